import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { letterhead } from '../parts/letterhead.ts';
import { specimenLine } from '../parts/security.ts';
import { signatureLine } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import { table } from '../parts/table.ts';
import { formalDate, longDate, monCapsDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { MeetingFacts } from './meeting.ts';
import { meetingFacts } from './meeting.ts';

const rows = (d: Draft, list: string) =>
  (d.values[list] as unknown[]).map((_, i) => d.f(`${list}.${i}.name`));

function extract(d: Draft, f: MeetingFacts, random: Random): void {
  d.left = d.right = 66;
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para(d.f('companyName', upper), { bold: true, size: 15, align: 'centre', after: 2 });
  d.para(['(Registration No. ', d.f('companyRegistrationNumber'), ')'], { align: 'centre' });
  d.para('RESOLUTION OF THE BOARD OF DIRECTORS', { bold: true, align: 'centre', underline: true, after: 14 });
  d.para([
    'Passed at a meeting of the directors held at ',
    f.firm.address.town,
    ' on ',
    d.f('meetingDate', longDate),
  ]);
  d.para('IT WAS RESOLVED:', { bold: true });
  rows(d, 'resolutions').forEach((run, i) => d.para([`${i + 1}. `, run, '.'], { indent: 20 }));
  d.para('Certified a true extract from the minutes.');
  d.gap(30);
  signatureLine(d, random, { x: 66, y: d.y + 10, width: 180 }, [f.present[0]!.name, 'Director']);
  signatureLine(d, random, { x: 320, y: d.y + 10, width: 180 }, [f.present[1]!.name, 'Director']);
  specimenLine(d);
}
function headed(d: Draft, f: MeetingFacts, random: Random): void {
  d.page('a4').use({ family: 'sans', size: 10.5 });
  letterhead(d, random, {
    name: d.f('companyName'),
    lines: [f.firm.address.text, f.firm.phone, ['UIN ', d.f('companyRegistrationNumber')]],
    look: 'left-logo',
    colours: ['#2c5282', '#c05621'],
    title: { size: 14 },
  });
  d.para(['BOARD RESOLUTION NO. ', d.f('resolutionNumber')], { bold: true, size: 13 });
  d.para(['Date of resolution: ', d.f('meetingDate', slashDate)]);
  d.para('The directors of the company, being entitled to vote, resolve as follows:');
  for (const run of rows(d, 'resolutions')) d.para(['RESOLVED ', run, '.']);
  d.gap(6);
  table(
    d,
    [
      { title: 'Director', share: 3 },
      { title: 'Signature', share: 2 },
    ],
    f.present.map((p) => [p.name, '']),
    { look: 'grid', padding: 8, head: { fill: '#e2e8f0' } },
  );
  stamp(d, random, {
    x: 440,
    y: d.y + 50,
    shape: 'box',
    rows: [f.firm.name.split(' (')[0]!.toUpperCase(), monCapsDate(String(d.values['meetingDate']))],
  });
  specimenLine(d);
}
function written(d: Draft, f: MeetingFacts, random: Random): void {
  d.left = d.right = 72;
  d.page('a4').use({ family: 'slab', size: 10.5, leading: 1.6 });
  d.para('WRITTEN RESOLUTION OF THE DIRECTORS', { bold: true, size: 14 });
  d.para(t`of ${d.f('companyName')}, company number ${d.f('companyRegistrationNumber')} ("the Company")`);
  d.para('We, the undersigned, being all the directors of the Company, resolve in writing:');
  for (const run of rows(d, 'resolutions')) d.para(['- ', run], { indent: 14 });
  d.para(['Dated this ', d.f('meetingDate', formalDate)]);
  f.present
    .slice(0, 3)
    .forEach((p, i) =>
      signatureLine(d, random, { x: 72 + (i % 2) * 240, y: d.y + 50 + Math.floor(i / 2) * 76, width: 180 }, [
        p.name,
      ]),
    );
  specimenLine(d);
}

export const boardResolution = defineType<MeetingFacts>({
  type: 'BOARD_RESOLUTION',
  category: 'COMPLIANCE',
  configuredType: 'OTHER',
  fields: [
    'taxpayerName',
    'tinNumber',
    'certificateNumber',
    'issueDate',
    'expiryDate',
    'status',
    'companyName',
    'companyRegistrationNumber',
    'meetingDate',
  ],
  same: { taxpayerName: 'companyName', issueDate: 'meetingDate', certificateNumber: 'resolutionNumber' },
  facts: meetingFacts,
  layouts: [
    { issuer: 'A company secretary', draw: extract },
    { issuer: 'A company', draw: headed },
    { issuer: 'Directors in writing', draw: written },
  ],
});
