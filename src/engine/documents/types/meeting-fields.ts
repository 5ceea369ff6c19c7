import { CHAIRS } from '../../lexicon/job-titles.ts';
import { CIVIL_TITLES } from '../../lexicon/forms-of-address.ts';
import { labelList, withEndings } from '../../values/text/label-list.ts';
import { matters } from '../find/meetings/matters.ts';
import { nameBesideJobTitle } from '../find/people/name-beside-job-title.ts';
import { columnItems } from '../find/tables/column-items.ts';
import { peopleBefore } from '../find/people/people-before.ts';
import { peopleList } from '../find/people/people-list.ts';
import { remarkBelow } from '../find/people/remark-below.ts';
import { resolutionItems } from '../find/meetings/resolutions.ts';
import { closingDate } from '../find/letters/letter-date.ts';
import { sectionItems, sentencesBeginning } from '../find/meetings/section-items.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { signatories } from '../find/people/signatories.ts';
import { date } from '../../values/date.ts';
import { list } from '../../values/list.ts';
import { personName } from '../../values/person-name.ts';
import type { FieldSpec } from '../document-type.ts';
import { MEETING } from './meeting-occasion.ts';

const N = String.raw`^(?:\d{1,2}(?:\.\d)?[.)]?\s+)?`;
/** Names may follow a heading without a colon: "ABSENT Ms K. Example", "PRESENT: …". */
const END = String.raw`\s*\.?\s*(?=:|$|#|[-–(]|(?:${CIVIL_TITLES})\.? \p{L}|\p{L}\. \p{L}{3})`;
/** "Maitshwarelo / Apologies": a heading preceded by its translation. */
const OTHER_LANGUAGE = String.raw`(?:\p{L}[\p{L}\s'’-]{2,40}/\s*)?`;
const headed = (words: string): RegExp => new RegExp(`${N}${OTHER_LANGUAGE}(?:${words})${END}`, 'iu');

/** Groups of which attendance is listed: "Committee members". */
const MEMBERS = String.raw`(?:(?:the )?(?:(?:board|committee|executive|council|management) )?(?:directors?|members?|trustees|partners|persons?|people|those|officials|delegates|participants|board|committee)(?: who were)? )`;
const WHO_CAME = 'directors?|members?|trustees|those|persons|people|the following';
const CAME =
  'present|in attendance|taking part|attending|participating|(?:who|that) (?:attended|took part|participated|were present)';
export const attendees: FieldSpec = {
  name: 'attendees',
  kind: list,
  people: { columns: [] },
  finders: [
    peopleList({
      headed: headed(
        `${MEMBERS}?(?:present|there|in attendance|attending|participating|taking part|who attended|attended|who came|at the meeting)|attended by|attendees|attendance(?: register| list| record)?|register of attendance|participants|roll call|baagi|ba ba neng ba le teng|ba ba leng teng|ba ba teng|in the meeting`,
      ),
      sentence: new RegExp(
        String.raw`(?<!\bnot (?:in )?)\b(?:(?:${WHO_CAME}) )?(?:(?:were|was) )?(?:${CAME})(?: at the meeting)?(?: were| was| are|:)\s+`,
        'i',
      ),
      of: 'person',
      columns: [],
    }),
  ],
  weight: 0.25,
};
const SENT_APOLOGIES =
  '(?:sent|tendered|submitted|extended|offered|conveyed|rendered) (?:an? |his |her |their |written )*apolog(?:y|ies)|apologi[sz]ed';
const STAYED_AWAY = '(?:was|were) (?:absent|excused|unable to attend)|(?:could|did) not attend';
export const absentees: FieldSpec = {
  name: 'absentees',
  kind: list,
  people: { columns: [] },
  finders: [
    peopleList({
      headed: headed(
        `apolog(?:y|ies)(?: for absence| received| tendered| and absence)?|${MEMBERS}?(?:absent(?:ees)?|(?:absent|away)(?: with (?:an )?apolog(?:y|ies))|away|missing|not present|not there|not in attendance|not attending|not at the meeting|excused|with apologies)|those who sent apologies|(?:sent|sends|with|gave) apolog(?:y|ies)|apologies sent by|regrets|maitshwarelo|unable to attend|non[- ]attendance|ba ba seyong|ba ba neng ba seyo|leave of absence`,
      ),
      sentence:
        /\bapolog(?:y|ies)(?: for absence)? (?:was|were|has been|have been)? ?(?:received|recorded|tendered|noted|came|sent) (?:from|by|for)\s+/i,
      of: 'person',
      columns: [],
    }),
    peopleBefore(
      new RegExp(String.raw`\b(?:(?:had|has|have) )?(?:${SENT_APOLOGIES}|${STAYED_AWAY})\b`, 'gi'),
    ),
  ],
  weight: 0,
};
export const agenda: FieldSpec = {
  name: 'agenda',
  kind: list,
  finders: [
    sectionItems(
      headed(
        'agenda|agenda items|the agenda|order of business|lenaneo|lenaneo la kopano|items for discussion|business of the meeting|matters for discussion|matters discussed|matters considered|items considered|items discussed|issues discussed|topics(?: discussed)?|discussion points|business|business transacted|programme',
      ),
    ),
    columnItems(
      /^(?:(?:.{0,12} )?agenda(?: items?)?|items? of business|items?|matters?(?: (?:discussed|considered))?|subjects?(?: matter)?|topics?|business|issues?|discussion|lenaneo)$/i,
    ),
    matters(),
  ],
  weight: 0,
};

