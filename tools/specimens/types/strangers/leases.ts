import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { bwp, pula } from '../../world/amounts.ts';
import {
  addDays,
  addYears,
  longDate,
  monCapsDate,
  monthYear,
  ordinalDate,
  slashDate,
} from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { ResidenceFacts } from '../residence.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

const start = (d: Draft): string => String(d.values['startDate']);
const ends = (d: Draft): string => addDays(addYears(start(d), 1), -1);

/** A test author's lease. */
export function leasePlain(d: Draft, f: ResidenceFacts, random: Random): void {
  const h = hand(random);
  opening(d, h, [], 'LEASE AGREEMENT|RESIDENTIAL LEASE AGREEMENT|Lease Agreement|RENTAL LEASE AGREEMENT');
  write(d, h, [
    ...(random.chance(0.8)
      ? [['Date|Agreement Date|Date of Agreement|Date Signed', d.f('issueDate', h.date)] as Row]
      : []),
    ['Landlord|Lessor|Landlord Name|Owner', d.f('issuerName', h.name)],
    ['Tenant|Lessee|Tenant Name|Name of Tenant', d.f('name', h.name)],
    ...(random.chance(0.5) ? [['Tenant ID|Omang|ID Number', d.f('idNumber')] as Row] : []),
    ['Property Address|Property|Premises|Address of Premises|Leased Property', d.f('address')],
    ['Monthly Rent|Rent|Rental Amount|Monthly Rental', d.f('monthlyRent', h.money)],
    ['Start Date|Commencement Date|Lease Start|From', d.f('startDate', h.date)],
    ['End Date|Expiry|Lease End|To', h.date(ends(d))],
    ['Deposit|Security Deposit', h.money(f.rent)],
  ]);
  d.para('The tenant agrees to pay the rent on the first day of each month.');
  d.gap(20).para('Landlord signature: ____________________');
  d.para('Tenant signature: ____________________');
}

/** A short lease in running text: the two parties side by side in boxes, particulars inside the clauses. */
export function leaseParties(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 60;
  d.page('a4').use({ family: 'sans', size: 10.5, leading: 1.5 });
  d.para('HOUSE LEASE CONTRACT', { bold: true, size: 15, after: 10 });
  boxes(d, [
    [
      {
        label: 'LESSOR (owner)',
        value: [
          d.f('issuerName', (v: string) => titled({ ...f.landlord, name: v })),
          `\nCell ${f.phone}\n${f.post.text}`,
        ],
      },
      {
        label: 'LESSEE (tenant)',
        value: [d.f('name', (v: string) => titled({ ...f.who, name: v })), '\nOmang ', d.f('idNumber')],
      },
    ],
  ]);
  d.gap(14);
  d.para(
    t`The lessor gives on lease to the lessee, who accepts, the house situated at ${d.f('address')}, together with its fittings, on these conditions:`,
  );
  const clauses = [
    t`Period: twelve months, beginning ${d.f('startDate', longDate)} and ending ${longDate(ends(d))}, renewable.`,
    t`Rent: the sum of ${d.f('monthlyRent', bwp)} a month, due by the third day of the month and paid by bank transfer.`,
    t`Deposit: ${bwp(f.rent)}, refunded without interest when the house is handed back in good state.`,
    t`Services: water, electricity and refuse are for the account of the lessee.`,
    t`Notice: either party may cancel by written notice of thirty days.`,
  ];
  clauses.forEach((clause, i) => d.para([`${String.fromCharCode(97 + i)}) `, ...clause], { indent: 14 }));
  d.para(t`Thus done and signed at ${f.home.town} on ${d.f('issueDate', ordinalDate)}.`);
  signatureLine(d, random, { x: 60, y: d.y + 44, width: 180 }, ['Lessor']);
  signatureLine(d, random, { x: 330, y: d.y + 44, width: 180 }, ['Lessee']);
  specimenLine(d);
}

/** A test author's letter of a landlord. */
export function landlordPlain(d: Draft, f: ResidenceFacts, random: Random): void {
  const h = hand(random, true);
  opening(
    d,
    h,
    [],
    'LANDLORD LETTER|LANDLORD CONFIRMATION LETTER|PROOF OF RESIDENCE|CONFIRMATION OF TENANCY',
  );
  d.para([random.pick(['Date: ', '']), d.f('issueDate', h.date)]);
  d.para('To Whom It May Concern');
  d.para(
    random.pick([
      t`This letter confirms that ${d.f('name')} is renting my property at ${d.f('address')}.`,
      t`I confirm that ${d.f('name')} (ID ${d.f('idNumber')}) lives at ${d.f('address')} as my tenant.`,
      t`Please be advised that ${d.f('name')} resides at the following address: ${d.f('address')}.`,
    ]),
  );
  d.para(
    random.pick([
      t`The monthly rent is ${d.f('monthlyRent', h.money)}.`,
      t`The tenant has lived here since ${monthYear(f.since)}.`,
    ]),
  );
  d.para(random.pick(['Sincerely,', 'Yours faithfully,', 'Regards,']));
  d.gap(24);
  if (random.chance(0.5)) {
    write(d, h, [
      ['Landlord|Landlord Name|Name of Landlord', d.f('issuerName')],
      ['Contact|Phone|Tel', f.phone],
    ]);
    return;
  }
  d.para(d.f('issuerName'), { after: 1 });
  d.para(random.pick(['Landlord', 'Property Owner', 'Owner']));
}

/** A housing company's slip: both languages, boxes, a stamp. */
export function landlordSlip(d: Draft, f: ResidenceFacts, random: Random): void {
  d.values['issuerName'] = f.agency.name;
  d.left = d.right = 48;
  d.page('a4').use({ family: 'serif', size: 11 });
  d.para(d.f('issuerName', upper), { bold: true, size: 14, after: 1 });
  d.para(`${f.agency.postal.text}   Tel ${f.agency.phone}`, { size: 9, after: 10 });
  d.para('BOPAKI JWA BODULO / CONFIRMATION OF RESIDENTIAL TENANCY', { bold: true, after: 8 });
  boxes(d, [
    [
      { label: 'Moagi / Name of tenant', value: d.f('name'), share: 2 },
      { label: 'Omang', value: d.f('idNumber') },
    ],
    [
      { label: 'Aterese ya ntlo / Address of house', value: d.f('address'), share: 2 },
      { label: 'Khiro ka kgwedi / Rent per month', value: d.f('monthlyRent', pula) },
    ],
    [
      { label: 'O simolotse / Tenant since', value: monthYear(f.since) },
      { label: 'Letlha / Date of this letter', value: d.f('issueDate', slashDate) },
    ],
  ]);
  d.gap(14).para('We are the landlord of the above house and confirm that the tenant lives there.');
  signatureLine(d, random, { x: 48, y: d.y + 44, width: 180 }, [
    f.agency.directors[0]!.name,
    'Housing Officer',
  ]);
  stamp(d, random, {
    x: 430,
    y: d.y + 40,
    shape: 'oval',
    rows: [f.agency.name.split(' ')[0]!.toUpperCase(), monCapsDate(String(d.values['issueDate']))],
  });
  specimenLine(d);
}
