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
  d.text(742, 74, ['Certificate No. ', d.f('certificateNumber')], { bold: true, align: 'right' });
  d.y = 84;
  d.para('TAX CLEARANCE CERTIFICATE', { bold: true, size: 18, align: 'centre' });
  d.para('Botswana Unified Revenue Service', { align: 'centre', italic: true });
  d.para(
    t`${d.f('taxpayerName', upper, { bold: true })}, TIN ${d.f('tinNumber', undefined, { bold: true })}, has filed all returns and paid all taxes due. Compliance status: ${d.f('status', undefined, { bold: true })}.`,
    { align: 'centre' },
  );
  d.para(
    ['Issued on ', d.f('issueDate', ordinalDate), '. Valid until ', d.f('expiryDate', ordinalDate), '.'],
    {
      align: 'centre',
    },
  );
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
  d.para('Certificate of registration', { align: 'centre' });
  form(
    d,
    [
      ['Registered person', d.f('taxpayerName')],
      ['VAT registration no.', d.f('vatNumber')],
      ['TIN', d.f('tinNumber')],
      ['Effective date', d.f('effectiveDate', dotDate)],
      ['Certificate no.', d.f('certificateNumber')],
      ['Business address', d.f('address')],
      ['Date issued', d.f('issueDate', dotDate)],
    ],
    { arrangement: 'dots', labelWidth: 110, pitch: 8 },
  );
  stamp(d, random, { x: 310, y: d.y + 40, shape: 'box', rows: ['VAT OFFICE', f.office] });
  specimenLine(d);
}
export function tinD(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a4').use({ family: 'terminal', size: 10, leading: 1.6 });
  letterhead(d, random, {
    name: 'Botswana Unified Revenue Service',
    lines: ['Taxpayer services', f.office],
    look: 'right-block',
    colours: ['#344e41', '#a3b18a'],
    title: { size: 13 },
  });
  d.para(['Certificate no. ', d.f('certificateNumber'), '     Date of issue ', d.f('issueDate', capsDate)]);
  d.para('TIN CERTIFICATE', { bold: true, size: 13 });
  d.path(rectPath(56, d.y, 483, 50), { stroke: '#344e41', width: 1.4 });
  d.text(297, d.y + 33, d.f('tinNumber'), { bold: true, size: 22, align: 'centre', spacing: 2 });
  d.gap(66);
  d.para([
    'is the taxpayer identification number (TIN) of ',
    d.f('taxpayerName', undefined, { bold: true }),
    ', company registration number ',
    d.f('registrationNumber'),
    '.',
  ]);
  d.para(['Status: ', d.f('status')]);
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
    subject: 'LETTER OF AUTHORITY',
    body: [
      t`We hereby authorise ${d.f('authorisedPerson', (v: string) => titled({ ...f.agent, name: v }))} to sign and act on behalf of the company (registration number ${d.f('registrationNumber')}, TIN ${d.f('tinNumber')}) before banks and public offices.`,
      t`This authority expires on ${d.f('expiryDate', usDate)} unless it is withdrawn earlier.`,
    ],
    closing: 'Yours faithfully',
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
  d.para('BOARD RESOLUTION', { bold: true, size: 14, align: 'centre' });
  form(
    d,
    [
      ['Name of company', d.f('companyName')],
      ['Company number', d.f('companyRegistrationNumber')],
      ['Date of meeting', d.f('meetingDate', padDate)],
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
    t`Minutes of the directors’ meeting held on ${d.f('meetingDate', ordinalDate)} at ${d.f('meetingTime')}, venue: ${d.f('meetingLocation')}`,
    { bold: true },
  );
  table(
    d,
    [
      { title: 'Present', share: 3 },
      { title: 'Capacity', share: 2 },
    ],
    rows(d, 'attendees').map((run, i) => [run, i === 0 ? 'Chair' : 'Member']),
    { look: 'lines' },
  );
  d.gap(6).para(['Apologies: ', ...(f.away.length > 0 ? rows(d, 'absentees') : ['nobody'])]);
  d.para([d.f('chairperson'), ' chaired the meeting; minutes taken by ', d.f('minutesTakerName'), '.']);
  const agenda = rows(d, 'agenda');
  const resolutions = rows(d, 'resolutions');
  agenda.forEach((run, i) => {
    d.para([`Agenda item ${i + 1}: `, run], { bold: true, after: 2 });
    d.para(['Resolution: ', resolutions[i]!, '. Carried unanimously.']);
  });
  d.para('Action items', { bold: true, after: 2 });
  for (const run of rows(d, 'actionItems')) d.para(['- ', run], { after: 1 });
  d.room(90);
  d.gap(8).para(['Approved on ', d.f('approvalDate', ordinalDate)]);
  signatureLine(d, random, { x: 60, y: d.y + 40, width: 170 }, [f.present[0]!.name]);
}
export function profileD(d: Draft, f: RegistryFacts, random: Random): void {
  d.page('a4Landscape').use({ family: 'narrow', size: 13, leading: 1.5 });
  d.path(rectPath(0, 0, 280, 596), { fill: '#283618' });
  d.column(30, 80, 220, d.f('companyName'), { size: 22, bold: true, colour: '#fefae0' });
  d.column(30, 220, 220, 'Company profile', { size: 16, colour: '#dda15e' });
  d.column(30, 520, 220, [f.firm.email, '\n', f.firm.phone], { size: 11, colour: '#fefae0' });
  d.left = 310;
  d.y = 60;
  d.para('About us', { bold: true, size: 16 }).para(
    `We have worked in ${f.firm.business.toLowerCase()} since ${f.firm.founded.slice(0, 4)} with a team from all districts.`,
  );
  form(
    d,
    [
      ['Company registration', d.f('registrationNumber')],
      ['TIN', d.f('tinNumber')],
      ['Head office', f.firm.address.text],
      ['Profile date', monDate(String(d.values['issueDate']))],
    ],
    { arrangement: 'right', labelWidth: 150, pitch: 4 },
  );
  d.gap(8).para('Directors', { bold: true, size: 16, after: 2 });
  f.firm.directors.forEach((_, i) => d.para(d.f(`directors.${i}.name`), { after: 1 }));
  d.gap(8).para('Our services', { bold: true, size: 16 }).para('Planning, delivery and care after the sale.');
  stamp(d, random, { x: 720, y: 520, shape: 'round', rows: ['QUALITY'], ring: 'MEMBER OF THE CHAMBER' });
  d.text(560, 582, `Printed ${longDate(String(d.values['issueDate']))}`, { size: 8 });
  specimenLine(d);
}
