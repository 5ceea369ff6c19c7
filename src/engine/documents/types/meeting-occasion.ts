import { labelList, withEndings } from '../../values/text/label-list.ts';
import { dateBesideTime, meetingLine, timeBesideDate } from '../find/meetings/meeting-line.ts';
import { mentioned } from '../find/mentioned.ts';
import { besideLabel } from '../find/labels/beside-label.ts';
import { letterDate } from '../find/letters/letter-date.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { date } from '../../values/date.ts';
import { placeOfMeeting } from '../../values/meeting-place.ts';
import { timeOfDay } from '../../values/periods.ts';
import type { FieldSpec } from '../document-type.ts';

/** Words for the meeting in labels of minutes. */
export const MEETING =
  'of Meeting | of the Meeting | of Sitting | of the Sitting | of Session | of the Session';

export const meetingDate: FieldSpec = {
  name: 'meetingDate',
  kind: date,
  // A date beside a signature is the date of signing.
  until:
    /^(?:the )?(?:chair(?:person|man|woman)?|signed|signature|secretary)(?: of the (?:board|meeting))?\s*[:_]/i,
  labels: labelList(`
    ${withEndings('Date | Day', MEETING)} | Held on | Letlha la phuthego | Date Held
    On~0.8 | Held~0.8 | Letsatsi~0.8 | Letlha~0.8 | Date and Time | Date & Time | When~0.85 | Date Convened | Sat on
  `),
  finders: [
    sentence(
      '(?<!\\b(?:next|previous|last|following) )(?:held|convened|took place|meeting|passed|adopted(?! as))(?:(?!\\b(?:approved|confirmed|signed|next|previous)\\b)[^.]){0,120}? on (?:the |\\p{L}+day,? (?:the )?)?<>',
      '(?:held|convened|dated|passed)[^.]{0,30}? <>',
      '\\b(?:we|directors|trustees|members|board|company),? (?:duly )?met(?:(?!\\b(?:next|previous|last)\\b)[^.]){0,60}? on (?:the |\\p{L}+day,? (?:the )?)?<>',
    ),
    weighedSentence(
      0.8,
      // "being all the directors of …, resolved on 8 June 2026 as follows", "Resolutions passed by the board … on …:"
      '\\bresol(?:ved|utions?)\\b[^.;\\n]{0,80}? on (?:the |\\p{L}+day,? (?:the )?)?<>',
      // "on 8 June 2026 it was resolved that", "… the directors resolved"
      '\\bon (?:the |\\p{L}+day,? (?:the )?)?<>,? (?:it was (?:unanimously )?|the (?:board|directors|members) (?:unanimously )?)resolved\\b',
    ),
    weighedSentence(0.8, '\\bminutes(?: of [^.\\n]{3,40}?)?\\s*[-–—:,]\\s*(?:\\p{L}+day,? )?<>(?=[.\\n]|$)'),
    dateBesideTime(),
    letterDate(0.5),
    mentioned(0.36),
  ],
  weight: 0.6,
};

export const meetingTime: FieldSpec = {
  name: 'meetingTime',
  kind: {
    ...timeOfDay,
    inText: String.raw`\d{4} ?(?:hrs|hours)|\d{1,2}\s?(?:[:.hH]\s?\d{2})?\s?(?:hrs|hours|am|pm|AM|PM|[aApP]\.\s?[mM]\.?)?`,
  },
  labels: labelList(`
    ${withEndings('Time', MEETING)} | Meeting Time | Start Time | Starting Time | Commenced at | Nako | Started~0.8 | Start~0.8 | Beginning~0.8 | Date and Time | Date & Time
    Called to order | Convened at | Commencing at
    Opened at~0.8 | At~0.8 | Time Started | Hour~0.8 | Meeting started
  `),
  finders: [
    timeBesideDate(0.9),
    sentence(
      '(?:held|convened|commenc\\p{L}+|start\\p{L}+|began)\\b[^.\\n]{0,120}? at <>(?= hours|hrs| am| pm|[ .,;\\n])',
    ),
    // When the chair opened it, if the time of convening is not stated.
    weighedSentence(0.84, '(?:opened|order)\\b[^.\\n]{0,120}? at <>(?= hours|hrs| am| pm|[ .,;\\n])'),
    weighedSentence(
      0.72,
      '(?:meeting|minutes)[^\\n]{0,160}?\\b20\\d\\d,[^\\n]{0,90}?[, ] <>(?=\\s?(?:hrs|hours|am|pm|a\\.m|p\\.m))',
      '(?<!\\b(?:clos\\p{L}*|end(?:ed|s)?|adjourn\\p{L}*|terminat\\p{L}*|rose|next)\\b[^.\\n]{0,60})\\bat <>(?= hours|hrs| am| pm|[ .,;\\n])',
    ),
  ],
  weight: 0.1,
};

/** "at 09h00" is not a place. */
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2}|\\s?(?:am|pm|hrs|hours|o.clock))|\\d{4}\\s?h';

export const meetingLocation: FieldSpec = {
  name: 'meetingLocation',
  kind: placeOfMeeting,
  labels: labelList(`
    ${withEndings('Venue | Location | Place', MEETING)} | Meeting Location | Meeting Venue | Held at | Lefelo | Where~0.8 | Where held
    At~0.8 | Meeting Place | Platform~0.8 | Mode~0.8 | Mode of Meeting | Form of Meeting | Meeting Mode | Room~0.8 | Sitting at | Sitting Place | Convened at~0.8
  `),
  finders: [
    sentence(
      `(?:held|convened|took place|met|assembled|meeting|sitting|sat)(?: virtually)?(?: on [^.;\\n]{6,40}?)?,? (?:at|in) (?:the )?(?!${CLOCK})<>(?=,? on (?:the )?(?:\\p{L}+day|\\d)|,? (?:at|from|commencing|starting|beginning|which|and) |[.;\\n]|$)`,
      '(?:held|convened|via|conducted) (?!at\\b|in\\b)<>(?= on\\b)',
      `(?:called to order|opened|commenced|started|began|convened)[^.\\n]{0,40}?(?:${CLOCK}|\\d) ?(?:am|pm|hrs|hours|a\\.m\\.|p\\.m\\.)?,? (?:at|in) (?:the )?(?!${CLOCK})<>(?=,? (?:by|with|on|under)\\b|[.;\\n])`,
    ),
    weighedSentence(
      0.72,
      `(?<!next )(?:meeting|minutes)[^\\n]{0,120}?\\b20\\d\\d,?[^\\S\\n]+(?:at |in )?(?:the )?(?!${CLOCK}|\\(|at\\b|on\\b|from\\b|and\\b)<>(?=,? (?:at |from )?(?:${CLOCK})|[.;\\n]|$)`,
    ),
    weighedSentence(
      0.72,
      `(?<!next )(?:meeting|minutes)[^\\n]{0,120}?\\b20\\d\\d,?[^\\S\\n]*(?:at |from )?(?:${CLOCK})(?:[^\\S\\n]?(?:hrs|hours|am|pm))?,?[^\\S\\n]*(?:at |in )?(?:the )?(?!${CLOCK})<>(?=[.\\n]|$)`,
    ),
    meetingLine(),
    besideLabel(/^(?:(?:meeting )?(?:venue|location|place)|place of meeting|held at|lefelo)$/i),
  ],
  weight: 0.1,
};
