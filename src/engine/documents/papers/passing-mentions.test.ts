import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { readLines, sureValue, valueIn } from '../testing/request.ts';

const employment = (said: string): VerifiedDocument =>
  readLines(
    'EXAMPLE DAIRY (PTY) LTD',
    '8 September 2026',
    'CONFIRMATION OF EMPLOYMENT',
    `This is to confirm that Kago Molefe ${said}`,
    'B. Sample',
    'Chief Clerk',
  );

describe('the post of somebody', () => {
  it.each([
    'works as a Clerk. Mr Molefe has been a valued employee since 2019.',
    'works as a Clerk. Mr Molefe has been a Trusted Employee since 2019.',
    'works as a Clerk and is currently studying part time at the University.',
    'works as a Clerk. He is currently suspended, with full pay.',
    'works as a Clerk. He has been a Deacon since 2010.',
    'is employed as a Clerk and is now retired, with a pension.',
  ])('is none of what else is said of them: %s', (said) =>
    expect(valueIn(employment(said), 'position')).toBe('Clerk'),
  );

  it.each([
    'has been a permanent employee since 1 March 2019.',
    'has been a Permanent Employee since 1 March 2019.',
    'is currently studying in Maun.',
  ])('is not said by how somebody is employed: %s', (said) =>
    expect(valueIn(employment(said), 'position') ?? null).toBeNull(),
  );

  it.each([
    ['has been a Senior Teller since 1 July 2020.', 'Senior Teller'],
    ['is now Head Clerk at our Maun branch.', 'Head Clerk'],
    ['joined as a clerk in 2012 and is now Head Clerk, with a car.', 'Head Clerk'],
  ])('is told by a sentence alone, and the later of two in one: %s', (said, position) =>
    expect(valueIn(employment(said), 'position')).toBe(position),
  );
});

describe('rooms, ranks and limits', () => {
  it.each([
    'works here. Our office is closed on public holidays.',
    'works here. The regional office is Plot 54, Gaborone.',
    'works here. Her capacity is limited by the terms of service.',
    'works here. This role is demanding and well done.',
    'works here. Please contact the office of the Personnel Manager on 395 1234.',
    'has been working in the office of the Permanent Secretary, with a computer.',
    'works here, by the bus rank of Mogoditshane. Call us on 395 1234.',
  ])('are no post: %s', (said) => expect(sureValue(employment(said), 'position')).toBeNull());

  it.each([
    'works here. The office will be closed from 20 December 2026.',
    'works here. Our office moved to Plot 50370 from 1 March 2025.',
    'works here. The taxi rank is closed to us from 4 May 2026.',
  ])('have days of their own: %s', (said) =>
    expect(sureValue(employment(said), 'dateOfEmployment')).toBeNull(),
  );

  it.each([
    ['holds the office of Registrar.', 'Registrar'],
    ['was appointed to the office of Deputy Registrar with effect from 1 March 2025.', 'Deputy Registrar'],
    ['works in the rank of Constable since 1 March 2025.', 'Constable'],
    ['works here. His rank is Constable.', 'Constable'],
    ['works here. He has the role of Stock Controller.', 'Stock Controller'],
  ])('but for whoever holds them: %s', (said, position) =>
    expect(sureValue(employment(said), 'position')).toBe(position),
  );
});

describe('the number of an employee', () => {
  it.each([
    'works here. He can be reached at work number 3951234.',
    'works here. Please call his work no. 3951234.',
    'works here. Work ref: 3951234.',
  ])('is no telephone at work: %s', (said) => expect(sureValue(employment(said), 'employeeId')).toBeNull());

  it.each(['works here. His works number is 44172.', 'works here, clock no. 44172.'])(
    'is one by which the works count their people: %s',
    (said) => expect(sureValue(employment(said), 'employeeId')).toBe('44172'),
  );

  it.each([
    ['Works number 44172', '44172'],
    ['Employee no. 44172', '44172'],
    ['Temp no 44172', null],
    ['He can be reached at work number 3951234', null],
  ])('on a certificate of tax: %s', (said, id) => {
    const certificate = readLines(
      'EXAMPLE MINES (PTY) LTD',
      'CERTIFICATE OF REMUNERATION AND TAX DEDUCTED',
      'Tax year: 2025/2026',
      'Employee name: Kago Example',
      'Gross emoluments: P 80,000.00',
      'Tax deducted: P 4,000.00',
      said,
    );
    expect(sureValue(certificate, 'employeeId')).toBe(id);
  });
});

