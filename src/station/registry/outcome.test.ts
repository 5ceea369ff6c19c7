import { expect, it } from 'vitest';
import { sentenceOf } from './outcome.ts';

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
