import type { Box } from '../../../src/contract/geometry.ts';
import type { Random } from '../world/random.ts';
import type { Base, Edit } from './attack.ts';

/** Fields that forgers change: amounts first, then numbers, dates and names. */
const AMOUNTS = /salary|net|gross|balance|amount|pay|total|tax|pension/i;
const NUMBERS = /number|idNumber|account/i;

/** Chooses a printed field and what it shall say instead; null when the document has none. */
export function chooseEdit(
  base: Base,
  random: Random,
  wanted: 'amount' | 'number' | 'text' | 'any' = 'any',
): Edit | null {
  const printed = Object.entries(base.truth.fields).filter(
    ([, f]) => f.raw !== null && f.box !== null && f.page !== null && f.raw.length >= 2 && fits(f.raw, f.box),
  );
  const amounts = printed.filter(
    ([name, f]) =>
      AMOUNTS.test(name) && typeof f.value === 'number' && /\d{3}/.test(f.raw!.replace(/[ ,]/g, '')),
  );
  const numbers = printed.filter(([name, f]) => NUMBERS.test(name) && /\d{4}/.test(f.raw!));
  const texts = printed.filter(([, f]) => /^[\p{L} .'-]{4,40}$/u.test(f.raw!));
  const digits = printed.filter(([, f]) => /\d/.test(f.raw!) && f.raw!.length < 30);
  const pools = {
    amount: [amounts],
    number: [numbers, digits],
    text: [texts],
    any: [amounts, numbers, digits, texts],
  }[wanted];
  const pool = pools.find((p) => p.length > 0);
  if (!pool) return null;
  const [field, { raw, page, box }] = random.pick(pool);
  return { field, page: page!, box: box!, before: raw!, after: changed(raw!, random, wanted === 'amount') };
}

/** Raises the leading digit of an amount, or changes one digit, or swaps in another name. */
export function changed(raw: string, random: Random, amount: boolean): string {
  const positions = [...raw].flatMap((c, i) => (/\d/.test(c) ? [i] : []));
  if (positions.length === 0)
    return [...raw]
      .map((c) => {
        const vowels = ['aeiou', 'AEIOU'].find((v) => v.includes(c));
        return vowels ? random.pick([...vowels].filter((v) => v !== c)) : c;
      })
      .join('');
  const at = amount ? positions[0]! : random.pick(positions);
  const old = Number(raw[at]);
  const digit = amount && old < 9 ? random.int(Math.max(1, old + 1), 9) : (old + random.int(1, 9)) % 10;
  return raw.slice(0, at) + String(digit) + raw.slice(at + 1);
}

/** A box too narrow for its text holds only part of it (text printed in pieces); nobody edits half a number by accident. */
function fits(raw: string, box: Box): boolean {
  return box.width > 0.33 * box.height * raw.length;
}
