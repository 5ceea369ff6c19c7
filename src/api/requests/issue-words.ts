import type { z } from 'zod';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, unkeyed, type Message } from '../../contract/messages/message.ts';
import { faultOfSchema } from '../../contract/messages/schema-faults.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Readonly<Record<string, Message>> = {
  string: message('inputFaults.text'),
  number: message('inputFaults.number'),
  int: message('inputFaults.wholeNumber'),
  boolean: message('inputFaults.boolean'),
  array: message('inputFaults.list'),
  object: message('inputFaults.object'),
  record: message('inputFaults.object'),
};
const FORMATS: Readonly<Record<string, Message>> = {
  date: message('inputFaults.day'),
  datetime: message('inputFaults.time'),
  url: message('inputFaults.url'),
  uuid: message('inputFaults.uuid'),
  email: message('inputFaults.email'),
  base64: message('inputFaults.base64'),
};

/** What is wrong with a value, in English: the error map of a parse. What a schema says itself goes before it. */
export function inWords(issue: RawIssue): string | undefined {
  const says = byCode(issue);
  return says && inEnglish(says);
}

/** The same by key; what only the schema library has words for stays in its English. */
export function faultOf(issue: Issue): Message {
  const says = byCode(issue);
  if (says && inEnglish(says) === issue.message) return says;
  return faultOfSchema(issue.message) ?? unkeyed(issue.message);
}

function byCode(issue: RawIssue | Issue): Message | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'invalid_value': {
      const values = issue.values.map(String);
      return values.length === 1
        ? message('inputFaults.exactly', { values })
        : message('inputFaults.oneOf', { values });
    }
    case 'too_big':
      return atMost(Number(issue.maximum), issue.origin, issue.inclusive ?? true);
    case 'too_small':
      return atLeast(Number(issue.minimum), issue.origin, issue.inclusive ?? true);
    case 'invalid_format':
      return FORMATS[issue.format] ?? message('inputFaults.otherForm');
    case 'unrecognized_keys':
      return message('inputFaults.notKnown', { names: issue.keys });
    case 'invalid_key':
      return message('inputFaults.notKnown', { names: [String(issue.path?.at(-1))] });
    default:
      return undefined;
  }
}

function atMost(value: number, origin: string, inclusive: boolean): Message {
  switch (origin) {
    case 'string':
      return message('inputFaults.mostCharacters', { count: value });
    case 'array':
    case 'set':
      return message('inputFaults.mostEntries', { count: value });
    case 'file':
      return message('inputFaults.mostBytes', { bytes: value });
    default:
      return message(inclusive ? 'inputFaults.most' : 'inputFaults.less', { value });
  }
}

function atLeast(value: number, origin: string, inclusive: boolean): Message {
  switch (origin) {
    case 'string':
      return message('inputFaults.leastCharacters', { count: value });
    case 'array':
    case 'set':
      return message('inputFaults.leastEntries', { count: value });
    case 'file':
      return message('inputFaults.leastBytes', { bytes: value });
    default:
      return message(inclusive ? 'inputFaults.least' : 'inputFaults.more', { value });
  }
}
