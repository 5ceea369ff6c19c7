import { describe, expect, it } from 'vitest';
import { linesOfPicture } from '../../documents/corpora/paper.ts';
import { anyRequest, readPrinted, valueIn } from '../../documents/testing/request.ts';
import { pageOf } from '../../documents/testing/page-of.ts';
import { zoneOf } from '../../documents/testing/zone-of.ts';
import { understand } from '../../documents/understand.ts';

const read = (picture: string) => readPrinted(linesOfPicture(picture));

/** @param number eleven figures  @param birth as printed */
const card = (number: string, birth: string): string => `
  REPUBLIC OF NAMIBIA
  NATIONAL IDENTITY CARD
  ID NUMBER        ${number}
  SURNAME          EXAMPLE
  FIRST NAMES      TANGENI PENDA
  DATE OF BIRTH    ${birth}
  PLACE OF BIRTH   OSHAKATI
  SEX              M
`;

describe('identity card of Namibia', () => {
  it.each([
    ['90041500123', '15/04/1990', '1990-04-15'],
    ['900415 0012 3', '15 APR 1990', '1990-04-15'],
    ['03123100999', '31.12.2003', '2003-12-31'],
  ])('%s, born %s', (number, birth, day) => {
    const document = read(card(number, birth));
    expect(document.documentType).toBe('NAMIBIAN_ID_CARD');
    expect(valueIn(document, 'idNumber')).toBe(number.replaceAll(' ', ''));
    expect(valueIn(document, 'dateOfBirth')).toBe(day);
    expect(document.checks.find(({ id }) => id === 'id-number-of-birth')?.outcome).toBe('passed');
  });

  it('a number of another birth date is told', () => {
    const document = read(card('90041600123', '15/04/1990'));
    expect(document.checks.find(({ id }) => id === 'id-number-of-birth')).toMatchObject({
      outcome: 'failed',
      expected: '900415',
      actual: '900416',
    });
  });

  it('a zone of NAM alone: the number of the card is no identity number', () => {
    const zone = zoneOf('TD1', 'IDNAMN12345678090041500123', '9004154M3407270NAM', 'EXAMPLE<<TANGENI');
    const document = understand([pageOf([], { zone })], anyRequest).documents[0]!;
    expect(document.documentType).toBe('NAMIBIAN_ID_CARD');
    expect(valueIn(document, 'documentNumber')).toBe('N12345678');
    expect(valueIn(document, 'idNumber')).toBe('90041500123');
  });

  it.each(['ZUBROWKA', 'ARSTOTZKA', 'EXAMPLIA'])('a card of %s is that of another state', (state) => {
    const document = read(card('90041500123', '15/04/1990').replace('NAMIBIA', state));
    expect(document.documentType).toBe('FOREIGN_ID_CARD');
  });
});

/** 20,000 a month are 240,000 a year: 9,000 and 25 % of 90,000, 31,500; a month 2,625.00 (table of March 2024). */
const payslip = (tax: string, total: string, net: string): string => `
  Example Fishing (Pty) Ltd
  P.O. Box 1234, Walvis Bay, Namibia
  PAYSLIP                                  October 2026
  Employee Name       Selma Example        ID Number       90041500123

  Earnings            Amount (N$)          Deductions           Amount (N$)
  Basic Salary        18,000.00            PAYE                 ${tax}
  Housing Allowance   2,000.00             Social Security      81.00
  Gross Pay           20,000.00            Total Deductions     ${total}

  NET PAY             N$${net}
`;

describe('payslip of Namibia', () => {
  it('figures in Namibia dollars, the tax by its own table', () => {
    const document = read(payslip('2,625.00', '2,706.00', '17,294.00'));
    expect(document.documentType).toBe('PAYSLIP');
    expect(valueIn(document, 'grossSalary')).toBe(20_000);
    expect(valueIn(document, 'netSalary')).toBe(17_294);
    expect(valueIn(document, 'idNumber')).toBe('90041500123');
    expect(document.checks.find(({ id }) => id === 'paye-fits-table')?.outcome).toBe('passed');
  });

  it('what the table of Botswana would give is a note', () => {
    // 13,050 and 25 % of 84,000 are 34,050 a year.
    const document = read(payslip('2,837.50', '2,918.50', '17,081.50'));
    expect(document.checks.find(({ id }) => id === 'paye-fits-table')).toMatchObject({
      outcome: 'note',
      expected: 'N$2,625.00',
    });
  });
});

const statement = (bank: string, sign: string): string => `
  ${bank}
  Account Holder      Selma Example
  Account Number      8012345678
  Statement Period    1 October 2026 to 31 October 2026

  Date          Description       Debit (${sign})      Credit (${sign})      Balance (${sign})
  02/10/2026    Salary                                 5,000.00              6,000.00
  05/10/2026    Card Purchase     250.00                                     5,750.00

  Opening Balance     ${sign}1,000.00
  Closing Balance     ${sign}5,750.00
`;

describe('bank statement', () => {
  it.each([
    ['Bank Windhoek Limited', 'N$', 'NAD'],
    ['Nedbank Namibia Limited', 'NAD ', 'NAD'],
    ['First National Bank of Botswana Limited', 'P', 'BWP'],
  ])('%s in %s', (bank, sign, currency) => {
    const document = read(statement(bank, sign));
    expect(document.documentType).toBe('BANK_STATEMENT');
    expect(valueIn(document, 'bankName')).toBe(bank);
    expect(valueIn(document, 'currency')).toBe(currency);
    expect(valueIn(document, 'openingBalance')).toBe(1000);
    expect(valueIn(document, 'closingBalance')).toBe(5750);
    expect(document.fields.find(({ name }) => name === 'openingBalance')?.notes).toEqual([]);
    expect(document.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});

it('one request with papers of both countries: each is judged by its own', () => {
  const pages = [
    payslip('2,625.00', '2,706.00', '17,294.00'),
    statement('Absa Bank Botswana Limited', 'P'),
  ].map((picture, i) => pageOf(linesOfPicture(picture), { index: i }));
  const { documents } = understand(pages, anyRequest);
  expect(documents.map(({ documentType }) => documentType)).toEqual(['PAYSLIP', 'BANK_STATEMENT']);
  expect(valueIn(documents[1], 'currency')).toBe('BWP');
  expect(documents[0]!.checks.find(({ id }) => id === 'paye-fits-table')?.outcome).toBe('passed');
});
