/** A space between Latin and Chinese, which a name put into a sentence does not bring along. */
export const spaced = (text: string): string =>
  text.replaceAll(/([\u4e00-\u9fff])([A-Za-z0-9])/g, "$1 $2").replaceAll(/([A-Za-z0-9])([\u4e00-\u9fff])/g, "$1 $2");

const isHan = /^[\u4e00-\u9fff]$/;
const isLatin = /^[!-~\u00c0-\u024f]$/;
function joined(before: string, after: string): string {
  const [last = "", first = ""] = [before.at(-1), after.at(0)];
  const meets = (isHan.test(last) && isLatin.test(first)) || (isLatin.test(last) && isHan.test(first));
  return meets ? `${before} ${after}` : `${before}${after}`;
}
/** A Chinese sentence with names filled in: a space where a Latin name meets it, none for a Chinese one; what stands
 *  within a name stays as it is. */
export const withNames = (words: TemplateStringsArray, ...names: (string | number)[]): string =>
  words.slice(1).reduce((text, after, i) => joined(joined(text, String(names[i] ?? "")), after), words[0] ?? "");
