import names from '../../../src/engine/packs/namibia/names.json' with { type: 'json' };
import { addDays, addYears, mrzDate, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import type { Random } from '../world/random.ts';

/** Names that no list of the product holds, so that what is read does not rest on them. */
const OTHER_SURNAMES = ['Ekandjo-Sample', 'Muteka', 'Tjiriange', 'Van der Byl', 'Isaacks', 'Nakale'];
export const TOWNS = [
  'Windhoek',
  'Swakopmund',
  'Walvis Bay',
  'Oshakati',
  'Rundu',
  'Keetmanshoop',
  'Otjiwarongo',
];

/** A fictional Namibian; `omang` holds the identity number, eleven figures that begin with the birth. */
export function namibian(random: Random): Person & { idNumber: string } {
  const sex = random.pick(['M', 'F'] as const);
  const forenames = random.sample(names.given, random.chance(0.4) ? 2 : 1).join(' ');
  const surname = random.pick(random.chance(0.5) ? names.surnames : OTHER_SURNAMES);
  const birth = addDays(addYears(TODAY, -random.int(19, 64)), -random.int(1, 364));
  const idNumber = `${mrzDate(birth)}${random.digits(5)}`;
  return {
    sex,
    forenames,
    surname,
    name: `${forenames} ${surname}`,
    birth,
    omang: idNumber,
    idNumber,
    birthplace: random.pick(TOWNS),
    title: sex === 'M' ? 'Mr' : 'Ms',
  };
}

export const nad = (amount: number): string => `N$${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
export const nadSpace = (amount: number): string =>
  `N$ ${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ' ')}`;
