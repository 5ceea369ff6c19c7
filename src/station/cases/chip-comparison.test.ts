import { describe, expect, test } from 'vitest';
import { ExtractedField, type VerifiedDocument } from '../../contract/verification.ts';
import { keptChip } from '../assessment/chip-input.fixture.ts';
import { omangRead } from '../verification/verification.fixture.ts';
import { carriesChip, compareWithChip } from './chip-comparison.ts';

const TODAY = '2026-11-28';
type Values = Readonly<Record<string, string | { value: string; confidence: number }>>;

function passport(values: Values): VerifiedDocument {
  const fields = Object.entries(values).map(([name, given]) => {
    const { value, confidence } = typeof given === 'string' ? { value: given, confidence: 0.97 } : given;
    return ExtractedField.parse({ name, value, raw: value, confidence, page: 0, box: null, source: 'mrz' });
  });
  return { ...omangRead().documents[0]!, documentType: 'PASSPORT', fields };
}
const outcomes = (values: Values, chip = keptChip(), typed: { field: string; value: string }[] = []) => {
  const { fields, isOfDocument } = compareWithChip({ document: passport(values), typed }, chip, TODAY);
  const of = Object.fromEntries(fields.map(({ field, outcome }) => [field, outcome]));
  return { ...of, isOfDocument } as Record<string, string | boolean>;
};

describe('names', () => {
  test.each([
    ['THATO KABO MODISANE', 'same'],
    ['MODISANE THATO KABO', 'same'],
    ['Thato Modisane', 'same'],
    ['THATO KABO MODISAME', 'same'],
    ['KGOSI KABO MODISANE', 'differs'],
    ['THATO KABO SEBINA', 'differs'],
    ['MPHO SEBINA', 'differs'],
    ['MODISANE', 'unsure'],
  ])('%s on the page is %s', (fullName, outcome) => {
    expect(outcomes({ fullName })).toMatchObject({ fullName: outcome });
  });

  test('a row of the zone that is full may have lost a name; what DG11 has in full has not', () => {
    const mrz = ['P<UTOMODISANE<<THATO<KABO<BOITUMELO<KEORAPET', keptChip().mrz[1]!];
    const name = 'THATO KABO BOITUMELO KEORAPET MODISANE';
    const data = { ...keptChip().extractedData, name, forenames: 'THATO KABO BOITUMELO KEORAPET' };
    const print = { fullName: 'THATO KABO BOITUMELO KEORAPETSE MODISANE' };
    expect(outcomes(print, keptChip({ mrz, extractedData: data }))).toMatchObject({ fullName: 'same' });
    const whole = { ...data, name: 'THATO KABO BOITUMELO KEORAPETSE OFENTSE MODISANE' };
    const other = { fullName: 'THATO KABO BOITUMELO LESEGO MODISANE' };
    expect(outcomes(other, keptChip({ mrz, extractedData: whole }))).toMatchObject({ fullName: 'differs' });
  });

  test('letters that a zone spells otherwise are the same name', () => {
    const data = { ...keptChip().extractedData, name: 'JOERG MUELLER' };
    expect(outcomes({ fullName: 'Jörg Müller' }, keptChip({ extractedData: data }))).toMatchObject({
      fullName: 'same',
    });
  });
});

test('days are compared without the century that a zone does not have', () => {
  expect(outcomes({ dateOfBirth: '1988-02-14', expiryDate: '2031-08-31' })).toMatchObject({
    dateOfBirth: 'same',
    expiryDate: 'differs',
  });
});

test('a value that was read unclearly is no contradiction, one that was typed is', () => {
  const unclear = { expiryDate: { value: '2037-08-30', confidence: 0.4 } };
  expect(outcomes(unclear)).toMatchObject({ expiryDate: 'unsure' });
  expect(outcomes(unclear, keptChip(), [{ field: 'expiryDate', value: '30/08/2031' }])).toMatchObject({
    expiryDate: 'same',
  });
  expect(outcomes(unclear, keptChip(), [{ field: 'expiryDate', value: '30/08/2037' }])).toMatchObject({
    expiryDate: 'differs',
  });
});

test('number, or holder and birth together, tell whose chip it is', () => {
  const own = { fullName: 'THATO KABO MODISANE', passportNumber: 'X7100042K', dateOfBirth: '1988-02-14' };
  expect(outcomes(own)).toMatchObject({ isOfDocument: true });
  expect(outcomes({ ...own, passportNumber: 'X7100043K' })).toMatchObject({ isOfDocument: false });
  expect(outcomes({ ...own, fullName: 'MPHO SEBINA' })).toMatchObject({ isOfDocument: true });
  expect(outcomes({ ...own, fullName: 'MPHO SEBINA', dateOfBirth: '1979-05-11' })).toMatchObject({
    isOfDocument: false,
  });
  expect(outcomes({ gender: 'F' })).toMatchObject({ isOfDocument: false });
});

test('a chip belongs to a document with its kind of zone', () => {
  expect(carriesChip('PASSPORT', keptChip())).toBe(true);
  expect(carriesChip('UTILITY_BILL', keptChip())).toBe(false);
  const card = [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ];
  expect(carriesChip('FOREIGN_ID_CARD', keptChip({ mrz: card }))).toBe(true);
  expect(carriesChip('PASSPORT', keptChip({ mrz: card }))).toBe(false);
});
