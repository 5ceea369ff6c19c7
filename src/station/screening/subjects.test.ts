import { expect, it } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import { subjectKey } from './subjects.ts';

const keyOf = (documentNumber: string): string =>
  subjectKey(ScreeningRequest.parse({ name: 'Specimen Wrongdoer', documentNumber }), null);

it('somebody with several numbers is whom the first of them means', () => {
  expect(keyOf('123412345; BN0123456')).toBe(keyOf('1234 12345'));
  expect(keyOf('BN0123456; 123412345')).not.toBe(keyOf('123412345'));
});