export const resolutions: FieldSpec = {
  name: 'resolutions',
  kind: list,
  finders: [
    resolutionItems(),
    columnItems(
      /^(?:.{0,16}\bresolutions?\b.{0,16}|(?:it was |what was )?resolved(?: that)?|motions?|tshwetso|ditshwetso|decision|decision taken)$/i,
      (_, own) => own.replace(/^resolved:?\s+(?=that\b)/i, '').replace(/[.;]$/, ''),
    ),
  ],
  weight: 0.25,
};
export const decisions: FieldSpec = {
  name: 'decisions',
  kind: list,
  finders: [
    sectionItems(
      headed(
        'decisions?(?: (?:made|taken|reached))?|matters decided|the following decisions (?:were|are) (?:made|taken|reached)|the (?:board|meeting|directors) (?:made|took|reached) the following decisions',
      ),
    ),
    columnItems(/^(?:decisions?(?: (?:made|taken))?|decided|outcome)$/i),
    sentencesBeginning(
      /(?:it was|the board|the directors|the meeting) (?:agreed|decided|approved|noted)[^;\n]{8,300}?(?:\.|;|\n)/gi,
    ),
  ],
  weight: 0,
};
export const votingRecords: FieldSpec = {
  name: 'votingRecords',
  kind: list,
  finders: [
    sectionItems(headed('voting(?: records?)?|votes?|voting results?|record of votes')),
    sentencesBeginning(
      /(?:votes? )?(?:in favou?r|for)\s*(?:[:–-]\s*)?\d+[^.\n]{0,80}(?:against|abst)[^.\n]{0,60}/gi,
    ),
  ],
  weight: 0,
};
export const actionItems: FieldSpec = {
  name: 'actionItems',
  kind: list,
  finders: [
    sectionItems(
      headed(
        'action (?:items?|points?|list|plan|log)|actions|matters for action|follow[- ]up|tasks|next steps|things to do|ditiro',
      ),
    ),
    columnItems(/^(?:actions?(?: (?:items?|points?|required))?|tasks?|to do|ditiro)$/i, ({ cells }, own) => {
      const who = cells.find((c) =>
        /^(?:responsible(?: person)?|by(?: whom)?|who|owner|person responsible|assigned to|action by)$/i.test(
          c.title,
        ),
      );
      return who ? { name: own, responsible: who.text } : own;
    }),
  ],
  weight: 0,
};

const CHAIR = new RegExp(`^(?:the |acting |board )?(?:${CHAIRS})(?: of the board)?$`, 'i');

export const chairperson: FieldSpec = {
  name: 'chairperson',
  kind: personName,
  labels: labelList(`
    ${withEndings('Chairperson | Chairman | Chairwoman | Chairlady | Chair', `${MEETING} | of the Board`)} | Chaired by
    Presided by | Presided over by | Modulasetilo | Presiding~0.8 | Chairing~0.9 | Chairing the Meeting | Presiding Officer | Presiding Member | Officiating~0.8 | Officiated by | Leading the Meeting | Meeting led by
    Convenor and Chair | Host~0.7
    In the Chair | Modulasetulo | Chaired~0.8 | Board Chair | Board Chairperson | Board Chairman | Meeting Chairperson | Meeting Chair | Meeting Chaired by
  `),
  finders: [
    nameBesideJobTitle(CHAIR),
    remarkBelow(CHAIR),
    sentence(
      '(?:chaired by|presided over by|chairperson,?|chairman,?|(?<!\\p{L}\\)? )in the chair[:,]?)[^\\S\\n]+<>',
      '<>,?(?: was elected| was appointed| took the chair| occupied the chair| presided| presiding| chaired| was in the chair| acted as chair| as chair|\\s?\\(?chairing\\b|(?:[^\\S\\n]|\\s(?=\\())?\\(?in the chair\\b(?!\\s*:)|,?[^\\S\\n]?[-–—(]?[^\\S\\n]?(?:the |acting |board )?(?:chair(?:person|man|woman)?|modulasetilo)\\b(?!\\s*(?:of the (?:board|meeting))?\\s*:))',
      'under the chair(?:man|person)?(?:ship)? of <>',
      '<>,? who (?:led|chaired|presided)',
      '<> (?:welcomed|opened|called the meeting|led the (?:meeting|gathering|sitting))',
    ),
  ],
  weight: 0.25,
};

