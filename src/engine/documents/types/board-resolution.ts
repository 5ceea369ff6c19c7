import { phraseCuesOf } from './composed.ts';
import { inThePast } from '../checks/days.ts';
import { labelList } from '../../values/text/label-list.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { reference } from '../../values/identifiers.ts';
import { text } from '../../values/words.ts';
import { companyTinField, registrationNumberField } from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import type { DocumentType } from '../document-type.ts';
import { officialStamp } from './signatory-fields.ts';
import { attendees, chairperson, resolutions, signatoryRows } from './meeting-fields.ts';
import { meetingDate, meetingLocation, meetingTime } from './meeting-occasion.ts';
import { SERIAL_NUMBER, STANDING } from './wordings.ts';

/** Resolution of a company's directors, for a bank or authority. */
export const boardResolution: DocumentType = {
  documentType: 'BOARD_RESOLUTION',
  title: 'board resolution',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'BOARD_MEETING_MINUTES',
  phraseCues: [
    ...phraseCuesOf(
      `
        Circular Resolution | Partners' Resolution | Members' Resolution | Trustees' Resolution | Shareholders' Resolution
        Resolution of Members | Resolution of the Partners | Resolutions of the Board | Resolutions of the Directors | Written Resolution
      `,
      3,
    ),
    ...phraseCuesOf("Secretary's Certificate | Extract of a Resolution", 2.6),
    { phrase: 'passed the following resolution', weight: 2 },
    ...phraseCuesOf('Special Resolution | Extract from the Minutes | Extract from Minutes', 2.4),
    { phrase: 'Ordinary Resolution', weight: 2.2 },
    ...phraseCuesOf('Written Resolutions | Tshwetso ya boto', 2.8),
    ...phraseCuesOf('Extract from the Minutes | BE IT RESOLVED', 1.6),
    ...phraseCuesOf(
      'Certified true extract | IT IS RESOLVED | hereby resolve | Certified as a true extract',
      1.4,
    ),
    ...phraseCuesOf(
      'Tshwetso | unanimously resolved | resolve that | Certified Extract | It was resolved',
      1,
    ),
    ...phraseCuesOf('Board Resolution | Company Resolution to open an account', 3.6),
    ...phraseCuesOf(
      `
        Resolution of the Board | Resolution of Directors | Resolution of the Directors | Directors' Resolution | Directors Resolution
        Round Robin Resolution
      `,
      3.4,
    ),
    ...phraseCuesOf('Extract of Minutes | Resolution | Resolved that', 1.2),
    ...phraseCuesOf(
      `
        Company Resolution | Resolution to open an account | Extract from the Minutes of a Meeting | Extract of the Minutes of a Meeting
      `,
      3.2,
    ),
    ...phraseCuesOf('Resolved | further resolved', 0.8),
    ...phraseCuesOf('Apologies | Action Items', -1),
    { phrase: 'Agenda', weight: -1.2 },
  ],
  fields: [
    {
      ...companyNameField,
      finders: [
        sentence(
          '(?:resolution|resolutions|meeting)[^.]{0,90}? (?:directors|board|company),? (?:of )?<>',
          'directors of <>',
        ),
        ...(companyNameField.finders ?? []),
      ],
      aliases: ['taxpayerName'],
    },
    { ...registrationNumberField, aliases: ['companyRegistrationNumber'], weight: 0.25 },
    {
      name: 'certificateNumber',
      kind: reference,
      labels: labelList(`
        Resolution Number | Resolution Ref | Resolution~0.75 | Reference | Reference No
        Certificate # | Certificate ID | ${SERIAL_NUMBER} | Certificate Reference | Setifikeiti~0.8
        Nomoro ya lekwalo
      `),
      aliases: ['resolutionNumber'],
      weight: 0,
    },
    companyTinField,
    {
      ...meetingDate,
      labels: [
        ...meetingDate.labels!,
        'Date of Resolution',
        'Resolution Date',
        'Passed on',
        'Dated',
        'Adopted on',
        'Date Passed',
      ],
      finders: [
        ...meetingDate.finders!,
        // "Written resolution of the directors of … (Company No. …), made on the 2nd of July 2026".
        weighedSentence(0.7, 'resolutions?\\b[^]{0,160}?\\b(?:made|taken) (?:on|this)(?: the)? <>'),
      ],
      aliases: ['issueDate'],
    },
    meetingTime,
    meetingLocation,
    { ...attendees, weight: 0 },
    chairperson,
    resolutions,
    signatoryRows,
    {
      name: 'status',
      kind: text,
      labels: labelList(`${STANDING}`),
      weight: 0,
    },
    officialStamp,
  ],
  keys: ['companyName', 'meetingDate'],
  checks: [inThePast('meetingDate')],
};
