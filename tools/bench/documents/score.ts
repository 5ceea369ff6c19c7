import type { ExtractedField, FieldValue, VerifiedDocument } from '../../../src/contract/verification.ts';
import configuration from '../../../resources/document-types.json' with { type: 'json' };
import { CATEGORY_FIELDS } from '../../../src/engine/documents/api-fields.ts';
import type { Truth } from '../../specimens/index.ts';

/** Names the interface asks for; a specimen may know more about itself. */
const ASKED = new Set([
  'fullName',
  ...Object.values(CATEGORY_FIELDS).flat(),
  ...configuration.documentTypes.flatMap((t) => t.fields.map((f) => f.name)),
]);

/** One field compared with the truth. */
export interface FieldScore {
  readonly name: string;
  readonly outcome: 'right' | 'wrong' | 'unread' | 'invented';
  readonly confidence: number;
  readonly expected: FieldValue;
  readonly actual: FieldValue;
  /** A number, date or identifier: must not be wrong with confidence. */
  readonly critical: boolean;
  /** Uncalibrated evidence and the curve it belongs to, for fitting; null for unread fields. */
  readonly evidence: { readonly score: number; readonly group: string } | null;
}

export interface DocumentScore {
  readonly type: string;
  readonly layout: string;
  readonly heldOut: boolean;
  readonly profile: string;
  readonly seed: number;
  readonly found: string;
  readonly typeRight: boolean;
  readonly oneDocument: boolean;
  readonly confidence: number;
  readonly fields: readonly FieldScore[];
  readonly rows: { readonly right: number; readonly all: number; readonly extra: number };
  readonly checksFailed: readonly string[];
}

const CRITICAL =
  /number|date|period|salary|amount|balance|capital|idnumber|quantity|value|deductions|contribution|^tin|^bin/i;
const SPOKEN = /signed|stamp/i;

export function scoreDocument(
  truth: Truth,
  documents: readonly VerifiedDocument[],
  profile: string,
  evidenceOf: (document: VerifiedDocument, field: string) => FieldScore['evidence'],
): DocumentScore {
  const best = documents.find((d) => d.documentType === truth.type) ?? documents[0];
  const fields = new Map((best?.fields ?? []).map((f) => [f.name, f] as const));
  const compared = Object.entries(truth.fields)
    .filter(([name]) => !(name in truth.lists) && ASKED.has(name))
    .map(([name, answer]) => ({
      ...compareField(name, answer.value, fields.get(name)),
      evidence: best ? evidenceOf(best, name) : null,
    }));
  return {
    type: truth.type,
    layout: truth.layout,
    heldOut: truth.heldOut,
    profile,
    seed: truth.seed,
    found: best?.documentType ?? 'none',
    typeRight: best?.documentType === truth.type,
    oneDocument: documents.length === 1,
    confidence: best?.confidence ?? 0,
    fields: compared,
    rows: compareRows(truth, fields),
    checksFailed: (best?.checks ?? []).filter((c) => c.outcome === 'failed').map((c) => c.id),
  };
}

function compareField(
  name: string,
  expected: FieldValue,
  field: ExtractedField | undefined,
): Omit<FieldScore, 'evidence'> {
  const actual = field?.value ?? null;
  const confidence = field?.confidence ?? 0;
  const critical =
    CRITICAL.test(name) &&
    !SPOKEN.test(name) &&
    (typeof actual === 'number' || (typeof actual === 'string' && /\d/.test(actual)));
  const base = { name, confidence, expected, actual, critical };
  if (expected === null)
    return { ...base, outcome: actual === null || field?.source === 'inferred' ? 'right' : 'invented' };
  if (actual === null) return { ...base, outcome: 'unread' };
  return { ...base, outcome: sameAnswer(expected, actual) ? 'right' : 'wrong' };
}

/** Exact, except that case, blanks, commas and full stops of texts do not matter. */
export function sameAnswer(expected: FieldValue, actual: FieldValue): boolean {
  if (typeof expected === 'number' || typeof actual === 'number')
    return typeof expected === 'number' && typeof actual === 'number' && Math.abs(expected - actual) < 0.005;
  if (typeof expected === 'string' && typeof actual === 'string') return plain(expected) === plain(actual);
  if (Array.isArray(expected) && Array.isArray(actual))
    return expected.length === actual.length && expected.every((e, i) => sameAnswer(e, actual[i] ?? null));
  if (expected !== null && actual !== null && typeof expected === 'object' && typeof actual === 'object') {
    return Object.entries(expected).every(([k, v]) =>
      sameAnswer(v, (actual as Record<string, FieldValue>)[k] ?? null),
    );
  }
  return expected === actual;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[\s.,;:'’"“”()-]+/g, '');
}

function compareRows(truth: Truth, fields: ReadonlyMap<string, ExtractedField>): DocumentScore['rows'] {
  let right = 0;
  let all = 0;
  let extra = 0;
  for (const [name, rows] of Object.entries(truth.lists)) {
    const value = fields.get(name)?.value;
    const read: FieldValue[] = Array.isArray(value) ? [...value] : [];
    all += rows.length;
    for (const row of rows) {
      const at = read.findIndex((r) => rowAgrees(row, r));
      if (at < 0) continue;
      right += 1;
      read.splice(at, 1);
    }
    extra += read.length;
  }
  return { right, all, extra };
}

/** Every cell that the specimen printed and our row names must agree; a list of plain names compares the name. */
function rowAgrees(row: Record<string, { value: FieldValue }>, read: FieldValue): boolean {
  if (read === null || typeof read !== 'object' || Array.isArray(read)) {
    const only = row['name'] ?? Object.values(row)[0];
    return only !== undefined && sameAnswer(only.value, read);
  }
  return Object.entries(row).every(([column, cell]) => {
    const actual = read[column];
    if (actual === undefined && !['date', 'amount', 'description', 'name'].includes(column)) return true;
    if (typeof cell.value === 'number' && typeof actual === 'number')
      return Math.abs(Math.abs(cell.value) - Math.abs(actual)) < 0.005;
    return sameAnswer(cell.value, actual ?? null);
  });
}
