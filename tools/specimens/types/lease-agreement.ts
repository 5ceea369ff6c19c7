import type { Draft } from '../draw/draft.ts';
import { form } from '../parts/form.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { commas, inWords, pula } from '../world/amounts.ts';
import { addDays, addYears, formalDate, longDate, ordinalDate, padDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { CATEGORY_FIELDS, defineType } from './define.ts';
import type { ResidenceFacts } from './residence.ts';
import { residenceFacts } from './residence.ts';

const start = (d: Draft): string => String(d.values['startDate']);

/** A lawyer's text: parties in the preamble, numbered clauses, two pages, witnesses. */
function clauses(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'serif', size: 11, leading: 1.45 });
  d.para('MEMORANDUM OF AGREEMENT OF LEASE', { bold: true, size: 15, align: 'centre', after: 16 });
  d.para(['Made and entered into on this ', d.f('issueDate', formalDate), ' by and between:']);
  d.para(
    [
      d.f('issuerName', upper, { bold: true }),
      ' (Omang No. ',
      `${f.reference.slice(-1)}${f.agency.uin.slice(-3)}2${f.agency.tin.slice(2, 6)}`,
      '), hereinafter referred to as the "Lessor"',
    ],
    { indent: 24 },
  );
  d.para('and', { align: 'centre' });
  d.para(
    [
      d.f('name', upper, { bold: true }),
      ' (Omang No. ',
      d.f('idNumber'),
      '), hereinafter referred to as the "Lessee"',
    ],
    { indent: 24 },
  );
  d.para('1.  PREMISES', { bold: true, after: 2 });
  d.para(['The Lessor lets to the Lessee the dwelling known as ', d.f('address'), ' (the "Premises").'], {
    indent: 24,
  });
  d.para('2.  DURATION', { bold: true, after: 2 });
  d.para(
    [
      'The lease runs for twelve (12) months from ',
      d.f('startDate', ordinalDate),
      ' to ',
      ordinalDate(addDays(addYears(start(d), 1), -1)),
      '.',
    ],
    { indent: 24 },
  );
  d.para('3.  RENTAL', { bold: true, after: 2 });
  d.para(
    [
      'The rental shall be ',
      d.f('monthlyRent', pula),
      ` (${inWords(f.rent)} Pula) per month, payable in advance on or before the first day of each month.`,
    ],
    { indent: 24 },
  );
  const more: [string, string][] = [
    [
      '4.  DEPOSIT',
      `The Lessee has paid a deposit of ${pula(f.rent)}, which shall be returned within thirty days after the end of this lease, less the cost of damage.`,
    ],
    [
      '5.  WATER AND ELECTRICITY',
      'The Lessee shall pay for water and electricity consumed at the Premises and shall keep the accounts up to date.',
    ],
    [
      '6.  MAINTENANCE',
      'The Lessee shall keep the interior of the Premises in good order and shall not alter the Premises without the written consent of the Lessor.',
    ],
    ['7.  SUBLETTING', 'The Lessee shall not sublet the Premises or any part of them.'],
    [
      '8.  TERMINATION',
      'Either party may end this lease by giving one calendar month’s written notice to the other party.',
    ],
  ];
  for (const [head, text] of more) {
    d.para(head, { bold: true, after: 2 });
    d.para(text, { indent: 24 });
  }
  d.room(120);
  d.gap(30);
  signatureLine(d, random, { x: 70, y: d.y + 20, width: 190 }, ['LESSOR']);
  signatureLine(d, random, { x: 320, y: d.y + 20, width: 190 }, ['LESSEE']);
  signatureLine(d, random, { x: 70, y: d.y + 84, width: 190, signed: random.chance(0.6) }, ['WITNESS 1']);
  specimenLine(d);
}

