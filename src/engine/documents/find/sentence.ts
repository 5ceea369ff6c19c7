import { WEEKDAY } from '../../lexicon/weekdays.ts';
import { message } from '../../../contract/messages/message.ts';
import { saysDays } from '../../values/date.ts';
import type { Parsed, ValueKind } from '../../values/kind.ts';
import { namesSomebody } from '../../values/party-name.ts';
import { isTitleOfPaper } from '../../values/titles.ts';
import { lazily, oncePer } from '../../lazily.ts';
import type { Prose } from '../../layout/prose.ts';
import type { Segment } from '../../layout/segment.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { FieldSpec, Finder } from '../document-type.ts';
import { oneLine } from '../../values/text/fold.ts';
import { anyCase } from './any-case.ts';
import { fromSegments, type Candidate } from './candidate.ts';
import { mayMatch, neededWords } from './needed-words.ts';
import {
  beginsCell,
  beginsNextCell,
  beginsNextRow,
  endsBeforeCell,
  endsInLabel,
  isCopied,
  isFormCell,
  ofUnlikeLines,
  spansCells,
  withoutLabelsAround,
} from './sentence-cells.ts';

/** Scores of values in sentences, 0–1, and penalty factors (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = {
  sentence: 0.9,
  /** The value spans lines or cells that do not belong together. */
  broken: 0.4,
  /** Raises the quality, since the sentence itself is evidence. */
  quality: { share: 0.8, more: 0.15 },
  /** Penalty per pattern: later ones are less usual. */
  eachPattern: 0.02,
  /** A whole sentence of a certain kind. */
  kind: { quality: 0.8, weight: 0.75 },
} as const;

/**
 * End of a sentence or clause, for lookaheads; not the full stop of "No." or "P.O.", inside a number, or a speck read
 * as a full stop inside an address.
 */
export const STOP = String.raw`(?<!\b(?:no|p|o|st|ext|pvt|pty))\.(?!\d|\s+(?:ward|extension|ext|block|phase)\b)|[;\n(]|$`;

const WORDS = String.raw`(?:[^.;\n]|\.(?=\d)){2,90}?`;

/** "from Monday 4 May 2026", "on Friday, the 3rd …" */
const DAY_BEFORE = String.raw`(?:(?:${anyCase(WEEKDAY)}),?\s+(?:the\s+)?)?`;

/**
 * Finds values in running text. A pattern is a case-insensitive regular expression in which `<>` stands for the value,
 * as its type is written inside sentences.
 *
 * @example sentence('confirm(?:s|ed)? that <>')('… this serves to confirm that Mr Kago Example is …')
 */
export function sentence(...patterns: string[]): Finder {
  return weighedSentence(CONFIDENCE.sentence, ...patterns);
}

/** As {@link sentence}, for less certain patterns. */
export function weighedSentence(weight: number, ...patterns: string[]): Finder {
  const needed = lazily(() => patterns.map(neededWords));
  const compiled = new Map<string, RegExp>();
  const expressionFor = (i: number, value: string): RegExp => {
    const key = `${i} ${value}`;
    const expression = compiled.get(key) ?? expressionOf(patterns[i]!, value);
    compiled.set(key, expression);
    return expression;
  };
  return (view, field) => {
    const inText = field.kind.inText ?? WORDS;
    const before = saysDays(field.kind) ? DAY_BEFORE : '';
    const text = smallLettersOf(view.prose);
    const found: Candidate[] = [];
    for (const [i, words] of needed().entries()) {
      if (!mayMatch(words, text)) continue;
      const expression = expressionFor(i, `${before}(?<value>${inText})`);
      for (const match of view.prose.text.matchAll(expression)) {
        const whole = match.groups?.['value'];
        if (whole === undefined) continue;
        const value = ownWords(field.kind, whole, match, view);
        const parsed = field.kind.parse(value, view) ?? nameOfWords(value, field, view);
        if (!parsed) continue;
        const from = match.index + match[0].indexOf(whole) + whole.lastIndexOf(value);
        if (
          namesSomebody(field.kind) &&
          goesOnBehindInitial(value, view.prose.text.slice(from + value.length))
        )
          continue;
        const segments = view.prose.at(from, from + value.length);
        const form =
          isCopied(segments[0]) ||
          isFormCell(segments, value, view) ||
          (!field.kind.strict && endsInLabel(segments, value)) ||
          beginsNextRow(segments[0], from, view) ||
          beginsNextCell(segments[0], match.index, from, view) ||
          endsBeforeCell(segments.at(-1), from + value.length, match.index + match[0].length, view) ||
          (field.kind.strict && !saysDays(field.kind) && spansCells(segments)) ||
          (!field.kind.strict && (ofUnlikeLines(segments, view) || holdsTitle(segments, value)))
            ? CONFIDENCE.broken
            : 1;
        const context = match[0].slice(0, 60).trim();
        found.push({
          ...fromSegments(
            segments,
            {
              ...parsed,
              quality: Math.max(
                parsed.quality,
                CONFIDENCE.quality.share * parsed.quality + CONFIDENCE.quality.more,
              ),
            },
            weight * form * (1 - CONFIDENCE.eachPattern * i),
            `in the sentence “${context}…”`,
          ),
          inProse: from,
        });
      }
    }
    return found.map((c) => ({ ...c, place: null }));
  };
}

