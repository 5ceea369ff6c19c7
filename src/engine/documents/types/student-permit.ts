import { phraseCuesOf } from './composed.ts';
import { companyName } from '../../values/company-name.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { text } from '../../values/words.ts';
import { sentence } from '../find/sentence.ts';
import type { DocumentType } from '../document-type.ts';
import { residencePermit } from './residence-permit.ts';

/** Maximum weight of cues taken from the residence permit: those of any permit; heavier ones are its titles. */
const OF_ANY_PERMIT = 1;

/**
 * Permit to stay for study: a sticker in a passport, a card or a document of the immigration office (layouts not
 * verified). A residence permit with study as its purpose remains a residence permit (ADR 327).
 */
export const studentPermit: DocumentType = {
  ...residencePermit,
  documentType: 'STUDENT_PERMIT',
  title: 'student permit',
  ofCategory: false,
  phraseCues: [
    { phrase: 'Student Residence Permit', weight: 3.4 },
    ...phraseCuesOf("Student Permit | Student's Permit | Study Permit", 3.2),
    ...phraseCuesOf(
      `
        Scholar Permit | Permit to Study | Permit for Study | Permit for Students | Tetla ya baithuti | Tetla ya moithuti
        Tetla ya go ithuta
      `,
      3,
    ),
    { phrase: 'permitted to study', weight: 2 },
    { phrase: 'for the purpose of study', weight: 1.4 },
    { phrase: 'full-time study', weight: 1 },
    ...phraseCuesOf('Course of Study | Programme of Study', 0.8),
    { phrase: 'Institution', weight: 0.4 },
    ...residencePermit.phraseCues.filter(({ weight }) => weight <= OF_ANY_PERMIT),
  ],
  fields: [
    ...residencePermit.fields.filter(({ name }) => !['employer', 'permitType'].includes(name)),
    {
      // "School", "College" or "University" alone are no labels: names of institutions begin with them.
      name: 'institution',
      kind: companyName,
      labels: labelList(`
        Institution | Name of Institution | {Educational,Learning,Host,Receiving,Training} Institution | Institution of {Study,Learning} | Institution Attended | Place of Study
        Name of {School,College,University} | School/College/University | {University,College,School} or {College,School,Institution}
        To study at | Studying at | Admitted to~0.8 | Enrolled at | Registered at~0.8 | Setheo sa thuto | Leina la {sekolo,setheo}
      `),
      finders: [
        sentence(
          '\\b(?:stud(?:y|ies|ying)|enrolled|registered|admitted|(?:a|as an?|full-time) student)(?: full[ -]time| only| as an? [^.;,]{3,40}| for (?:the|an?) [^.;,]{3,60})? (?:at|to|with|of) (?!the (?:above|said|same)\\b)(?:the )?<>(?=[,.;\\n)]| (?:in|for|from|until|till|as|only|where|subject|and is)\\b)',
        ),
      ],
      weight: 0.6,
      required: true,
    },
    {
      name: 'programme',
      kind: text,
      labels: labelList(
        'Programme | Program | {Programme,Program,Course,Field} of Study | Course | Name of Course | Studies~0.8 | Qualification~0.8',
      ),
      weight: 0,
    },
  ],
  otherLabels: [
    ...(residencePermit.otherLabels ?? []),
    ...words('Purpose of {Stay,Residence} | Level of Study | Student Number | Guardian | Sponsor'),
  ],
};
