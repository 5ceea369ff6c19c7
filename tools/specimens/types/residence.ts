import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Company } from '../world/company.ts';
import { company, mobile } from '../world/company.ts';
import { addDays, addMonths, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Address } from '../world/place.ts';
import { plotAddress, postalAddress, wardAddress } from '../world/place.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';

/** Somebody who lives somewhere, and whoever says so: common to leases, letters and affidavits. */
export interface ResidenceFacts extends Facts {
  who: Person;
  home: Address;
  ward: string;
  landlord: Person;
  agency: Company;
  rent: number;
  since: string;
  phone: string;
  post: Address;
  reference: string;
}

export function residenceFacts(
  random: Random,
  where: 'town' | 'village' | 'either' = 'either',
): ResidenceFacts {
  const who = person(random);
  const rural = wardAddress(random);
  const home =
    where === 'village' || (where === 'either' && random.chance(0.3)) ? rural : plotAddress(random);
  const landlord = person(random, { minAge: 35 });
  const issued = addDays(TODAY, -random.int(2, 160));
  const values: Record<string, FieldValue> = {
    name: who.name,
    address: home.text,
    issueDate: issued,
    accountNumber: null,
    issuerName: landlord.name,
    idNumber: who.omang,
    monthlyRent: random.int(12, 95) * 100,
    startDate: addDays(`${addMonths(issued, 1).slice(0, 7)}-01`, 0),
  };
  return {
    who,
    home,
    landlord,
    values,
    ward: rural.ward,
    agency: company(random),
    rent: values['monthlyRent'] as number,
    since: addMonths(issued, -random.int(6, 200)),
    phone: mobile(random),
    post: postalAddress(random, home.town),
    reference: `${random.letters(2)}/${random.int(1, 9)}/${random.int(10, 990)}`,
  };
}
