import { identifier } from './identifier.ts';
import type { ValueKind } from './kind.ts';
import { ofAnyForm, OMANG_DIGITS, OMANG_SHAPES } from './identifiers.ts';

const OTHERS =
  /(?<![\w/])\d{6} ?\d{4} ?\d{2} ?\d(?![\w/])|(?<![\w/])\d{2}[- ]?\d{6,7}[- ]?[A-Z][- ]?\d{2}(?!\w)|(?<![\w/])\d{6}\/\d{2}\/\d(?![\w/])/;

/**
 * What states number their people with, as their passports print it: nine digits in Botswana, the fifth 1 or 2
 * (docs/facts/botswana-numbers.md), thirteen in South Africa, "08-2047715 K 73" in Zimbabwe, "000000/00/1" in Zambia.
 */
export const personalNumber: ValueKind = ofAnyForm(
  identifier(
    'personal-number',
    new RegExp(`${OMANG_DIGITS.source}|${OTHERS.source}`, 'g'),
    [
      ...OMANG_SHAPES,
      { pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{7}$/, quality: 1 },
      { pattern: /^\d{8,9}[A-Z]\d{2}$/, quality: 0.9, asPrinted: true },
      { pattern: /^\d{6}\/\d{2}\/\d$/, quality: 0.9, asPrinted: true },
    ],
    true,
  ),
);
