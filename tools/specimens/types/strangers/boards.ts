import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { table } from '../../parts/table.ts';
import { bwp, commas } from '../../world/amounts.ts';
import { longDate, monDate, ordinalDate, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { TradeFacts } from '../business-document.ts';
import type { MeetingFacts } from '../meeting.ts';
import type { OtherFacts } from '../other.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';
import { number } from './register.ts';

const rows = (d: Draft, list: string) =>
  (d.values[list] as unknown[]).map((_, i) => d.f(`${list}.${i}.name`));
const joined = (d: Draft, list: string): Inline =>
  rows(d, list).flatMap((run, i) => (i === 0 ? [run] : [', ', run]));

/** A test author's minutes. */
export function minutesPlain(d: Draft, f: MeetingFacts, random: Random): void {
  const h = hand(random);
  d.onPage = (page) => specimenLine(page);
  opening(
    d,
    h,
    [d.f('companyName')],
    'MINUTES OF BOARD MEETING|BOARD MEETING MINUTES|MINUTES OF THE BOARD OF DIRECTORS MEETING|MINUTES OF A MEETING OF DIRECTORS',
  );
  write(d, h, [
    ...(random.chance(0.6) ? [[number, d.f('companyRegistrationNumber')] as Row] : []),
    ['Date|Meeting Date|Date of Meeting', d.f('meetingDate', h.date)],
    ...(random.chance(0.8) ? [['Time|Meeting Time|Start Time', d.f('meetingTime')] as Row] : []),
    ['Venue|Location|Place', d.f('meetingLocation')],
    ['Chairperson|Chairman|Chair', d.f('chairperson')],
    ...(random.chance(0.7)
      ? [['Minutes Taken By|Secretary|Minute Taker|Recorded By', d.f('minutesTakerName')] as Row]
      : []),
  ]);
  const numbered = random.chance(0.6);
  const list = (title: string, name: string): void => {
    d.para(title, { bold: true, after: 3 });
    rows(d, name).forEach((run, i) => d.para([numbered ? `${i + 1}. ` : '- ', run], { after: 3 }));
    d.gap(6);
  };
  list(random.pick(['Attendees', 'Present', 'Members Present', 'In Attendance']), 'attendees');
  if (f.away.length > 0) list(random.pick(['Apologies', 'Absent', 'Absent with apology']), 'absentees');
  if (random.chance(0.7)) list('Agenda', 'agenda');
  list(random.pick(['Resolutions', 'Resolutions Passed', 'Decisions']), 'resolutions');
  if (random.chance(0.6)) list(random.pick(['Action Items', 'Actions', 'Matters for action']), 'actionItems');
  if (random.chance(0.6))
    write(d, h, [['Approved on|Date Approved|Approval Date', d.f('approvalDate', h.date)]]);
}
/** Minutes of a parastatal: a table with item, discussion and who acts. */
export function minutesTable(d: Draft, _f: MeetingFacts, random: Random): void {
  d.onPage = (page) => specimenLine(page);
  d.left = d.right = 44;
  d.page('a4').use({ family: 'narrow', size: 10.5 });
  specimenLine(d);
  d.para(t`${d.f('companyName', upper)} (${d.f('companyRegistrationNumber')})`, {
    bold: true,
    size: 12,
    after: 2,
  });
  d.para(
    t`Minutes of the board meeting of ${d.f('meetingDate', ordinalDate)}, ${d.f('meetingLocation')}, ${d.f('meetingTime')} hrs`,
    { after: 8 },
  );
  form(
    d,
    [
      ['In the chair', d.f('chairperson')],
      ['Members present', joined(d, 'attendees')],
      ['Apologies', joined(d, 'absentees')],
      ['Taken by', d.f('minutesTakerName')],
    ],
    { arrangement: 'right', labelWidth: 100, label: { bold: true } },
  );
  d.gap(8);
  const agenda = rows(d, 'agenda');
  const resolved = rows(d, 'resolutions');
  table(
    d,
    [
      { title: 'Item', share: 0.6 },
      { title: 'Agenda', share: 2.4 },
      { title: 'Resolution', share: 4.4 },
    ],
    agenda.map((run, i) => [`${i + 1}`, run, resolved[i]!]),
    { look: 'grid', head: { fill: '#eee' } },
  );
  d.gap(10).para('Action items', { bold: true, after: 2 });
  rows(d, 'actionItems').forEach((run) => d.para(['• ', run], { after: 2 }));
  d.gap(8).para(['Confirmed on ', d.f('approvalDate', ordinalDate)]);
  signatureLine(d, random, { x: 44, y: d.y + 40, width: 170 }, ['Chairperson']);
}

/** A test author's resolution. */
export function resolutionPlain(d: Draft, f: MeetingFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [d.f('companyName')],
    'BOARD RESOLUTION|RESOLUTION OF THE BOARD OF DIRECTORS|Board Resolution|DIRECTORS RESOLUTION',
  );
  write(d, h, [
    [number, d.f('companyRegistrationNumber')],
    ...(random.chance(0.4) ? [['Resolution Number|Resolution No', d.f('resolutionNumber')] as Row] : []),
    ['Date|Meeting Date|Date of Resolution|Date of Meeting', d.f('meetingDate', h.date)],
  ]);
  d.para(random.pick(['IT WAS RESOLVED THAT:', 'The board resolved as follows:', 'RESOLVED:']));
  rows(d, 'resolutions').forEach((run, i) => d.para([`${i + 1}. `, run], { after: 4 }));
  d.gap(12);
  for (const p of f.present.slice(0, 2)) d.para(`Director: ${p.name}`, { after: 4 });
}
/** A certified copy for a bank: boxes, then the text between rules. */
export function resolutionBoxes(d: Draft, f: MeetingFacts, random: Random): void {
  d.page('letter').use({ family: 'verdana', size: 9 });
  d.para('CERTIFIED COPY OF A RESOLUTION OF DIRECTORS', { bold: true, size: 12, after: 8 });
  boxes(d, [
    [
      { label: 'Name of company', value: d.f('companyName'), share: 2 },
      { label: 'Company no.', value: d.f('companyRegistrationNumber') },
    ],
    [
      { label: 'Passed on', value: d.f('meetingDate', longDate) },
      { label: 'Resolution', value: d.f('resolutionNumber') },
    ],
  ]);
  d.gap(14);
  for (const run of rows(d, 'resolutions')) d.para(['“', run, '.”'], { italic: false, indent: 12 });
  d.para(
    'I certify that the above is a true copy of what the board resolved and that it has not been amended or revoked.',
  );
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 180 }, [f.taker.name, 'Company Secretary']);
  specimenLine(d);
}

