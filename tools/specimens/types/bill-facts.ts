import type { Draft } from '../draw/draft.ts';
import { round, sum } from '../world/amounts.ts';
import { addDays, TODAY } from '../world/dates.ts';
import { person } from '../world/person.ts';
import type { Address } from '../world/place.ts';
import { plotAddress, postalAddress, wardAddress } from '../world/place.ts';
import type { Person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';

export interface BillFacts extends Facts {
  who: Person;
  home: Address;
  post: Address;
  meter: string;
  before: number;
  after: number;
  forward: number;
  paid: number;
  /** Charges of a water, an electricity and an internet bill; VAT (14 %) is part of `due`. */
  water: Charges;
  power: Charges;
  net: Charges;
}
interface Charges {
  rows: [string, string, string, number][];
  vat: number;
  total: number;
  due: number;
}

function charges(rows: Charges['rows'], taxed: number, forward: number): Charges {
  const vat = round(taxed * 0.14);
  const total = round(sum(rows.map((row) => row[3])) + vat);
  return { rows, vat, total, due: round(total + forward) };
}

export function billFacts(random: Random): BillFacts {
  const who = person(random, { minAge: 24 });
  const home = random.chance(0.75) ? plotAddress(random) : wardAddress(random);
  const issued = addDays(TODAY, -random.int(3, 150));
  const use = random.int(6, 48);
  const kwh = random.int(120, 900);
  const before = random.int(200, 9000);
  const forward = random.chance(0.4) ? round(random.between(40, 900)) : 0;
  const free = round(Math.min(use, 5) * 3.5);
  const block = round(Math.max(0, use - 5) * 12.28);
  const waste = round(use * 2.15);
  const low = round(Math.min(kwh, 200) * 0.9);
  const high = round(Math.max(0, kwh - 200) * 1.31);
  const levy = round(kwh * 0.05);
  const calls = round(random.between(5, 120));
  const plan = random.pick([
    ['Home Fibre 10 Mbps', 549],
    ['Home Fibre 25 Mbps', 749],
    ['ADSL Unlimited 4 Mbps', 399],
    ['LTE Home 100 GB', 499],
  ] as [string, number][]);
  return {
    who,
    home,
    before,
    forward,
    post: random.chance(0.6) ? postalAddress(random, home.town) : home,
    meter: random.digits(8),
    after: before + use,
    paid: round(random.between(150, 900)),
    water: charges(
      [
        ['Potable water 0 - 5 kl', String(Math.min(use, 5)), '3.50', free],
        ['Potable water above 5 kl', String(Math.max(0, use - 5)), '12.28', block],
        ['Wastewater', String(use), '2.15', waste],
      ],
      block + waste,
      forward,
    ),
    power: charges(
      [
        ['Fixed charge', '1', '24.90', 24.9],
        ['Energy charge block 1', String(Math.min(kwh, 200)), '0.9000', low],
        ['Energy charge block 2', String(Math.max(0, kwh - 200)), '1.3100', high],
        ['National electrification levy', String(kwh), '0.0500', levy],
      ],
      24.9 + low + high,
      forward,
    ),
    net: charges(
      [
        [plan[0], '1', plan[1].toFixed(2), plan[1]],
        ['Line rental', '1', '85.00', 85],
        ['Voice calls', String(random.int(3, 90)), '', calls],
      ],
      plan[1] + 85 + calls,
      forward,
    ),
    values: {
      name: who.name,
      address: home.text,
      issueDate: issued,
      dueDate: addDays(issued, random.int(14, 30)),
      accountNumber: random.digits(6),
      contractNumber: random.digits(6),
      billingPeriod: issued.slice(0, 7),
      issuerName: null,
      documentType: 'UTILITY_BILL',
      amountDue: null,
    },
  };
}

/** Prints the issuer, so that it is a field as well. */
export const issuedBy = (d: Draft, name: string) => {
  d.values['issuerName'] = name;
  return d.f('issuerName');
};
export const due = (d: Draft, amount: number, format: (n: number) => string) => {
  d.values['amountDue'] = amount;
  return d.f('amountDue', format);
};
