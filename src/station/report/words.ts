import {
  capitalised,
  humanised,
  makeFormats,
  shownText,
  shownValue,
  insideSentence,
} from '../../contract/formats.ts';
import { inLanguage, type ValueWords } from '../../contract/messages/in-language.ts';
import type { Message } from '../../contract/messages/message.ts';
import type { FieldValue } from '../../contract/verification.ts';
import { documentTypes } from '../../engine/documents/document-types.ts';

const formats = makeFormats();
const TITLES = new Map(documentTypes.map(({ documentType, title }) => [documentType, title]));
const DAY = /\b\d{4}-\d{2}-\d{2}\b(?!T)/g;
const MOMENT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?Z/g;
const CODE = /\b[A-Z]+(?:_[A-Z]+)*\b/g;
/** Field names are camel case. */
const FIELD = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** A moment on the station's clock. */
export const moment = (iso: string): string => formats.dateTime(iso);

/** The same with seconds, which distinguish records of one minute. */
export const secondOf = (iso: string): string => `${moment(iso)}:${iso.slice(17, 19)}`;

/** "PAYSLIP" → "payslip" */
export const documentName = (type: string): string => TITLES.get(type) ?? humanised(type).toLowerCase();

/** A field's whole value; corrections are written in the same way. */
export const inWords = (value: FieldValue, name: string): string =>
  value === null ? '–' : shownValue(value, formats, { yes: 'yes', no: 'no' }, name);

/** A typed value, or one of a register. */
export const textInWords = (text: string | null): string => (text === null ? '–' : shownText(text, formats));

/** How the report writes the values of messages. */
const VALUE_WORDS: ValueWords = {
  date: formats.date,
  field: humanised,
  document: documentName,
  share: formats.percent,
  sentence: said,
};

/** A message in the report's words; without a key, or with one of another version, its stored sentence. */
export const messageInWords = (message: Message | undefined, sentence: string): string =>
  capitalised((message && inLanguage(message, 'en', VALUE_WORDS)) ?? said(sentence));

/** A stored sentence with dates, fields and document types written as in the rest of the report; quotations stay. */
export function said(sentence: string): string {
  const text = sentence
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : unquoted(part)))
    .join('');
  // Document names are lower case inside sentences.
  return capitalised(text);
}

const unquoted = (text: string): string =>
  text
    .replace(MOMENT, moment)
    .replace(DAY, (day) => formats.date(day))
    .replace(CODE, (code) => TITLES.get(code) ?? code)
    .replace(FIELD, (name) => insideSentence(humanised(name)));
