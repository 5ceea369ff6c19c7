import { describe, expect, it } from 'vitest';
import { tableLines } from '../testing/find-in.ts';
import { type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** A statement with these lines over two rows. */
const statement = (...lines: readonly string[]) =>
  readPrinted([
    [60, 60, 'First National Bank of Botswana'],
    ...lines.map((text, i): PrintedLine => [60, 110 + 30 * i, text]),
    ...tableLines(
      [60, 200, '>700', '>900'],
      [
        'Date | Description | Amount | Balance',
        '03 Oct | EFT rent | -1,200.00 | 3,800.00',
        '09 Oct | Deposit | 2,000.00 | 5,800.00',
        '17 Oct | Withdrawal | -100.00 | 5,700.00',
      ],
      300,
    ),
    [60, 500, 'Pending: 31 Oct POS Example Stores 387.60'],
  ]);

describe('statements that say it in sentences', () => {
  it.each([
    'Paid-up savings 2 of Mrs. Neo Example-Sample, account 4471-88-20999, 01 October 2026 to 31 October 2026',
    'e-Statement for eSavings account 4471 882 0999 of NEO EXAMPLE-SAMPLE, covering 01 Oct 2026 - 31 Oct 2026.',
    'Mrs Neo Example-Sample. Current account 44718820999. 01/10/2026 to 31/10/2026',
    'Ms Neo Example-Sample, account 44718820999, 1 Oct 2026 to 31 Oct 2026',
  ])('%s', (line) => {
    const paper = statement(line);
    expect(String(valueIn(paper, 'accountHolderName')).toLowerCase()).toBe('neo example-sample');
    expect(valueIn(paper, 'accountNumber')).toBe('44718820999');
    expect(valueIn(paper, 'statementPeriod')).toBe('2026-10-01 to 2026-10-31');
  });

  it('the balance that may be drawn is not the closing one; what is pending is no transaction', () => {
    const paper = statement(
      'Account 44718820999, 1 Oct 2026 to 31 Oct 2026',
      'Opening balance 5,000.00. Closing balance 5,700.00. Available balance 5,312.40',
    );
    expect(valueIn(paper, 'closingBalance')).toBe(5700);
    expect(valueIn(paper, 'transactions')).toHaveLength(3);
    expect(paper.checks.filter((c) => c.outcome === 'failed')).toEqual([]);
  });
});
