import type { KindContext, Parsed, ValueKind } from '../../../values/kind.ts';

/** A letter and figures in groups, as states print them: "Q5142 20090 31145", "P 800 000 224 322". */
const IN_GROUPS = /^[A-Z]{0,2}\d{0,5}(?:[ -]\d{1,5})+$/;

/** The number of a licence that a text is, and none of its groups alone; null where it would be a piece of the text. */
export function parseWhole(text: string, context: KindContext, kind: ValueKind): Parsed | null {
  const printed = text.trim();
  const parsed = kind.parse(IN_GROUPS.test(printed) ? printed.replace(/[ -]/g, '') : printed, context);
  return typeof parsed?.value === 'string' && bare(parsed.value) === bare(printed) ? parsed : null;
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
