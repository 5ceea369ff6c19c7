import { expect, it } from 'vitest';
import { inEnglish } from '../../contract/messages/in-language.ts';
import type { BusinessVerifyRequest, RegisteredCompany } from '../../contract/registry.ts';
import { compareWithRegister } from './compare.ts';

const company: RegisteredCompany = {
  companyName: 'Kgale Specimen Trading (Pty) Ltd',
  registrationNumber: 'BW00001234567',
  status: 'Registered',
  companyType: null,
  registrationDate: null,
  registeredAddress: 'Plot 1, Specimen Road, Gaborone',
  reRegistered: null,
  directors: ['Neo Example', 'Thabo Specimen'],
};
const said = (field: string, given: BusinessVerifyRequest, more: Partial<RegisteredCompany> = {}) => {
  const found = compareWithRegister(given, { ...company, ...more }, '2026-11-02');
  const one = found.find((compared) => compared.field === field)!;
  expect(inEnglish(one.said!)).toBe(one.explanation);
  return [one.outcome, one.explanation];
};

it.each<[string, BusinessVerifyRequest, readonly [string, string], Partial<RegisteredCompany>?]>([
  ['companyStatus', {}, ['not-given', 'companyStatus was not given.']],
  [
    'registrationDate',
    { registrationDate: '2020-01-01' },
    ['not-in-copy', 'The copy of 2026-11-02 holds no registrationDate.'],
  ],
  [
    'companyStatus',
    { companyStatus: 'Active' },
    ['match', 'companyStatus agrees with the copy of 2026-11-02.'],
  ],
  [
    'registrationNumber',
    { registrationNumber: 'BW00009999999' },
    ['differs', 'registrationNumber differs from the copy of 2026-11-02.'],
  ],
  [
    'companyName',
    { companyName: 'Kgale Specimen Trading CC' },
    ['differs', 'The copy of 2026-11-02 holds another legal form.'],
  ],
  ['directors', {}, ['not-given', 'No directors were given.']],
  [
    'directors',
    { directors: ['Neo Example'] },
    ['not-in-copy', 'The copy of 2026-11-02 holds no directors.'],
    { directors: [] },
  ],
  [
    'directors',
    { directors: ['T. Specimen', 'Neo Example', 'NEO EXAMPLE'] },
    ['match', 'Every given director is in the copy of 2026-11-02.'],
  ],
  [
    'directors',
    { directors: ['Neo Example', 'Neo Example'] },
    ['differs', '1 of 2 directors in the copy of 2026-11-02 were not given.'],
  ],
  [
    'directors',
    { directors: ['T. Specimen'] },
    ['differs', '1 of 2 directors in the copy of 2026-11-02 were not given.'],
    { directors: ['Thabo Specimen', 'Tebogo Specimen'] },
  ],
  [
    'directors',
    { directors: ['Neo Example', 'Olga Kowalski'] },
    ['differs', '1 of 2 given directors are not in the copy of 2026-11-02.'],
  ],
])('%s is compared in one sentence', (field, given, answer, more) => {
  expect(said(field, given, more)).toEqual(answer);
});

it.each([
  ['Plot 1, Gaborone', 'Plot 1, Specimen Road, Gaborone', 'match'],
  ['Gaborone', 'Gaborone, Botswana', 'match'],
  ['Gaborone', 'Plot 1, Specimen Road, Gaborone', 'differs'],
  ['Plot 99, Gaborone', 'Gaborone', 'differs'],
  ['1', 'Plot 1, Specimen Road, Gaborone', 'differs'],
  ['Specimen Road, Gaborone', 'Plot 1, Specimen Road, Gaborone', 'differs'],
  ['Plot 2, Gaborone', 'Plot 1, Specimen Road, Gaborone', 'differs'],
])('takes %s for %s: %s', (registeredAddress, inCopy, outcome) => {
  expect(said('registeredAddress', { registeredAddress }, { registeredAddress: inCopy })[0]).toBe(outcome);
});
