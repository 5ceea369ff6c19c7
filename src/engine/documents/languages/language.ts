import { labelList, words } from '../../values/text/label-list.ts';
import type { DocumentType, FieldSpec, Finder, PhraseCue } from '../document-type.ts';
import { sentence } from '../find/sentence.ts';
import { phraseCuesOf } from '../types/composed.ts';

/** What one language adds to some document types. */
export interface WordsOfTypes {
  /** The types, as the interface names them. */
  readonly on: readonly string[];
  /** Titles and phrases by weight, as in {@link PhraseCue}: a list for `labelList`. */
  readonly phraseCues?: Readonly<Record<number, string>>;
  /** Labels by field, each a list for `labelList`; types without such a field ignore it. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Sentences by field, as for `sentence`. */
  readonly sentences?: Readonly<Record<string, readonly string[]>>;
  /** Other ways to find a value, by field. */
  readonly finders?: Readonly<Record<string, readonly Finder[]>>;
  /** Labels of no field, which end values: a list for `labelList`. */
  readonly otherLabels?: string;
}

/** A language beside English and Setswana: data only. */
export type Language = readonly WordsOfTypes[];

/** A document type that knows the words of a language as well. */
export function inLanguage(type: DocumentType, language: Language): DocumentType {
  return language
    .filter(({ on }) => on.includes(type.documentType))
    .reduce<DocumentType>(
      (known, { phraseCues = {}, otherLabels = '', ...more }) => ({
        ...known,
        phraseCues: [...known.phraseCues, ...weighed(phraseCues)],
        fields: known.fields.map((field) => withWords(field, more)),
        otherLabels: [...(known.otherLabels ?? []), ...words(otherLabels)],
      }),
      type,
    );
}

const weighed = (cues: Readonly<Record<number, string>>): PhraseCue[] =>
  Object.entries(cues).flatMap(([weight, phrases]) => phraseCuesOf(phrases, Number(weight)));

function withWords(field: FieldSpec, { labels, sentences, finders }: WordsOfTypes): FieldSpec {
  const { name } = field;
  const [printed, said, found] = [labels?.[name], sentences?.[name], finders?.[name]];
  return {
    ...field,
    ...(printed !== undefined && { labels: [...(field.labels ?? []), ...labelList(printed)] }),
    ...((said ?? found) && {
      finders: [...(field.finders ?? []), ...(said ? [sentence(...said)] : []), ...(found ?? [])],
    }),
  };
}
