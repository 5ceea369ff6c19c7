import { STAFF } from '../../lexicon/staff-numbers.ts';
import { ACCOUNT } from '../../lexicon/accounts.ts';
import { ID_WORDS } from '../../packs/country-words.ts';
import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { addTo } from '../../../contract/lists-by-key.ts';
import { message } from '../../../contract/messages/message.ts';
import type { TermKey } from '../../../contract/messages/terms.ts';
import { sameRow } from '../../ledger/amounts.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText, type RunningText } from './running-text.ts';
import { OWN_CODES, WORDS } from '../../packs/currencies.ts';
import { LINE } from '../../layout/line-shares.ts';

/**
 * Kinds of numbers by their labels. Meters, plots and telephones are excluded, as they come in pairs, and so are
 * references to other letters.
 */
const NAMED: readonly (readonly [of: TermKey, label: RegExp])[] = [
  ['account', new RegExp(String.raw`\b(?:${ACCOUNT})\b`, 'i')],
  ['policy', /\bpolicy\b/i],
  ['certificate', /\bcertificate\b/i],
  ['invoice', /\b(?:invoice|quotation)\b/i],
  ['receipt', /\breceipt\b/i],
  ['property', /\bproperty\b/i],
  ['member', /\bmember(?:ship)?\b/i],
  ['employee', new RegExp(String.raw`\b(?:${STAFF})\b`, 'i')],
  ['customer', /\b(?:customer|client|patient|hospital|student|consumer)\b/i],
  ['identity', new RegExp(String.raw`\b(?:(?:${ID_WORDS})|identity|id)\b`, 'i')],
  ['passport', /\bpassport\b/i],
  ['permit', /\bpermit\b/i],
  ['licence', /\blicen[cs]e\b/i],
  ['company', /\b(?:company|uin|registration|incorporation|cipa)\b/i],
  ['tax', /\btin\b|\btax(?:payer)?(?:'s)?\s+(?:identification|number|no)\b/i],
  ['contract', /\b(?:contract|loan|claim)\b/i],
];
/** Text between the label and its number: "number", "No.", "of the holder is". */
const BETWEEN = /^[^\d\n]{0,24}?(?:\n[^\d\n]{0,12})?$/u;
const LONGEST_LABEL = 40;
/** A printed number: digits, with an optional letter prefix and slashes or hyphens. */
const NUMBER = /(?<![\p{L}\d.,/-])(?:[A-Z]{1,5}[/-]?)?\d+(?:[/-]\d+)*(?![\p{L}\d]|[.,/-]\d)/gu;
const FEWEST_FIGURES = 6;
/** Numbers closer than this may be consecutive. */
const NEXT_IN_SERIES = 10;
/** From this count on, similar numbers are a list of serial numbers. */
const A_LIST = 3;

/** Qualifiers: two accounts of one customer often differ in the digit for the account type. */
const WHICH = new RegExp(
  String.raw`\b(?:cheque|current|savings?|call|fixed|notice|loan|mortgage|bond|credit|card|investment|transmission|business|personal|joint|from|to|sender|payee|beneficiary|recipient|debit|old|new|former|previous|husband|wife|spouse|father|mother|child|witness|buyer|seller|USD|ZAR|EUR|GBP|dollar|rand|euro|${OWN_CODES}|${WORDS})\b`,
  'gi',
);

/** Registers in which one taxpayer has numbers of their own, a digit apart. */
const REGISTERS = /\b(?:paye|vat|withholding|customs|excise|payroll|levy)\b/i;
const REGISTER = new RegExp(REGISTERS, 'gi');

export interface NamedNumber {
  readonly text: string;
  /** Qualifiers beside it, lower case. */
  readonly which: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * A number printed twice under the same label with one digit changed or two adjacent digits swapped. Numbers of
 * different accounts, people or invoices differ in more digits or are consecutive.
 */
export const numberTwice: PageJudge = {
  id: 'number-twice',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const byName = namedNumbers(running, page);
    const findings: Finding[] = [];
    for (const [of, all] of byName) {
      const pair = slipAmong(all);
      if (!pair) continue;
      const [usual, odd] = pair;
      const places = [all.find((p) => p.text === usual)!, all.find((p) => p.text === odd)!] as const;
      const [first, second] = [...places].sort((a, b) => a.from - b.from) as [NamedNumber, NamedNumber];
      findings.push(
        await contradiction(numberTwice, page, confirm, {
          restsOn: places,
          pointsTo: second,
          says: message('textFindings.numberTwice', { of, first: first.text, second: second.text }),
          detail: (seen) => `named alike and a digit apart; ${seen}`,
          before: first.text,
          after: second.text,
        }),
      );
    }
    return findings;
  },
};

/** Numbers of a page by the kind their label names. */
export function namedNumbers(running: RunningText, { lines }: ReadPage): Map<TermKey, NamedNumber[]> {
  const { text } = running;
  const byName = new Map<TermKey, NamedNumber[]>();
  for (const m of text.matchAll(NUMBER)) {
    if (m[0].replace(/\D/g, '').length < FEWEST_FIGURES || isDate(m[0])) continue;
    const [from, to] = [m.index, m.index + m[0].length];
    const [place] = running.placesOf(m.index, to);
    // On cards labels stand above their values, and the end of the previous row may be another value's label.
    const above = place?.text === place?.line.text.trim() ? labelAbove(place?.line, lines) : null;
    const of =
      (above && nameBefore(above)) ?? nameBefore(text.slice(Math.max(0, m.index - LONGEST_LABEL), m.index));
    if (of) addTo(byName, of, { text: m[0], which: whichAt(text, from, to, above ?? ''), from, to });
  }
  return byName;
}

/** The most frequent number and a slip of it; null if there is none, or if both are separate numbers. */
export function slipAmong(
  all: readonly Pick<NamedNumber, 'text' | 'which'>[],
): readonly [usual: string, odd: string] | null {
  const places = new Map<string, (readonly string[])[]>();
  for (const { text, which } of all) addTo(places, text, which);
  const values = [...places].map(([text, which]) => ({ text, count: which.length, which: which.flat() }));
  const near = values.filter((a) => values.some((b) => isSlip(a.text, b.text) && !areTwo(a.which, b.which)));
  if (near.length === 0 || near.length >= A_LIST) return null;
  const [usual, odd] = near.sort((a, b) => b.count - a.count) as [
    (typeof near)[number],
    (typeof near)[number],
  ];
  // Both occur repeatedly: two separate numbers.
  return odd.count > 1 ? null : [usual.text, odd.text];
}

/** Qualifiers on the row before and after a number, up to the next digits; registers also in the label above it. */
function whichAt(text: string, from: number, to: number, above: string): string[] {
  const before = /[^\d\n]*$/.exec(text.slice(Math.max(0, from - LONGEST_LABEL), from))![0];
  const behind = /^[^\d\n]*/.exec(text.slice(to, to + LONGEST_LABEL))![0];
  return [...`${before} ${behind}`.matchAll(WHICH), ...`${before} ${above}`.matchAll(REGISTER)].map((m) =>
    m[0].toLowerCase(),
  );
}

/** Are their qualifiers different, or is one of a register of its own? */
const areTwo = (a: readonly string[], b: readonly string[]): boolean =>
  !a.some((word) => b.includes(word)) &&
  ((a.length > 0 && b.length > 0) || [...a, ...b].some((word) => REGISTERS.test(word)));

/** The text of the cell directly above with the same left edge. */
function labelAbove(cell: TextLine | undefined, lines: readonly TextLine[]): string | null {
  if (!cell) return null;
  const { x, y, height } = cell.box;
  const isBeside = lines.some(
    (l) => l !== cell && sameRow(l.box, cell.box) && l.box.x < x && /:\s*$/.test(l.text),
  );
  const above = lines.filter(
    ({ box }) => Math.abs(box.x - x) < height && y - box.y > LINE.half * height && y - box.y < 2.2 * height,
  );
  return isBeside || above.length !== 1 || /\d/.test(above[0]!.text) ? null : above[0]!.text;
}

/** The last label before a number. */
function nameBefore(before: string): TermKey | null {
  let found: { of: TermKey; at: number } | null = null;
  for (const [of, label] of NAMED)
    for (const m of before.matchAll(new RegExp(label, 'gi')))
      if (BETWEEN.test(before.slice(m.index + m[0].length)) && (!found || m.index > found.at))
        found = { of, at: m.index };
  return found?.of ?? null;
}

const isDate = (text: string): boolean =>
  /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^(?:19|20)\d{2}-?\d{2}-?\d{2}$/.test(text);

/** Is one digit changed, or are two adjacent ones swapped? Not for consecutive numbers. */
function isSlip(a: string, b: string): boolean {
  if (a.length !== b.length || a === b || a.replace(/\d/g, '#') !== b.replace(/\d/g, '#')) return false;
  const off = [...a].flatMap((c, i) => (c === b[i] ? [] : [i]));
  const [i, j] = off as [number, number];
  const isExchange = off.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i];
  if (off.length !== 1 && !isExchange) return false;
  const apart = Math.abs(Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')));
  return apart > NEXT_IN_SERIES;
}
