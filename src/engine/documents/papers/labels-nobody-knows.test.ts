import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, sureValue, valueIn } from '../testing/request.ts';

describe('captions in brackets below what is filled in', () => {
  it('a number above a caption is not given up for one that is merely mentioned', () => {
    const certificate = readPrinted([
      [240, 60, 'BIN CERTIFICATE'],
      [60, 110, 'BW00002306216'],
      [360, 110, '93579413'],
      [660, 110, '16 Jun 2018'],
      [60, 132, '(Company No.)'],
      [360, 132, '(BIN)'],
      [660, 132, '(Date of Registration)'],
    ]);
    expect(['93579413', null]).toContain(sureValue(certificate, 'binNumber'));
    expect(valueIn(certificate, 'registrationNumber')).toBe('BW00002306216');
  });
});

describe('labels broken over two lines beside values that are, too', () => {
  it.each([
    ['Head Office', 'Address:'],
    ['Registered', 'Office:'],
  ])('%s / %s: the address is whole, or somebody looks', (upper, lower) => {
    const certificate = readPrinted([
      [260, 60, 'CERTIFICATE OF INCORPORATION'],
      [60, 130, 'Company Name:'],
      [230, 130, 'Example Cellars Limited'],
      [500, 130, 'Company No:'],
      [670, 130, '2015/906181/07'],
      [60, 178, 'Date of Incorporation:'],
      [280, 178, '5 January 2015'],
      [500, 178, upper],
      [670, 178, '111 Rivonia Street, Lynnwood,'],
      [500, 199, lower],
      [670, 199, 'Bloemfontein 7117'],
      [60, 260, 'Registrar of Companies'],
    ]);
    expect(['111 Rivonia Street, Lynnwood, Bloemfontein 7117', null]).toContain(
      sureValue(certificate, 'registeredAddress'),
    );
  });
});

describe('a part of a name is not the name', () => {
  it.each([
    ['Name (Surname)', 'First Name(s)'],
    ['Name (Last Name)', 'Forenames'],
  ])('“%s” and “%s”', (surname, forenames) => {
    const certificate = readLines(
      'P60 END OF YEAR CERTIFICATE',
      'Employer: Example Joinery Ltd',
      `${surname}: Sample`,
      `${forenames}: Dominic`,
      'Tax year to 5 April 2026',
      'Total pay: 17,000.00',
      'Tax deducted: 2,300.00',
    );
    expect(['Dominic Sample', null]).toContain(sureValue(certificate, 'employeeName'));
  });
});

describe('what is told next in a sentence', () => {
  it.each([
    'commencing on 1 June 2026 at a gross salary of P8,100.00 per month',
    'reporting to the Works Manager from 1 June 2026',
    'starting on 1 June 2026',
    'effective 1 June 2026',
  ])('a post does not go on with “%s”', (next) => {
    const contract = readLines(
      'EMPLOYMENT CONTRACT',
      'This contract is made between Nata Example Stores (Pty) Ltd ("the Employer") and Neo Example ("the Employee").',
      `The Employee is appointed as Stores Clerk ${next}.`,
    );
    expect(['Stores Clerk', null]).toContain(sureValue(contract, 'position'));
  });

  it.each([
    'STORES CLERK COMMENCING ON 1 MARCH 2026',
    'STORES CLERK STARTING 1 MARCH 2026',
    'STORES CLERK REPORTING TO THE WORKS MANAGER',
    'STORES CLERK BASED AT NATA',
  ])('nor in capitals: %s', (printed) => {
    const contract = readLines(
      'EMPLOYMENT CONTRACT',
      'Employer: Nata Example Stores (Pty) Ltd',
      'Employee: Neo Example',
      `The Employee is appointed as ${printed}.`,
    );
    expect(['STORES CLERK', 'Stores Clerk', null]).toContain(sureValue(contract, 'position'));
  });

  it.each(['Community Based Tourism', 'Plant Based Foods'])('a business is %s to its end', (business) => {
    const licence = readLines(
      'TRADING LICENCE',
      'Licence No: TL 417200',
      'Nata Example Stores (Pty) Ltd is licensed to',
      `carry on the business of ${business}.`,
      'Expiry Date: 4 April 2030',
    );
    expect(Object.values(licence.fields).map(({ value }) => value)).toContain(business);
  });

  it.each(['Example Polymers Pvt. Ltd.', 'Sample Foods Pvt. Ltd'])(
    'a company is called %s to its end',
    (name) => {
      const memorandum = readLines(
        'MEMORANDUM OF ASSOCIATION',
        `1. The name of the company is ${name}`,
        '2. The registered office of the company is to be at 4 Park Street, Pune.',
        '3. The liability of the members is limited.',
      );
      expect(String(valueIn(memorandum, 'companyName'))).toMatch(/Pvt\. Ltd/);
    },
  );
});
