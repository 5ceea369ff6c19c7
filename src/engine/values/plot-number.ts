import { LAND } from '../lexicon/premises.ts';
import { reference } from './identifiers.ts';
import type { ValueKind } from './kind.ts';

/** "Lot 2291", "Plot No. 2291": what the land is called before its number; a flat or a unit is a part of a plot. */
const BEFORE_NUMBER = new RegExp(
  String.raw`^[\s:]*(?:tribal |erf )?(?:${LAND}|house)\b\.?(?:\s*(?:no\.?|number))?[\s:]*(?=\d)`,
  'i',
);

/** The number of a plot of land, without the word that says so. */
export const plotNumber: ValueKind = {
  ...reference,
  parse: (printed, context) => reference.parse(printed.replace(BEFORE_NUMBER, ''), context),
};
