import { inEnglish } from '../../../contract/messages/in-language.ts';
import type { Message } from '../../../contract/messages/message.ts';
import type { Check } from '../../../contract/verification.ts';

interface Judged extends Omit<Check, 'explanation' | 'said' | 'expected' | 'expectedSaid'> {
  readonly says: Message;
  /** A value, or a description of what would be right: "2026-11-28 or later". */
  readonly expected?: string | Message;
}

/** A check with its message in English, as the interface documents it, and by key. */
export function checkOf({ says, expected, ...check }: Judged): Check {
  const inWords = typeof expected === 'object';
  return {
    ...check,
    explanation: inEnglish(says),
    said: says,
    ...(expected !== undefined && { expected: inWords ? inEnglish(expected) : expected }),
    ...(inWords && { expectedSaid: expected }),
  };
}
