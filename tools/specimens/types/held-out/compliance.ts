import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { t } from '../../draw/inline.ts';
import { form } from '../../parts/form.ts';
import { frame, seal } from '../../parts/frame.ts';
import { letter } from '../../parts/letter.ts';
import { letterhead } from '../../parts/letterhead.ts';
import { emblem } from '../../parts/logo.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { table } from '../../parts/table.ts';
import { capsDate, dotDate, longDate, monDate, ordinalDate, padDate, usDate } from '../../world/dates.ts';
import { titled, upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { ComplianceFacts } from '../compliance.ts';
import type { MeetingFacts } from '../meeting.ts';
import type { RegistryFacts } from '../registry.ts';

const rows = (d: Draft, list: string) =>
  (d.values[list] as unknown[]).map((_, i) => d.f(`${list}.${i}.name`));

export function clearanceD(d: Draft, f: ComplianceFacts, random: Random): void {
  d.left = d.right = 100;
  d.page('a4Landscape').use({ family: 'slab', size: 12, leading: 1.7 });
  frame(d, 'guilloche', '#4f6d9a', random);
  d.text(742, 74, d.f('certificateNumber'), { bold: true, align: 'right' });
  d.y = 84;
  d.para('Certificate of good standing with the tax authority', { bold: true, size: 18, align: 'centre' });
  d.para('(tax clearance)', { align: 'centre', italic: true });
  d.para(
    t`${d.f('taxpayerName', upper, { bold: true })}, taxpayer number ${d.f('tinNumber', undefined, { bold: true })}, has filed all returns, owes no tax and is recorded as ${d.f('status', undefined, { bold: true })}.`,
    { align: 'centre' },
  );
  d.para(['Given on ', d.f('issueDate', ordinalDate), '. Lapses on ', d.f('expiryDate', ordinalDate), '.'], {
    align: 'centre',
  });
  signatureLine(d, random, { x: 120, y: 470, width: 190 }, [f.officer.name, 'Commissioner, Domestic Taxes']);
  seal(d, 640, 450, 44, '#8c2f39');
  specimenLine(d);
}
export function vatD(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a5').use({ family: 'verdana', size: 8.5, leading: 1.5 });
  d.left = d.right = 36;
  emblem(d, 190, 30, 36);
  d.y = 76;
  d.para('VALUE ADDED TAX', { bold: true, align: 'centre', size: 13, after: 2 });
  d.para('Proof of registration', { align: 'centre' });
  form(
    d,
    [
      ['Trader', d.f('taxpayerName')],
      ['VAT reg. no.', d.f('vatNumber')],
      ['Taxpayer no.', d.f('tinNumber')],
      ['Liable from', d.f('effectiveDate', dotDate)],
      ['Serial', d.f('certificateNumber')],
      ['Place of business', d.f('address')],
      ['Printed', d.f('issueDate', dotDate)],
    ],
    { arrangement: 'dots', labelWidth: 110, pitch: 8 },
  );
  stamp(d, random, { x: 310, y: d.y + 40, shape: 'box', rows: ['VAT OFFICE', f.office] });
  specimenLine(d);
}
export function tinD(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'terminal', size: 10, leading: 1.6 });
  letterhead(d, random, {
    name: 'Revenue service of Botswana',
    lines: ['Taxpayer services', f.office],
    look: 'right-block',
    colours: ['#344e41', '#a3b18a'],
    title: { size: 13 },
  });
  d.para(['Serial ', d.f('certificateNumber'), '     ', d.f('issueDate', capsDate)]);
  d.para('TIN NOTIFICATION', { bold: true, size: 13 });
  d.path(rectPath(56, d.y, 483, 50), { stroke: '#344e41', width: 1.4 });
  d.text(297, d.y + 33, d.f('tinNumber'), { bold: true, size: 22, align: 'centre', spacing: 2 });
  d.gap(66);
  d.para([
    'is the tax number of ',
    d.f('taxpayerName', undefined, { bold: true }),
    ', company ',
    d.f('registrationNumber'),
    '.',
  ]);
  d.para(['State of the account: ', d.f('status')]);
  signatureLine(d, random, { x: 56, y: d.y + 60, width: 170 }, [f.officer.name]);
  specimenLine(d);
}
export function authorityD(d: Draft, f: ComplianceFacts, random: Random): void {
  d.left = d.right = 70;
  d.page('a4').use({ family: 'slab', size: 11 });
  letterhead(d, random, {
    name: d.f('taxpayerName'),
    lines: [f.firm.postal.text, f.firm.phone],
    look: 'plain',
    colours: ['#000', '#000'],
  });
  letter(d, random, {
    date: d.f('issueDate', usDate),
    subject: 'Power to represent the company',
    body: [
      t`The board gives ${d.f('authorisedPerson', (v: string) => titled({ ...f.agent, name: v }))} power to speak and sign for the company (${d.f('registrationNumber')}; tax number ${d.f('tinNumber')}) before banks and public offices.`,
      t`The power ends on ${d.f('expiryDate', usDate)} unless it is withdrawn earlier.`,
    ],
    closing: 'For the board',
    signatory: [f.firm.directors[0]!.name, 'Chair'],
    stamp: { shape: 'round', rows: ['SEAL'], ring: f.firm.name.split(' (')[0]! },
  });
  specimenLine(d);
}
export function resolutionD(d: Draft, f: MeetingFacts, random: Random): void {
  d.left = d.right = 80;
  d.page('a4').use({ family: 'narrow', size: 12.5, leading: 1.6 });
  frame(d, 'double', '#555555', random);
  d.y = 70;
  d.para('EXTRACT OF RESOLUTIONS TAKEN BY THE DIRECTORS', { bold: true, size: 14, align: 'centre' });
  form(
    d,
    [
      ['Company', d.f('companyName')],
      ['Number', d.f('companyRegistrationNumber')],
      ['Taken on', d.f('meetingDate', padDate)],
      ['Resolution no.', d.f('resolutionNumber')],
    ],
    { arrangement: 'right', labelWidth: 110, pitch: 5 },
  );
  d.gap(8);
  rows(d, 'resolutions').forEach((run, i) => d.para([`${['I', 'II', 'III', 'IV', 'V'][i]!}.  `, run, '.']));
  d.para(`In favour: ${f.present.length}. Against: none.`);
  signatureLine(d, random, { x: 80, y: d.y + 50, width: 170 }, [f.secretary.name, 'Company secretary']);
  specimenLine(d);
}
export function minutesD(d: Draft, f: MeetingFacts, random: Random): void {
  d.left = d.right = 60;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'slab', size: 10.5, leading: 1.5 });
  specimenLine(d);
  d.para(d.f('companyName'), { bold: true, size: 16, after: 2 });
  d.para(['Company no. ', d.f('companyRegistrationNumber')], { size: 9.5 });
  d.para(
    t`Record of the directors’ meeting, ${d.f('meetingDate', ordinalDate)}, ${d.f('meetingTime')}, ${d.f('meetingLocation')}`,
    { bold: true },
  );
  table(
    d,
    [
      { title: 'Attended', share: 3 },
      { title: 'Office', share: 2 },
    ],
    rows(d, 'attendees').map((run, i) => [run, i === 0 ? 'Chair' : 'Member']),
    { look: 'lines' },
  );
  d.gap(6).para(['Excused: ', ...(f.away.length > 0 ? rows(d, 'absentees') : ['nobody'])]);
  d.para([d.f('chairperson'), ' presided; ', d.f('minutesTakerName'), ' kept this record.']);
  const agenda = rows(d, 'agenda');
  const resolutions = rows(d, 'resolutions');
  agenda.forEach((run, i) => {
    d.para([`Item ${i + 1}: `, run], { bold: true, after: 2 });
    d.para(['Resolution: ', resolutions[i]!, '. Carried.']);
  });
  d.para('To do', { bold: true, after: 2 });
  for (const run of rows(d, 'actionItems')) d.para(['- ', run], { after: 1 });
  d.room(90);
  d.gap(8).para(['Read and confirmed on ', d.f('approvalDate', ordinalDate)]);
  signatureLine(d, random, { x: 60, y: d.y + 40, width: 170 }, [f.present[0]!.name]);
}
export function profileD(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'narrow', size: 13, leading: 1.5 });
  d.path(rectPath(0, 0, 280, 596), { fill: '#283618' });
  d.column(30, 80, 220, d.f('companyName'), { size: 22, bold: true, colour: '#fefae0' });
  d.column(30, 220, 220, 'Corporate profile', { size: 16, colour: '#dda15e' });
  d.column(30, 520, 220, [f.firm.email, '\n', f.firm.phone], { size: 11, colour: '#fefae0' });
  d.left = 310;
  d.y = 60;
  d.para('About us', { bold: true, size: 16 }).para(
    `We have worked in ${f.firm.business.toLowerCase()} since ${f.firm.founded.slice(0, 4)} with a team from all districts.`,
  );
  form(
    d,
    [
      ['Reg. no.', d.f('registrationNumber')],
      ['Tax no.', d.f('tinNumber')],
      ['Head office', f.firm.address.text],
      ['State', monDate(String(d.values['issueDate']))],
    ],
    { arrangement: 'right', labelWidth: 100, pitch: 4 },
  );
  d.gap(8).para('Leadership', { bold: true, size: 16, after: 2 });
  f.firm.directors.forEach((_, i) => d.para(d.f(`directors.${i}.name`), { after: 1 }));
  d.gap(8)
    .para('What we offer', { bold: true, size: 16 })
    .para('Planning, delivery and care after the sale.');
  stamp(d, random, { x: 720, y: 520, shape: 'round', rows: ['QUALITY'], ring: 'MEMBER OF THE CHAMBER' });
  d.text(560, 582, `Printed ${longDate(String(d.values['issueDate']))}`, { size: 8 });
  specimenLine(d);
}
