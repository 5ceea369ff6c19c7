import type { Category, ProcessingMode } from '../../contract/categories.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { Check, VerifiedDocument } from '../../contract/verification.ts';
import { acrossDocuments } from './checks/across-documents.ts';
import { decide, HEADED, scoreTypes, type Classification, type TypeScore } from './classify.ts';
import { isWordedAs, isWordedAsNone, withWording } from './by-wording.ts';
import { buildDocument } from './document.ts';
import {
  documentOfNoType,
  explainsPapers,
  isHeadedAsAnotherPaper,
  namesAnotherPaper,
  hasNoKeyField,
  titlesItself,
} from './fallback.ts';
import { isNotFilledIn } from './blank-form.ts';
import { capOnFaintPages } from './faint-pages.ts';
import { groupPages } from './group.ts';
import { joinViews, viewOf } from '../layout/view.ts';
import { passPartlyRead } from './partly-read.ts';
import { packOf } from '../packs/index.ts';
import { documentTypes, fallbackType } from './document-types.ts';

export interface UnderstandOptions {
  /** `null`: classify and route. */
  readonly category: Category | null;
  readonly mode: ProcessingMode;
  /** UTC date of the request, `YYYY-MM-DD`. */
  readonly today: string;
  readonly maxAddressAgeMonths: number;
  /** ISO 3166-1 alpha-2 of the country assumed for documents that name none; absent: the first installed. */
  readonly country?: string;
}

export interface Understood {
  /** The requested category, or the detected one. */
  readonly category: Category;
  readonly documents: VerifiedDocument[];
  /** Checks across the documents of the request. */
  readonly checks: Check[];
}

/** Minimum confidence of a known type; below it the document is `OTHER`. */
const KNOWN = 0.42;

/**
 * Minimum weight of words that are the only evidence: an insurance policy mentions affidavits, a biography is a
 * profile. The lowest score among the bench's documents is 2 (236 layouts, read without faults). Cards have other
 * evidence.
 */
const IN_PASSING = 1.4;

/** Maximum score that labels alone give; many papers share them. */
const BY_LABELS = 1;

const isSaidInPassing = ({ score, byWordAlone }: TypeScore): boolean => byWordAlone && score < IN_PASSING;

/**
 * Classifies the pages of a request, groups them into documents, extracts, derives and cross-checks. Pure computation
 * on plain data, linear in the number of pages.
 */
export function understand(pages: readonly ReadPage[], options: UnderstandOptions): Understood {
  const read =
    options.mode === 'SINGLE_PASS' && options.category
      ? singlePass(pages, options.category, options)
      : batch(pages, options);
  const documents = passPartlyRead(capOnFaintPages(read, pages), pages);
  const category = options.category ?? detectedCategory(documents);
  return { category, documents, checks: acrossDocuments(documents, options) };
}

function batch(pages: readonly ReadPage[], options: UnderstandOptions): VerifiedDocument[] {
  const { category, today, country } = options;
  return groupPages(pages, documentTypes, category, today, packOf(country)).map((group) => {
    const { view, classification } = group;
    const other = (): VerifiedDocument =>
      documentOfNoType(
        view,
        group.pages,
        { nearest: classification, wanted: takesAnyPaper(options.category) },
        options,
      );
    if (!classification || classification.confidence < KNOWN) return other();
    const { type } = classification.best;
    const document = buildDocument(view, group.pages, type, withEvidence(classification), options);
    // A title alone can mislead ("Motor Vehicle Registration" is not a company's), and so can fields without a title (a
    // declaration of the source of funds has an ID number) and casual mentions (news about trading licences).
    const untitled = classification.best.score < HEADED;
    const misleads =
      (!isWordedAs(view, type) &&
        hasNoKeyField(document, type) &&
        (untitled || namesAnotherPaper(view, type))) ||
      ((untitled || !titlesItself(view, type)) && isHeadedAsAnotherPaper(view, type)) ||
      (classification.best.score < BY_LABELS && type.zone === undefined && isWordedAsNone(view, type)) ||
      explainsPapers(view, document) ||
      isNotFilledIn(
        document,
        type,
        group.pages.flatMap((index) => pages.find((p) => p.report.index === index) ?? []),
        view,
      );
    const inPassing = type.zone === undefined && isSaidInPassing(classification.best);
    return options.category === null && (misleads || inPassing) ? other() : document;
  });
}

/** `auto`, or the category to which documents of no known type are routed. */
const takesAnyPaper = (category: Category | null): boolean =>
  category === null || category === fallbackType.category;

/**
 * Without classification: all pages are one document of the requested category, read as the type that explains most, or
 * as no known type if the category accepts any document.
 */
function singlePass(
  pages: readonly ReadPage[],
  category: Category,
  options: UnderstandOptions,
): VerifiedDocument[] {
  const views = pages
    .filter((p) => p.lines.length > 0 || p.mrz)
    .map((p) => viewOf(p, options.today, packOf(options.country)));
  if (views.length === 0) return [];
  const view = joinViews(views);
  const indexes = view.pages.map((p) => p.index);
  // Titles of all categories count as evidence against the others.
  const scores = withWording(scoreTypes(view, documentTypes, null), view).filter(
    ({ type }) => type.category === category,
  );
  const nearest = decide(scores);
  if (takesAnyPaper(category) && (nearest === null || nearest.confidence < KNOWN))
    return [documentOfNoType(view, indexes, { nearest, wanted: true }, options)];
  const most = Math.max(...scores.map(({ score }) => score), LITTLE);
  const readings = scores.map((of) => {
    const document = buildDocument(view, indexes, of.type, assumed(of, category), options);
    // Types with the same fields (P60, tax certificate) are distinguished by their characteristic phrases.
    return { document, explained: document.confidence + Math.max(0, of.score) / most };
  });
  return [readings.reduce((a, b) => (b.explained > a.explained ? b : a)).document];
}

/** Minimum score for a type to count, however little the others have. */
const LITTLE = 0.5;

function assumed(score: TypeScore, category: Category): ReturnType<typeof withEvidence> {
  const classification = decide([score]);
  const evidence = [
    `single pass: read as a document of the category ${category} without classification`,
    ...(classification?.best.evidence ?? []),
  ];
  return { confidence: Math.max(0.3, classification?.confidence ?? 0), evidence, runnersUp: [] };
}

const withEvidence = ({
  best: { evidence },
  ...classification
}: Classification): Parameters<typeof buildDocument>[3] => ({ ...classification, evidence });

/** `auto`: the category of the most confident document; known types go before OTHER. */
function detectedCategory(documents: readonly VerifiedDocument[]): Category {
  const known = documents.filter((d) => d.documentType !== fallbackType.documentType);
  const best = [...(known.length > 0 ? known : documents)].sort((a, b) => b.confidence - a.confidence)[0];
  return best?.category ?? fallbackType.category;
}
