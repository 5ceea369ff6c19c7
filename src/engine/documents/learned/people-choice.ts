import { fnv1a } from '../../fnv.ts';
import { lazily, oncePer } from '../../lazily.ts';
import { nameOfRow } from '../../values/rows.ts';
import type { ExtractedField } from '../../../contract/verification.ts';
import type { DocumentView } from '../../layout/view.ts';
import { resourcePath } from '../../resources.ts';
import type { DocumentType, FieldSpec } from '../document-type.ts';
import { loadHashedWeights, scoreOf, type HashedWeights } from './hashed-weights.ts';
import { keyOfPerson, peopleOn, type PrintedPerson } from './printed-people.ts';
import { surroundingsOfPerson } from './surroundings-of-people.ts';

/** What the rules read for lists, by the names of fields. */
export type ListReadings = ReadonlyMap<
  string,
  { readonly field: Pick<ExtractedField, 'value' | 'confidence'> }
>;

/** Somebody who may stand in a list, with the places where the pages name them. */
export interface Listed {
  readonly key: string;
  readonly places: readonly { readonly person: PrintedPerson; readonly hashes: readonly number[] }[];
}

/** Somebody of a list, and the probability that they belong to it. */
export interface Member {
  readonly person: PrintedPerson;
  readonly probability: number;
}

/** Score at which it is as likely as not that somebody belongs to a list. */
const EVEN = 1.5;
/** Confidence from which a list of the rules passes: a feature, so not changed without learning anew. */
const PASSING = 0.6;
/** Probabilities that are told apart; below the first nobody counts as a neighbour. */
const STEPS = [0.1, 0.3, 0.5, 0.7, 0.85, 0.95] as const;
/** Neighbours of a list: at most so many rows away; people counted; quarters in which the rules are agreed with. */
const NEIGHBOURS = { rows: 4, most: 6, quarters: 4 } as const;

const hashesOf = (features: readonly string[], of: readonly string[]): number[] => {
  const starts = of.map((name) => fnv1a(`${name}|`));
  return [...features, ''].flatMap((feature) => starts.map((start) => fnv1a(feature, start)));
};

/** The keys of a list that the rules read; null: none. */
export function keysByRules(readings: ListReadings, field: string): ReadonlySet<string> | null {
  const value = readings.get(field)?.field.value;
  return Array.isArray(value) ? new Set(value.map((row) => keyOfPerson(String(nameOfRow(row))))) : null;
}

const seenOn = oncePer((view: DocumentView): readonly { person: PrintedPerson; features: string[] }[] => {
  const all = peopleOn(view);
  const named = new Set(all.map(({ printed }) => printed.segment));
  return all.map((person) => ({ person, features: surroundingsOfPerson(person, all, named) }));
});

/** Everybody who may stand in a list of people, with what stands around each print of the name. */
export function listedOn(
  view: DocumentView,
  { documentType, fields }: DocumentType,
  field: FieldSpec,
  readings: ListReadings,
): Listed[] {
  const byRules = keysByRules(readings, field.name);
  const passes = (readings.get(field.name)?.field.confidence ?? 0) >= PASSING;
  const others = fields.flatMap(({ name, people }) => {
    const keys = people && name !== field.name ? keysByRules(readings, name) : null;
    return keys ? [{ name, keys }] : [];
  });
  const listed = new Map<string, Listed['places'][number][]>();
  for (const { person, features } of seenOn(view)) {
    const { key } = person;
    const rules = byRules ? `${byRules.has(key) ? 'in' : 'out'} ${passes}` : 'none';
    const also = others.flatMap(({ name, keys }) => (keys.has(key) ? [`also ${name}`] : []));
    const hashes = hashesOf(
      [...features, `rules: ${rules}`, ...also],
      [field.name, `${documentType}|${field.name}`],
    );
    listed.set(key, [...(listed.get(key) ?? []), { person, hashes }]);
  }
  return [...listed].map(([key, places]) => ({ key, places }));
}

/** Probability that somebody belongs to a list, by the hashes of one place. */
export const probabilityAt = (weights: Pick<HashedWeights, 'sum'>, hashes: readonly number[]): number =>
  1 / (1 + Math.exp(EVEN - scoreOf(weights, hashes)));

/** The place that speaks most for somebody. */
export function bestPlace<Place extends { readonly hashes: readonly number[] }>(
  weights: Pick<HashedWeights, 'sum'>,
  places: readonly Place[],
): { readonly place: Place; readonly probability: number } {
  const all = places.map((place) => ({ place, probability: probabilityAt(weights, place.hashes) }));
  return all.reduce((best, one) => (one.probability > best.probability ? one : best));
}

