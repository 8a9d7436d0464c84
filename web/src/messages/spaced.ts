/** A space between Latin and Chinese, which a name put into a sentence does not bring along. */
export const spaced = (text: string): string =>
  text.replaceAll(/([\u4e00-\u9fff])([A-Za-z0-9])/g, "$1 $2").replaceAll(/([A-Za-z0-9])([\u4e00-\u9fff])/g, "$1 $2");
