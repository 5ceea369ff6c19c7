/** Legal forms that hardly any other word ends in … */
const BEHIND =
  /(?:COMPANY|LIMITED|CORPORATION|INCORPORATED|PROPRIETARY|PRIVATE|PTY|PVT|PTE|LTDA?|LLC|LLP|GES(?:ELLSCHAFT)?MBH|GMBH|PLC|PJSC|OJSC|JSC|SARL|BHD|FZCO|FZE)$/;
/** … or begins with. */
const BEFORE = /^(?:PJSC|OJSC|CJSC|JSC|OOO|OAO|ZAO|PAO|LLC|GMBH)(?=[A-Z]{5})/;
/** Minimum letters of the name, if it is one word, and of its last word. */
const SHORTEST_NAME = 5;
const SHORTEST_WORD = 4;

/**
 * A company's name without a legal form glued to its first or last word, and without the article if it has no spaces at
 * all; null for every other name.
 *
 * @example withoutGluedForm('KgaleTradingPtyLtd') // 'KGALETRADING'
 * @example withoutGluedForm('Kgale Valley MiningPtyLtd') // 'KGALE VALLEY MINING'
 */
export function withoutGluedForm(name: string): string | null {
  const words = name.trim().toUpperCase().split(/\s+/);
  const least = words.length === 1 ? SHORTEST_NAME : SHORTEST_WORD;
  const first = words[0]!.replace(BEFORE, '');
  const behind = words
    .with(0, first)
    .at(-1)!
    .replace(/[().,/]/g, '');
  const last = words.length === 1 && first !== words[0] ? first : withoutForms(behind, least);
  if (first === words[0] && last === behind) return null;
  if (words.length === 1) return last.replace(ARTICLE, '');
  return [first, ...words.slice(1, -1), last].join(' ');
}

function withoutForms(word: string, least: number): string {
  if (!/^[A-Z]+$/.test(word)) return word;
  let rest = word;
  while (BEHIND.test(rest) && rest.replace(BEHIND, '').length >= least) rest = rest.replace(BEHIND, '');
  return rest;
}
const ARTICLE = /^THE(?=.{5})/;
