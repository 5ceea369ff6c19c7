import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { pula } from '../../world/amounts.ts';
import { formalDate, longDate, monCapsDate, padDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { RegistryFacts } from '../registry.ts';
import { boxes } from './boxes.ts';
import type { Hand } from './hand.ts';
import { hand, opening, write } from './hand.ts';

export const CIPA = [
  'Companies and Intellectual Property Authority',
  'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY',
  'CIPA',
  'REPUBLIC OF BOTSWANA',
];
/** The directors as a test author prints them: a row, or a list under a heading. */
export function directors(d: Draft, h: Hand, f: RegistryFacts, dates: boolean): void {
  d.gap(4).para(h.random.pick(['Directors', 'DIRECTORS', 'Directors:']), { bold: true, after: 3 });
  const numbered = h.random.chance(0.5);
  f.firm.directors.forEach((_, i) =>
    d.para(
      [
        numbered ? `${i + 1}. ` : '- ',
        d.f(`directors.${i}.name`),
        ...(dates ? [' (appointed ', d.f(`directors.${i}.appointmentDate`, h.date), ')'] : []),
      ],
      { after: 2 },
    ),
  );
  d.gap(6);
}
export const number = 'Registration Number|Company Number|UIN|Company Registration Number|Registration No.';

/** A test author's BIN certificate. */
export function binPlain(d: Draft, _f: RegistryFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [random.pick(CIPA)],
    'BIN CERTIFICATE|BUSINESS IDENTIFICATION NUMBER CERTIFICATE|BUSINESS IDENTIFICATION NUMBER (BIN) CERTIFICATE',
  );
  write(d, h, [
    ['BIN|BIN Number|Business Identification Number|BIN No', d.f('binNumber')],
    ['Company Name|Business Name|Name of Business|Name', d.f('companyName', random.pick([String, upper]))],
    ...(random.chance(0.6)
      ? [['Registration Number|Company Registration Number|Reg No', d.f('registrationNumber')] as Row]
      : []),
    ['Registration Date|Date of Registration|Date Registered', d.f('registrationDate', h.date)],
    ['Business Type|Type of Business|Nature of Business', d.f('businessType')],
  ]);
}
/** A letter-like certificate. */
export function binSentence(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'slab', size: 11, leading: 1.7 });
  d.para('BUSINESS REGISTER OF BOTSWANA', { align: 'centre' });
  d.para('Certificate of Business Identification', { bold: true, size: 17, align: 'centre', after: 20 });
  d.para(
    t`The Registrar certifies that ${d.f('companyName', undefined, { bold: true })}, registered under number ${d.f('registrationNumber')} on ${d.f('registrationDate', formalDate)} and engaged in ${d.f('businessType')}, is identified by`,
  );
  d.para(['BIN ', d.f('binNumber')], { bold: true, size: 16, align: 'centre' });
  signatureLine(d, random, { x: 80, y: d.y + 60, width: 180 }, [f.registrar.name, 'Registrar']);
  specimenLine(d);
}

/** A test author's memorandum. */
export function memorandumPlain(d: Draft, f: RegistryFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [random.pick(['REPUBLIC OF BOTSWANA', 'COMPANIES ACT', 'Companies Act (Cap. 42:01)'])],
    'MEMORANDUM OF ASSOCIATION|MEMORANDUM OF INCORPORATION|MEMORANDUM AND ARTICLES OF ASSOCIATION',
  );
  write(d, h, [
    ['Company Name|Name of Company|Name', d.f('companyName')],
    [number, d.f('registrationNumber')],
    ['Date of Registration|Registration Date|Date', d.f('registrationDate', h.date)],
    ['Objects|Main Business|Nature of Business|Business Type|Objects of the Company', d.f('businessType')],
    ['Share Capital|Authorised Capital', d.f('authorizedCapital', h.money)],
  ]);
  d.para('The liability of members is limited.');
  directors(d, h, f, false);
}
/** A constitution after the 2003 Act, as a schedule and clauses in two levels. */
export function memorandumConstitution(d: Draft, f: RegistryFacts): void {
  d.left = d.right = 68;
  d.onPage = (page) => specimenLine(page);
  d.page('letter').use({ family: 'serif', size: 11, leading: 1.5 });
  specimenLine(d);
  d.para(['CONSTITUTION AND MEMORANDUM OF ', d.f('companyName', upper)], {
    bold: true,
    size: 13,
    align: 'centre',
  });
  d.para(
    [
      '(Registered in Botswana, UIN ',
      d.f('registrationNumber'),
      ', on ',
      d.f('registrationDate', longDate),
      ')',
    ],
    { align: 'centre', size: 10, after: 12 },
  );
  const clauses: [string, Inline[]][] = [
    [
      '1  INTERPRETATION',
      ['In this memorandum “the Act” means the Companies Act and “the Company” the company named above.'],
    ],
    [
      '2  BUSINESS',
      [
        t`The business of the Company shall be: ${d.f('businessType')}.`,
        'The Company may do all that is incidental to its business.',
      ],
    ],
    [
      '3  SHARES',
      [
        t`The capital is ${d.f('authorizedCapital', pula)}, in ${String(f.shares)} shares of equal rank.`,
        'Pre-emptive rights apply to every new issue.',
      ],
    ],
    ['4  OFFICE', [t`The registered office is ${d.f('registeredAddress')}.`]],
    ['5  LIABILITY', ['The liability of a member is limited to the amount unpaid on the member’s shares.']],
  ];
  for (const [head, texts] of clauses) {
    d.para(head, { bold: true, after: 2 });
    texts.forEach((text, i) =>
      d.para([`${head[0]!}.${i + 1}  `, ...[text].flat()], { indent: 16, after: 5 }),
    );
  }
}

