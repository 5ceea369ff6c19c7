import { fnv1a } from '../../fnv.ts';
import { lazily, oncePer } from '../../lazily.ts';
import { sameValue, type Parsed } from '../../values/kind.ts';
import { fold } from '../../values/text/fold.ts';
import type { ExtractedField, FieldValue } from '../../../contract/verification.ts';
import type { DocumentView } from '../../layout/view.ts';
import { resourcePath } from '../../resources.ts';
import type { DocumentType, FieldSpec } from '../document-type.ts';
import { loadHashedWeights, scoreOf, softmax, type HashedWeights } from './hashed-weights.ts';
import { learned } from './learned-from.ts';
import { formOf, printedAt, printedValues, type PrintedForm, type PrintedValue } from './printed-values.ts';
import { surroundingsOf } from './surroundings.ts';

/** A value of a field, and the probability that it is the field's. */
export interface Choice {
  readonly parsed: Parsed;
  readonly printed: PrintedValue;
  readonly probability: number;
}

/** What the rules read for a field: one of the features. */
export interface ByRules {
  readonly field: Pick<ExtractedField, 'value' | 'raw' | 'page' | 'box' | 'notesSaid'>;
  /** 0–1, not calibrated. */
  readonly score: number;
}

/** What the rules read, by the names of fields. */
type Readings = ReadonlyMap<string, ByRules>;

/** Score that stands for "none of them". */
const NONE = 2;
/** Bins of the rules' score; ranks of an amount by size; places of a value that are counted. */
const BINS = { score: 5, quality: 8, rank: 8, times: 3 } as const;

/** A printed value with the hashes of what stands around it. */
interface Seen {
  readonly printed: PrintedValue;
  readonly features: readonly string[];
}

/** A value that may be a field's, with the hashes of its features. */
interface Candidate {
  readonly parsed: Parsed;
  readonly printed: PrintedValue;
  readonly hashes: readonly number[];
}

/** What is printed on the pages of a document, prepared for the fields of its type. */
export class PrintedChoices {
  readonly #view: DocumentView;

  constructor(view: DocumentView) {
    this.#view = view;
  }

  /** Candidates of a field with the hashes of their features; the same value may stand at several places. */
  candidates(type: DocumentType, field: FieldSpec, readings: Readings): Candidate[] {
    const form = formOf(field.kind);
    if (form === undefined || isRewritten(type, field)) return [];
    const byRules = readings.get(field.name) ?? null;
    const others = readForOthers(field, readings);
    const of = [field.kind.name, field.name, `${type.documentType}|${field.name}`];
    const starts = of.map((name) => fnv1a(`${name}|`));
    const context = { ...this.#view, namedHere: true };
    const hashed = (
      parsed: Parsed,
      { printed, features }: Seen,
      place: readonly string[] = [],
    ): Candidate => {
      const rules = rulesSay(field, parsed, byRules);
      const also = others.get(keyOf(parsed.value)) ?? [];
      const quality = `quality ${Math.floor(BINS.quality * parsed.quality)}`;
      const hashes = [...features, '', rules, quality, ...also, ...place].flatMap((feature) =>
        starts.map((start) => fnv1a(feature, start)),
      );
      return { parsed, printed, hashes: [...hashes, fnv1a(`${form}|${rules}`)] };
    };
    const values = seenOn(this.#view).flatMap((seen) => {
      if (seen.printed.form !== form) return [];
      const text = seen.printed.pieces.map((piece) => piece.text.trim()).join('\n');
      if (form === 'name' && isNoName(type, fold(text))) return [];
      const parsed = field.kind.parse(text, context);
      return parsed && parsed.value !== null && !Array.isArray(parsed.value) ? [{ parsed, seen }] : [];
    });
    const order = form === 'date' ? daysOf(values.map(({ parsed }) => parsed.value)) : [];
    const candidates = values.map(({ parsed, seen }) =>
      hashed(parsed, seen, placeInOrder(order, parsed.value)),
    );
    const own = byRules && this.#ofRules(form, byRules);
    const isKnown = ({ parsed: { value } }: Candidate): boolean =>
      sameValue(field.kind, value, byRules!.field.value);
    return own && !candidates.some(isKnown) ? [...candidates, hashed(own.parsed, own.seen)] : candidates;
  }

  /** The rules' reading at its place: its print may have no form that tells it apart. */
  #ofRules(form: PrintedForm, { field }: ByRules): { readonly parsed: Parsed; readonly seen: Seen } | null {
    const printed = printedAt(this.#view, form, field);
    if (!printed) return null;
    const parsed = { value: field.value, raw: field.raw ?? '', quality: 1, notes: [] };
    return { parsed, seen: { printed, features: surroundingsOf(printed) } };
  }

