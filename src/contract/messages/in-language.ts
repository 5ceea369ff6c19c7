import { insideSentence } from '../formats.ts';
import { MESSAGES } from './catalogue.ts';
import type { Message, MessageValue, Point, ValueKind } from './message.ts';
import { TERMS } from './terms.ts';
import type { Room, Text } from '../message-text.ts';

export type MessageLanguage = keyof Text;

/** How values are written where a message is shown. */
export interface ValueWords {
  readonly date: (iso: string) => string;
  readonly field: (name: string) => string;
  readonly document: (type: string) => string;
  readonly share: (share: number) => string;
  /** A point of an assessment; without it, its English. */
  readonly point?: (point: Point) => string;
  /** A sentence without a key. */
  readonly sentence: (english: string) => string;
  /** Text for an absent value or a part with an unknown key; without it the whole text is null. */
  readonly missing?: string;
}

/** As programs read it: days in ISO 8601, fields and documents by their names in the API. */
const AS_IN_API: ValueWords = {
  date: (iso) => iso,
  field: (name) => name,
  document: (type) => type,
  share: String,
  sentence: (english) => english,
  missing: '',
};

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g;
const AND: Text = { en: ' and ', tn: ' le ' };
/** Separator of list entries; default: a comma. */
const BETWEEN: Partial<Record<ValueKind, Text>> = {
  all: AND,
  amounts: AND,
  documents: AND,
  terms: { en: ' or ', tn: ' kgotsa ' },
  points: { en: ' ', tn: ' ' },
};

/** The English sentence of a message, as the API answers it. */
export const inEnglish = (message: Message): string => inLanguage(message, 'en', AS_IN_API) ?? '';

/**
 * A message in words; null where the catalogue does not know its key or that of a part, or lacks a value (a case stored by
 * another version).
 */
export function inLanguage(message: Message, language: MessageLanguage, words: ValueWords): string | null {
  const text = textOf(message);
  return text && filledIn(text[language], message.values, language, words);
}

function textOf({ key, values }: Message): Text | null {
  const [room = '', name = ''] = key.split('.');
  const texts: Room | undefined = Object.hasOwn(MESSAGES, room)
    ? MESSAGES[room as keyof typeof MESSAGES]
    : undefined;
  return texts?.[name] ?? texts?.[`${name}${values['count'] === 1 ? '_one' : '_other'}`] ?? null;
}

/** Puts values into a text with placeholders; null where one of them cannot be written. */
function filledIn(
  text: string,
  values: Readonly<Record<string, MessageValue>>,
  language: MessageLanguage,
  words: ValueWords,
): string | null {
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (_, name: string, kind: string | undefined, at: number) => {
    const value = values[name];
    const part =
      value === undefined
        ? (words.missing ?? null)
        : written(value, kind as ValueKind | undefined, language, words, at === 0);
    if (part === null) isWhole = false;
    return part ?? '';
  });
  return isWhole ? filled : null;
}

/** @param first it begins the text: names of fields keep their capital there */
function written(
  value: MessageValue | Point,
  kind: ValueKind | undefined,
  language: MessageLanguage,
  words: ValueWords,
  first: boolean,
): string | null {
  if (typeof value === 'object' && 'sentence' in value) return words.point?.(value) ?? value.sentence;
  if (typeof value === 'object' && 'key' in value)
    return inLanguage(value, language, words) ?? words.missing ?? null;
  if (typeof value === 'object') {
    const one = ONE_OF[kind ?? 'list'];
    const between = BETWEEN[kind ?? 'list']?.[language] ?? ', ';
    const parts = value.map((part, i) => written(part, one, language, words, first && i === 0));
    return parts.includes(null) ? null : parts.join(between);
  }
  switch (kind) {
    case 'money':
      return inFigures(Number(value));
    case 'date':
      return String(value).replace(/^\d{4}-\d{2}-\d{2}/, words.date);
    case 'field': {
      const label = words.field(String(value));
      return first ? label : insideSentence(label);
    }
    case 'document':
      return words.document(String(value));
    case 'share':
      return words.share(Number(value));
    case 'term':
      return TERM_TEXTS[String(value)]?.[language] ?? String(value);
    case 'sentence':
      return words.sentence(String(value));
    default:
      return String(value);
  }
}

const TERM_TEXTS: Room = TERMS;

/** What each entry of a list is. */
const ONE_OF: Partial<Record<ValueKind, ValueKind>> = {
  amounts: 'money',
  fields: 'field',
  documents: 'document',
  terms: 'term',
};

/** Hundredths as papers print them, in both languages: 1,234.50. */
const FIGURES = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const inFigures = (hundredths: number): string => FIGURES.format(hundredths / 100);
