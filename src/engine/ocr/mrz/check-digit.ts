import { FILLER, MRZ_CHARACTERS, textAt, type CheckDigitRule, type ZoneFormat } from './formats.ts';

const WEIGHTS = [7, 3, 1] as const;

/** Doc 9303 part 3, 4.9: digits count as themselves, A–Z as 10–35, fillers as 0; weights 7, 3, 1; modulus 10. */
export function checkDigit(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const value = text[i] === FILLER ? 0 : MRZ_CHARACTERS.indexOf(text[i]!);
    sum += value * WEIGHTS[i % 3]!;
  }
  return sum % 10;
}

/**
 * A document number longer than nine characters continues in the optional data, with a filler in place of its check
 * digit, which follows the last character (Doc 9303 part 5, 4.2.2.2, note j).
 */
export function longDocumentNumber(
  lines: readonly string[],
  format: ZoneFormat,
): { number: string; digit: string } | null {
  const optional = format.fields['optional1'] ?? format.fields['optional'];
  const rule = format.checks[0]!;
  if (!optional || format.format === 'MRVA' || format.format === 'MRVB' || textAt(lines, rule.at) !== FILLER)
    return null;
  const rest = textAt(lines, optional).split(FILLER)[0]!;
  if (rest.length < 2) return null;
  return { number: textAt(lines, rule.covers[0]!) + rest.slice(0, -1), digit: rest.at(-1)! };
}

/** Is this check digit valid in a zone? */
export function holds(rule: CheckDigitRule, lines: readonly string[], format: ZoneFormat): boolean {
  if (rule.field === 'documentNumber') {
    const long = longDocumentNumber(lines, format);
    if (long) return String(checkDigit(long.number)) === long.digit;
  }
  const covered = rule.covers.map((span) => textAt(lines, span)).join('');
  const printed = textAt(lines, rule.at);
  if (printed === FILLER) return rule.fillerWhenEmpty === true && /^<*$/.test(covered);
  return String(checkDigit(covered)) === printed;
}
