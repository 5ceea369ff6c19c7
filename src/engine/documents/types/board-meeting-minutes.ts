import { inOrder, inThePast } from '../checks/identity.ts';
import { sentence } from '../find/sentence.ts';
import { companyNameField, registrationNumberField } from './company-fields.ts';
import type { DocumentType } from './document-type.ts';
import { absentees, actionItems, agenda, approvalDate, attendees, chairperson, decisions, meetingDate, meetingLocation, meetingTime, minutesTaker, resolutions, signatoryRows, votingRecords } from './meeting-fields.ts';

/** Minutes of a meeting of directors. */
export const boardMeetingMinutes: DocumentType = {
  documentType: 'BOARD_MEETING_MINUTES',
  title: 'board meeting minutes',
  category: 'COMPLIANCE',
  ofCategory: false,
  configuredType: () => 'BOARD_MEETING_MINUTES',
  markers: [
    { phrase: 'Minutes of the Board', weight: 3.2 },
    { phrase: 'Minutes of a Meeting', weight: 3 },
    { phrase: 'Minutes of the Meeting', weight: 3 },
    { phrase: 'Minutes of Meeting', weight: 2.8 },
    { phrase: 'Minutes of a Board Meeting', weight: 3.4 },
    { phrase: 'Board Meeting Minutes', weight: 3.6 },
    { phrase: 'Minutes of', weight: 1.6 },
    { phrase: 'Minutes', weight: 1 },
    { phrase: 'Agenda', weight: 0.9 },
    { phrase: 'Apologies', weight: 0.9 },
    { phrase: 'In Attendance', weight: 0.8 },
    { phrase: 'Present', weight: 0.5 },
    { phrase: 'Attendees', weight: 0.8 },
    { phrase: 'Matters Arising', weight: 1 },
    { phrase: 'Any Other Business', weight: 0.8 },
    { phrase: 'Quorum', weight: 0.6 },
    { phrase: 'Action Items', weight: 0.8 },
    { phrase: 'Closure', weight: 0.4 },
    { phrase: 'Chairperson', weight: 0.4 },
    { phrase: 'Memorandum of Association', weight: -2 },
    { phrase: 'Certified extract', weight: -0.6 },
  ],
  fields: [
    { ...companyNameField, finders: [sentence('(?:minutes of|meeting of)[^.]{0,90}? (?:directors |board )of <>', 'directors of <>', 'meeting of <>(?= held|,|\\n)'), ...(companyNameField.finders ?? [])] },
    { ...registrationNumberField, name: 'companyRegistrationNumber', also: ['registrationNumber'], weight: 0.1 },
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
  otherLabels: ['Next Meeting', 'Date of Next Meeting', 'Quorum', 'Opening', 'Closure', 'Agenda', 'Present', 'Apologies'],
  keys: ['companyName', 'meetingDate'],
  checks: [inThePast('meetingDate'), inOrder('meetingDate', 'approvalDate')],
};