  /** Values of a field by probability, the likeliest first; their sum is the probability that any of them is right. */
  choose(type: DocumentType, field: FieldSpec, readings: Readings, weights = shipped()): Choice[] {
    const candidates = this.candidates(type, field, readings);
    const shares = sharesOfCandidates(candidates, weights);
    const choices: Choice[] = [];
    for (const [i, { parsed, printed }] of candidates.entries()) {
      const probability = shares[i]!;
      const at = choices.findIndex(({ parsed: { value } }) => sameValue(field.kind, value, parsed.value));
      if (at < 0) choices.push({ parsed, printed, probability });
      else {
        const known = choices[at]!;
        const surer = probability > known.probability ? { parsed, printed } : known;
        choices[at] = { ...surer, probability: known.probability + probability };
      }
    }
    return choices.sort((a, b) => b.probability - a.probability);
  }
}

/** Probability of each candidate, in their order; what is left is that of none. */
export const sharesOfCandidates = (
  candidates: readonly Pick<Candidate, 'hashes'>[],
  weights: Pick<HashedWeights, 'sum'>,
): number[] => softmax([NONE, ...candidates.map(({ hashes }) => scoreOf(weights, hashes))]).slice(1);

const shipped = lazily(() => loadHashedWeights(resourcePath('resources', 'documents', 'values.bin')));

const fields = new Set(learned.fields);

/** Were enough values of a field seen to judge it? */
export const isLearned = ({ documentType }: DocumentType, { name }: FieldSpec): boolean =>
  fields.has(`${documentType}.${name}`);

/** Printed labels of two words or more: "Opening Balance" is no name. */
const labelsOf = oncePer(({ fields: specs }: DocumentType): ReadonlySet<string> => {
  const labels = specs.flatMap((field) => field.labels ?? []);
  return new Set(
    labels.map((one) => fold(typeof one === 'string' ? one : one[0])).filter((one) => / /.test(one)),
  );
});

/** Weight of a phrase from which on it is a title. */
const TITLE_WEIGHT = 2;

/** Titles of two words or more: "Bank Statement Example" is no bank. */
const titlesOf = oncePer(({ phraseCues }: DocumentType): readonly string[] =>
  phraseCues
    .filter(({ phrase, weight }) => weight >= TITLE_WEIGHT && / /.test(phrase))
    .map(({ phrase }) => fold(phrase)),
);

const isNoName = (type: DocumentType, text: string): boolean =>
  labelsOf(type).has(text) || titlesOf(type).some((title) => text.includes(title));

/** Is what is printed only the ground of the answer: "employed on a permanent basis"? */
const isRewritten = ({ derivations = [] }: DocumentType, field: FieldSpec): boolean =>
  derivations.some(({ name, from }) => name === field.name && from.includes(field.name));

/** Do the rules read this value, another one, or none, and with what score? */
function rulesSay({ kind }: FieldSpec, { value }: Parsed, byRules: ByRules | null): string {
  if (!byRules) return 'rules: none';
  const same = sameValue(kind, byRules.field.value, value) ? 'this' : 'another';
  const doubts = (byRules.field.notesSaid ?? []).map(({ key }) => key).join();
  return `rules: ${same} ${Math.floor(BINS.score * byRules.score)} ${doubts}`;
}

/** The days of a paper, each once, from the first to the last. */
const daysOf = (values: readonly FieldValue[]): string[] => [...new Set(values.map(String))].sort();

/** Where a day stands among those of its paper: from the first, and from the last. */
function placeInOrder(order: readonly string[], value: FieldValue): string[] {
  const at = order.indexOf(String(value));
  if (at < 0) return [];
  const years = Number(order.at(-1)!.slice(0, 4)) - Number(String(value).slice(0, 4));
  return [`day ${Math.min(4, at)}`, `day -${Math.min(4, order.length - at)}`, `years ${Math.min(20, years)}`];
}

const keyOf = (value: FieldValue): string => (typeof value === 'string' ? fold(value) : String(value));

/** By value: the other fields for which the rules read it. */
function readForOthers({ name: own }: FieldSpec, readings: Readings): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const [name, { field }] of readings) {
    if (name === own) continue;
    const key = keyOf(field.value);
    others.set(key, [...(others.get(key) ?? []), `also ${name}`]);
  }
  return others;
}

const seenOn = oncePer((view: DocumentView): readonly Seen[] => {
  const all = printedValues(view);
  const texts = all.map(({ form, segment, from, to }) => `${form}|${fold(segment.text.slice(from, to))}`);
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const sizes = [...new Set(all.flatMap((one) => (one.form === 'amount' ? [sizeOf(one)] : [])))].sort(
    (a, b) => b - a,
  );
  return all.map((printed, i) => ({
    printed,
    features: [
      ...surroundingsOf(printed),
      `times ${Math.min(BINS.times, times.get(texts[i]!)!)}`,
      ...(printed.form === 'amount' ? [`rank ${Math.min(BINS.rank, sizes.indexOf(sizeOf(printed)))}`] : []),
    ],
  }));
});

/** An amount's digits as a number: enough to rank the amounts of one paper. */
const sizeOf = ({ segment, from, to }: PrintedValue): number => {
  const text = segment.text.slice(from, to);
  const digits = Number(text.replace(/\D/g, ''));
  return /[.,]\d{2}$/.test(text) ? digits : digits * 100;
};
