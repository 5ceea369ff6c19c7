import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { table } from '../../parts/table.ts';
import { bwp } from '../../world/amounts.ts';
import { formalDate, longDate, monCapsDate, slashDate } from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { ComplianceFacts } from '../compliance.ts';
import type { RegistryFacts } from '../registry.ts';
import { count, restricted } from '../share-certificate.ts';
import type { LicenceOfTrade } from '../trading-licence.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';
import { directors, number } from './register.ts';

/** A test author's share certificate. */
export function sharesPlain(d: Draft, _f: RegistryFacts, random: Random): void {
  const h = hand(random);
  opening(d, h, [d.f('companyName')], 'SHARE CERTIFICATE|Share Certificate|CERTIFICATE OF SHARES');
  write(d, h, [
    ['Certificate Number|Certificate No|Share Certificate No.', d.f('certificateNumber')],
    [number, d.f('companyRegistrationNumber')],
    ['Shareholder|Shareholder Name|Name of Shareholder|Registered Holder', d.f('shareholderName', h.name)],
    [
      'Number of Shares|Shares|No. of Shares|Quantity of Shares',
      d.f('shareQuantity', random.pick([count, String])),
    ],
    ['Share Class|Class of Shares|Class', d.f('shareClass')],
    ['Nominal Value|Par Value|Nominal Value per Share|Value per Share', d.f('nominalValue', h.money)],
    ['Date of Issue|Issue Date|Date', d.f('issueDate', h.date)],
    ...(random.chance(0.5)
      ? [
          [
            'Transfer Restrictions|Restrictions',
            restricted(d, 'Transfers need the consent of the board.'),
          ] as Row,
        ]
      : []),
  ]);
  d.gap(24).para([random.pick(['Director: ', 'Signed by: ', 'Signatory: ']), d.f('signatories.0.name')]);
  d.para([random.pick(['Secretary: ', 'Company Secretary: ']), d.f('signatories.1.name')]);
}
/** A counterfoil left, the certificate right, as in printed books of certificates. */
export function sharesCounterfoil(d: Draft, _f: RegistryFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'serif', size: 11, leading: 1.6 });
  d.left = 270;
  d.right = 50;
  d.rule(240, 30, 240, 560, '#777');
  d.text(40, 60, 'Counterfoil', { italic: true });
  d.text(40, 84, `No. ${String(d.values['certificateNumber'])}`);
  d.text(40, 102, `Shares ${String(d.values['shareQuantity'])}`);
  d.text(40, 120, `Date ${slashDate(String(d.values['issueDate']))}`);
  d.y = 60;
  d.para([d.f('companyName', upper)], { bold: true, size: 15, align: 'centre', after: 2 });
  d.para(['Company No. ', d.f('companyRegistrationNumber')], { align: 'centre', size: 9 });
  d.para(['SHARE CERTIFICATE No. ', d.f('certificateNumber')], {
    bold: true,
    align: 'centre',
    size: 13,
    after: 14,
  });
  d.para(
    t`THIS CERTIFIES that ${d.f('shareholderName', undefined, { bold: true })} is the registered proprietor of ${d.f('shareQuantity', count, { bold: true })} ${d.f('shareClass')} shares of a nominal value of ${d.f('nominalValue', bwp)} each, fully paid.`,
  );
  d.para(['Given under the seal of the Company the ', d.f('issueDate', formalDate)]);
  signatureLine(d, random, { x: 270, y: 420, width: 190 }, []);
  d.text(270, 438, [d.f('signatories.0.name'), ', Director']);
  signatureLine(d, random, { x: 560, y: 420, width: 190 }, []);
  d.text(560, 438, [d.f('signatories.1.name'), ', Secretary']);
  specimenLine(d);
}

/** A test author's trading licence. */
export function tradePlain(d: Draft, f: LicenceOfTrade, random: Random): void {
  const h = hand(random);
  opening(d, h, [f.council], 'TRADING LICENCE|TRADE LICENCE|BUSINESS LICENCE|TRADING LICENSE');
  write(d, h, [
    ['Licence Number|Licence No|License Number|Trade Licence No.', d.f('registrationNumber')],
    [
      'Business Name|Trading Name|Name of Licensee|Licensee|Company Name',
      d.f('companyName', random.pick([String, upper])),
    ],
    ...(random.chance(0.4) ? [['BIN|UIN', d.f('binNumber')] as Row] : []),
    ['Type of Licence|Licence Type|Type of Business|Nature of Business|Business Type', d.f('businessType')],
    ['Business Address|Premises|Location|Physical Address|Address', d.f('address')],
    ['Issue Date|Date of Issue|Date Issued', d.f('issueDate', h.date)],
    ['Expiry Date|Valid Until|Date of Expiry|Expires', d.f('expiryDate', h.date)],
  ]);
}
/** A town council's form with boxes and a receipt line. */
export function tradeBoxes(d: Draft, f: LicenceOfTrade, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  d.para(f.council.toUpperCase(), { bold: true, align: 'centre', size: 13, after: 2 });
  d.para('LAESENSE YA KGWEBO - LICENCE TO TRADE', { bold: true, align: 'centre', after: 10 });
  boxes(d, [
    [
      { label: 'Licence', value: d.f('registrationNumber') },
      { label: 'Category', value: d.f('businessType') },
    ],
    [
      { label: 'Holder of the licence / Mong wa laesense', value: d.f('companyName') },
      { label: 'UIN of the holder', value: d.f('binNumber') },
    ],
    [{ label: 'Place of trade / Lefelo la kgwebo', value: d.f('address') }],
    [
      { label: 'Granted on', value: d.f('issueDate', longDate) },
      { label: 'Runs out on', value: d.f('expiryDate', longDate) },
    ],
  ]);
  d.gap(10).para(`Fee of P500.00 received, receipt ${random.digits(6)}. To be displayed on the premises.`, {
    size: 9,
  });
  stamp(d, random, {
    x: 440,
    y: d.y + 50,
    shape: 'oval',
    rows: ['LICENSING', monCapsDate(String(d.values['issueDate']))],
  });
  specimenLine(d);
}

