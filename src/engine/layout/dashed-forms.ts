import { ID_WORDS } from '../packs/country-words.ts';
import type { TextLine } from '../../contract/pages.ts';
import { holdsKnownName, placeIn } from '../values/dictionaries.ts';

/** "Licence number - 0918": words, a spaced dash, and a value. */
const DASHED = /^\s*(?:\d{1,2}[.)]\s+)?(\p{L}[\p{L}'’.()/ ]{1,38}?)\s([-–—])\s+(?=\S)/u;
/** Words that form labels contain; price lists and attendance lists do not. */
const ASKS = new RegExp(
  String.raw`\b(?:names?|no|numbers?|date|address|account|plot|tin|(?:${ID_WORDS})|status|type|reg|ref|employee|employer|company|customer|holder|issued|expir(?:y|es)|from|until|due|salary|pay|total|vendor|licen[cs]ee|landlord|tenant|owner|directors?|shareholders?|office|tax|pension|staff|payroll|code|organisation|month|period|balance|meter|property)\b|^(?:given to|issued to|to|for|at|on|from)$`,
  'i',
);
/** Minimum lines with a dash to count as the form's style. */
const LINES = 4;
/** Minimum of those with a word of a form label. */
const ASKING = 3;

/** Not "Kago Example - Chairperson" or "Gaborone - Maun": a dash after a name. */
function asks(words: string): boolean {
  return !holdsKnownName(words) && placeIn(words) === null && words.split(' ').length <= 6;
}

/** On forms that separate labels from values by a dash, replaces the dash by a colon. */
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
