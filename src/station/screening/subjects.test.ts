import { expect, it } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import { subjectKey } from './subjects.ts';

const keyOf = (documentNumber: string): string =>
  subjectKey(ScreeningRequest.parse({ name: 'Specimen Wrongdoer', documentNumber }), null);

it('somebody with several numbers is whom the first of them means', () => {
  expect(keyOf('123412345; BN0123456')).toBe(keyOf('1234 12345'));
  expect(keyOf('BN0123456; 123412345')).not.toBe(keyOf('123412345'));
});

it('somebody with a further name is decided about anew', () => {
  const named = (aliases: string[]): string =>
    subjectKey(ScreeningRequest.parse({ name: 'Neo Example', aliases, dateOfBirth: '1970-05-06' }), null);
  expect(named(['Specimen Wrongdoer'])).not.toBe(named([]));
  expect(named(['Example, Neo'])).toBe(named([]));
  expect(named(['Kago One', 'Kago Two'])).toBe(named(['Two Kago', 'One Kago']));
});
