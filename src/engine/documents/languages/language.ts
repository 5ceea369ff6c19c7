import { either } from '../../values/text/either.ts';
import type { DocumentType, FieldSpec, Finder, Marker } from '../document-type.ts';
import { sentence } from '../find/sentence.ts';

/** What one language adds to some document types. */
export interface WordsOfTypes {
  /** The types, as the interface names them. */
  readonly on: readonly string[];
  /** Titles and phrases by weight, as in {@link Marker}: a list for `either`. */
  readonly markers?: Readonly<Record<number, string>>;
  /** Labels by field, each a list for `either`; types without such a field ignore it. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Sentences by field, as for `sentence`. */
  readonly sentences?: Readonly<Record<string, readonly string[]>>;
  /** Other ways to find a value, by field. */
  readonly finders?: Readonly<Record<string, readonly Finder[]>>;
  /** Labels of no field, which end values: a list for `either`. */
  readonly otherLabels?: string;
}

/** A language beside English and Setswana: data only. */
export type Language = readonly WordsOfTypes[];

/** A document type that knows the words of a language as well. */
export function inLanguage(type: DocumentType, language: Language): DocumentType {
  return language
    .filter(({ on }) => on.includes(type.documentType))
    .reduce<DocumentType>(
      (known, words) => ({
        ...known,
        markers: [...known.markers, ...markersOf(words)],
        fields: known.fields.map((field) => withWords(field, words)),
        otherLabels: [...(known.otherLabels ?? []), ...listed(words.otherLabels)],
      }),
      type,
    );
}

const markersOf = ({ markers = {} }: WordsOfTypes): Marker[] =>
  Object.entries(markers).flatMap(([weight, phrases]) =>
    listed(phrases).map((phrase) => ({ phrase, weight: Number(weight) })),
  );

const listed = (list = ''): string[] =>
  either(list).map((item) => (typeof item === 'string' ? item : item[0]));

function withWords(field: FieldSpec, { labels, sentences, finders }: WordsOfTypes): FieldSpec {
  const { name } = field;
  const [printed, said, found] = [labels?.[name], sentences?.[name], finders?.[name]];
  return {
    ...field,
    ...(printed !== undefined && { labels: [...(field.labels ?? []), ...either(printed)] }),
    ...((said ?? found) && {
      finders: [...(field.finders ?? []), ...(said ? [sentence(...said)] : []), ...(found ?? [])],
    }),
  };
}