/** Cached with the text: every pattern needs it. */
const smallLettersOf = oncePer(({ text }: Prose) => text.toLowerCase());

/**
 * Underscores may surround a value filled in on a line. A pattern that begins with the value only matches at the start
 * of a word or such a line.
 */
const expressionOf = (pattern: string, value: string): RegExp =>
  new RegExp(
    anyCase(pattern.replace(/^<>/, '(?<![\\p{L}\\d]|\\d[.,]|_(?=_))(?!(?<=\\d )\\d{3}[.,]\\d)<>')).replace(
      '<>',
      () => `(?:_+\\s?)?${value}(?:\\s?_+)?`,
    ),
    'gu',
  );

export const WORDS_OF_NAME = message('notes.otherMeaning');
/** Quality factor of a name made of common words. */
const OF_WORDS = 0.75;

/** "We confirm that Church Bill receives …": common words where a sentence names a person; accepted with a doubt. */
function nameOfWords(value: string, { kind }: FieldSpec, view: DocumentView): Parsed | null {
  if (!namesSomebody(kind) || !/^\p{Lu}\p{L}+ \p{Lu}/u.test(value)) return null;
  const parsed = kind.parse(value, { ...view, namedHere: true });
  return parsed && parsed.doubt === undefined
    ? { ...parsed, quality: OF_WORDS * parsed.quality, doubt: WORDS_OF_NAME }
    : null;
}

/** Trims the matched words to the value: without a following clause, or one of two adjacent names. */
function ownWords(kind: ValueKind, whole: string, match: RegExpExecArray, view: DocumentView): string {
  if (kind.name === 'person-name') {
    const from = match.index + match[0].indexOf(whole);
    return oneOfTwo(withoutLabelsAround(whole, view.prose.at(from, from + whole.length)), match, view);
  }
  if (namesSomebody(kind)) return whole.replace(NUMBER_BEHIND, '');
  return kind.name === 'text' ? whole.replace(NEXT_CLAUSE, '').replace(CLAUSE_OF_TIME_OR_PLACE, '') : whole;
}

/** "Kago Example, Business Partner Number 0000": another value of whom a sentence names; but "Nata, Reference and Co". */
const NUMBER_BEHIND =
  /,\s(?:\p{L}+\.?\s){0,3}(?:numbers?|no|nr|code|ref(?:erence)?|id)\b\.?(?:[^,\d]{0,12}\d.*)?$/isu;

/** "Kago G" before ". Example": the full stop of an initial, which ends no sentence, also in capitals before another cell. */
const goesOnBehindInitial = (value: string, behind: string): boolean =>
  /(?<=\s)\p{Lu}$/u.test(value) &&
  /^\.\s?(?:\p{Lu}[\p{L}'’-]+(?:,|\s\p{Ll}|$)|\p{Lu}[\p{Lu}'’-]+(?!\p{L}))/u.test(behind);