/**
 * A second look at everybody, beside those who stand next to them: people stand in a list together.
 *
 * @param weights those of the first look
 */
export function lookAgain(
  listed: readonly Listed[],
  { name }: Pick<FieldSpec, 'name'>,
  byRules: ReadonlySet<string> | null,
  weights: Pick<HashedWeights, 'sum'>,
): Listed[] {
  const first = new Map(
    listed.map(({ key, places }) => [key, bestPlace(weights, places).probability] as const),
  );
  const inOrder = listed.flatMap(({ key, places }) => places.map((place) => ({ key, place })));
  const rowOf = (at: number): number => inOrder[at]!.place.person.printed.segment.row;
  inOrder.sort(
    (a, b) =>
      a.place.person.printed.page.index - b.place.person.printed.page.index ||
      a.place.person.printed.segment.row - b.place.person.printed.segment.row,
  );
  const neighbour = (at: number, step: 1 | -1): string => {
    for (let i = at + step; inOrder[i]; i += step) {
      const { key } = inOrder[i]!;
      if (key === inOrder[at]!.key || first.get(key)! < STEPS[0]) continue;
      return Math.abs(rowOf(i) - rowOf(at)) <= NEIGHBOURS.rows ? stepOf(first.get(key)!) : 'far';
    }
    return 'end';
  };
  const many = Math.min(NEIGHBOURS.most, [...first.values()].filter((one) => one >= 0.5).length);
  const agreed = agreement(first, byRules);
  const again = new Map<string, Listed['places'][number][]>();
  for (const [at, { key, place }] of inOrder.entries()) {
    const own = stepOf(probabilityAt(weights, place.hashes));
    const best = stepOf(first.get(key)!);
    const sides = `${neighbour(at, -1)} ${neighbour(at, 1)}`;
    const rules = !byRules ? 'none' : byRules.has(key) ? 'in' : 'out';
    const features = [
      ...[`own ${own}`, `best ${best}`, `own and best ${own} ${best}`, `sides ${sides}`, `many ${many}`],
      ...[`best between ${best} ${sides}`, `rules ${rules}`, `rules and best ${rules} ${best}`],
      ...[`rules between ${rules} ${best} ${sides}`, `agreed ${rules} ${agreed} ${best}`],
    ];
    const hashes = hashesOf(features, ['again', `again|${name}`]);
    again.set(key, [...(again.get(key) ?? []), { person: place.person, hashes }]);
  }
  return listed.map(({ key }) => ({ key, places: again.get(key)! }));
}

const stepOf = (probability: number): string =>
  String(STEPS.findLastIndex((step) => probability >= step) + 1);

/** How much of the rules' list the first look confirms, and whether the pages name all of it. */
function agreement(first: ReadonlyMap<string, number>, byRules: ReadonlySet<string> | null): string {
  if (!byRules) return 'no list';
  const found = [...byRules].flatMap((key) => first.get(key) ?? []);
  const share = found.filter((one) => one >= 0.5).length / Math.max(1, found.length);
  return `${Math.round(NEIGHBOURS.quarters * share)} ${found.length === byRules.size}`;
}

const shipped = lazily(() => ({
  first: loadHashedWeights(resourcePath('resources', 'documents', 'people.bin')),
  again: loadHashedWeights(resourcePath('resources', 'documents', 'people-again.bin')),
}));

/** A list by the second opinion: its people in printed order, and the probability that all are right and nobody lacks. */
export interface ListChoice {
  readonly members: readonly Member[];
  readonly probability: number;
  /** Everybody who was judged, by their keys. */
  readonly judged: ReadonlySet<string>;
  /** The keys of the list that the rules read; null: none. */
  readonly byRules: ReadonlySet<string> | null;
}

export function chooseList(
  view: DocumentView,
  type: DocumentType,
  field: FieldSpec,
  readings: ListReadings,
  weights = shipped(),
): ListChoice {
  const byRules = keysByRules(readings, field.name);
  const first = listedOn(view, type, field, readings);
  const again = lookAgain(first, field, byRules, weights.first);
  const all = again.map(({ places }): Member => {
    const { place, probability } = bestPlace(weights.again, places);
    return { person: place.person, probability };
  });
  return {
    members: all.filter(({ probability }) => probability >= 0.5),
    judged: new Set(again.map(({ key }) => key)),
    byRules,
    probability: all.reduce((sum, { probability: one }) => sum * Math.max(one, 1 - one), 1),
  };
}
