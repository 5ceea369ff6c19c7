import type { KindContext, Parsed, ValueKind } from '../../../values/kind.ts';

/** A letter and groups of digits, as states print them: "Q5142 20090 31145", "P 800 000 224 322". */
const IN_GROUPS = /^[A-Z]{0,2}\d{0,5}(?:[ -]\d{1,5})+$/;

/** Parses a text as one licence number, never a group of it; null if only part of the text would be used. */
export function parseWhole(text: string, context: KindContext, kind: ValueKind): Parsed | null {
  const printed = text.trim();
  const parsed = kind.parse(IN_GROUPS.test(printed) ? printed.replace(/[ -]/g, '') : printed, context);
  return typeof parsed?.value === 'string' && bare(parsed.value) === bare(printed) ? parsed : null;
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
