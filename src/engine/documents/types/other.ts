import { NO_TYPE } from '../../../contract/categories.ts';
import { headingOf, namedPaper } from '../find/issuers/named-paper.ts';
import { bodyText, firstLine } from '../find/whole-text.ts';
import { paragraph, text } from '../../values/words.ts';
import { GUIDES, OTHER_PAPERS } from './other-papers.ts';
import type { DocumentType } from '../document-type.ts';

/** Fallback if no type explains the page: its text, and the most similar type. */
export const other: DocumentType = {
  documentType: NO_TYPE,
  title: 'document of another kind',
  category: 'MULTIPURPOSE',
  ofCategory: false,
  configuredType: () => NO_TYPE,
  phraseCues: [],
  fields: [
    {
      name: 'documentDescription',
      kind: text,
      finders: [
        headingOf(OTHER_PAPERS),
        firstLine(
          /\b(?:certificate|licen[cs]e|card|form|letter|report|statement|receipt|notice|declaration|application|ticket|policy|transcript|diploma|invitation|pass|prescription|vitae)\b/i,
        ),
      ],
      weight: 0.5,
    },
    { name: 'identifiedText', kind: paragraph, finders: [bodyText(2_000)], weight: 0.25 },
    { name: 'possibleType', kind: text, finders: [namedPaper([...GUIDES, ...OTHER_PAPERS])], weight: 0 },
  ],
  keys: [],
};
