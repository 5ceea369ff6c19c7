/** Between who acts and the person acted for. */
const FOR = [
  'o\\/?b\\/?o\\.?',
  'on behalf of',
  'f\\/?b\\/?o\\.?',
  'for the benefit of',
  'c\\/o\\.?',
  'care of',
  'i\\/?r\\/?o\\.?',
  'in respect of',
  '(?:as )?(?:legal )?guardian (?:of|for)',
  '(?:as )?(?:nominee|trustee|curator|executor) (?:of|for)',
];
/** Separators between joint account holders: `&`, `and`, `or`, `and/or`, `+`; and between those of {@link FOR}. */
const BETWEEN = new RegExp(`[\\s,]+(?:and ?\\/ ?or|and|or|&|\\+|${FOR.join('|')})\\s+|\\s*[&+]\\s*`, 'iu');
/** Trusts that bear the name of the person who made them. */
const TRUST = /^(?:the )?(.+) (?:family|testamentary) trust$/iu;
/** Prefix of an estate in an account title. */
const ESTATE = /^(?:the\s+)?est(?:ate|\.)?\s+(?:of\s+)?(?:the\s+)?(?:late\s+)?(?=\p{L}+\.?\s+\p{L})/iu;
const LATE = /^(?:the\s+)?late\s+(?=\p{L}+\.?\s+\p{L})/iu;

/**
 * The persons in an account title that names several, an estate or a family's trust; nothing for a single name. A given name alone before
 * the other shares the surname.
 *
 * @example jointNames('John & Mary Dube') // 'John Dube', 'Mary Dube'
 * @example jointNames('Estate Late Thabo Mokgosi') // 'Thabo Mokgosi'
 */
export function jointNames(title: string): readonly string[] {
  const text = title.trim().replace(/\s+/g, ' ');
  const owners = text.replace(ESTATE, '').replace(LATE, '').replace(TRUST, '$1');
  const parts = owners.split(BETWEEN).map((part) => part.trim());
  if (parts.length === 1) return owners === text ? [] : [owners];
  if (parts.length > MOST_OWNERS || parts.some((part) => part === '')) return [];
  const words = parts.map((part) => part.split(/\s+/));
  const surname = words.at(-1)!.length > 1 ? words.at(-1)!.at(-1)! : '';
  // `Fruit and Vegetables`: single words on both sides are no names.
  if (surname === '' && words.every(({ length }) => length === 1)) return [];
  return parts.map((part, i) => (words[i]!.length === 1 ? `${part} ${surname}`.trim() : part));
}

/** Accounts have few owners; a longer list is other text. */
const MOST_OWNERS = 4;
