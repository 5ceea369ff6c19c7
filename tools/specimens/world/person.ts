import names from '../data/names.json' with { type: 'json' };
import { addDays, addYears, TODAY } from './dates.ts';
import type { Random } from './random.ts';
import { village } from './place.ts';

export interface Person {
  sex: 'M' | 'F';
  forenames: string;
  surname: string;
  /** Forenames and surname. */
  name: string;
  birth: string;
  /** Nine digits, the fifth 1 for a man and 2 for a woman. */
  omang: string;
  birthplace: string;
  title: string;
}

export function omangNumber(random: Random, sex: 'M' | 'F'): string {
  return `${random.digits(4)}${sex === 'M' ? 1 : 2}${random.digits(4)}`;
}

/** A fictional Motswana; names are freely combined tokens. */
export function person(
  random: Random,
  wish: { sex?: 'M' | 'F'; minAge?: number; maxAge?: number } = {},
): Person {
  const sex = wish.sex ?? random.pick(['M', 'F'] as const);
  const pool = sex === 'F' ? names.female : names.male;
  const first = random.chance(0.8) ? random.pick(pool) : random.pick(names.english);
  const second = random.chance(0.45) ? random.pick(random.chance(0.6) ? names.english : pool) : '';
  const forenames = second !== '' && second !== first ? `${first} ${second}` : first;
  const surname =
    sex === 'F' && random.chance(0.08)
      ? random.sample(names.surnames, 2).join('-')
      : random.pick(names.surnames);
  const age = random.int(wish.minAge ?? 19, wish.maxAge ?? 68);
  const birth = addDays(addYears(TODAY, -age), -random.int(1, 364));
  const title = sex === 'M' ? 'Mr' : random.pick(['Ms', 'Mrs']);
  return {
    sex,
    forenames,
    surname,
    name: `${forenames} ${surname}`,
    birth,
    omang: omangNumber(random, sex),
    birthplace: village(random).name,
    title,
  };
}

export function upper(text: string): string {
  return text.toUpperCase();
}
/** Surname first, as registers print it. */
export function surnameFirst(name: string): string {
  const words = name.split(' ');
  return `${words.at(-1)!.toUpperCase()}, ${words.slice(0, -1).join(' ')}`;
}
/** `Mr K B Molefe` for people and their mail. */
export function titled(p: Person): string {
  return `${p.title} ${p.name}`;
}
