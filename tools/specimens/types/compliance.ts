import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Company } from '../world/company.ts';
import { company } from '../world/company.ts';
import { addDays, addYears, TODAY } from '../world/dates.ts';
import type { Person } from '../world/person.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import type { Facts } from './define.ts';

/** A taxpayer before the revenue service. */
export interface ComplianceFacts extends Facts {
  firm: Company;
  officer: Person;
  agent: Person;
  office: string;
}

export function complianceFacts(random: Random): ComplianceFacts {
  const firm = company(random, random.pick(['private', 'private', 'close', 'public']));
  const issued = addDays(TODAY, -random.int(5, 360));
  const agent = person(random);
  const values: Record<string, FieldValue> = {
    taxpayerName: firm.name,
    companyName: firm.name,
    tinNumber: firm.tin,
    vatNumber: firm.vat,
    certificateNumber: `${random.pick(['TCC', 'TC', 'BURS'])}${random.pick(['', '/'])}${random.digits(7)}`,
    issueDate: issued,
    expiryDate: addDays(addYears(issued, 1), -1),
    status: 'COMPLIANT',
    registrationNumber: firm.uin,
    companyRegistrationNumber: firm.uin,
    address: firm.address.text,
    effectiveDate: addDays(firm.founded, random.int(20, 400)),
    tradingName: null,
    taxPeriod: random.pick(['Monthly', 'Two months', 'Quarterly']),
    purpose: null,
    authorisedPerson: agent.name,
    meetingDate: issued,
    resolutionNumber: null,
  };
  return {
    firm,
    agent,
    values,
    officer: person(random, { minAge: 30 }),
    office: random.pick(['GABORONE', 'FRANCISTOWN', 'LOBATSE', 'MAUN', 'SELIBE PHIKWE']),
  };
}
