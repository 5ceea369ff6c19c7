import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { table } from '../parts/table.ts';
import { formalDate, longDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { MeetingFacts } from './meeting.ts';
import { meetingFacts } from './meeting.ts';

const rows = (d: Draft, list: string) =>
  (d.values[list] as unknown[]).map((_, i) => d.f(`${list}.${i}.name`));

/** Numbered sections, resolutions within them, two signatures at the end. */
function numbered(d: Draft, f: MeetingFacts, random: Random): void {
  d.left = d.right = 64;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'serif', size: 11.5, leading: 1.45 });
  specimenLine(d);
  d.para(d.f('companyName', upper), { bold: true, size: 14, align: 'centre', after: 2 });
  d.para(['Registration number ', d.f('companyRegistrationNumber')], { align: 'centre', size: 10 });
  d.para(
    t`MINUTES OF A MEETING OF THE BOARD OF DIRECTORS held at ${d.f('meetingLocation')} on ${d.f('meetingDate', longDate)} at ${d.f('meetingTime', (v: string) => `${v.replace(':', '')} hours`)}`,
    { bold: true, align: 'centre' },
  );
  d.para('PRESENT', { bold: true, after: 2 });
  rows(d, 'attendees').forEach((run, i) =>
    d.para([run, i === 0 ? ' (Chairperson)' : ' (Director)'], { indent: 18, after: 1 }),
  );
  if (f.away.length > 0) {
    d.gap(6).para('APOLOGIES', { bold: true, after: 2 });
    for (const run of rows(d, 'absentees')) d.para(run, { indent: 18, after: 1 });
  }
  d.gap(6).para('1. OPENING', { bold: true, after: 2 });
  d.para([d.f('chairperson'), ' took the chair, found that a quorum was present and opened the meeting.'], {
    indent: 18,
  });
  const agenda = rows(d, 'agenda');
  const resolutions = rows(d, 'resolutions');
  d.para('2. AGENDA', { bold: true, after: 2 });
  agenda.forEach((run, i) => d.para([`2.${i + 1} `, run], { indent: 18, after: 1 }));
  d.gap(6).para('3. RESOLUTIONS', { bold: true, after: 2 });
  resolutions.forEach((run, i) => d.para([`3.${i + 1} `, run, '.'], { indent: 18, after: 3 }));
  d.para('The resolutions were passed unanimously.', { indent: 18 });
  d.para('4. ACTION ITEMS', { bold: true, after: 2 });
  rows(d, 'actionItems').forEach((run, i) => d.para([`4.${i + 1} `, run], { indent: 18, after: 1 }));
  d.gap(6).para('5. CLOSURE', { bold: true, after: 2 });
  d.para(
    ['There being no further business the meeting closed. Minutes taken by ', d.f('minutesTakerName'), '.'],
    { indent: 18 },
  );
  d.para(['Approved on ', d.f('approvalDate', longDate), ' as a true record.']);
  d.room(80);
  signatureLine(d, random, { x: 64, y: d.y + 40, width: 180 }, [f.present[0]!.name, 'Chairperson']);
  signatureLine(d, random, { x: 320, y: d.y + 40, width: 180 }, [f.taker.name, 'Secretary']);
}

/** A table of particulars, agenda and resolutions as tables. */
function tabular(d: Draft, f: MeetingFacts, random: Random): void {
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'sans', size: 10 });
  specimenLine(d);
  d.para('BOARD MEETING MINUTES', { bold: true, size: 16, colour: '#1f3b57' });
  const list = (name: string) => rows(d, name).flatMap((run, i) => (i === 0 ? [run] : ['\n', run]));
  form(
    d,
    [
      ['Company', d.f('companyName')],
      ['Company number', d.f('companyRegistrationNumber')],
      ['Meeting date', d.f('meetingDate', slashDate)],
      ['Time', d.f('meetingTime')],
      ['Venue', d.f('meetingLocation')],
      ['Chairperson', d.f('chairperson')],
      ['Minutes taken by', d.f('minutesTakerName')],
      ['Attendees', list('attendees')],
      ['Apologies', list('absentees')],
    ],
    { arrangement: 'grid', labelWidth: 130 },
  );
  d.gap(12);
  const resolutions = rows(d, 'resolutions');
  d.para('Agenda', { bold: true, size: 11, after: 3 });
  rows(d, 'agenda').forEach((run, i) => d.para([`${i + 1}. `, run], { after: 2 }));
  d.gap(6).para('Resolutions', { bold: true, size: 11, after: 3 });
  resolutions.forEach((run, i) => d.para([`${i + 1}. `, run], { after: 3 }));
  d.gap(6);
  table(
    d,
    [
      { title: 'Action items', share: 4 },
      { title: 'Responsible', share: 2 },
    ],
    rows(d, 'actionItems').map((run) => [run, f.taker.name]),
    { look: 'grid', head: { fill: '#e4ebf2' } },
  );
  d.gap(14).para(['Date approved: ', d.f('approvalDate', slashDate)]);
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 170 }, [f.present[0]!.name, 'Chairperson']);
}

/** A small company's typed minutes, names in one line. */
function typed(d: Draft, f: MeetingFacts, random: Random): void {
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'mono', size: 10, leading: 1.5 });
  specimenLine(d);
  const joined = (name: string) => rows(d, name).flatMap((run, i) => (i === 0 ? [run] : [', ', run]));
  d.para(['MINUTES OF MEETING OF DIRECTORS OF ', d.f('companyName', upper)], { bold: true });
  form(
    d,
    [
      ['DATE', d.f('meetingDate', longDate)],
      ['TIME', d.f('meetingTime')],
      ['PLACE', d.f('meetingLocation')],
      ['PRESENT', joined('attendees')],
      ['ABSENT', joined('absentees')],
      ['IN THE CHAIR', d.f('chairperson')],
    ],
    { arrangement: 'colon', labelWidth: 110, pitch: 5 },
  );
  d.gap(6).para('RESOLVED', { bold: true, after: 3 });
  rows(d, 'resolutions').forEach((run, i) =>
    d.para([`(${String.fromCharCode(97 + i)}) `, run, ';'], { after: 3 }),
  );
  d.gap(6).para(['Recorded by ', d.f('minutesTakerName')]);
  d.para(['Signed at Gaborone on the ', d.f('approvalDate', formalDate)]);
  signatureLine(d, random, { x: 56, y: d.y + 40, width: 170 }, [`Chairman ${f.present[0]!.surname}`]);
}

export const boardMinutes = defineType<MeetingFacts>({
  type: 'BOARD_MEETING_MINUTES',
  category: 'COMPLIANCE',
  configuredType: 'BOARD_MEETING_MINUTES',
  fields: [
    'companyName',
    'companyRegistrationNumber',
    'meetingDate',
    'meetingTime',
    'meetingLocation',
    'chairperson',
    'minutesTakerName',
    'approvalDate',
  ],
  facts: meetingFacts,
  layouts: [
    { issuer: 'A company secretary', draw: numbered },
    { issuer: 'A board’s template', draw: tabular },
    { issuer: 'A small company', draw: typed },
  ],
});
