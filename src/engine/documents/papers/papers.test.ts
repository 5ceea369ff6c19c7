import { describe, expect, it } from 'vitest';
import type { ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const field = (d: VerifiedDocument, name: string): ExtractedField | undefined =>
  d.fields.find((f) => f.name === name);
describe('papers as strangers write them', () => {
  it('a card that says name, and one that says surname and name', () => {
    const rest = ['ID Number: 483210975', 'Date of Birth: 14/03/1988', 'Valid: 01 Jan 2023 - 31 Dec 2032'];
    const one = readPrinted(
      lines('REPUBLIC OF BOTSWANA', 'NATIONAL IDENTITY CARD', 'Name: KAGO EXAMPLE', ...rest),
    );
    expect(valueIn(one, 'name')).toBe('KAGO EXAMPLE');
    expect(valueIn(one, 'expiryDate')).toBe('2032-12-31');
    const two = readPrinted(
      lines('REPUBLIC OF BOTSWANA', 'NATIONAL IDENTITY CARD', 'Surname: EXAMPLE', 'Name: KAGO', ...rest),
    );
    expect(valueIn(two, 'name')).toBe('KAGO EXAMPLE');
    const licence = readPrinted(
      lines('DRIVING LICENCE', 'Surname: Leburu', 'Names: Gaolathe Obakeng', 'Omang: 483210975', 'Class: B'),
    );
    expect(valueIn(licence, 'name')).toBe('Gaolathe Obakeng Leburu');
  });

  it('a negative balance beside its label, and turnovers before a balance carried forward', () => {
    const statement = readPrinted([
      [60, 40, 'ACCESS BANK BOTSWANA'],
      [60, 80, 'BANK STATEMENT'],
      [60, 120, 'Account Number: 5511044821'],
      [60, 160, 'Statement period: 01 Oct - 31 Oct 2026'],
      [60, 200, 'Opening balance -788.30'],
      [60, 280, 'Date'],
      [200, 280, 'Details'],
      [500, 280, 'Debit'],
      [650, 280, 'Credit'],
      [800, 280, 'Balance'],
      [60, 320, '02/10/2026'],
      [200, 320, 'CASH SEND'],
      [500, 320, '400.00'],
      [800, 320, '-1,188.30'],
      [60, 360, '15/10/2026'],
      [200, 360, 'SALARY'],
      [650, 360, '6,100.00'],
      [800, 360, '4,911.70'],
      [200, 400, 'Balance c/f'],
      [500, 400, '400.00'],
      [650, 400, '6,100.00'],
      [800, 400, '4,911.70'],
    ]);
    expect(valueIn(statement, 'openingBalance')).toBe(-788.3);
    expect(valueIn(statement, 'closingBalance')).toBe(4911.7);
    expect(valueIn(statement, 'statementPeriod')).toBe('2026-10-01 to 2026-10-31');
    expect(statement.checks.filter((c) => c.outcome === 'failed')).toEqual([]);
  });

  it('the newest entry first breaks no running balance', () => {
    const statement = readPrinted([
      [60, 40, 'FNB BOTSWANA'],
      [60, 80, 'BANK STATEMENT'],
      [60, 120, 'Opening balance: 100.00'],
      [60, 200, 'Date'],
      [200, 200, 'Details'],
      [500, 200, 'Amount'],
      [650, 200, 'Balance'],
      [60, 240, '09/10/2026'],
      [200, 240, 'AIRTIME'],
      [500, 240, '-20.00'],
      [650, 240, '380.00'],
      [60, 280, '05/10/2026'],
      [200, 280, 'SALARY'],
      [500, 280, '300.00'],
      [650, 280, '400.00'],
    ]);
    expect(statement.checks.find((c) => c.id === 'running-balance')?.outcome).toBe('passed');
    expect(valueIn(statement, 'bankName')).toBe('FNB BOTSWANA');
  });

  it('a number of unknown shape beside its label is shown, but not with confidence', () => {
    const clearance = readPrinted(
      lines('TAX CLEARANCE CERTIFICATE', 'Taxpayer: Example Works (Pty) Ltd', 'TIN: TIN-00123456'),
    );
    expect(valueIn(clearance, 'tinNumber')).toBe('TIN-00123456');
    expect(field(clearance, 'tinNumber')!.confidence).toBeLessThan(0.6);
  });
});
