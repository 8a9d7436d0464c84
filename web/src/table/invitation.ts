/** The table, and the secret of a seat if there is one, in a link such as ".../#/t/TABLE/SECRET" or "TABLE/SECRET". */
export function parseInvitation(text: string): [string] | [string, string] | undefined {
  const path = text.trim().replace(/^.*#\/t\//, "");
  const match = /^([A-Za-z0-9_-]{4,64})(?:\/([A-Za-z0-9_-]{8,128}))?$/.exec(path);
  if (!match?.[1]) return undefined;
  return match[2] ? [match[1], match[2]] : [match[1]];
}
