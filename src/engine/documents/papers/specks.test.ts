import { describe, expect, it } from 'vitest';
import { findMoney } from '../../values/money.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** A statement in which money out has no sign; the first row follows from no balance but the opening one. */
const statement = (opening: string): ReturnType<typeof readPrinted> =>
  readPrinted([
    [60, 60, 'First National Bank of Botswana'],
    [60, 100, 'Statement Period 31 May 2026 to 30 June 2026'],
    [60, 140, 'Account Number: 62418827003'],
    [60, 180, 'Opening Balance'],
    [400, 180, opening],
    [60, 220, 'Closing Balance'],
    [400, 220, '7,233.33 Cr'],
    ...[
      ['Date', 'Description', 'Amount', 'Balance'],
      ['03 Jun', 'Card purchase', '845.00', '1,604.20Cr'],
      ['09 Jun', 'Send money', '500.00', '1,104.20Cr'],
      ['12 Jun', 'Airtime', '50.00', '1,054.20Cr'],
      ['25 Jun', 'Salary', '6,241.53Cr', '7,295.73Cr'],
      ['30 Jun', 'Monthly fee', '62.40', '7,233.33Cr'],
    ].flatMap((row, i) =>
      row.map((cell, j): [number, number, string] => [[60, 200, 600, 800][j]!, 300 + 40 * i, cell]),
    ),
  ]);

describe('specks of a copy', () => {
  it('a full stop before an amount that is complete without it', () => {
    expect(findMoney('.2,449.20 Cr').map((m) => m.value)).toEqual([2449.2]);
    // Without pula before it, the point is the amount's own: ".15" of interest.
    expect(findMoney('.50').map((m) => m.value)).toEqual([0.5]);
    expect(findMoney('1.2,449.20').map((m) => m.value)).not.toContain(2449.2);
    expect(valueIn(statement('.2,449.20 Cr'), 'openingBalance')).toBe(2449.2);
  });

  it('an amount without a sign before which no balance is known means what the others mean', () => {
    expect(valueIn(statement('illegible'), 'openingBalance')).toBe(2449.2);
  });

  it('a full stop by itself ends no line, nor the sentence that goes on below it', () => {
    const lease = readPrinted(
      lines(
        'MEMORANDUM OF AGREEMENT OF LEASE',
        'entered into by and between',
        'JOYCE EXAMPLE',
        '(Identity Number 338827710)',
        '(hereinafter referred to as the LESSOR)',
        'and',
        'PHENYO EXAMPLE',
        '(Identity Number 448916025) .',
        '(hereinafter referred to as the LESSEE)',
        '1. The Lessor hereby lets to the Lessee the house on Plot 5129, Ext 11, Lobatse.',
      ),
    );
    expect(valueIn(lease, 'idNumber')).toBe('448916025');
  });
});

describe('particulars without labels', () => {
  it('an employee above "Employee #"', () => {
    const slip = readPrinted([
      [60, 60, 'Thebe Analytics'],
      [900, 60, 'PAYSLIP'],
      [900, 90, 'Jul-26'],
      [60, 150, 'Kabelo Example'],
      [60, 175, 'Employee #: 88'],
      [60, 200, 'Data Engineer'],
      [60, 300, 'Gross remuneration'],
      [900, 300, '25,100.00'],
      [60, 340, 'Net remuneration'],
      [900, 340, '18,697.50'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Kabelo Example');
  });

  it('the period behind the title of a statement, the account behind what kind it is', () => {
    const printed = readPrinted(
      lines(
        'BANK OF BARODA (BOTSWANA) LTD',
        'STATEMENT OF ACCOUNT FOR 01-09-2026 TO 30-09-2026',
        'Savings 1077441',
        'Closing balance: 11,577.50 Cr',
      ),
    );
    expect(valueIn(printed, 'statementPeriod')).toBe('2026-09-01 to 2026-09-30');
    expect(valueIn(printed, 'accountNumber')).toBe('1077441');
  });
});

it('a letter of forenames that was read small makes no surname of the one before', () => {
  const card = readPrinted(
    lines('REPUBLIC OF BOTSWANA', 'NATIONAL IDENTITY CARD', 'Surname: EXAMPLE', 'Forenames: LORATO Ann'),
  );
  expect(valueIn(card, 'fullName')).toBe('LORATO Ann EXAMPLE');
});

it.each(['EC', 'EB', 'B'])('class %s close below its label is no end of a misread "Classes"', (held) => {
  const licence = readPrinted([
    [16, 12, 'REPUBLIC OF BOTSWANA'],
    [16, 40, 'DRIVING LICENCE'],
    [20, 80, 'Surname'],
    [218, 80, 'Forenames'],
    [20, 100, 'EXAMPLE'],
    [218, 100, 'PHENYO'],
    [20, 140, 'Class'],
    [218, 140, 'First Issue'],
    [20, 160, held],
    [218, 160, '2010-07-09'],
  ]);
  expect(valueIn(licence, 'licenceClass')).toBe(held);
});

describe('cards like an Omang', () => {
  const particulars = ['Surname: EXAMPLE', 'First Names: MARY', 'Sex: F', 'ID Number: 227788419'];

  it.each([
    ['REPUBLIC OF KENYA', 'NATIONAL IDENTITY CARD'],
    ['REPUBLIC OF ZAMBIA', 'IDENTITY CARD'],
    ['REPUBLIC OF SOUTH AFRICA', 'NATIONAL IDENTITY CARD'],
    ['REPUBLIC OF ZIMBABWE', 'NATIONAL REGISTRATION'],
    ['RÉPUBLIQUE DU RWANDA', "CARTE NATIONALE D'IDENTITÉ"],
    ['REPÚBLICA DE MOÇAMBIQUE', 'BILHETE DE IDENTIDADE'],
  ])('%s, %s is none, but a card of another state', (issuer, title) => {
    const card = readPrinted(lines(issuer, title, ...particulars, 'Date of Birth: 01/02/1990'));
    expect(card).toMatchObject({ documentType: 'FOREIGN_ID_CARD', category: 'IDENTITY' });
    expect(valueIn(card, 'fullName')).toBe('MARY EXAMPLE');
  });

  it('a voter registration card is neither', () => {
    const issuer = ['INDEPENDENT ELECTORAL COMMISSION', 'VOTER REGISTRATION CARD'];
    const card = readPrinted(lines(...issuer, ...particulars, 'Date of Birth: 01/02/1990'));
    expect(card.documentType).toBe('OTHER');
  });

  it('an Omang of which nothing but its own title can be read stays one', () => {
    const card = readPrinted(lines('REPUBLIC OF BOTSWANA', 'NATIONAL IDENTITY CARD', 'Signature of Bearer'));
    expect(card.documentType).toBe('OMANG');
  });

  it('the heading of an Omang may be misread', () => {
    const card = readPrinted(
      lines('REPUBLIC OF BOTSWAFA', 'NATIONAL IDENTITY CARD', ...particulars, 'Date of Birth: 01/02/1990'),
    );
    expect(card.documentType).toBe('OMANG');
  });
});
