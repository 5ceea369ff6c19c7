/** Legal forms that hardly any other word ends in. */
const FORM = /(?:COMPANY|LIMITED|CORPORATION|INCORPORATED|PROPRIETARY|PTY|LTDA?|LLC|GMBH|PLC)$/;
/** Letters of the name itself. */
const SHORTEST_NAME = 5;

/**
 * A company's name written without blanks, less its legal form and article; null for every other name.
 *
 * @example withoutGluedForm('KgaleTradingPtyLtd') // 'KGALETRADING'
 */
export function withoutGluedForm(name: string): string | null {
  const word = name.trim().toUpperCase();
  if (!/^[A-Z]+$/.test(word)) return null;
  let rest = word;
  while (FORM.test(rest) && rest.replace(FORM, '').length >= SHORTEST_NAME) rest = rest.replace(FORM, '');
  return rest === word ? null : rest.replace(ARTICLE, '');
}
const ARTICLE = /^THE(?=.{5})/;
