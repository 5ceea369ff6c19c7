import { identifier } from './identifier.ts';
import type { ValueKind } from './kind.ts';
import { ofAnyForm } from './card-numbers.ts';
import { figuresOf, shapesOf } from './national-id.ts';
import { packs } from '../packs/index.ts';

const nationalIds = packs.map(({ nationalId }) => nationalId);
const OTHERS =
  /(?<![\w/])\d{6} ?\d{4} ?\d{2} ?\d(?![\w/])|(?<![\w/])\d{2}[- ]?\d{6,7}[- ]?[A-Z][- ]?\d{2}(?!\w)|(?<![\w/])\d{6}\/\d{2}\/\d(?![\w/])/;

/**
 * Personal numbers in passports: those of the installed countries, thirteen digits in South Africa, "08-2047715 K 73"
 * in Zimbabwe, "000000/00/1" in Zambia.
 */
export const personalNumber: ValueKind = ofAnyForm(
  identifier(
    'personal-number',
    new RegExp([...nationalIds.map(figuresOf), OTHERS.source].join('|'), 'g'),
    [
      ...nationalIds.flatMap(shapesOf),
      { pattern: /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{7}$/, quality: 1 },
      { pattern: /^\d{8,9}[A-Z]\d{2}$/, quality: 0.9, asPrinted: true },
      { pattern: /^\d{6}\/\d{2}\/\d$/, quality: 0.9, asPrinted: true },
    ],
    'doubtful',
  ),
);
