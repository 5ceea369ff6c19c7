import { phraseCuesOf } from './composed.ts';
import { inOrder, inThePast } from '../checks/days.ts';
import { words } from '../../values/text/label-list.ts';
import { sentence } from '../find/sentence.ts';
import { registrationNumberField } from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import type { DocumentType } from '../document-type.ts';
import {
  absentees,
  actionItems,
  agenda,
  approvalDate,
  attendees,
  chairperson,
  decisions,
  minutesTaker,
  resolutions,
  signatoryRows,
  votingRecords,
} from './meeting-fields.ts';
import { meetingDate, meetingLocation, meetingTime } from './meeting-occasion.ts';
import { meets, willMeet } from './sentence-cues.ts';

/** Minutes of a meeting of directors. */
export const boardMeetingMinutes: DocumentType = {
  documentType: 'BOARD_MEETING_MINUTES',
  title: 'board meeting minutes',
  category: 'COMPLIANCE',
  ofCategory: false,
  configuredType: () => 'BOARD_MEETING_MINUTES',
  letter: 'never',
  sentenceCues: [meets, willMeet],
  phraseCues: [
    ...phraseCuesOf(
      `
        Trustees' Meeting | Board Meeting | Directors Meeting | Directors' Meeting | Meeting of the Board | Meeting Record
        Notes of a meeting
      `,
      1.8,
    ),
    ...phraseCuesOf("Members' Meeting | Partners' Meeting | Committee Meeting | Minutes of", 1.6),
    ...phraseCuesOf('Notes of the | Attendance | meeting closed | Seconded by | Quorum', 0.6),
    ...phraseCuesOf(
      'Minutes of the | Proceedings of | Meeting of Directors | Meeting Notes | Minutes taken by',
      1.4,
    ),
    ...phraseCuesOf('Record of Proceedings | Record of the Meeting | Record of a Meeting', 2.4),
    ...phraseCuesOf("Proceedings of the Board | Directors' Minutes", 2.6),
    ...phraseCuesOf('Meeting of the Board of Directors | Metsotso', 2.2),
    ...phraseCuesOf(
      'Metsotso ya kopano | Metsotso ya phuthego | Board Minutes | Minutes of a Meeting | Minutes of the Meeting',
      3,
    ),
    { phrase: 'Kopano ya boto', weight: 2 },
    ...phraseCuesOf('Members Present | Agenda | Apologies', 0.9),
    ...phraseCuesOf('Votes | adjourned | Proposed by | Present', 0.5),
    { phrase: 'Chair', weight: 0.3 },
    ...phraseCuesOf('Next meeting | In Attendance | Attendees | Any Other Business | Action Items', 0.8),
    { phrase: 'Minutes of the Board', weight: 3.2 },
    { phrase: 'Minutes of Meeting', weight: 2.8 },
    { phrase: 'Minutes of a Board Meeting', weight: 3.4 },
    { phrase: 'Board Meeting Minutes', weight: 3.6 },
    ...phraseCuesOf('Minutes | Matters Arising', 1),
    ...phraseCuesOf('Closure | Chairperson', 0.4),
    { phrase: 'Certificate of', weight: -2 },
  ],
  fields: [
    {
      ...companyNameField,
      finders: [
        sentence(
          '(?:minutes of|meeting of)[^.]{0,90}? (?:directors |board )of <>',
          'directors of <>',
          'meeting of <>(?= held|,|\\n)',
        ),
        ...(companyNameField.finders ?? []),
      ],
    },
    {
      ...registrationNumberField,
      name: 'companyRegistrationNumber',
      aliases: ['registrationNumber'],
      weight: 0.1,
    },
    meetingDate,
    meetingTime,
    meetingLocation,
    attendees,
    absentees,
    chairperson,
    agenda,
    resolutions,
    decisions,
    votingRecords,
    actionItems,
    signatoryRows,
    minutesTaker,
    approvalDate,
  ],
  otherLabels: words(
    'Next Meeting | Date of Next Meeting | Quorum | Opening | Closure | Agenda | Present | Apologies',
  ),
  keys: ['companyName', 'meetingDate'],
  checks: [inThePast('meetingDate'), inOrder('meetingDate', 'approvalDate')],
};
