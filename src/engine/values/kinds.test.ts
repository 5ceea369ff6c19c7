import { nationalIdNumber } from './national-id.ts';
import { describe, expect, it } from 'vitest';
import { message } from '../../contract/messages/message.ts';
import { address } from './address.ts';
import { passportNumber } from './card-numbers.ts';
import { accountNumber, companyNumber, reference, tin } from './identifiers.ts';
import { companyName } from './company-name.ts';
import { personName } from './person-name.ts';
import { gender, nationality, text } from './words.ts';

const context = { today: '2026-11-21' };

describe('identifiers', () => {
  it('reads an Omang number through blanks and misread letters', () => {
    expect(nationalIdNumber.parse('1234 1 5678', context)?.value).toBe('123415678');
    expect(nationalIdNumber.parse('O12I15678', context)?.value).toBe('012115678');
  });
  it('keeps an unusual fifth digit and notes it', () => {
    expect(nationalIdNumber.parse('123495678', context)).toMatchObject({
      value: '123495678',
      notes: [message('notes.omangFifthDigit')],
    });
  });
  it('does not cut nine digits out of a longer number', () =>
    expect(nationalIdNumber.parse('62123415678', context)).toBeNull());
  it.each([
    [passportNumber, 'BN 0123456', 'BN0123456'],
    [companyNumber, 'UIN: BW00001234567', 'BW00001234567'],
    [companyNumber, 'CO2000/1234', 'CO2000/1234'],
    [tin, 'C12345678011', 'C12345678011'],
    [tin, 'A009911223M', 'A009911223M'],
    [tin, 'PIN P051234567Q', 'P051234567Q'],
    [accountNumber, '6212 3456 789', '62123456789'],
  ])('%#', (kind, printed, expected) => expect(kind.parse(printed, context)?.value).toBe(expected));
  it.each(['is C97849681015', 'was 4410/26', 'Private Bag 12', 'P O Box 12', 'Bag BR 12', 'House 14'])(
    '%s is no reference',
    (printed) => expect(reference.parse(printed, context)).toBeNull(),
  );
  it.each(['BR 2026.14', 'INV 2026.07', 'Minute 2025.31'])('%s is a year and its number', (printed) =>
    expect(reference.parse(printed, context)?.value).toBe(printed),
  );
  it.each(['P 2026.14', 'R 845.30', 'NAD 500.00', 'USD 12.50', 'pula 500.00', '2026.14'])(
    '%s is money and no reference',
    (printed) => expect(reference.parse(printed, context)).toBeNull(),
  );
  it('notes a legacy company number', () =>
    expect(companyNumber.parse('CO2000/1234', context)?.notes[0]?.key).toBe('notes.formerCompanyNumber'));
});

describe('names', () => {
  it.each([
    ['Mrs Kago Example', 'Kago Example'],
    ['EXAMPLE, Kago Neo', 'Kago Neo EXAMPLE'],
    ['Kgosi Example', 'Kgosi Example'],
    ['Kgosi Kago Example', 'Kago Example'],
    ['Kago Example, Omang No. 123415678', 'Kago Example'],
    // A dot of the line that a form was filled in on.
    ['Kago.Example', 'Kago Example'],
    // A reader that lost the blank behind an initial.
    ['LESEGO BKGOSIDINTSI', 'LESEGO B KGOSIDINTSI'],
    ['MPHO TMOLEFE', 'MPHO T MOLEFE'],
    ['KAGO MMOLEFE', 'KAGO MMOLEFE'],
    ['ANNA KRUGER', 'ANNA KRUGER'],
  ])('%s is %s', (printed, expected) => expect(personName.parse(printed, context)?.value).toBe(expected));
  it.each(['Example Holdings (Pty) Ltd', 'Date of Birth', '12 March 2026', 'Total'])(
    '%s is no person',
    (printed) => expect(personName.parse(printed, context)).toBeNull(),
  );
  it('where an office is stands before what it is, and is no part of its name', () =>
    expect(companyName.parse('GANTSI DISTRICT - CHARLESHILL CUSTOMARY COURT', context)?.value).toBe(
      'CHARLESHILL CUSTOMARY COURT',
    ));
  it.each([
    ['Sample Juice Limited (PVT-44A7B2)', 'Sample Juice Limited'],
    ['Sample Logistics Limited Liability Partnership', 'Sample Logistics Limited Liability Partnership'],
  ])('ends with its form: %s', (printed, value) =>
    expect(companyName.parse(printed, context)?.value).toBe(value),
  );
  it('the country is no company', () => expect(companyName.parse('Botswana', context)).toBeNull());
  it('takes the legal forms of one company for the same', () => {
    expect(companyName.same?.('Example (Pty) Ltd', 'EXAMPLE (PROPRIETARY) LIMITED')).toBe(true);
  });
});

describe('addresses against the gazetteer', () => {
  it('joins lines and knows the place', () => {
    const parsed = address.parse('Plot 1234,\nBlock 8\nGaborone', context)!;
    expect(parsed.value).toBe('Plot 1234, Block 8, Gaborone');
    expect(parsed.quality).toBeGreaterThan(0.9);
  });
  it('notes that a P O Box is no home', () =>
    expect(address.parse('P O Box 12, Maun', context)?.notes[0]?.key).toBe('notes.postal'));
  it('ends with its place when a sentence goes on', () => {
    expect(address.parse('Plot 1, Old Naledi, Gaborone since 2019', context)?.value).toBe(
      'Plot 1, Old Naledi, Gaborone',
    );
  });
});

describe('sex and nationality', () => {
  it('options of a form, of which nobody chose one, are no sex', () => {
    expect(['Male / Female', 'M F', 'F/M'].map((t) => gender.parse(t, context))).toEqual([null, null, null]);
    expect(gender.parse('F 1.65 M', context)?.value).toBe('F');
  });
  it('has one form for every spelling', () => {
    expect(['M', 'Male', 'Monna', 'F / F'].map((t) => gender.parse(t, context)?.value)).toEqual([
      'M',
      'M',
      'M',
      'F',
    ]);
    expect(['MOTSWANA', 'Botswana', 'BWA'].map((t) => nationality.parse(t, context)?.value)).toEqual([
      'MOTSWANA',
      'MOTSWANA',
      'MOTSWANA',
    ]);
  });
});

it('the dots of a line behind a value are no part of it', () =>
  expect(text.parse('Fitter......', context)?.value).toBe('Fitter'));

describe('a passport number beside its caption', () => {
  const named = { ...context, namedHere: true };

  it.each(['555123ABC12', '24CK31907', 'X4R7BPFW4', '04T7K29911'])('may have any form: %s', (number) =>
    expect(passportNumber.parse(number, named)?.value).toBe(number),
  );

  it.each(['05FEB1965', '24JUN2004', '09 AUG 2031', '7MAR1990'])('is no day: %s', (day) =>
    expect(passportNumber.parse(day, named)).toBeNull(),
  );
});
