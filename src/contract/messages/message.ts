import { z } from 'zod';
import type { TermKey } from './terms.ts';
import type { Texts } from './catalogue.ts';

/**
 * What a value of a message may be: a text as it was read or a number, another message, a list of either. Of which kind each
 * is, the text of the catalogue says (`{{total, money}}`).
 */
export type MessageValue = string | number | Message | readonly (string | number | Message | Point)[];

/** A point of an assessment, whose sentences have a catalogue of their own (`../assessment-reasons.ts`). */
export interface Point {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** In English, as the interface answers it. */
  readonly sentence: string;
  readonly said?: Message | undefined;
}

/** A message of the catalogue (`catalogue.ts`) with the values of its text. Written out in words only where it is shown. */
export interface Message {
  /** `room.name`, without the ending of a plural. */
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/**
 * The kinds of values: `{{name}}` is text or a number as it stands, `{{name, kind}}` one of these. A new kind is a line here
 * and one in `in-language.ts`.
 */
interface Kinds {
  /** In hundredths: cents, thebe. */
  money: number;
  /** Several amounts, with an "and" between them. */
  amounts: readonly number[];
  /** `YYYY-MM-DD`, with the time of day behind it where it is known. */
  date: string;
  /** Name of a field: `dateOfBirth`. */
  field: string;
  fields: readonly string[];
  /** Type of a document: `PAYSLIP`. */
  document: string;
  documents: readonly string[];
  /** 0–1. */
  share: number;
  /** A word of `terms.ts`. */
  term: TermKey;
  /** Any one of several words. */
  terms: readonly TermKey[];
  /** Parts with a comma between them. */
  list: readonly (string | Message)[];
  /** Parts with an "and" between them. */
  all: readonly string[];
  /** Points of an assessment, one after the other. */
  points: readonly Point[];
  /** Another whole message; a string is a sentence without a key (`unkeyed`). */
  sentence: string | Message;
}
export type ValueKind = keyof Kinds;

type Values<Text extends string> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name}, ${infer Kind extends ValueKind}`
      ? { readonly [N in Name]: Kinds[Kind] }
      : { readonly [N in Inside]: string | number | Message }) &
      Values<Rest>
  : unknown;

/** A key of a text without the ending of a plural. */
export type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
type English<T> = T extends { readonly en: infer E extends string } ? E : never;

type TextOf<K> = K extends `${infer Room extends keyof Texts}.${infer Name}`
  ? `${Name}_other` extends keyof Texts[Room]
    ? English<Texts[Room][`${Name}_other`]>
    : Name extends keyof Texts[Room]
      ? English<Texts[Room][Name]>
      : never
  : never;

/** `room.name` of each text. */
export type MessageKey = {
  [Room in keyof Texts]: `${Room}.${WithoutPlural<keyof Texts[Room] & string>}`;
}[keyof Texts];

/** The values that the text of a key names, each of its kind. */
export type ValuesOf<K extends MessageKey> = Values<TextOf<K>>;

/**
 * A message with its values; one that lacks a value, has one too many or one of another kind does not compile.
 *
 * @example message('textFindings.noSuchDay', { day: '31 June 2026' })
 */
export function message<K extends MessageKey>(
  key: K,
  ...[values]: unknown extends ValuesOf<K> ? [] : [values: ValuesOf<K>]
): Message {
  return { key, values: { ...(values as Record<string, MessageValue> | undefined) } };
}

/**
 * A sentence that has no key: of the command line, which speaks English only, of the schema library, and of cases that were stored
 * before messages had keys.
 */
export const unkeyed = (sentence: string): Message => message('unkeyed.sentence', { sentence });

/** Several sentences as one message, in their order. */
export const inOrder = (first: Message, ...others: readonly Message[]): Message =>
  [first, ...others].reduceRight((second, one) => message('verdict.both', { first: one, second }));

/** In JSON. Stored cases may hold keys that later versions no longer know: then the sentence beside it is shown. */
export const Message = z
  .object({
    key: z.custom<MessageKey>((key) => typeof key === 'string').meta({ type: 'string' }),
    values: z
      .custom<Message['values']>((values) => typeof values === 'object' && values !== null)
      .meta({ type: 'object', additionalProperties: true }),
  })
  .meta({ id: 'Message' }) satisfies z.ZodType<Message>;