/**
 * "as Stores Clerk commencing on …", "an Accountant who reports to …": the next clause, lower case only: "Customers Who
 * Care Trust".
 */
const NEXT_CLAUSE =
  /(?<=\p{L})\s+(?:commencing|starting|beginning|effective|earning|who|whose|which|where)\b.*$/su;
const WHERE = String.raw`\s+(?:\p{L}+ly\s+)?(?:to|at|in|on|near|with|under|from|out of|here)\b`;
/**
 * The same in any case, recognised by the following word: "STORES CLERK COMMENCING ON 1 MARCH", "Clerk based at Nata";
 * not "community based tourism", "Financial Reporting Officer".
 */
const CLAUSE_OF_TIME_OR_PLACE = new RegExp(
  String.raw`(?<=\p{L})\s+(?:(?:commencing|starting|beginning|effective)\s+(?:on\b|from\b|\d)|with\s+effect\b|(?:reporting|based|stationed)(?:${WHERE}|$)).*$`,
  'isu',
);

/** Two names on adjacent lines match as one: use the one on the line of the pattern's other words. */
function oneOfTwo(value: string, match: RegExpExecArray, view: DocumentView): string {
  const from = match.index + match[0].indexOf(value);
  const [first, second, third] = view.prose.at(from, from + value.length);
  if (!first || !second || third || first.row === second.row) return value;
  const cut = [...value.matchAll(/\s+/g)].find(
    (gap) =>
      first.text.endsWith(value.slice(0, gap.index)) && second.text.startsWith(value.slice(gap.index).trim()),
  );
  if (!cut) return value;
  const parts = [value.slice(0, cut.index), value.slice(cut.index + cut[0].length)] as const;
  if (parts.some((p) => p.split(' ').length < 2)) return value;
  return match[0].startsWith(value) ? parts[1] : parts[0];
}

/** A whole sentence that matches a pattern: a restriction, a condition. */
export function sentenceWith(pattern: RegExp): Finder {
  return (view) => {
    const match = pattern.exec(view.prose.text);
    if (!match || match[0].trim().split(/\s+/).length < 5) return [];
    const segments = view.prose.at(match.index, match.index + match[0].length);
    const value = oneLine(match[0].slice(behindLastCell(segments, match[0]))).replace(LABEL_BEFORE, '');
    if (value.split(' ').length < 5) return [];
    return [
      {
        ...fromSegments(
          segments,
          { value, raw: value, quality: CONFIDENCE.kind.quality, notes: [] },
          CONFIDENCE.kind.weight,
          'a sentence of this kind',
        ),
        place: null,
      },
    ];
  };
}

/** "Transfer: only with the consent of the board": a short label before the sentence. */
const LABEL_BEFORE = /^\p{L}+(?: \p{L}+){0,3}: (?=\S+ \S+ \S+)/u;

/** "Transfer | No transfer without consent": offset of the cell that contains the sentence. */
function behindLastCell(segments: readonly Segment[], said: string): number {
  const cell = segments.findLast((s, i) => i > 0 && beginsCell(s, segments[i - 1]!));
  return cell ? Math.max(0, said.indexOf(cell.text)) : 0;
}

/** A document title above a label is not part of a sentence's value: "CERTIFICATE OF TAX REGISTRATION / TIN". */
function holdsTitle(segments: readonly Segment[], value: string): boolean {
  return segments.some((s) => {
    const line = s.text.trim();
    return isTitleOfPaper(line) && (value.includes(line) || isTitleOfPaper(endOfLine(line, value)));
  });
}

/** The end of a line with which a value starts: "NATA TOOLS" in "MEMORANDUM OF NATA TOOLS" for "NATA TOOLS LIMITED". */
function endOfLine(line: string, value: string): string {
  const words = line.split(/\s+/);
  const from = words.findIndex((_, i) => value.startsWith(words.slice(i).join(' ')));
  return from < 0 ? '' : words.slice(from).join(' ');
}
