import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const FORMATS: Readonly<Record<string, string>> = {
  date: 'Must be a day as YYYY-MM-DD.',
  datetime: 'Must be a time as in ISO 8601.',
  url: 'Must be a URL.',
  uuid: 'Must be a UUID.',
  email: 'Must be an e-mail address.',
  base64: 'Must be base64.',
};
const UNITS: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  set: ' entries',
  file: ' bytes',
};

/** What is wrong with a value, in words for those who call the API; undefined leaves the schema library's own. */
export function inWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] === undefined ? undefined : `Must be ${TYPES[issue.expected]}.`;
    case 'invalid_value':
      return `Must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return bound('most', issue.maximum, issue.origin, issue.inclusive ?? true);
    case 'too_small':
      return bound('least', issue.minimum, issue.origin, issue.inclusive ?? true);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Does not have the right form.';
    case 'unrecognized_keys':
      return `Not known: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

function bound(end: 'most' | 'least', value: number | bigint, origin: string, inclusive: boolean): string {
  const unit = UNITS[origin];
  if (unit !== undefined)
    return `Must have at ${end} ${value}${value === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}.`;
  return inclusive
    ? `Must be at ${end} ${value}.`
    : `Must be ${end === 'most' ? 'less' : 'more'} than ${value}.`;
}
