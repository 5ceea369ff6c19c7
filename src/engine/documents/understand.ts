import type { Category, ProcessingMode } from '../../contract/categories.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { Check, VerifiedDocument } from '../../contract/verification.ts';
import { acrossDocuments } from './checks/across-documents.ts';
import { decide, scoreTypes, type Classification } from './classify.ts';
import { buildDocument } from './document.ts';
import { groupPages } from './group.ts';
import { joinViews, viewOf, type DocumentView } from './layout/view.ts';
import { documentTypes, fallbackType } from './types/index.ts';

export interface UnderstandOptions {
  /** `null`: classify and route. */
  readonly category: Category | null;
  readonly mode: ProcessingMode;
  /** UTC date of the request, `YYYY-MM-DD`. */
  readonly today: string;
  readonly maxAddressAgeMonths: number;
}

export interface Understood {
  /** The category asked for, or the one detected. */
  readonly category: Category;
  readonly documents: VerifiedDocument[];
  /** Checks across the documents of the request. */
  readonly checks: Check[];
}

/** Below this a paper resembles no known type. */
const ALIKE = 0.15;
/** Below this nothing is known about the type: the document is `OTHER`. */
const KNOWN = 0.42;

/**
 * What the pages of a request are and say: classified, grouped into documents, read, completed and cross-checked.
 * Pure computing on plain data, linear in the number of pages.
 */
export function understand(pages: readonly ReadPage[], options: UnderstandOptions): Understood {
  const documents =
    options.mode === 'SINGLE_PASS' && options.category
      ? singlePass(pages, options.category, options)
      : batch(pages, options);
  const category = options.category ?? detectedCategory(documents);
  return { category, documents, checks: acrossDocuments(documents, options.category) };
}

function batch(pages: readonly ReadPage[], options: UnderstandOptions): VerifiedDocument[] {
  return groupPages(pages, documentTypes, options.category, options.today).map((group) => {
    const known =
      group.classification && group.classification.confidence >= KNOWN ? group.classification : null;
    if (known) return buildDocument(group.view, group.pages, known.best.type, withEvidence(known), options);
    const nothing = unknown(group.classification, options.category !== null);
    return resembling(buildDocument(group.view, group.pages, fallbackType, nothing, options));
  });
}

/** Where a paper of no known type does not say itself what it is, the type that it resembles most is named. */
function resembling(document: VerifiedDocument): VerifiedDocument {
  const [nearest] = document.classification.runnersUp;
  if (!nearest || nearest.confidence < ALIKE) return document;
  const fields = document.fields.map((field) =>
    field.name === 'possibleType' && field.value === null
      ? {
          ...field,
          value: nearest.documentType,
          confidence: nearest.confidence,
          source: 'inferred' as const,
          notes: ['The known type that the page resembles most.'],
        }
      : field,
  );
  return { ...document, fields };
}

/** No classification step: all pages are one document of the category asked for, read as the type that explains most. */
function singlePass(
  pages: readonly ReadPage[],
  category: Category,
  options: UnderstandOptions,
): VerifiedDocument[] {
  const views = pages.filter((p) => p.lines.length > 0 || p.mrz).map((p) => viewOf(p, options.today));
  if (views.length === 0) return [];
  const view = joinViews(views);
  const indexes = view.pages.map((p) => p.index);
  const types = documentTypes.filter((t) => t.category === category);
  const readings = types.map((type) =>
    buildDocument(view, indexes, type, assumed(view, type, category), options),
  );
  const best = readings.reduce((a, b) => (explained(b) > explained(a) ? b : a));
  return [best];
}

function assumed(
  view: DocumentView,
  type: (typeof documentTypes)[number],
  category: Category,
): ReturnType<typeof withEvidence> {
  const classification = decide(scoreTypes(view, [type], null));
  const evidence = [
    `single pass: read as a document of the category ${category} without classification`,
    ...(classification?.best.evidence ?? []),
  ];
  return { confidence: Math.max(0.3, classification?.confidence ?? 0), evidence, runnersUp: [] };
}

function explained(document: VerifiedDocument): number {
  return document.confidence + document.classification.confidence;
}

function withEvidence(
  c: Classification,
): Pick<Classification, 'confidence' | 'runnersUp'> & { evidence: readonly string[] } {
  return { confidence: c.confidence, runnersUp: c.runnersUp, evidence: c.best.evidence };
}

/** That a paper is of no known type is an answer to `auto`, but not to a request for a category. */
function unknown(c: Classification | null, unwanted: boolean): ReturnType<typeof withEvidence> {
  const nearest = c
    ? [{ documentType: c.best.type.documentType, confidence: c.confidence }, ...c.runnersUp]
    : [];
  const nothingElse = (1 - (c?.confidence ?? 0)) * (unwanted ? 0.2 : 0.6);
  return {
    confidence: Math.round(nothingElse * 1000) / 1000,
    runnersUp: nearest,
    evidence: ['no known type of document explains the words on the page'],
  };
}

/** `auto`: the category of the surest document; personal papers go before OTHER. */
function detectedCategory(documents: readonly VerifiedDocument[]): Category {
  const known = documents.filter((d) => d.documentType !== fallbackType.documentType);
  const best = [...(known.length > 0 ? known : documents)].sort((a, b) => b.confidence - a.confidence)[0];
  return best?.category ?? fallbackType.category;
}
