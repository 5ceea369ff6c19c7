import { MONTH_PATTERN } from './months.ts';
import { withYears } from './worded-years.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const WORDED_DAY = new RegExp(
  `\\b(?:(twent|thirt)y[- ])?([a-z]{3,9}th|first|second|third)(?=\\s+(?:(?:day\\s+)?of|${MONTH_PATTERN})\\b)`,
  'gi',
);

/** "This fifth day of May": replaces days in words by numbers, padded to the same length. */
export function withDays(text: string): string {
  // "01-0CT-2034": in a month's name, 0 is an O.
  const lettered = text.replace(
    /(?<![\dA-Z])(N)?0(?=CT\b|CTOBER\b|V\b|VEMBER\b)/gi,
    (_, n: string | undefined) => `${n ?? ''}O`,
  );
  return withYears(lettered).replace(WORDED_DAY, (all, tens: string | undefined, unit: string) => {
    const word = unit.toLowerCase();
    const own = word === 'thirtieth' ? 30 : ORDINALS.indexOf(word) + 1;
    const day = own + (tens ? (tens.toLowerCase() === 'twent' ? 20 : 30) : 0);
    return own > 0 && day <= 31 ? String(day).padEnd(all.length) : all;
  });
}
