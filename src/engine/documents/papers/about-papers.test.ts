import { describe, expect, it } from 'vitest';
import { HELD_CONFIDENCE } from '../doubts.ts';
import { readLines } from '../testing/request.ts';

describe('a paper that has the words of another, not its values', () => {
  it.each([
    [
      'an advertisement',
      'Example Savings Bank',
      'Open a savings account today',
      'Opening balance from P50.00',
      'Account statement, monthly: free by e-mail',
      'Closing an account: P75.00',
    ],
    [
      'a complaint',
      'Kago Example',
      'Plot 12, Maun',
      '2 October 2026',
      'WRONG ELECTRICITY BILL',
      'I refer to the bill for account number 11223344 which shows an amount due of P812.40.',
      'I paid P300.00 in August. I phoned your office, and my meter shows 41733 kWh today.',
    ],
    [
      'a question',
      'To: Payroll office',
      'Query about my October payslip',
      'Employee number: 4471',
      'My payslip for October shows a basic salary of P6,100.00 but a net pay of P4,020.15.',
    ],
    [
      'a letter that comes with papers',
      'Dear Madam',
      'We submit herewith: 1. Certificate of incorporation; 2. Valid tax clearance certificate number 25237798;',
      '3. Trading licence of 7 September 2026; 4. Share certificates of the directors.',
      'Yours sincerely',
    ],
  ])('is surely nothing: %s', (_what, ...printed) => {
    const { documentType, classification } = readLines(...printed);
    const isSure = classification.confidence > HELD_CONFIDENCE;
    expect(documentType === 'OTHER' || documentType === 'GENERAL_BUSINESS_DOCUMENT' || !isSure).toBe(true);
  });

  it('is a bill with its questions answered and its slip to sign', () => {
    const { documentType, classification } = readLines(
      'Example Power Corporation',
      'ELECTRICITY BILL',
      'Kago Example',
      'Plot 12, Maun',
      'Account number: 11223344',
      'Bill date: 2 October 2026',
      'Amount due: P812.40',
      'How do I read my meter? What if I cannot pay my bill?',
      'I authorise the corporation to debit my account, and I have read my rights.',
    );
    expect(documentType).toBe('UTILITY_BILL');
    expect(classification.confidence).toBeGreaterThan(HELD_CONFIDENCE);
  });
});
