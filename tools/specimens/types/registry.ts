import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Company } from '../world/company.ts';
import { company } from '../world/company.ts';
import { addDays, addMonths, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';

/** A company as the register knows it: common to certificates, extracts, licences and minutes. */
export interface RegistryFacts extends Facts {
  firm: Company;
  secretary: Person;
  registrar: Person;
  shares: number;
  holders: { name: string; shares: number }[];
  kind: string;
}

export function registryFacts(random: Random): RegistryFacts {
  const form = random.pick(['private', 'private', 'private', 'public', 'close'] as const);
  const firm = company(random, form);
  const shares = random.pick([100, 100, 1000, 10_000]);
  const owners = firm.directors.slice(0, 3);
  const cut =
    owners.length === 1
      ? [shares]
      : owners.length === 2
        ? [shares * 0.6, shares * 0.4]
        : [shares * 0.5, shares * 0.3, shares * 0.2];
  const holders = owners.map((owner, i) => ({ name: owner.name, shares: Math.round(cut[i]!) }));
  const kind =
    form === 'public'
      ? 'Public Company'
      : form === 'close'
        ? 'Close Company'
        : 'Private Company Limited by Shares';
  const registrar = person(random, { minAge: 35 });
  const issued = addDays(TODAY, -random.int(3, 340));
  const capital = shares * random.pick([1, 1, 10]);
  const values: Record<string, FieldValue> = {
    companyName: firm.name,
    binNumber: firm.uin,
    registrationNumber: firm.uin,
    companyRegistrationNumber: firm.uin,
    registrationDate: firm.founded,
    incorporationDate: firm.founded,
    registeredAddress: firm.address.text,
    address: firm.address.text,
    businessType: firm.business,
    businessActivities: firm.business,
    companyType: kind,
    companyStatus: 'Active',
    authorizedCapital: capital,
    issuedCapital: capital,
    registrar: registrar.name,
    certificateNumber: `${random.pick(['CI', 'RC', 'C'])}${random.digits(7)}`,
    issueDate: issued,
    extractDate: issued,
    registrarStamp: false,
    expiryDate: null,
    directors: firm.directors.map((director) => ({
      name: director.name,
      appointmentDate: random.chance(0.7) ? firm.founded : addMonths(firm.founded, random.int(3, 30)),
      nationality: 'Motswana',
    })),
    shareholders: holders.map((holder) => ({ name: holder.name, shares: holder.shares })),
  };
  return { firm, registrar, shares, holders, kind, values, secretary: person(random, { minAge: 25 }) };
}
