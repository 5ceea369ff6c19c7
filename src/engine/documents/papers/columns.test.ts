import { describe, expect, it } from 'vitest';
import { extractedDataOf } from '../extracted-data.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { anyRequest, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe('papers in columns, and papers that stand in for another', () => {
  it('a letter of a bank that is asked for as proof of address gives the address and its age', () => {
    const letter = pageOf(
      lines(
        'BOTSWANA SAVINGS BANK',
        '12 May 2026',
        'TO WHOM IT MAY CONCERN',
        'We confirm that Mr Otsile Example is a customer of this bank and that his residential address',
        'in our records is Plot 228, Old Naledi, Gaborone.',
        'Yours faithfully',
      ),
    );
    const { documents, checks } = understand([letter], { ...anyRequest, category: 'ADDRESS' });
    expect(valueIn(documents[0], 'address')).toBe('Plot 228, Old Naledi, Gaborone');
    expect(checks.find((c) => c.id === 'proof-of-address-age')?.outcome).toBe('failed');
    expect(extractedDataOf(documents[0]!, 'flat', 'ADDRESS')).toMatchObject({
      name: 'Otsile Example',
      address: 'Plot 228, Old Naledi, Gaborone',
      issueDate: '2026-05-12',
      accountHolder: 'Otsile Example',
    });
    expect(extractedDataOf(documents[0]!, 'flat')).not.toHaveProperty('address');
  });
});
