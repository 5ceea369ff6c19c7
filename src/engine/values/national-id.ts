import type { NationalId } from '../packs/country-pack.ts';
import { defaultPack, packs } from '../packs/index.ts';
import { identifier, type Shape } from './identifier.ts';
import type { ValueKind } from './kind.ts';

/** Is it a number of as many figures, whichever they are? */
export const hasFigures = ({ length }: NationalId, value: unknown): value is string =>
  typeof value === 'string' && value.length === length && /^\d+$/.test(value);

/** As many figures as the number has, of which readers may take some for letters. */
export const figuresOf = ({ length }: NationalId): string =>
  String.raw`(?<![\w/.,])[0-9OIlSB](?:[ -]?[0-9OIlSB]){${length - 1}}(?![\w/]|[.,]\d)`;

export const shapesOf = ({ digits, length, unusual }: NationalId): Shape[] => [
  { pattern: new RegExp(`^(?:${digits})$`), quality: 1 },
  { pattern: new RegExp(String.raw`^\d{${length}}$`), quality: 0.5, doubtful: true, note: unusual },
];

const kinds = new Map(
  packs.map(({ code, nationalId }) => [
    code,
    // Named as people call it: sentences say "the form of an … number".
    identifier(
      `${nationalId.words[0] ?? 'national-id'}-number`,
      new RegExp(figuresOf(nationalId), 'g'),
      shapesOf(nationalId),
    ),
  ]),
);

/** The number by which the state of the paper knows somebody: nine figures in one, eleven in another. */
export const nationalIdNumber: ValueKind = {
  ...kinds.get(defaultPack.code)!,
  mention: new RegExp(
    String.raw`(?<![\w/.,])(?:${packs.map(({ nationalId }) => nationalId.digits).join('|')})(?![\w/]|[.,]\d)`,
    'g',
  ),
  parse: (text, context) => kinds.get((context.country ?? defaultPack).code)!.parse(text, context),
};
