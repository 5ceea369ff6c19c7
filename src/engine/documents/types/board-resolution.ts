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
    { phrase: 'Circular Resolution', weight: 3 },
    { phrase: "Partners' Resolution", weight: 3 },
    { phrase: "Members' Resolution", weight: 3 },
    { phrase: "Trustees' Resolution", weight: 3 },
    { phrase: "Shareholders' Resolution", weight: 3 },
    { phrase: 'Resolution of Members', weight: 3 },
    { phrase: 'Resolution of the Partners', weight: 3 },
    { phrase: "Secretary's Certificate", weight: 2.6 },
    { phrase: 'passed the following resolution', weight: 2 },
    { phrase: 'Resolutions of the Board', weight: 3 },
    { phrase: 'Resolutions of the Directors', weight: 3 },
    { phrase: 'Special Resolution', weight: 2.4 },
    { phrase: 'Ordinary Resolution', weight: 2.2 },
    { phrase: 'Written Resolutions', weight: 2.8 },
    { phrase: 'Extract of a Resolution', weight: 2.6 },
    { phrase: 'Extract from the Minutes', weight: 1.6 },
    { phrase: 'Certified true extract', weight: 1.4 },
    { phrase: 'Tshwetso ya boto', weight: 2.8 },
    { phrase: 'Tshwetso', weight: 1 },
    { phrase: 'IT IS RESOLVED', weight: 1.4 },
    { phrase: 'BE IT RESOLVED', weight: 1.6 },
    { phrase: 'unanimously resolved', weight: 1 },
    { phrase: 'hereby resolve', weight: 1.4 },
    { phrase: 'resolve that', weight: 1 },
    { phrase: 'Board Resolution', weight: 3.6 },
    { phrase: 'Resolution of the Board', weight: 3.4 },
    { phrase: 'Resolution of Directors', weight: 3.4 },
    { phrase: 'Resolution of the Directors', weight: 3.4 },
    { phrase: "Directors' Resolution", weight: 3.4 },
    { phrase: 'Directors Resolution', weight: 3.4 },
    { phrase: 'Round Robin Resolution', weight: 3.4 },
    { phrase: 'Written Resolution', weight: 3 },
    { phrase: 'Certified Extract', weight: 1 },
    { phrase: 'Extract of Minutes', weight: 1.2 },
    { phrase: 'Company Resolution', weight: 3.2 },
    { phrase: 'Resolution to open an account', weight: 3.2 },
    { phrase: 'Company Resolution to open an account', weight: 3.6 },
    { phrase: 'Extract from the Minutes', weight: 2.4 },
    { phrase: 'Extract from Minutes', weight: 2.4 },
    { phrase: 'Extract from the Minutes of a Meeting', weight: 3.2 },
    { phrase: 'Extract of the Minutes of a Meeting', weight: 3.2 },
    { phrase: 'Certified as a true extract', weight: 1.4 },
    { phrase: 'Resolution', weight: 1.2 },
    { phrase: 'Resolved that', weight: 1.2 },
    { phrase: 'It was resolved', weight: 1 },
    { phrase: 'Resolved', weight: 0.8 },
    { phrase: 'further resolved', weight: 0.8 },
    { phrase: 'Apologies', weight: -1 },
    { phrase: 'Agenda', weight: -1.2 },
    { phrase: 'Action Items', weight: -1 },
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
        Resolution Number | Resolution No | Resolution Ref | Resolution~0.75 | Reference | Ref | Reference No
        Certificate # | Cert # | Certificate ID | ${SERIAL_NUMBER} | Certificate Reference | Setifikeiti~0.8
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
