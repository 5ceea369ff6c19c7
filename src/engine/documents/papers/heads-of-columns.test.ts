import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

const COLUMNS = [60, 160, 280, 400, 520];
const CODES = ['ABC', '126543', '123456', '12345', '00000000'];

/** A slip with codes at its top, an employer over an address, and a person over another one. */
function slip(
  employer: string,
  employee: string | null,
  heads: readonly string[],
  streets: readonly [string, string] = ['475 ANY AVENUE', '101 MAIN STREET'],
  codes: readonly string[] = CODES,
) {
  const window: PrintedLine[] = employee
    ? [
        [700, 290, employee],
        [700, 320, streets[1]],
        [700, 350, 'GABORONE'],
      ]
    : [];
  return readPrinted([
    ...heads.map((head, i): PrintedLine => [COLUMNS[i]!, 80, head]),
    [700, 78, 'Earnings Statement'],
    ...codes.map((code, i): PrintedLine => [COLUMNS[i]!, 110, code]),
    [60, 170, employer],
    [60, 200, streets[0]],
    [60, 230, 'GABORONE'],
    [700, 150, 'Period ending: 18/07/2026'],
    [700, 180, 'Pay date: 25/07/2026'],
    ...window,
    [60, 460, 'Earnings'],
    [500, 460, 'this period'],
    [700, 460, 'year to date'],
    [60, 500, 'Regular'],
    [500, 500, '452.43'],
    [700, 500, '16,640.00'],
    [60, 540, 'Gross Pay'],
    [500, 540, 'P 452.43'],
    [700, 540, '23,526.80'],
    [60, 580, 'Net Pay'],
    [500, 580, 'P 452.43'],
  ]);
}

const HEADS = ['CO.', 'FILE', 'DEPT.', 'CLOCK', 'NUMBER'];

describe('a row of titles over a row of codes', () => {
  it.each([
    ['ANY COMPANY CORP.', HEADS],
    ['KOWHAI MINING', HEADS],
    ['THABA STORES', ['Company', 'File', 'Dept', 'Clock', 'Number']],
    ['NATA SALT WORKS', ['Employer', 'Batch', 'Section', 'Run', 'Sheet']],
    ['Example Foods Limited', ['Co', 'Pay Group', 'Division', 'Advice', 'Voucher']],
    ['QWERTZ MOTORS (PTY) LTD', ['Firm', 'Site', 'Shift', 'Gang', 'Cheque']],
    ['EXAMPLE DIAMOND SORTERS LTD', ['COMPANY', 'LOC', 'UNIT', 'SEQ', 'CHECK']],
    ['MOTSE HARDWARE (PTY) LTD', ['Organisation', 'Zone', 'Vote', 'Item', 'Slip']],
  ])('names no employer: %s stands alone', (employer, heads) => {
    const read = slip(employer, 'JOHN EXAMPLE', heads);
    expect(valueIn(read, 'employerName')).toBe(employer);
    expect(valueIn(read, 'employeeName')).toBe('JOHN EXAMPLE');
  });

  it('leaves a company under its title what it is', () => {
    const read = slip('475', null, HEADS, undefined, ['KOWHAI LTD', '126543', '123456', '12345', '00000000']);
    expect(valueIn(read, 'employerName')).toBe('KOWHAI LTD');
  });
});

describe('who is written to on a payslip', () => {
  it.each([
    ['TENDAI CHIKWANHA', '12 KGALE ROAD'],
    ['Xenia Qwertz', '7B Old Lobatse Road'],
    ['ZAHRA AHMADI', 'PLOT 2141 BLOCK 8'],
    ['Björg Þórsdóttir', '1190 Acacia Crescent'],
    ['KAGO EXAMPLE', '44 Third Avenue'],
    ['O. Nkosi-Smith', '220 Station Lane'],
  ])('%s above %s is the employee', (name, street) =>
    expect(valueIn(slip('ANY COMPANY CORP.', name, HEADS, ['475 ANY AVENUE', street]), 'employeeName')).toBe(
      name,
    ),
  );

  it.each(['KOWHAI MINING', 'Thaba Stores', 'MODISE & SONS', 'Moremi Family'])(
    '%s above the only address is no employee',
    (employer) => expect(valueIn(slip(employer, null, HEADS), 'employeeName') ?? null).toBeNull(),
  );
});
