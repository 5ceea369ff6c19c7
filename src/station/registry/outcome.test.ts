import { expect, it } from 'vitest';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { saidOf, type Lookup } from './outcome.ts';

const sentenceOf = (lookup: Lookup, copy: string, today: string): string =>
  inEnglish(saidOf(lookup, copy, today));

const found = {
  company: {
    companyName: 'Kgale Specimen Trading (Pty) Ltd',
    registrationNumber: 'BW00001234567',
    status: 'Registered',
    companyType: null,
    registrationDate: null,
    registeredAddress: null,
    reRegistered: null,
    directors: [],
  },
  several: false,
  differs: [],
  sameName: false,
};

it('says how old the copy is once each company has had to file a return since', () => {
  expect(sentenceOf(found, '2025-11-21', '2026-11-21T10:00:00Z')).toBe(
    'Found in the copy of 2025-11-21; what was given agrees. Its status is Registered.',
  );
  expect(sentenceOf(found, '2025-11-20', '2026-11-21T10:00:00Z')).toBe(
    'Found in the copy of 2025-11-20; what was given agrees. Its status is Registered. The copy is 366 days old: ask for a newer one.',
  );
});

it.each([
  [
    { company: null, several: true },
    'Several companies in the copy of 2026-11-02 have this name or number. Give what tells them apart.',
  ],
  [
    { company: null, sameName: true },
    'This number is not in the copy of 2026-11-02. A company of this name has another number in it.',
  ],
  [{ company: null }, 'Not in the copy of 2026-11-02. That does not mean that the company does not exist.'],
  [
    { differs: ['companyName', 'directors'] },
    'Found in the copy of 2026-11-02; these differ: companyName, directors. Its status is Registered.',
  ],
  [
    { company: { ...found.company, status: null } },
    'Found in the copy of 2026-11-02; what was given agrees. The copy does not say whether it is active.',
  ],
])('what was found is told in one or more sentences', (more, sentence) => {
  expect(sentenceOf({ ...found, ...more }, '2026-11-02', '2026-11-21')).toBe(sentence);
});
