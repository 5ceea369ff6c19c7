import type { Barcode } from '../../../../contract/pages.ts';
import type { Parsed } from '../../../values/kind.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { aamvaCardOf, namedValues } from './aamva.ts';
import { compact } from '../../../values/text/fold.ts';
import type { DocumentType, FieldSpec } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';
import { oncePer } from '../../../lazily.ts';

/** A named value inside a code: `tin=C00…`, `"uin": "BW…"`, `Certificate No: 12/2026`. */
export interface CodedPair {
  readonly name: string;
  readonly text: string;
}

/** Error correction guards every character of a code, but a code may belong to something else on the page. */
const NAMED = 0.93;
/** Alone this is a guess, held below the threshold; with the same value in print the value was read twice. */
const UNNAMED = 0.45;
/** Fewer characters than this may stand in a code by chance. */
const TELLING = 6;

/** The words of a code's content, for classification: an address of the web is taken apart. */
export function wordsOfCode({ text }: Barcode): string {
  return text
    .slice(0, 2_000)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Named values of a code: elements of the AAMVA, JSON, the query of an address, or "name: value" parts. */
export function pairsOfCode({ text }: Barcode): CodedPair[] {
  const card = aamvaCardOf(text);
  if (card) return namedValues(card);
  const json = jsonPairs(text);
  if (json) return json;
  const query = /^[a-z][a-z0-9+.-]*:\/\/[^?#\s]*\?([^#\s]+)/i.exec(text)?.[1];
  if (query !== undefined)
    return [...new URLSearchParams(query)].map(([name, value]) => ({ name, text: value }));
  return text.split(/[\p{Cc};|]+/u).flatMap((part): CodedPair[] => {
    const named = /^(\p{L}[\p{L}\d ._/-]{1,40}?)\s*[:=]\s*(\S.*)$/u.exec(part.trim());
    return named && !/^https?$/i.test(named[1]!) ? [{ name: named[1]!, text: named[2]! }] : [];
  });
}

function jsonPairs(text: string): CodedPair[] | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed === null || typeof parsed !== 'object') return null;
    return Object.entries(parsed).flatMap(([name, value]: [string, unknown]): CodedPair[] =>
      typeof value === 'string' || typeof value === 'number' ? [{ name, text: String(value) }] : [],
    );
  } catch {
    return null;
  }
}

/** Does a code give its values names? */
const isNamed = (barcode: Barcode): boolean => pairsOfCode(barcode).length > 0;

const fieldsByName = oncePer(({ fields }: DocumentType): ReadonlyMap<string, string> => {
  const names = fields.flatMap((f) => [
    ...[f.name, ...(f.also ?? [])].map((own) => [compact(own).text, f.name] as const),
    ...(f.labels ?? []).map((l) => [compact(typeof l === 'string' ? l : l[0]).text, f.name] as const),
  ]);
  // The first field that claims a name keeps it, as on paper.
  return new Map(names.reverse());
});

/** The field that a name inside a code means: a label, or the field's own name. */
export const fieldOfCode = (type: DocumentType, name: string): string | null =>
  fieldsByName(type).get(compact(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).text) ?? null;

/** What the codes on a document say about a field. */
export function codedCandidates(view: DocumentView, type: DocumentType, field: FieldSpec): Candidate[] {
  return view.barcodes.flatMap(({ page, barcode }): Candidate[] => {
    const made = (text: string, parsed: Parsed, score: number, how: string): Candidate => ({
      value: parsed.value,
      raw: text,
      score: score * parsed.quality,
      page,
      box: barcode.box,
      source: 'barcode',
      how,
      notes: parsed.notes,
      place: null,
      secondAgrees: null,
    });
    const named = pairsOfCode(barcode)
      .filter((pair) => fieldOfCode(type, pair.name) === field.name)
      .flatMap(({ name, text }) => {
        const parsed = field.kind.parse(text, { ...view, namedHere: true });
        if (!parsed) return [];
        const how = `in the ${barcode.format} under “${name}”`;
        return [{ ...made(text, parsed, NAMED, how), coded: true as const }];
      });
    // A value with a name belongs to the field of that name, or to none.
    if (named.length > 0 || !field.kind.strict || !field.kind.mention || isNamed(barcode)) return named;
    const spotted = [...barcode.text.matchAll(field.kind.mention)].flatMap(([text]) => {
      const parsed = field.kind.parse(text, view);
      return parsed && parsed.quality > 0.9 && text.length > TELLING
        ? [made(text, parsed, UNNAMED, `in the ${barcode.format}`)]
        : [];
    });
    return spotted.length === 1 ? spotted : [];
  });
}