/** A test author's certificate of registration. */
export function registrationPlain(d: Draft, f: RegistryFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [random.pick(CIPA)],
    'COMPANY REGISTRATION CERTIFICATE|CERTIFICATE OF REGISTRATION|CERTIFICATE OF REGISTRATION OF COMPANY',
  );
  write(d, h, [
    ['Company Name|Name of Company|Business Name', d.f('companyName', random.pick([String, upper]))],
    [number, d.f('registrationNumber')],
    ['Registration Date|Date of Registration|Date Registered', d.f('registrationDate', h.date)],
    ...(random.chance(0.6) ? [['Company Type|Type of Company', d.f('companyType')] as Row] : []),
    ['Business Type|Nature of Business|Business Activity|Principal Activity', d.f('businessType')],
    ['Registered Address|Registered Office|Address', d.f('registeredAddress')],
  ]);
  if (random.chance(0.5)) directors(d, h, f, false);
}
/** Boxes with a registrar's stamp. */
export function registrationBoxes(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'sans', size: 12 });
  d.left = d.right = 70;
  d.y = 60;
  d.para('Registrar of Companies, Botswana', { align: 'centre', after: 2 });
  d.para('REGISTRATION OF A COMPANY: CERTIFICATE', { bold: true, size: 18, align: 'centre', after: 14 });
  boxes(d, [
    [
      { label: 'Name / Leina la kompone', value: d.f('companyName', undefined, { bold: true }), share: 2 },
      { label: 'Number / Nomoro', value: d.f('registrationNumber') },
    ],
    [
      { label: 'Kind of company', value: d.f('companyType') },
      { label: 'Line of business / Mofuta wa kgwebo', value: d.f('businessType') },
      { label: 'Entered in the register on', value: d.f('registrationDate', padDate) },
    ],
    [{ label: 'Registered office', value: d.f('registeredAddress') }],
  ]);
  signatureLine(d, random, { x: 70, y: d.y + 60, width: 200 }, [f.registrar.name, 'Registrar']);
  stamp(d, random, {
    x: 640,
    y: d.y + 60,
    shape: 'box',
    rows: ['REGISTRAR OF COMPANIES', monCapsDate(String(d.values['registrationDate']))],
  });
  specimenLine(d);
}

/** A test author's certificate of incorporation. */
export function incorporationPlain(d: Draft, f: RegistryFacts, random: Random): void {
  const h = hand(random);
  opening(d, h, [random.pick(CIPA)], 'CERTIFICATE OF INCORPORATION|Certificate of Incorporation');
  if (random.chance(0.4))
    d.para('This is to certify that the company named below is incorporated under the Companies Act.');
  write(d, h, [
    ['Company Name|Name of Company|Name', d.f('companyName', random.pick([String, upper]))],
    [number, d.f('registrationNumber')],
    ...(random.chance(0.5) ? [['Certificate Number|Certificate No', d.f('certificateNumber')] as Row] : []),
    ['Date of Incorporation|Incorporation Date|Incorporated On', d.f('incorporationDate', h.date)],
    ...(random.chance(0.6) ? [['Company Type|Type of Company|Type', d.f('companyType')] as Row] : []),
    ['Registered Address|Registered Office|Registered Office Address', d.f('registeredAddress')],
    ...(random.chance(0.5)
      ? [['Authorised Capital|Share Capital|Authorized Capital', d.f('authorizedCapital', h.money)] as Row]
      : []),
  ]);
  if (random.chance(0.6)) directors(d, h, f, random.chance(0.5));
  write(d, h, [['Registrar|Registrar of Companies', d.f('registrar')]]);
}
/** A diploma-like print of an old company: sentences only, everything centred. */
export function incorporationSentence(d: Draft, _f: RegistryFacts, random: Random): void {
  d.left = d.right = 90;
  d.page('a4').use({ family: 'serif', size: 13, leading: 1.6 });
  const centre = { align: 'centre' as const };
  d.gap(30).para('Botswana', { ...centre, size: 20 });
  d.para('No. of company', { ...centre, size: 10, after: 0 });
  d.para(d.f('registrationNumber'), { ...centre, bold: true });
  d.para('Certificate of Incorporation', { ...centre, bold: true, size: 22, after: 20 });
  d.para('I HEREBY CERTIFY THAT', centre);
  d.para(d.f('companyName', upper, { bold: true }), { ...centre, size: 16 });
  d.para(
    [
      'is on and from the ',
      d.f('incorporationDate', formalDate),
      ' duly incorporated as a ',
      d.f('companyType'),
      '.',
    ],
    centre,
  );
  d.para(['Its registered office is at ', d.f('registeredAddress'), '.'], centre);
  signatureLine(d, random, { x: 200, y: d.y + 60, width: 200 }, []);
  d.text(298, d.y + 78, d.f('registrar'), { align: 'centre', size: 11 });
  d.text(298, d.y + 92, 'REGISTRAR', { align: 'centre', size: 9 });
  specimenLine(d);
}
