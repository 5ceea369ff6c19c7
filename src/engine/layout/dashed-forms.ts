import { ID_WORDS } from '../packs/country-words.ts';
import type { TextLine } from '../../contract/pages.ts';
import { holdsKnownName, placeIn } from '../values/dictionaries.ts';

/** "Licence number - 0918": words, a dash between blanks, and something behind it. */
const DASHED = /^\s*(?:\d{1,2}[.)]\s+)?(\p{L}[\p{L}'’.()/ ]{1,38}?)\s([-–—])\s+(?=\S)/u;
/** A form asks for such things; a price list or the people of a meeting do not. */
const ASKS = new RegExp(
  String.raw`\b(?:names?|no|numbers?|date|address|account|plot|tin|(?:${ID_WORDS})|status|type|reg|ref|employee|employer|company|customer|holder|issued|expir(?:y|es)|from|until|due|salary|pay|total|vendor|licen[cs]ee|landlord|tenant|owner|directors?|shareholders?|office|tax|pension|staff|payroll|code|organisation|month|period|balance|meter|property)\b|^(?:given to|issued to|to|for|at|on|from)$`,
  'i',
);
/** So many lines make a habit. */
const LINES = 4;
/** So many of them have to ask for what forms ask for. */
const ASKING = 3;

/** "Kago Example - Chairperson", "Gaborone - Maun": the dash stands behind a name. */
function asks(words: string): boolean {
  return !holdsKnownName(words) && placeIn(words) === null && words.split(' ').length <= 6;
}

/** Where a form parts its labels from their values by a dash, the dash is read as the colon of other forms. */
export function withColons(lines: readonly TextLine[]): readonly TextLine[] {
  const dashed = lines.flatMap((line) => {
    const match = line.text.includes(':') ? null : DASHED.exec(line.text);
    return match && asks(match[1]!) ? [{ line, words: match[1]!, at: match[0].lastIndexOf(match[2]!) }] : [];
  });
  const asking = dashed.filter(({ words }) => ASKS.test(words));
  if (dashed.length < LINES || asking.length < ASKING) return lines;
  const at = new Map(dashed.map((d) => [d.line, d.at] as const));
  return lines.map((line) => {
    const dash = at.get(line);
    return dash === undefined
      ? line
      : { ...line, text: `${line.text.slice(0, dash)}:${line.text.slice(dash + 1)}` };
  });
}
