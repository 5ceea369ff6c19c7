import { CAPTION_AND_POST, CAPTIONS_OF_POSTS } from '../../lexicon/job-titles.ts';
import { labelList } from '../../values/text/label-list.ts';
import { officeLabel } from '../find/people/office-label.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { signatory } from '../find/people/signatory.ts';
import { signsFor } from '../find/people/signs-for.ts';
import { stampSeen } from '../find/letters/stamp.ts';
import { flag } from '../../values/list.ts';
import { personName } from '../../values/person-name.ts';
import { text } from '../../values/words.ts';
import type { FieldSpec } from '../document-type.ts';

/** "Given on 8 April by Kago Example, Credit Controller", "For the principal: Kago Example, Managing Member". */
const SIGNED_BY =
  '(?:(?:^|\\n|[.;] )(?:given|issued|signed|written|prepared|certified(?: (?:as )?(?:true|correct))?)(?: at [\\p{L} ]{3,24})?(?: on [^,.;\\n]{6,24})? by:? |(?:^|\\n)certified (?:as )?(?:true|correct)\\s?: |(?:^|\\n)for (?:and on behalf of )?(?:the |our )?(?:principal|company|client|firm|grantor|board|council|bank|society|employer)\\s?: )';

export const signatoryName: FieldSpec = {
  name: 'signatoryName',
  kind: personName,
  labels: labelList(`
    Signed by | Signed~0.8 | {Print,Printed,Block} Name | Name in {Print,Full,Capitals,Block Letters,Block Capitals}~0.8 | Signatory | Signatory's Name | Name of Referee | Referee | Authorised Signatory | Name of Signatory
    Name of Officer~0.8 | Certified by | Authorised by | Confirmed by | Verified by
    Approved by | Issued by~0.85 | Completed by~0.85 | Prepared by~0.7 | Attested by | Certified correct | Certified correct by | Certified as correct | Written by~0.8 | Note written by | Letter written by | Undersigned~0.8 | Made out by | Certified true by | Signed for the Employer by | Signed on behalf of the Employer by | Mosaeni | Motlhankedi~0.8 | Name of Authorised Person
    Given by | {Legal,Lawful} Representative~0.8 | Legal Person~0.7
  `),
  finders: [
    signatory('name'),
    signsFor('name'),
    officeLabel('name'),
    // "Signed: ____ Name: Kago Example Title: Director" on one line.
    sentence(`\\bsign(?:ed|ature)[:\\s_.]*name:? <>(?=\\s+(?:${CAPTIONS_OF_POSTS}|date)\\b)`),
    weighedSentence(0.8, `${SIGNED_BY}<>(?=,[^\\S\\n]|\\s?\\(|\\n|$)`),
  ],
  weight: 0.25,
};

export const signatoryTitle: FieldSpec = {
  name: 'signatoryTitle',
  kind: text,
  labels: labelList(`
    Signatory Title | Signatory's Title | Title of Signatory | Position of Signatory | Signatory Position
    Signatory Designation | Designation of Signatory | Title~0.7 | Completed by (title) | Title of Officer | Rank of Officer | Capacity of Signatory | Position of Referee
  `),
  finders: [
    signatory('title'),
    signsFor('title'),
    officeLabel('title'),
    sentence(
      `\\bsign(?:ed|ature)[:\\s_.]*name:? [^:\\n]{4,40} ${CAPTION_AND_POST}:? <>(?=\\s+(?:date|sign)|\\n|$)`,
    ),
    // "Print name Kago Example  Position Payroll Officer"
    sentence(
      `\\b(?:print(?:ed)?|block) name[:\\s]+[^:\\n\\d]{4,40}?\\s+${CAPTION_AND_POST}:? <>(?=\\s+(?:date|sign|tel)|\\n|$)`,
    ),
    // "represented herein by Kago Example in his capacity as Project Manager"
    weighedSentence(
      0.7,
      '\\b(?:represented|represents)\\b[^.;]{0,90}? in (?:his|her|their) capacity as (?:the |an? )?<>(?=[.,;)\\n]| (?:of|and|\\(|being|duly)\\b)',
    ),
    weighedSentence(0.82, `${SIGNED_BY}[\\p{L}.'’ -]{4,40}(?:,[^\\S\\n]+|\\s?\\()<>(?=[.,)\\n]|$)`),
  ],
  weight: 0.1,
};

export const officialStamp: FieldSpec = {
  name: 'officialStamp',
  kind: flag,
  finders: [stampSeen()],
  weight: 0,
};