const story = (f: RegistryFacts): string =>
  `${f.firm.name} was founded in ${f.firm.founded.slice(0, 4)} and works in ${f.firm.business.toLowerCase()}.`;
/** A test author's company profile. */
export function profilePlain(d: Draft, f: RegistryFacts, random: Random): void {
  const h = hand(random);
  opening(d, h, [], 'COMPANY PROFILE|Company Profile|BUSINESS PROFILE');
  write(d, h, [
    ['Company Name|Name|Name of Company', d.f('companyName')],
    [number, d.f('registrationNumber')],
    ...(random.chance(0.6) ? [['TIN|Tax Number', d.f('tinNumber')] as Row] : []),
    ['Industry|Sector|Core Business', f.firm.business],
    ['Address|Location', f.firm.address.text],
    ['Telephone|Contact|Phone', f.firm.phone],
    ['Email', f.firm.email],
  ]);
  d.para(random.pick(['About Us', 'Overview', 'Company Overview']), { bold: true, after: 3 }).para(story(f));
  d.para('Mission', { bold: true, after: 3 }).para('To give our customers good service.');
  if (random.chance(0.6)) directors(d, h, f, false);
}
/** Two columns like a flyer: particulars left, text right. */
export function profileFlyer(d: Draft, f: RegistryFacts): void {
  d.page('letter').use({ family: 'sans', size: 9.5 });
  d.para(d.f('companyName'), { size: 20, bold: true, after: 2 });
  d.para('Corporate profile and capability statement', { size: 12, colour: '#555', after: 14 });
  const top = d.y;
  form(
    d,
    [
      ['Registered as', d.f('registrationNumber')],
      ['Tax identification', d.f('tinNumber')],
      ['Head office', f.firm.address.text],
      ['Post', f.firm.postal.text],
      ['Call', f.firm.phone],
    ],
    { x: 56, y: top, width: 190, arrangement: 'below', pitch: 8 },
  );
  let y = top;
  for (const [head, text] of [
    ['Our story', story(f)],
    ['What we value', 'Safety, honesty and care for the customer.'],
    ['Services', `${f.firm.business}; repairs; delivery to all districts.`],
  ] as const) {
    d.text(280, y + 10, head, { bold: true });
    y = d.column(280, y + 16, 276, text) + 12;
  }
  d.y = Math.max(y, top + 190);
  table(
    d,
    [
      { title: 'Leadership', share: 3 },
      { title: 'Role', share: 2 },
    ],
    f.firm.directors.map((_, i) => [d.f(`directors.${i}.name`), i === 0 ? 'Managing Director' : 'Director']),
    { look: 'lines' },
  );
  specimenLine(d);
}

/** A test author's letter of authority. */
export function authorityPlain(d: Draft, f: ComplianceFacts, random: Random): void {
  const h = hand(random, true);
  opening(
    d,
    h,
    [d.f('taxpayerName')],
    'AUTHORISATION LETTER|LETTER OF AUTHORISATION|AUTHORIZATION LETTER|LETTER OF AUTHORITY',
  );
  d.para([random.pick(['Date: ', '']), d.f('issueDate', h.date)]);
  d.para('To Whom It May Concern');
  d.para(
    random.pick([
      t`We hereby authorise ${d.f('authorisedPerson')}, Omang No. ${f.agent.omang}, to act on behalf of ${f.firm.name}.`,
      t`I, ${f.firm.directors[0]!.name}, director of ${f.firm.name}, authorise ${d.f('authorisedPerson')} (ID ${f.agent.omang}) to submit and collect documents on our behalf.`,
    ]),
  );
  if (random.chance(0.5)) d.para(t`Our TIN is ${d.f('tinNumber')}.`);
  if (random.chance(0.5)) d.para(t`This authority is valid until ${d.f('expiryDate', h.date)}.`);
  d.para(random.pick(['Yours faithfully,', 'Sincerely,']));
  d.gap(20).para(f.firm.directors[0]!.name, { after: 1 });
  d.para('Director');
}
/** A power given in boxes: who gives, who receives, until when. */
export function authorityBoxes(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'narrow', size: 11.5 });
  d.para('AUTHORITY TO REPRESENT / TETLA YA GO EMELA', { bold: true, size: 13, after: 8 });
  boxes(d, [
    [
      { label: 'Given by (company)', value: d.f('taxpayerName') },
      { label: 'Company number', value: d.f('registrationNumber') },
      { label: 'TIN', value: d.f('tinNumber') },
    ],
    [
      { label: 'Given to', value: d.f('authorisedPerson', (v: string) => titled({ ...f.agent, name: v })) },
      { label: 'Omang', value: f.agent.omang },
    ],
    [
      { label: 'Date given', value: d.f('issueDate', slashDate) },
      { label: 'Good until', value: d.f('expiryDate', slashDate) },
    ],
    [
      {
        label: 'Matters',
        value: 'Letter of authorisation for tax, licence and banking matters of the company.',
      },
    ],
  ]);
  signatureLine(d, random, { x: 56, y: d.y + 50, width: 190 }, [
    f.firm.directors[0]!.name,
    'For the company',
  ]);
  specimenLine(d);
}