export const minutesTaker: FieldSpec = {
  name: 'minutesTakerName',
  kind: personName,
  labels: labelList(`
    Minutes taken by | Minutes by | Minuted by | Minute Taker | Minutes Taker | Minutes prepared by | Minutes written by | Recorded by | Secretary
    {Minutes,Notes,Record} {kept,made,noted,captured,compiled,drawn up} by | Notes taken by | Captured by | Rapporteur | Record Keeper | Recording Officer
    Minutes recorded by | Taken by | Company Secretary | Recording Secretary | Scribe | Mokwaledi
    Minutes~0.8 | Minutes Secretary | Secretary to the meeting | Recorder | Note Taker | Notes by~0.8
    Prepared by | Compiled by | {Taking,Keeping,Recording,Writing} {notes,minutes,the minutes} | Secretariat~0.8
  `),
  finders: [
    // "In attendance: Ms A. Example, Secretary"
    weighedSentence(
      0.75,
      '[:;,.\\n] ?<>,[^\\S\\n]+(?:the |acting |board |company )?secretary\\b(?![:\\p{L}]| of)',
    ),
    nameBesideJobTitle(
      /^(?:the |company |board |recording )?(?:secretary|minute[- ]taker|recorder|scribe|mokwaledi)(?:\s?\((?:recorder|recording|minutes|taking (?:the )?minutes|minute[- ]taker|scribe)\))?$/i,
      0.85,
    ),
    sentence(
      '(?:minutes (?:were )?(?:taken|recorded|prepared) by|recorded by|secretary,?)[^\\S\\n]+<>',
      '<>(?:,(?! and\\b)[^.;,\\n]{3,50},| ?\\([^()\\n]{3,30}\\),?)? (?:who )?(?:kept|took|recorded|wrote|was taking) (?:the |these )?minutes\\b',
      '<>,?\\s?[-–—(]\\s?(?:the |acting |board |recording |company )?(?:secretary|minute[- ]taker|minutes|taking (?:the )?minutes|scribe|recorder|mokwaledi)\\b',
    ),
  ],
  weight: 0,
};

export const approvalDate: FieldSpec = {
  name: 'approvalDate',
  kind: date,
  labels: labelList(`
    Date of Approval | Date Approved | Date Confirmed
    Adopted on | Date Signed | Adopted~0.8 | Approved~0.8 | Confirmed~0.8
    Minutes {approved,confirmed,adopted,agreed,accepted,passed,ratified} on | Date of Confirmation | Ratified on | Signed off | Signed off on | Sign-off Date | Sign-off~0.8
  `),
  finders: [
    sentence(
      '(?:approved|confirmed|adopted|signed as (?:a )?(?:true|correct|accurate)(?: record)?)[^.]{0,60}? (?:on )?(?:the )?<>',
      // "Confirmed as correct" over "Chair: K. Example Date: …"
      '\\b(?:approved|confirmed|adopted|signed)\\b[^.\\n]{0,30}\\s(?:chair(?:person|man|woman)?|secretary):? [^\\n]{0,40}?\\bdate:? <>',
      'minutes (?:were |are )?(?:signed|accepted|ratified)[^.\\n]{0,80}? on (?:the )?<>',
      'minutes (?:were |are )?signed off(?: on)? (?:the )?<>',
      'signed at \\p{Lu}[\\p{L} ]{2,30}? (?:on )?(?:this )?(?:the )?<>',
    ),
    closingDate(0.4),
  ],
  weight: 0,
};
export const signatoryRows: FieldSpec = {
  name: 'signatories',
  kind: list,
  people: { columns: ['title', 'signed'] },
  finders: [signatories()],
  weight: 0,
};
