import { describe, expect, it } from 'vitest';
import { lines, pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, readLines, readPrinted, valueIn } from '../testing/request.ts';
import { zoneOf } from '../testing/zone-of.ts';
import { understand } from '../understand.ts';

describe('the account on a payslip', () => {
  const slip = (...accounts: string[]) =>
    readLines(
      'Nata Mills (Pty) Ltd',
      'PAYSLIP for March 2026',
      'Employee: Tiro Example',
      ...accounts,
      'Basic Salary 9,000.00',
      'Net Pay 8,100.00',
    );

  it.each(['UAN Account', 'Pension Account', 'Loan Account No'])("is the bank's, not the %s", (label) => {
    expect(valueIn(slip(`${label}: 100622718845`), 'bankAccount')).toBeNull();
    expect(valueIn(slip(`${label}: 100622718845`, 'Account No: 62004417731'), 'bankAccount')).toBe(
      '62004417731',
    );
  });
});

describe('the number of a visa', () => {
  const zone = zoneOf('MRVA', 'V<UTOMARSTON<<TESSA', 'K71400238<UTO8804126F2806107');
  const visa = (...printed: PrintedLine[]) =>
    understand(
      [pageOf([[60, 40, 'VISA'], [60, 100, 'Surname'], [60, 125, 'MARSTON'], ...printed], { zone })],
      anyRequest,
    ).documents[0]!;

  it('is not the one printed as that of the passport', () => {
    const labelled: PrintedLine[] = [
      [60, 200, 'Passport Number'],
      [300, 200, 'Nationality'],
      [60, 225, 'K71400238'],
    ];
    expect(valueIn(visa(...labelled), 'visaNumber')).toBeNull();
  });

  it('is that of the zone where nothing says otherwise', () =>
    expect(valueIn(visa(), 'visaNumber')).toBe('K71400238'));
});

it('the classes of a licence end before what is said of its holder', () => {
  const licence = readPrinted([
    [60, 30, 'DRIVER LICENSE'],
    [300, 90, '4d DL 88120451'],
    [500, 90, '9 CLASS B DONOR'],
    [300, 130, '4a ISS 05/14/2021'],
    [300, 170, '4b EXP 05/14/2029'],
    [300, 210, '3 DOB 02/28/1979'],
    [300, 260, '1 QUIMBLE'],
    [300, 300, '2 TESSA MAY'],
  ]);
  expect(valueIn(licence, 'licenceClass')).toBe('B');
});

it('a seal does not register a company', () => {
  const [certificate] = understand(
    [
      pageOf(
        lines(
          'CERTIFICATE OF INCORPORATION',
          'Company Number 01188224',
          'It is hereby certified that NATA MILLS LIMITED is this day incorporated as a private company',
          'THE OFFICIAL SEAL OF THE',
          'REGISTRAR OF COMPANIES',
        ),
      ),
    ],
    anyRequest,
  ).documents;
  expect(valueIn(certificate!, 'registrar')).toBeNull();
});
