import type { ReadPage } from '../../contract/pages.ts';
import type { DocumentView } from '../layout/view.ts';
import type { Classification, TypeScore } from './classify.ts';
import type { DocumentType } from './document-type.ts';
import { extract, type Reading } from './extract.ts';

/** A page of a request, and what it says by itself. */
export interface ReadingOfPage {
  readonly page: ReadPage;
  readonly view: DocumentView;
  /** Scores of all types, best first, and what they say of this page alone. */
  readonly scores: readonly TypeScore[];
  readonly classification: Classification | null;
  /** Lazily extracted: a page that comes alone needs no comparison. */
  readonly telling: () => TellingValues;
}

/** Values by which pages of a type are joined or separated. */
export interface TellingValues {
  readonly keys: ReadonlyMap<string, Reading>;
  /** Values of the fields that identify the holder. */
  readonly holder: ReadonlyMap<string, Reading>;
}

export function isSameFile(one: ReadingOfPage, other: ReadingOfPage): boolean {
  return one.page.report.file === other.page.report.file;
}

/** Minimum score of a value used to join or separate pages. */
const TELLING = 0.45;

export function tellingValues(view: DocumentView, type: DocumentType | null): TellingValues {
  if (!type) return { keys: new Map(), holder: new Map() };
  const { keys, holder = [] } = type;
  const read = [...extract(view, onlyFields(type, new Set([...keys, ...holder])))];
  const named = (names: readonly string[]): ReadonlyMap<string, Reading> =>
    new Map(read.filter(([name, { score }]) => names.includes(name) && score > TELLING));
  return { keys: named(keys), holder: named(holder) };
}

/**
 * A type reduced to some of its fields; labels of the others are kept, so that their values are not confused with
 * these.
 */
function onlyFields(type: DocumentType, names: ReadonlySet<string>): DocumentType {
  const others = type.fields
    .filter((f) => !names.has(f.name))
    .flatMap((f) => (f.labels ?? []).map((l) => (typeof l === 'string' ? l : l[0])));
  return {
    ...type,
    fields: type.fields.filter((f) => names.has(f.name)),
    otherLabels: [...(type.otherLabels ?? []), ...others],
  };
}
