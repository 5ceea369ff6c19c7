import { LAND } from '../lexicon/premises.ts';
import { reference } from './identifiers.ts';
import type { ValueKind } from './kind.ts';

/** "Lot 2291", "Plot No. 2291": words before a plot number; a flat or unit is part of a plot. */
const BEFORE_NUMBER = new RegExp(
  String.raw`^[\s:]*(?:tribal |erf )?(?:${LAND}|house)\b\.?(?:\s*(?:no\.?|number))?[\s:]*(?=\d)`,
  'i',
);

/** A plot number without the word before it. */
export const plotNumber: ValueKind = {
  ...reference,
  parse: (printed, context) => reference.parse(printed.replace(BEFORE_NUMBER, ''), context),
};
