/** Characters with named entities in HTML and XML. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  quot: '"',
  ldquo: '"',
  rdquo: '"',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
};
const ENTITY =
  /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<letter>[a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron)|(?<sign>[a-z]{3,5}));/giu;

/**
 * Decodes HTML and XML entities left in a name by another system; anything else stays.
 *
 * @example withoutEntities('O&#39;Neil &amp; Andr&eacute;') // "O'Neil & Andre"
 */
export function withoutEntities(name: string): string {
  return name.replace(ENTITY, (whole, ...rest) => {
    const { decimal, hex, letter, sign } = rest.at(-1) as Partial<Record<string, string>>;
    if (letter) return letter;
    if (sign) return SIGNS[sign.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex!, 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
