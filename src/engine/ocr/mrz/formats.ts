import type { MrzFormat } from '../../../contract/pages.ts';

/** Characters of a zone (Doc 9303 part 3, 4.1); indices 0 … 36 are also the line model's classes. */
export const MRZ_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
export const FILLER = '<';

/** Part of a zone: `line` from 0, `start` and `end` as in `String.slice`. */
export interface Span {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface CheckDigitRule {
  readonly field: string;
  readonly at: Span;
  readonly covers: readonly Span[];
  /** May be a filler if the field it covers is empty (Doc 9303 part 4, 4.2.2.2, personal number). */
  readonly fillerWhenEmpty?: boolean;
}

/** Layout of a zone (ICAO Doc 9303 parts 4 to 7). Field names are those of the `mrz` package. */
export interface ZoneFormat {
  readonly format: MrzFormat;
  readonly lineLength: number;
  /** For each line the allowed characters per position. */
  readonly allowed: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, Span>>;
  /** One span with both names, separated by a double filler, or one each for surname and given names. */
  readonly names: readonly [Span, Span?];
  readonly checks: readonly CheckDigitRule[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const CLASSES: Record<string, string> = {
  a: LETTERS + FILLER,
  n: MRZ_CHARACTERS,
  d: DIGITS,
  D: DIGITS + FILLER,
  // X occurs since Doc 9303's eighth edition allows it (part 3, 4.7; United States, Germany).
  s: 'MFX<',
  P: 'P',
  V: 'V',
  // The second character of a card's code is at the state's discretion (part 5, 4.2.2.2): the United States print C1 and C2.
  c: `${LETTERS}12${FILLER}`,
  // A, C or I (Doc 9303 part 5, 4.2.2.2), but states print others: `TR` on permits of Georgia. V is for visas.
  I: LETTERS.replace('V', ''),
};

/** `'P1 a4 n9'` → allowed characters of 14 positions; `'=IDFRA'`: literal text. */
function line(pattern: string): string[] {
  return pattern
    .split(' ')
    .flatMap((part) =>
      part.startsWith('=')
        ? [...part.slice(1)]
        : Array<string>(Number(part.slice(1))).fill(CLASSES[part[0]!]!),
    );
}

const span = (lineIndex: number, start: number, end: number): Span => ({ line: lineIndex, start, end });

/** Second line, the same in all two-line formats up to position 28. */
const twoLine = (
  format: MrzFormat,
  first: string,
  second: string,
  length: number,
  extra: Pick<ZoneFormat, 'fields' | 'checks'>,
): ZoneFormat => ({
  format,
  lineLength: length,
  allowed: [line(first), line(second)],
  names: [span(0, 5, length)],
  fields: {
    documentCode: span(0, 0, 2),
    issuingState: span(0, 2, 5),
    documentNumber: span(1, 0, 9),
    nationality: span(1, 10, 13),
    birthDate: span(1, 13, 19),
    sex: span(1, 20, 21),
    expirationDate: span(1, 21, 27),
    ...extra.fields,
  },
  checks: [
    { field: 'documentNumber', at: span(1, 9, 10), covers: [span(1, 0, 9)] },
    { field: 'birthDate', at: span(1, 19, 20), covers: [span(1, 13, 19)] },
    { field: 'expirationDate', at: span(1, 27, 28), covers: [span(1, 21, 27)] },
    ...extra.checks,
  ],
});

const TD1: ZoneFormat = {
  format: 'TD1',
  lineLength: 30,
  allowed: [line('I1 c1 a3 n9 D1 n15'), line('D6 d1 s1 D6 d1 a3 n11 d1'), line('a30')],
  names: [span(2, 0, 30)],
  fields: {
    documentCode: span(0, 0, 2),
    issuingState: span(0, 2, 5),
    documentNumber: span(0, 5, 14),
    optional1: span(0, 15, 30),
    birthDate: span(1, 0, 6),
    sex: span(1, 7, 8),
    expirationDate: span(1, 8, 14),
    nationality: span(1, 15, 18),
    optional2: span(1, 18, 29),
  },
  checks: [
    { field: 'documentNumber', at: span(0, 14, 15), covers: [span(0, 5, 14)] },
    { field: 'birthDate', at: span(1, 6, 7), covers: [span(1, 0, 6)] },
    { field: 'expirationDate', at: span(1, 14, 15), covers: [span(1, 8, 14)] },
    {
      field: 'composite',
      at: span(1, 29, 30),
      covers: [span(0, 5, 30), span(1, 0, 7), span(1, 8, 15), span(1, 18, 29)],
    },
  ],
};

const TD2 = twoLine('TD2', 'I1 a35', 'n9 d1 a3 D6 d1 s1 D6 d1 n7 d1', 36, {
  fields: { optional: span(1, 28, 35) },
  checks: [
    { field: 'composite', at: span(1, 35, 36), covers: [span(1, 0, 10), span(1, 13, 20), span(1, 21, 35)] },
  ],
});

const TD3 = twoLine('TD3', 'P1 a43', 'n9 d1 a3 D6 d1 s1 D6 d1 n14 D1 d1', 44, {
  fields: { personalNumber: span(1, 28, 42) },
  checks: [
    { field: 'personalNumber', at: span(1, 42, 43), covers: [span(1, 28, 42)], fillerWhenEmpty: true },
    { field: 'composite', at: span(1, 43, 44), covers: [span(1, 0, 10), span(1, 13, 20), span(1, 21, 43)] },
  ],
});

const MRVA = twoLine('MRVA', 'V1 a43', 'n9 d1 a3 D6 d1 s1 D6 d1 n16', 44, {
  fields: { optional: span(1, 28, 44) },
  checks: [],
});
const MRVB = twoLine('MRVB', 'V1 a35', 'n9 d1 a3 D6 d1 s1 D6 d1 n8', 36, {
  fields: { optional: span(1, 28, 36) },
  checks: [],
});

/**
 * French identity cards of 1988 to 2021, many valid into the 2030s: rows as long as in TD2, other layout. The surname has a row
 * of its own, before the office; the number (year, month, department, counter) has twelve digits; there is no expiry date.
 */
const IDFRA: ZoneFormat = {
  format: 'IDFRA',
  lineLength: 36,
  allowed: [line('=IDFRA a25 n6'), line('n12 d1 a14 D6 d1 s1 d1')],
  names: [span(0, 5, 30), span(1, 13, 27)],
  fields: {
    documentCode: span(0, 0, 2),
    issuingState: span(0, 2, 5),
    nationality: span(0, 2, 5),
    documentNumber: span(1, 0, 12),
    birthDate: span(1, 27, 33),
    sex: span(1, 34, 35),
  },
  checks: [
    { field: 'documentNumber', at: span(1, 12, 13), covers: [span(1, 0, 12)] },
    { field: 'birthDate', at: span(1, 33, 34), covers: [span(1, 27, 33)] },
    { field: 'composite', at: span(1, 35, 36), covers: [span(0, 0, 36), span(1, 0, 35)] },
  ],
};

export const ZONE_FORMATS: readonly ZoneFormat[] = [TD1, IDFRA, TD2, TD3, MRVA, MRVB];

/** The format with this number and length of rows, or null. */
export const formatOf = (rows: readonly string[]): ZoneFormat | null =>
  ZONE_FORMATS.find(
    ({ format, lineLength, allowed }) =>
      allowed.length === rows.length &&
      rows.every((row) => row.length === lineLength) &&
      format.startsWith('MRV') === rows[0]!.startsWith('V') &&
      (format !== 'IDFRA' || rows[0]!.startsWith(format)),
  ) ?? null;

/** The names of a zone: primary, then secondary, without trailing fillers; inner fillers stay. */
export function namesOf(
  lines: readonly string[],
  { names: [primary, secondary] }: ZoneFormat,
): [string, string] {
  const bare = (text: string): string => text.replace(/<+$/, '');
  const first = bare(textAt(lines, primary));
  if (secondary) return [first, bare(textAt(lines, secondary))];
  const [last = '', ...given] = first.split('<<');
  return [last, given.join('<')];
}

/** Names without a trailing filler may be truncated (Doc 9303 part 3, 4.6). */
export const mayBeCut = (lines: readonly string[], { names }: ZoneFormat): boolean =>
  names.some((span) => span && !textAt(lines, span).endsWith(FILLER));

export const textAt = (lines: readonly string[], { line: index, start, end }: Span): string =>
  lines[index]!.slice(start, end);
