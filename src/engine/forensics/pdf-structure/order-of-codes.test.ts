import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { numberedPdf } from '../testing/numbered-pdf.ts';

async function judged(bytes: Uint8Array): Promise<{ verdict: string; findings: Finding[] }> {
  const { verdict, findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-28',
  }).finish([], 'unknown');
  return { verdict, findings: findings.filter((f) => f.detector === 'order-of-codes') };
}

const LINES = [
  'Kgale Hardware Limited',
  'Date: 14 March 2026',
  'Name: Thabo Molefe',
  'Account number: 620937158',
  'We confirm that the person named above is known to us by sight',
  'Yours faithfully, Joyce Quinn, Vice President',
];

describe('letters numbered in the order of their first use', () => {
  it.each([
    ['a name', 'Thabo Molefe', 'Kgosi Moeti'],
    ['a month', '14 March 2026', '14 April 2026'],
    ['digits of an account', '620937158', '620437158'],
    ['a digit that stands nowhere any more', '620937158', '620931158'],
  ])('flags %s', async (_, before, after) => {
    const { verdict, findings } = await judged(numberedPdf([LINES], { before, after }));
    expect(verdict).toBe('SUSPICIOUS');
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ strength: 'strong', page: 0 });
    expect(findings[0]!.box).not.toBeNull();
  });

  const HEAD = ['Kgale Savings Bank', 'Mr Thabo Molefe', 'Account number: 620937158'];
  const STATEMENT = [
    [...HEAD, 'P O Box 40217, Jwaneng', 'We vouch for'],
    [...HEAD, 'Date Cheque Fee Interest Value Quoted Zone High York'],
  ];

  it('flags a first page whose head the next page repeats', async () => {
    const bytes = numberedPdf(STATEMENT, { before: 'Thabo Molefe', after: 'Oteng Jacobs' });
    const { findings } = await judged(bytes);
    expect(findings).toMatchObject([{ strength: 'strong', page: 0 }]);
  });

  const PAGE_NUMBER = { before: 'MMM', after: '4' };
  const PLAN = [
    'Kgale Life Ltd, plan 27',
    'Has a table of benefits on page MMM',
    'Your funeral cover begins now, says Dr J W Vox',
  ];

  it('flags a word beside a page number that was not known yet', async () => {
    const changed = { before: 'a table of benefits on page MMM', after: 'a cover of benefits on page 4' };
    const { findings } = await judged(numberedPdf([PLAN], changed));
    expect(findings).toHaveLength(1);
  });

  const FOOT = ['Page one KGBVZ'];
  it.each([
    ['a page as it was written', numberedPdf([LINES])],
    ['a second page', numberedPdf([LINES, ['Xhosa Zulu quick boxes']])],
    ['a page that lost the one before it', numberedPdf([['Xhosa Zulu quick boxes WFVB'], LINES], {}, [1])],
    ['a page that lost the one before it, with the same head', numberedPdf(STATEMENT, {}, [1])],
    [
      'a page that lost the one before it, with the same head, and its tags',
      numberedPdf(STATEMENT, { tagged: false }, [1]),
    ],
    ['a page number that was not known yet', numberedPdf([PLAN], PAGE_NUMBER)],
    [
      'a page number that was not known yet, its placeholder a letter of the text',
      numberedPdf([[...PLAN, 'Monthly premium: DXZ quickly jWVQR']], PAGE_NUMBER),
    ],
    ['both pages with one head', numberedPdf(STATEMENT)],
    ['a page that lost the one after it', numberedPdf([LINES, ['Xhosa Zulu quick boxes']], {}, [0])],
    [
      'a foot written when all pages were done',
      numberedPdf([LINES, ['Xhosa Zulu quick boxes WFB'], FOOT], { joined: true }, [0, 1]),
    ],
    [
      'a foot written when all pages were done, its second page taken out',
      numberedPdf([LINES, ['Xhosa Zulu quick boxes WFB'], FOOT], { joined: true }, [0]),
    ],
    [
      'a head that is numbered after the text',
      numberedPdf([['VZX Board of Kgalagadi'], LINES], { headLast: true }),
    ],
  ])('says nothing of %s', async (_, bytes) => {
    expect(await judged(bytes)).toEqual({ verdict: 'INCONCLUSIVE', findings: [] });
  });
});
