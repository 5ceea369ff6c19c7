import { message } from '../../contract/messages/message.ts';
import type { Check } from '../../contract/verification.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { identityForenames, identityName, identityNamePart } from '../../engine/values/identity-name.ts';
import { DEGREE } from '../../engine/lexicon/degrees.ts';
import { LIMITED } from '../../engine/values/legal-form.ts';
import type { ValueKind } from '../../engine/values/kind.ts';
import { lacksPart } from '../../engine/values/same-person.ts';

/** Is a field one of a person's names? */
export const isOfPerson = ({ name }: ValueKind): boolean =>
  [identityName, identityNamePart, identityForenames].some((kind) => kind.name === name);

/** The name at birth, a parent: what follows is another name. */
const OTHER_NAME = String.raw`[,;]?\s(?:born|n[ée]e|formerly|[sdw]\/o)\s.*$`;
/** Not words of the name itself: "(Mrs)", a degree, another name. */
const BESIDE_NAME = new RegExp(String.raw`\([^()]*\)|,\s*\p{L}[\p{L}.]{1,5}$|${OTHER_NAME}`, 'iu');
/** Degrees, each with what says more of it: "BA (Hons), MSc (Econ)". */
const DEGREES = new RegExp(
  String.raw`(?<=\p{L}\S*\s\p{L}{3,}\S*)(?:,?\s+${DEGREE}\.?(?=[\s,(]|$)(?:\s?\([^()]*\))*)+$`,
  'u',
);
/** A company, or several people. */
const NO_PERSON = new RegExp(String.raw`\s(?:${LIMITED}|plc|inc)\.?$|\s(?:and|of|&)\s`, 'iu');
const FROM_OTHER_NAME = new RegExp(OTHER_NAME, 'iu');
const FIRST_LETTERS = /(?<![\p{L}\p{M}'’])\p{L}/gu;

/** A name that was sent, to be read as one: without another name and degrees, and with capitals if it has none. */
export function nameOfRequest(sent: string): string {
  const name = sent.replace(FROM_OTHER_NAME, '').trim().replace(DEGREES, '');
  return name === name.toLowerCase() ? name.replace(FIRST_LETTERS, (letter) => letter.toUpperCase()) : name;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\d]+/gu) ?? [];

/**
 * Would a name lose words? Around a name on paper may stand anything; a name that was sent is a name from end to end:
 * no digits, no second person behind a stroke. Titles before it and degrees behind it may go.
 */
export function losesWords(sent: string, taken: string): boolean {
  const words = wordsOf(sent.trim().replace(DEGREES, '').replace(BESIDE_NAME, ' '));
  const kept = new Set(wordsOf(taken));
  const last = words.findLastIndex((word) => kept.has(word));
  const first = words.findIndex((word) => kept.has(word));
  return (
    words.some((word) => /\d/.test(word)) ||
    last < words.length - 1 ||
    words.slice(first).some((word) => !kept.has(word))
  );
}

/** Is it written as a company's name, or as those of several people? */
export const isNoPerson = (sent: string): boolean => NO_PERSON.test(sent.trim());

/** A surname or forenames that the full name beside them does not have. */
export function partsOfName(sent: Readonly<Record<string, string>>): Check[] {
  const field = sent['fullName'] === undefined ? 'name' : 'fullName';
  const whole = sent[field] ?? '';
  return ['surname', 'forenames'].flatMap((name) => {
    const part = sent[name];
    return part !== undefined && lacksPart(whole, [part])
      ? checkOf({
          id: 'name-parts',
          outcome: 'failed',
          says: message('checks.otherWholeName', { part: name, whole: field }),
          expected: whole,
          actual: part,
          fields: [name, field],
        })
      : [];
  });
}
