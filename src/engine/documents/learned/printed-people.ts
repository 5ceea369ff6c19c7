import { DEGREE } from '../../lexicon/degrees.ts';
import { ADDRESSED } from '../../lexicon/forms-of-address.ts';
import { CHAIRS, JOB_TITLES } from '../../lexicon/job-titles.ts';
import { oncePer } from '../../lazily.ts';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { fold } from '../../values/text/fold.ts';
import type { DocumentView } from '../../layout/view.ts';
import { printedValues, type PrintedValue } from './printed-values.ts';

/** A person or company named at one place. */
export interface PrintedPerson {
  readonly printed: PrintedValue;
  /** As the interface gives it. */
  readonly name: string;
  /** The same for all prints of a name: {@link keyOfPerson}. */
  readonly key: string;
  readonly isCompany: boolean;
}

const STANDING = `${JOB_TITLES}|${CHAIRS}|member|vice|deputy|managing|executive|non-executive|independent|shareholder|company|board|ex-officio|present|absent|signed|by|per`;
/** A title or post, or several, ahead of a name of two words: "Chairperson: Dr K. Example". */
const AHEAD = new RegExp(
  String.raw`^(?:(?:${ADDRESSED}|${STANDING})(?![\p{L}-])[.:]?\s+)+(?=\S+\s+\S)`,
  'iu',
);
/** Posts and degrees behind a name: "K. Example (Chair)", "K. Example MBA". */
const POST_BEHIND = new RegExp(String.raw`(?<=\S\s+\S+)(?:[\s,]+(?:${STANDING}))+$`, 'iu');
const DEGREE_BEHIND = new RegExp(String.raw`(?<=\S\s+\S+)[\s,]+${DEGREE}$`, 'u');

const withoutPosts = (text: string): string =>
  text
    .replace(AHEAD, '')
    .replace(POST_BEHIND, '')
    .replace(DEGREE_BEHIND, '')
    .replace(/[,;:]+$/, '')
    .trim();

/** The words of a name in any order, without case, accents and titles: "EXAMPLE, Kago" is "Mr Kago Example". */
export const keyOfPerson = (name: string): string =>
  (fold(name.replace(AHEAD, '')).match(/[\p{L}\d]+/gu) ?? []).sort().join(' ');

/** Everybody whom the pages name with two words or more, at each place. */
export const peopleOn = oncePer((view: DocumentView): readonly PrintedPerson[] =>
  printedValues(view).flatMap((printed) => {
    if (printed.form !== 'name') return [];
    const text = withoutPosts(printed.pieces.map((piece) => piece.text.trim()).join(' '));
    const person = personName.parse(text, { ...view, namedHere: true });
    const value = (person ?? companyName.parse(text, view))?.value;
    if (typeof value !== 'string') return [];
    const key = keyOfPerson(value);
    return key.includes(' ') ? [{ printed, name: value, key, isCompany: !person }] : [];
  }),
);
