import type { Person } from './person.ts';
import { person } from './person.ts';
import type { Address } from './place.ts';
import { plotAddress, postalAddress } from './place.ts';
import type { Random } from './random.ts';
import { addDays, isoOf } from './dates.ts';

export interface Company {
  name: string;
  /** CIPA number: BW and eleven digits. */
  uin: string;
  tin: string;
  vat: string;
  address: Address;
  postal: Address;
  phone: string;
  email: string;
  founded: string;
  business: string;
  directors: Person[];
}

const FIRST = [
  'Thuto',
  'Naledi',
  'Mokolodi',
  'Tsodilo',
  'Marula',
  'Okwa',
  'Kgale',
  'Letsatsi',
  'Pula',
  'Segwana',
  'Motlopi',
  'Sesana',
  'Tholo',
  'Phiri',
  'Kudu',
  'Makgadikgadi',
  'Limpopo',
  'Tswapong',
  'Morula',
  'Bophelo',
  'Matsiloje',
  'Kwando',
  'Savuti',
  'Mmadikolobe',
  'Sethare',
  'Dithaba',
  'Boteti',
  'Nxai',
  'Lerato',
  'Tebelopele',
];
const TRADES: [string, string][] = [
  ['Hardware', 'Retail of building materials'],
  ['Logistics', 'Road freight transport'],
  ['Foods', 'Wholesale of food and beverages'],
  ['Holdings', 'Investment holding'],
  ['Engineering', 'Civil engineering'],
  ['Motors', 'Sale and repair of motor vehicles'],
  ['Pharmacy', 'Retail of pharmaceutical goods'],
  ['Safaris', 'Tour operators'],
  ['Textiles', 'Manufacture of clothing'],
  ['Consulting', 'Management consultancy'],
  ['Farms', 'Mixed farming'],
  ['Security Services', 'Private security activities'],
  ['Computers', 'Computer consultancy'],
  ['Print Works', 'Printing and publishing'],
  ['Cleaning Services', 'Cleaning of buildings'],
  ['Stationers', 'Retail of books and stationery'],
  ['Borehole Drilling', 'Water well drilling'],
  ['Properties', 'Letting of own property'],
];

export function phone(random: Random): string {
  return `+267 ${random.pick(['390', '391', '393', '395', '241', '686', '533'])} ${random.digits(4)}`;
}
export function mobile(random: Random): string {
  return `7${random.int(1, 7)} ${random.digits(3)} ${random.digits(3)}`;
}
export function uin(random: Random): string {
  return `BW0000${random.int(1000000, 4999999)}`;
}
/** Letter, eight digits, tax type and a last digit: 01 income tax, 11 VAT (docs/facts/botswana-numbers.md). */
export function tin(random: Random, letter: 'C' | 'I'): { tin: string; vat: string } {
  const stem = `${letter}${random.digits(8)}`;
  return { tin: `${stem}01${random.int(1, 9)}`, vat: `${stem}11${random.int(1, 9)}` };
}

export function company(random: Random, kind: 'private' | 'public' | 'close' = 'private'): Company {
  const [trade, business] = random.pick(TRADES);
  const core = `${random.pick(FIRST)} ${random.chance(0.25) ? `${random.pick(FIRST)} ` : ''}${trade}`;
  const ending =
    kind === 'public'
      ? 'Limited'
      : kind === 'close'
        ? 'CC'
        : random.pick(['(Proprietary) Limited', '(Pty) Ltd']);
  const address = plotAddress(random);
  const numbers = tin(random, 'C');
  return {
    name: `${core} ${ending}`,
    uin: uin(random),
    tin: numbers.tin,
    vat: numbers.vat,
    address,
    postal: postalAddress(random, address.town),
    phone: phone(random),
    email: `info@${core.toLowerCase().replace(/[^a-z]/g, '')}.example`,
    founded: addDays(isoOf(2019, 7, 1), random.int(0, 2300)),
    business,
    directors: Array.from({ length: random.int(kind === 'public' ? 3 : 1, 4) }, () =>
      person(random, { minAge: 25 }),
    ),
  };
}
