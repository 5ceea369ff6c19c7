import type { MrzFormat } from '../../../contract/pages.ts';

/** Characters of a zone (Doc 9303 part 3, 4.1): index 0 … 36 are also the classes of the line reader. */
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
  /** May be a filler when what it covers is empty (Doc 9303 part 4, 4.2.2.2, personal number). */
  readonly fillerWhenEmpty?: boolean;
}

/** How a zone is laid out (ICAO Doc 9303 parts 4 to 7). Field names are those of the `mrz` package. */
export interface ZoneFormat {
  readonly format: MrzFormat;
  readonly lineLength: number;
  /** For each line the characters that may stand at each position. */
  readonly allowed: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, Span>>;
  /** One span that holds both names, a double filler between them, or one of the surname and one of the given names. */
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
  // X stands in zones since Doc 9303's eighth edition lets states print it (part 3, 4.7; United States, Germany).
  s: 'MFX<',
  P: 'P',
  V: 'V',
  // The second of a card's code is for the state to choose (part 5, 4.2.2.2): the United States print C1 and C2.
  c: `${LETTERS}12${FILLER}`,
  // A, C or I (Doc 9303 part 5, 4.2.2.2), but states print others: `TR` on permits of Georgia. V is a visa.
  I: LETTERS.replace('V', ''),
};

/** `'P1 a4 n9'` → the allowed characters of 14 positions; `'=IDFRA'`: these letters. */
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

/** Second line that all two-line formats share up to position 28. */
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
 * French identity cards of 1988 to 2021, many of them valid into the 2030s: rows as long as those of TD2, laid out otherwise. The surname has
 * a row of its own, before the office; the number (year, month, department, counter) has twelve digits; nothing says when the card expires.
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

/** The format of a zone's rows by their number and length; null: no zone has this form. */
export const formatOf = (rows: readonly string[]): ZoneFormat | null =>
  ZONE_FORMATS.find(
    ({ format, lineLength, allowed }) =>
      allowed.length === rows.length &&
      rows.every((row) => row.length === lineLength) &&
      format.startsWith('MRV') === rows[0]!.startsWith('V') &&
      (format !== 'IDFRA' || rows[0]!.startsWith(format)),
  ) ?? null;

/** The names of a zone: primary, then secondary, without the fillers behind them; fillers between words stay. */
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

/** A row of names without a filler at its end may have lost a part of them (Doc 9303 part 3, 4.6). */
export const mayBeCut = (lines: readonly string[], { names }: ZoneFormat): boolean =>
  names.some((span) => span && !textAt(lines, span).endsWith(FILLER));

export const textAt = (lines: readonly string[], { line: index, start, end }: Span): string =>
  lines[index]!.slice(start, end);
