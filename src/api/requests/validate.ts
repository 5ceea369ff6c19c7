import type { z } from 'zod';
import { StationError, type FieldProblem } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { refusedField } from '../../contract/errors/refused-field.ts';
import { faultOf, inWords } from './issue-words.ts';

/** Longest text that is shown back as a rejected value. */
const SHOWN_CHARACTERS = 60;

/**
 * Parses an input by its schema.
 *
 * @param personal the input may hold personal data: rejected values are not shown back.
 * @throws StationError INVALID_REQUEST naming each field, what is wrong with it, and the rejected value.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  input: unknown,
  options: { personal: boolean; at?: string },
): z.output<S> {
  const parsed = schema.safeParse(input, { error: inWords });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const value = valueAt(input, issue.path);
    // A rule between several fields has a sentence of its own, also where the field that it names is absent.
    const isAbsent = value === undefined && issue.path.length > 0 && issue.code !== 'custom';
    return {
      field: fieldName([...(options.at ? [options.at] : []), ...issue.path]),
      says: isAbsent
        ? message('inputFaults.required')
        : options.at === 'query' && Array.isArray(value)
          ? message('requestRefusals.parameterTwice')
          : faultOf(issue),
      rejectedValue: options.personal ? null : shown(value),
    };
  });
  const first = faults[0]!;
  throw new StationError(
    'INVALID_REQUEST',
    message('requestRefusals.field', { name: first.field, fault: first.says }),
    {
      errors: faults.map(({ field, says, rejectedValue }) => ({
        field,
        message: inEnglish(says),
        rejectedValue,
      })),
    },
  );
}

/**
 * What all checks find, or one refusal with every field that any of them refuses; its code and sentence are those of the first. A part
 * of a field that was named before ("a.b" behind "a") is not named again. What is no fault of a field is thrown at once.
 */
export function checkAll<T extends readonly (() => unknown)[]>(
  ...checks: T
): { [K in keyof T]: ReturnType<T[K]> } {
  const refusals: StationError[] = [];
  const found = checks.map((check) => {
    try {
      return check();
    } catch (thrown) {
      if (!(thrown instanceof StationError && thrown.details.errors)) throw thrown;
      return void refusals.push(thrown);
    }
  });
  const [first] = refusals;
  if (!first) return found as { [K in keyof T]: ReturnType<T[K]> };
  const named = refusals.flatMap(({ details }) => details.errors ?? []);
  const errors = named.filter(
    ({ field }, i) => !named.slice(0, i).some((before) => `${field}.`.startsWith(`${before.field}.`)),
  );
  throw first.saidAs(first.code, { ...first.details, errors }, first.cause);
}

/** `documents[0].content`: places in lists as uploads name them. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return name.replace(/^\./, '') || 'body';
}

/** INVALID_REQUEST for one field. */
export const invalidField = (
  field: string,
  says: Message,
  rejectedValue: FieldProblem['rejectedValue'] = null,
): StationError => refusedField('INVALID_REQUEST', field, says, rejectedValue);

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function shown(value: unknown): FieldProblem['rejectedValue'] {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string')
    return value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
  return null;
}
