import type { Barcode } from '../../../../contract/pages.ts';
import type { Parsed } from '../../../values/kind.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { aamvaCardOf, namedValues } from './aamva.ts';
import { compact } from '../../../values/text/fold.ts';
import type { DocumentType, FieldSpec } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';
import { oncePer } from '../../../lazily.ts';

/** A named value in a barcode: `tin=C00…`, `"uin": "BW…"`, `Certificate No: 12/2026`. */
export interface CodedPair {
  readonly name: string;
  readonly text: string;
}

/** Error correction protects every character, but the barcode may belong to something else on the page. */
const NAMED = 0.93;
/** Unnamed values are capped below the threshold; the same value in print confirms them. */
const UNNAMED = 0.45;
/** Shorter values may match by chance. */
const TELLING = 6;

/** The words in a barcode's content, for classification; URLs are split. */
export function wordsOfCode({ text }: Barcode): string {
  return text
    .slice(0, 2_000)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Named values of a barcode: AAMVA elements, JSON, a URL's query, or "name: value" parts. */
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

/** Does a barcode name its values? */
const isNamed = (barcode: Barcode): boolean => pairsOfCode(barcode).length > 0;

const fieldsByName = oncePer(({ fields }: DocumentType): ReadonlyMap<string, string> => {
  const names = fields.flatMap((f) => [
    ...[f.name, ...(f.aliases ?? [])].map((own) => [compact(own).text, f.name] as const),
    ...(f.labels ?? []).map((l) => [compact(typeof l === 'string' ? l : l[0]).text, f.name] as const),
  ]);
  // The first field with a name keeps it, as for printed labels.
  return new Map(names.reverse());
});

/** The field that a name in a barcode means: a label or the field's own name. */
export const fieldOfCode = (type: DocumentType, name: string): string | null =>
  fieldsByName(type).get(compact(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).text) ?? null;

/** Candidates for a field from a document's barcodes. */
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
    // A named value belongs to the field of that name only.
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
