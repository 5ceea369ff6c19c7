import { inEnglish } from './in-language.ts';
import { message, type Message } from './message.ts';

/** Faults that schemas of the contract name in their own words. */
const FAULTS = [
  'caseRefusals.sayWhy',
  'inputFaults.boolean',
  'inputFaults.company',
  'inputFaults.dayOrTime',
  'inputFaults.document',
  'inputFaults.keyOrCase',
  'inputFaults.mrzOrCan',
  'inputFaults.nameOrNumber',
  'inputFaults.selfieOrSession',
] as const;

/** What the schema library hands on of a fault: English, as the interface answers it. */
export const schemaFault = (key: (typeof FAULTS)[number]): string => inEnglish(message(key));

const BY_ENGLISH: ReadonlyMap<string, Message> = new Map(
  FAULTS.map((key) => [schemaFault(key), message(key)]),
);

/** The fault that a schema named so; null where the words are the schema library's own. */
export const faultOfSchema = (english: string): Message | null => BY_ENGLISH.get(english) ?? null;