const described = (d: Draft, text: string) => {
  d.values['documentDescription'] = text;
  return d.f('documentDescription');
};
/** A test author's invoice. */
export function invoicePlain(d: Draft, f: TradeFacts, random: Random): void {
  const h = hand(random);
  const title = random.pick(['INVOICE', 'TAX INVOICE', 'Invoice']);
  opening(d, h, [d.f('companyName')], title);
  described(d, title);
  write(d, h, [
    ['Invoice Number|Invoice No|Invoice #', d.f('referenceNumber')],
    ['Invoice Date|Date', d.f('issueDate', h.date)],
    ['Bill To|Customer|To|Client', d.f('recipientName')],
    ...(random.chance(0.5) ? [['VAT Number|VAT No', d.f('vatNumber')] as Row] : []),
  ]);
  d.gap(6);
  table(
    d,
    [
      { title: 'Item', share: 4 },
      { title: 'Qty', share: 1, align: 'right' },
      { title: 'Price', share: 1.6, align: 'right' },
      { title: 'Total', share: 1.8, align: 'right' },
    ],
    f.items.map((item): Inline[] => [
      item.name,
      String(item.quantity),
      commas(item.price),
      commas(item.amount),
    ]),
    { look: random.pick(['grid', 'lines', 'plain'] as const), line: '#000' },
  );
  d.gap(8).para(`Subtotal: ${h.money(f.net)}`, { after: 2 });
  d.para(`VAT (14%): ${h.money(f.vat)}`, { after: 2 });
  d.para([random.pick(['Total: ', 'TOTAL: ', 'Total Due: ', 'Grand Total: ']), d.f('totalAmount', h.money)], {
    bold: true,
  });
}
/** A shop's receipt of a roll printer. */
export function receiptRoll(d: Draft, f: TradeFacts, random: Random): void {
  d.left = d.right = 16;
  d.top = 24;
  d.page({ width: 260, height: 460 }).use({ family: 'mono', size: 8 });
  d.para(d.f('companyName', upper), { bold: true, align: 'centre', after: 1 });
  d.para(f.seller.address.text, { align: 'centre', after: 6 });
  d.para(described(d, 'CASH SALE RECEIPT'), { align: 'centre', after: 6 });
  d.para(['RECEIPT ', d.f('referenceNumber')], { after: 1 });
  d.para(['DATE ', d.f('issueDate', slashDate), `  TILL ${random.int(1, 9)}`], { after: 6 });
  for (const item of f.items) {
    d.para(item.name, { after: 0 });
    d.text(16, d.y + 8, `  ${item.quantity} x ${commas(item.price)}`);
    d.text(244, d.y + 8, commas(item.amount), { align: 'right' });
    d.gap(14);
  }
  d.gap(4).para(`VAT 14% ${commas(f.vat)}`, { after: 2 });
  d.para(['TOTAL ', d.f('totalAmount', bwp)], { bold: true, size: 10 });
  d.para('THANK YOU - KE A LEBOGA', { align: 'centre' });
  specimenLine(d);
}

/** A doctor's note: a letter that is none of the types. */
export function otherNote(d: Draft, f: OtherFacts, random: Random): void {
  d.page('a5').use({ family: 'serif', size: 11 });
  d.para('MEDICAL CERTIFICATE OF FITNESS', { bold: true, size: 13 });
  d.para(`Patient: ${f.who.name}`);
  d.para(
    `I examined the patient and find that he or she was unfit for work for ${random.int(1, 7)} days because of influenza.`,
  );
  d.para(`Dr ${f.other.name}, ${monDate(`2026-0${random.int(1, 9)}-1${random.int(0, 9)}`)}`);
  specimenLine(d);
}
/** A church's notice of events. */
export function otherNotice(d: Draft, f: OtherFacts): void {
  d.page('a4').use({ family: 'sans', size: 13 });
  d.para('WEDDING INVITATION', { bold: true, size: 18, align: 'centre', after: 20 });
  d.para(`The families of ${f.who.surname} and ${f.other.surname} invite you to the wedding of`, {
    align: 'centre',
  });
  d.para(`${f.who.forenames} and ${f.other.forenames}`, { bold: true, size: 20, align: 'centre' });
  d.para(
    'on Saturday at ten in the morning at the village hall. A meal follows. Please answer by telephone.',
    { align: 'centre' },
  );
  specimenLine(d);
}
