import { hasMiddleIn } from '../../contract/geometry.ts';
import { REVIEW_BELOW } from '../../contract/needs-eyes.ts';
import type { ExtractedField } from '../../contract/verification.ts';
import type { DocumentView } from '../layout/view.ts';
import type { DocumentType } from './document-type.ts';
import { HELD_CONFIDENCE } from './doubts.ts';

const DEFAULT_WEIGHT = 0.25;
/** Minimum weight of a field that papers of a type hardly lack. */
const OF_KEY = 0.6;
/**
 * Maximum share of the weights of these fields that papers about papers state. Of 1,749 papers of four authors, 18
 * state as little of their own type (ADR 524).
 */
const HALF = 0.5;
/** Sure values in cells that prove a paper which lacks half of the key ones; papers about papers have 4 at most. */
const ENOUGH = 6;
/** Maximum words in small letters beside a value in its line: more are a sentence. */
const BESIDE_VALUE = 4;
const SMALL_WORD = /(?<![\p{L}\d])\p{Ll}\p{L}+/gu;

/** Weight of each field in a document's confidence, by name: a field's own, or of the derivation that makes it. */
export function weightsOf({ fields, derivations }: DocumentType): Map<string, number> {
  const weights = new Map(fields.map(({ name, weight }) => [name, weight ?? DEFAULT_WEIGHT] as const));
  for (const { name, weight } of derivations ?? []) weights.set(name, weight ?? weights.get(name) ?? 0);
  return weights;
}

/**
 * Does it state more than half of what papers of the type hardly lack? A leaflet, an advertisement or a letter about
 * such a paper has its words, not its values (ADR 524).
 *
 * @param fields as read, by name of the type's field
 */
export function statesItsValues(
  type: DocumentType,
  fields: ReadonlyMap<string, ExtractedField>,
  view: DocumentView,
): boolean {
  const keys = [...weightsOf(type)].filter(([, weight]) => weight >= OF_KEY);
  const stands = (field: ExtractedField): boolean => !(type.inCells && isInSentence(field, view));
  const stated = keys.filter(([name]) => {
    const field = fields.get(name);
    return field !== undefined && isStated(field) && stands(field);
  });
  return keys.length === 0 || sum(stated) > HALF * sum(keys) || hasSureCells(fields, view);
}

/** Are six values read surely outside running text? */
export function hasSureCells(fields: ReadonlyMap<string, ExtractedField>, view: DocumentView): boolean {
  const sure = [...fields.values()].filter((field) => isSure(field) && !isInSentence(field, view));
  return new Set(sure.map(({ value }) => JSON.stringify(value))).size >= ENOUGH;
}

const isSure = ({ value, source, confidence }: ExtractedField): boolean =>
  value !== null && source !== 'inferred' && confidence >= REVIEW_BELOW;

const sum = (weights: readonly (readonly [string, number])[]): number =>
  weights.reduce((total, [, weight]) => total + weight, 0);

const isStated = ({ value, confidence }: ExtractedField): boolean =>
  value !== null && confidence >= HELD_CONFIDENCE && !(Array.isArray(value) && value.length === 0);

/** Does the value stand in a line of running text? */
function isInSentence({ box, page, raw }: ExtractedField, { pages }: DocumentView): boolean {
  if (!box) return false;
  const lines = pages
    .flatMap(({ segments }) => segments)
    .filter((line) => line.page === page && hasMiddleIn(box, line.box));
  const words = lines.flatMap(({ text }) => text.replace(raw ?? '', ' ').match(SMALL_WORD) ?? []);
  return words.length > BESIDE_VALUE;
}
