import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { table } from '../../parts/table.ts';
import { commas } from '../../world/amounts.ts';
import { monCapsDate, monthYear, ordinalDate, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { CouncilFacts } from '../council-bill.ts';
import type { ResidenceFacts } from '../residence.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

/** A test author's council bill. */
export function councilPlain(d: Draft, f: CouncilFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [d.f('issuerName', random.pick([String, upper]))],
    'RATES BILL|COUNCIL BILL|PROPERTY RATES|MUNICIPAL RATES STATEMENT|SERVICE LEVY BILL',
  );
  write(d, h, [
    ['Name|Owner|Property Owner|Ratepayer|Account Holder', d.f('name', h.name)],
    ['Property Address|Address|Plot|Property|Physical Address', d.f('address')],
    ['Account Number|Account No|Rates Account Number|Customer No', d.f('accountNumber')],
    ['Bill Date|Date|Date of Issue|Statement Date', d.f('issueDate', h.date)],
    ...(random.chance(0.7) ? [['Due Date|Pay By|Payable by', d.f('dueDate', h.date)] as Row] : []),
    ['Property Rates|Rates', h.money(f.rates)],
    ['Refuse Collection|Service Levy|Refuse', h.money(f.levy)],
    ...(f.arrears > 0 ? [['Arrears|Balance Brought Forward', h.money(f.arrears)] as Row] : []),
    ['Total Due|Amount Due|Total Amount Due|Total Payable', d.f('amountDue', h.money)],
  ]);
}

/** A council's statement of account: an ageing table, particulars in two columns of boxes. */
export function councilStatement(d: Draft, f: CouncilFacts): void {
  d.left = d.right = 40;
  d.page('a4').use({ family: 'verdana', size: 8.5 });
  d.y = 40;
  d.para(d.f('issuerName'), { bold: true, size: 14, align: 'right', after: 2 });
  d.para('STATEMENT OF ACCOUNT - RATES AND REFUSE', { align: 'right', after: 12 });
  boxes(d, [
    [
      { label: 'CONSUMER', value: d.f('name', upper), share: 1.4 },
      { label: 'ACCOUNT', value: d.f('accountNumber') },
    ],
    [
      { label: 'STAND / LOCATION', value: d.f('address'), share: 1.4 },
      { label: 'STATEMENT DATE', value: d.f('issueDate', monCapsDate) },
    ],
    [
      { label: 'POSTAL ADDRESS', value: f.post.text, share: 1.4 },
      { label: 'FINAL DATE FOR PAYMENT', value: d.f('dueDate', monCapsDate) },
    ],
  ]);
  d.gap(14);
  table(
    d,
    [
      { title: 'Code', share: 1 },
      { title: 'Particulars', share: 4 },
      { title: 'Debit', share: 1.6, align: 'right' },
      { title: 'Credit', share: 1.6, align: 'right' },
    ],
    [
      ['001', 'Balance forward', commas(f.arrears), ''],
      ['110', `Assessment rates on P${commas(f.value)}`, commas(f.rates), ''],
      ['140', 'Refuse removal', commas(f.levy), ''],
    ],
    { look: 'grid' },
  );
  d.gap(14);
  table(
    d,
    ['Current', '30 days', '60 days', '90 days +', 'TOTAL OWING'].map((title) => ({
      title,
      share: 1,
      align: 'right' as const,
    })),
    [[commas(f.rates + f.levy), commas(f.arrears), '0.00', '0.00', d.f('amountDue', commas, { bold: true })]],
    { look: 'grid', head: { fill: '#eee' } },
  );
  specimenLine(d);
}

/** A test author's affidavit. */
export function affidavitPlain(d: Draft, f: ResidenceFacts, random: Random): void {
  const h = hand(random, true);
  const police = random.chance(0.5);
  // The commissioner is a person who witnesses it; only a station is its issuer.
  d.values['issuerName'] = `${f.home.town} Police Station`;
  opening(
    d,
    h,
    random.chance(0.5) ? ['REPUBLIC OF BOTSWANA'] : [],
    'AFFIDAVIT|AFFIDAVIT OF RESIDENCE|SWORN AFFIDAVIT|AFFIDAVIT (PROOF OF RESIDENCE)',
  );
  d.para(
    random.pick([
      t`I, ${d.f('name')}, Omang No. ${d.f('idNumber')}, do solemnly swear that I reside at ${d.f('address')}.`,
      t`I ${d.f('name', upper)} of ID number ${d.f('idNumber')} hereby declare under oath that my residential address is ${d.f('address')}.`,
      t`I, the undersigned, ${d.f('name')} (${d.f('idNumber')}), make oath and say that I live at ${d.f('address')}.`,
    ]),
  );
  d.para('I make this declaration believing it to be true.');
  d.gap(12).para('Deponent: ____________________');
  write(d, { ...h, look: h.look === 'grid' ? 'column' : h.look }, [
    ['Date|Sworn on|Dated', d.f('issueDate', h.date)],
    police ? ['Police Station|Station|Place', d.f('issuerName')] : ['Commissioner of Oaths', f.landlord.name],
  ]);
}

