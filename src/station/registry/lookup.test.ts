import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { createLookup } from './lookup.ts';

/** Names of the companies that a register of these numbers finds. */
function found(register: readonly string[], asked: string): readonly string[] {
  const database = new Sqlite(':memory:');
  database.exec('CREATE TABLE registry_companies (company INTEGER, copy INTEGER, number, name, body)');
  const add = database.prepare('INSERT INTO registry_companies VALUES (?, 1, ?, ?, ?)');
  register.forEach((number, i) => {
    const companyName = `Specimen ${i}`;
    const rest = { status: null, companyType: null, registrationDate: null, registeredAddress: null };
    const company = { companyName, registrationNumber: number, ...rest, reRegistered: null, directors: [] };
    add.run(i, number, companyName, JSON.stringify(company));
  });
  return createLookup(database)
    .numbered(asked)
    .map((company) => company.companyName);
}
const REGISTER = ['99/12345', 'BW00009912345', 'BW00001234567'];

it.each([
  ['99/12345', ['Specimen 0']],
  ['99 12345', ['Specimen 0']],
  ['99-12345', ['Specimen 0']],
  ['BW9912345', ['Specimen 1']],
  ['1234567', ['Specimen 2']],
  // It may be either: nobody is named rather than somebody else.
  ['9912345', []],
])('of %s', (asked, companies) => {
  expect(found(REGISTER, asked)).toEqual(companies);
});
