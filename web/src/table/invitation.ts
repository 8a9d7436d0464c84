/** The finished game, and the step if there is one, in a link such as ".../r/TABLE#12" or ".../#/r/TABLE/12". */
export function parseReplay(text: string): [string] | [string, string] | undefined {
  const match = /(?:^|\/)r\/([A-Za-z0-9_-]{4,64})(?:[#/](\d{1,6}))?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  return match[2] ? [match[1], match[2]] : [match[1]];
}

/** The table, and the secret of a seat if there is one, in a link such as ".../#/t/TABLE/SECRET" or "TABLE/SECRET". */
export function parseInvitation(text: string): [string] | [string, string] | undefined {
  const path = text.trim().replace(/^.*#\/t\//, "");
  const match = /^([A-Za-z0-9_-]{4,64})(?:\/([A-Za-z0-9_-]{8,128}))?$/.exec(path);
  if (!match?.[1]) return undefined;
  return match[2] ? [match[1], match[2]] : [match[1]];
}
