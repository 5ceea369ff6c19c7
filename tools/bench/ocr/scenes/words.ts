import { capitalised } from '../../../../src/contract/formats.ts';
import type { Random } from '../../../specimens/world/random.ts';

const SYLLABLES = 'mo ka te lo ba ne sha tso ri di pu la kge go re wa ke si to me phi du'.split(' ');
const LABELS =
  'Surname,Forenames,Date of birth,Sex,Place of issue,Holder,Number,Valid until,Class,Address'.split(',');

const word = (random: Random): string =>
  Array.from({ length: random.int(2, 4) }, () => random.pick(SYLLABLES)).join('');

export const label = (random: Random): string => random.pick(LABELS);

/** What stands behind a label: a name, a number or a date. */
export function entry(random: Random): string {
  const kind = random.int(0, 2);
  if (kind === 0) return `${capitalised(word(random))} ${capitalised(word(random))}`;
  return kind === 1 ? random.digits(9) : `${random.int(10, 28)}/0${random.int(1, 9)}/20${random.int(10, 32)}`;
}

/** A line of prose of about so many letters. */
export function prose(random: Random, letters: number): string {
  let text = capitalised(word(random));
  while (text.length < letters) text += ` ${word(random)}`;
  return text;
}

export const amount = (random: Random): string =>
  `${random.int(1, 99)},${random.digits(3)}.${random.digits(2)}`;
