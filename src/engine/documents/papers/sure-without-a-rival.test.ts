import { describe, expect, it } from 'vitest';
import { pageOf } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

/** Honest papers whose values somebody was asked to look at, though the page says them plainly. */
describe('what a page says plainly has no rival', () => {
  const field = (document: ReturnType<typeof readPrinted>, name: string) =>
    document.fields.find((one) => one.name === name)!;

  it.each(['IN THE CHAIR:', 'In the chair :'])(
    'a label "%s" below a list of names does not make the last of them the chairperson',
    (label) => {
      const minutes = readPrinted([
        [60, 60, 'MINUTES OF A MEETING OF DIRECTORS OF EXAMPLE DRILLING (PTY) LTD'],
        [60, 110, 'PRESENT:'],
        [260, 110, 'Kago Example, Neo Sample, Lesedi Other,'],
        [260, 140, 'Mpho Specimen'],
        [60, 180, label],
        [260, 180, 'Kago Example'],
        [60, 230, 'RESOLVED that the annual accounts be approved.'],
      ]);
      expect(valueIn(minutes, 'chairperson')).toBe('Kago Example');
      expect(field(minutes, 'chairperson').agreement).not.toBe('differ');
    },
  );

  it.each(['Total emoluments P', 'Total remuneration P', 'Gross income P'])(
    'a currency after the label "%s" leaves it the label of its amount',
    (label) => {
      const certificate = readPrinted([
        [60, 60, 'CERTIFICATE OF PAY AND TAX DEDUCTED (ITW 8)'],
        [60, 110, 'Employer'],
        [60, 135, 'Example Stationers CC'],
        [60, 180, 'Employee (surname and names)'],
        [60, 205, 'KAGO EXAMPLE'],
        [60, 250, label],
        [60, 275, '238 800.00'],
        [460, 250, 'Approved pension P'],
        [460, 275, '11 940.00'],
        [860, 250, 'Tax withheld P'],
        [860, 275, '30 765.00'],
      ]);
      expect(valueIn(certificate, 'grossSalary')).toBe(238_800);
      expect(field(certificate, 'grossSalary').confidence).toBeGreaterThanOrEqual(0.8);
    },
  );
});

it.each(['Company Secretaries and Consultants', 'Cleaning and Hygiene Services'])(
  'what a company does ("%s"), smaller below its name, is no second issuer',
  (trade) => {
    const page = pageOf([
      [60, 40, 'Example Cleaning Services (Proprietary) Limited'],
      [60, 100, trade],
      [60, 200, 'EMPLOYMENT LETTER'],
      [60, 250, 'Company'],
      [400, 250, 'Dithaba Example Farms (Pty) Ltd'],
      [60, 290, 'Name of employee'],
      [400, 290, 'Kago Example'],
      [60, 330, 'Position'],
      [400, 330, 'Systems Analyst'],
    ]);
    const lines = page.lines.map((line, i) =>
      i === 0 ? { ...line, box: { ...line.box, height: line.box.height * 1.8 } } : line,
    );
    const [letter] = understand([{ ...page, lines }], anyRequest).documents;
    const issuer = letter!.fields.find(({ name }) => name === 'issuerName')!;
    expect(issuer.value).toBe('Example Cleaning Services (Proprietary) Limited');
    expect(issuer.alternatives.map(({ value }) => value)).not.toContain(trade);
    expect(issuer.agreement).not.toBe('differ');
  },
);
