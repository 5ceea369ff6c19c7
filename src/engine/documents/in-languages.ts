import { labelList, words } from '../values/text/label-list.ts';
import { WORDS_OF_TYPES, type TypeWords } from '../lexicon/languages/index.ts';
import type { DocumentType, FieldSpec, PhraseCue } from './document-type.ts';
import { sentence } from './find/sentence.ts';
import { phraseCuesOf } from './types/composed.ts';

/** A document type that knows the words of every language as well. */
export const inLanguages = (type: DocumentType): DocumentType =>
  WORDS_OF_TYPES.filter(({ on }) => on.includes(type.documentType)).reduce<DocumentType>(
    (known, { phraseCues = {}, otherLabels = '', ...more }) => ({
      ...known,
      phraseCues: [...known.phraseCues, ...weighed(phraseCues)],
      fields: known.fields.map((field) => withWords(field, more)),
      otherLabels: [...(known.otherLabels ?? []), ...words(otherLabels)],
    }),
    type,
  );

const weighed = (cues: Readonly<Record<number, string>>): PhraseCue[] =>
  Object.entries(cues).flatMap(([weight, phrases]) => phraseCuesOf(phrases, Number(weight)));

function withWords(
  field: FieldSpec,
  { labels, sentences }: Pick<TypeWords, 'labels' | 'sentences'>,
): FieldSpec {
  const [printed, said] = [labels?.[field.name], sentences?.[field.name]];
  return {
    ...field,
    ...(printed !== undefined && { labels: [...(field.labels ?? []), ...labelList(printed)] }),
    ...(said && { finders: [...(field.finders ?? []), sentence(...said)] }),
  };
}
