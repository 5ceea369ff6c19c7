import type { NationalId } from '../packs/country-pack.ts';
import { defaultPack, packs } from '../packs/index.ts';
import { identifier, type Shape } from './identifier.ts';
import type { ValueKind } from './kind.ts';

/** Is it a number with the right count of digits? */
export const hasFigures = ({ length }: NationalId, value: unknown): value is string =>
  typeof value === 'string' && value.length === length && /^\d+$/.test(value);

/** Pattern of the right count of digits, some of which OCR may read as letters. */
export const figuresOf = ({ length }: NationalId): string =>
  String.raw`(?<![\w/.,])[0-9OIlSB](?:[ -]?[0-9OIlSB]){${length - 1}}(?![\w/]|[.,]\d)`;

export const shapesOf = ({ digits, length, unusual }: NationalId): Shape[] => [
  { pattern: new RegExp(`^(?:${digits})$`), quality: 1 },
  { pattern: new RegExp(String.raw`^\d{${length}}$`), quality: 0.5, doubtful: true, note: unusual },
];

const kinds = new Map(
  packs.map(({ code, nationalId }) => [
    code,
    // Named in everyday terms: sentences say "the form of an … number".
    identifier(
      `${nationalId.words[0] ?? 'national-id'}-number`,
      new RegExp(figuresOf(nationalId), 'g'),
      shapesOf(nationalId),
    ),
  ]),
);

/** The national identity number of the paper's country, by its format. */
export const nationalIdNumber: ValueKind = {
  ...kinds.get(defaultPack.code)!,
  mention: new RegExp(
    String.raw`(?<![\w/.,])(?:${packs.map(({ nationalId }) => nationalId.digits).join('|')})(?![\w/]|[.,]\d)`,
    'g',
  ),
  parse: (text, context) => kinds.get((context.country ?? defaultPack).code)!.parse(text, context),
};