/** An agency's form: a schedule of particulars, terms in small print below. */
function schedule(d: Draft, f: ResidenceFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10 });
  letterhead(d, random, {
    name: f.agency.name,
    lines: ['Estate agents and property managers', f.agency.address.text, `Tel ${f.agency.phone}`],
    look: 'left-logo',
    colours: ['#17594a', '#d8a31a'],
    title: { size: 14 },
  });
  d.para('RESIDENTIAL LEASE AGREEMENT', { bold: true, size: 14, align: 'centre' });
  d.para('SCHEDULE', { bold: true });
  form(
    d,
    [
      ['Date of agreement', d.f('issueDate', slashDate)],
      ['Landlord', d.f('issuerName')],
      ['Landlord represented by', f.agency.name],
      ['Tenant', d.f('name')],
      ['Tenant Omang/Passport', d.f('idNumber')],
      ['Leased premises', d.f('address')],
      ['Commencement date', d.f('startDate', slashDate)],
      ['Termination date', slashDate(addDays(addYears(start(d), 1), -1))],
      ['Monthly rental', d.f('monthlyRent', (n: number) => `BWP ${commas(n)}`)],
      ['Deposit', `BWP ${commas(f.rent)}`],
      ['Permitted use', 'Residential only'],
    ],
    { arrangement: 'grid', labelWidth: 170, shade: '#edf4ef' },
  );
  d.gap(14).para('TERMS AND CONDITIONS', { bold: true });
  [
    'The tenant shall pay the monthly rental without deduction on the first day of every month.',
    'The rental escalates by eight per cent on each anniversary of the commencement date.',
    'The tenant shall use the leased premises for residential purposes only and shall not cause a nuisance to neighbours.',
    'The landlord may inspect the leased premises at reasonable times after notice of twenty-four hours.',
    'One month’s written notice is needed to end this agreement.',
  ].forEach((text, i) => d.para(`${i + 1}. ${text}`, { size: 9, after: 4 }));
  d.gap(40);
  signatureLine(d, random, { x: 56, y: d.y + 10, width: 150 }, [
    'Tenant',
    `Date: ${slashDate(String(d.values['issueDate']))}`,
  ]);
  signatureLine(d, random, { x: 300, y: d.y + 10, width: 150 }, [
    'For and on behalf of the landlord',
    'Date: ..............',
  ]);
  specimenLine(d);
}

/** A short typed rental agreement between private people. */
function typed(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = 74;
  d.page('a4').use({ family: 'mono', size: 10.5, leading: 1.6 });
  d.gap(20).para('RENTAL AGREEMENT', { bold: true, underline: true, size: 13 });
  d.para(['Date: ', d.f('issueDate', padDate)]);
  form(
    d,
    [
      ['Owner of house', d.f('issuerName')],
      ['Tenant', d.f('name')],
      ['ID No.', d.f('idNumber')],
      ['House', d.f('address')],
      ['Rent per month', d.f('monthlyRent', pula)],
    ],
    { arrangement: 'colon', labelWidth: 130, pitch: 3 },
  );
  d.gap(10);
  d.para([
    'I, ',
    f.landlord.name,
    ', rent my house to the above tenant from ',
    d.f('startDate', longDate),
    '. The rent is paid in cash before the 5th of the month and a receipt is given.',
  ]);
  d.para('The tenant keeps the yard clean and pays for his or her own water and electricity.');
  d.para('Each of us keeps a copy of this paper.');
  signatureLine(d, random, { x: 74, y: d.y + 50, width: 170 }, [`Owner  Cell ${f.phone}`]);
  signatureLine(d, random, { x: 330, y: d.y + 50, width: 150 }, ['Tenant']);
  specimenLine(d);
}

export const leaseAgreement = defineType<ResidenceFacts>({
  type: 'LEASE_AGREEMENT',
  category: 'ADDRESS',
  configuredType: 'PROOF_OF_ADDRESS',
  fields: [...CATEGORY_FIELDS.ADDRESS, 'monthlyRent'],
  same: { fullName: 'name' },
  facts: (random) => residenceFacts(random),
  layouts: [
    { issuer: 'A lawyer’s text', draw: clauses, producer: 'Microsoft® Word 2019' },
    { issuer: 'An estate agent', draw: schedule },
    { issuer: 'A private landlord', draw: typed },
  ],
});