/** A district officer's declaration with a printed frame of fields and the jurat in boxes. */
export function affidavitJurat(d: Draft, f: ResidenceFacts, random: Random): void {
  d.left = d.right = 58;
  d.page('letter').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para('STATUTORY DECLARATION OF PLACE OF ABODE', { bold: true, size: 14, align: 'centre', after: 12 });
  form(
    d,
    [
      ['Declarant', d.f('name', upper)],
      ['Identity number', d.f('idNumber')],
      ['Place of abode', d.f('address')],
      ['Occupied since', monthYear(f.since)],
    ],
    { arrangement: 'grid', labelWidth: 150 },
  );
  d.gap(12).para(
    'I do solemnly and sincerely declare that the particulars above are true, and I make this declaration conscientiously believing it to be so.',
  );
  signatureLine(d, random, { x: 330, y: d.y + 40, width: 190 }, ['Signature of declarant']);
  d.gap(80);
  boxes(d, [
    [
      { label: 'Declared at', value: f.home.town },
      { label: 'On this date', value: d.f('issueDate', ordinalDate) },
    ],
    [
      { label: 'Before me (Commissioner of Oaths)', value: f.landlord.name },
      { label: 'Office held', value: 'District Officer' },
    ],
  ]);
  stamp(d, random, {
    x: 440,
    y: d.y + 70,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: 'DISTRICT COMMISSIONER',
  });
  specimenLine(d);
}

/** A test author's letter of a kgotla. */
export function kgotlaPlain(d: Draft, f: ResidenceFacts, random: Random): void {
  const h = hand(random, true);
  d.values['issuerName'] = random.pick([
    `${f.home.town} Kgotla`,
    `${f.home.town} Main Kgotla`,
    `${f.home.town} Customary Court`,
  ]);
  opening(
    d,
    h,
    [d.f('issuerName')],
    'KGOTLA LETTER|LETTER FROM THE KGOSI|CONFIRMATION OF RESIDENCE|PROOF OF RESIDENCE LETTER',
  );
  d.para(['Date: ', d.f('issueDate', h.date)]);
  d.para('To Whom It May Concern,');
  d.para(
    random.pick([
      t`This is to certify that ${d.f('name')}, Omang ${d.f('idNumber')}, resides at ${d.f('address')}.`,
      t`I, Kgosi ${f.landlord.name}, confirm that ${d.f('name')} is a resident of ${d.f('address')}.`,
      t`The bearer, ${d.f('name')} (ID No: ${d.f('idNumber')}), is known to this kgotla and stays at ${d.f('address')}.`,
    ]),
  );
  d.para(random.pick(['Yours faithfully,', 'Thank you.', 'Ka boikokobetso,']));
  d.gap(24).para(`Kgosi ${f.landlord.name}`);
}

/** A tribal office's printed form in Setswana with boxes. */
export function kgotlaForm(d: Draft, f: ResidenceFacts, random: Random): void {
  d.values['issuerName'] = `Ofisi ya Kgosi, ${f.home.town}`;
  d.left = d.right = 30;
  d.page('a5').use({ family: 'sans', size: 10 });
  d.y = 36;
  d.para(d.f('issuerName', upper), { bold: true, align: 'centre', after: 3 });
  d.para('BOSUPI JWA BONNO', { bold: true, size: 13, align: 'centre', after: 10 });
  boxes(d, [
    [{ label: 'Leina le sefane', value: d.f('name') }],
    [
      { label: 'Nomoro ya Omang', value: d.f('idNumber') },
      { label: 'Letlha', value: d.f('issueDate', slashDate) },
    ],
    [{ label: 'Lefelo la bonno (kgotla le motse)', value: d.f('address') }],
  ]);
  d.gap(10).para('Ke netefatsa gore motho yo o kwadilweng fa godimo ke moagi wa motse o.');
  signatureLine(d, random, { x: 30, y: d.y + 46, width: 150 }, [f.landlord.name, 'Kgosi']);
  stamp(d, random, {
    x: 310,
    y: d.y + 40,
    shape: 'box',
    rows: ['OFISI YA KGOSI', monCapsDate(String(d.values['issueDate']))],
  });
  specimenLine(d);
}