describe('what a bill asks for', () => {
  const due = (said: string): unknown =>
    valueIn(
      readLines('EXAMPLE WATER BOARD', 'Water bill', 'Name: Kago Example', said, 'Account 55'),
      'amountDue',
    ) ?? null;

  it.each([
    'If supply is cut off, reconnection charges are P150.00.',
    'Late payment fees are P50.00, as gazetted.',
    'Bank charges are P12.00.',
    'Meter testing fees are P200.00.',
    'The charges for reconnection are P150.00.',
    'The penalty on overdue rates is P35.00.',
    'The charges are P150.00, unless the meter is at fault.',
  ])('is no fee told of in passing: %s', (said) => expect(due(said)).toBeNull());

  it.each([
    ['The rates for this plot are P845.30.', 845.3],
    ['Your monthly charges are P231.05.', 231.05],
    ['The bill for October comes to P77.10.', 77.1],
  ])('is what its charges come to: %s', (said, amount) => expect(due(said)).toBe(amount));
});

describe('who lives in the room of a landlord', () => {
  it.each([
    'The keys are with my agent Tebogo Moyo, who lives next door.',
    'My neighbour is Tebogo Moyo, who stays at Plot 5.',
    'Please call Tebogo Moyo, who has lived in Kanye since 1990.',
    'My agent Tebogo Moyo, who lives here as well, has the keys.',
  ])('is nobody else who lives somewhere: %s', (said) => {
    const letter = readLines(
      '17 June 2026',
      'CONFIRMATION OF RESIDENCE',
      'To whom it may concern',
      'Lesedi Example rents a room at Plot 881, Kgale View Road, Gaborone.',
      said,
      'Peter Sample',
      'Landlord',
    );
    expect(valueIn(letter, 'fullName')).toBe('Lesedi Example');
  });
});

describe('the address of who owns something', () => {
  const oath = (said: string): VerifiedDocument =>
    readLines(
      'AFFIDAVIT',
      'I, Kago Example, Omang 772219504, do hereby make oath and say:',
      said,
      'Sworn before me at Maun on 3 March 2026',
      'Commissioner of Oaths',
    );
  const reference = (said: string): VerifiedDocument =>
    readLines(
      'EXAMPLE STORES (PTY) LTD',
      '3 August 2026',
      'LETTER OF REFERENCE',
      `I recommend Mrs Kago Example ${said}, whom I have known for six years.`,
      'Tebogo Moeng',
      'Manager',
    );

  it.each([
    'I own 12 Brahman cattle at Nata.',
    'I am the owner of 2 Toyota Hilux vehicles, registered in Gaborone.',
    'I own 3 Bata shops in Maun.',
    'I am the caretaker of 40 Boer goats at Shoshong.',
  ])('is no number of things: %s', (said) => expect(valueIn(oath(said), 'address') ?? null).toBeNull());

  it.each([
    ['I am the owner of 14 Acacia Road, Gaborone.', '14 Acacia Road, Gaborone'],
    ['I own 221 Tlokweng Drive.', '221 Tlokweng Drive'],
    ['I am the landlord of 88 Broadhurst, Gaborone.', '88 Broadhurst, Gaborone'],
  ])('is a number on a way or in a town: %s', (said, address) =>
    expect(sureValue(oath(said), 'address')).toBe(address),
  );

  it.each([
    ['of 14 Acacia Road, Gaborone', '14 Acacia Road, Gaborone'],
    ['of 3 Brigade cooks at Nata', null],
    ['of 12 Herero dancers from Maun', null],
  ])('nor of whom somebody is one: %s', (said, address) =>
    expect(valueIn(reference(said), 'address') ?? null).toBe(address),
  );
});
