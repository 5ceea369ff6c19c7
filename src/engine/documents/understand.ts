import type { Category, ProcessingMode } from '../../contract/categories.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { Check, VerifiedDocument } from '../../contract/verification.ts';
import { acrossDocuments } from './checks/across-documents.ts';
import { decide, HEADED, scoreTypes, type Classification, type TypeScore } from './classify.ts';
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
import { packOf } from '../packs/index.ts';
import { documentTypes, fallbackType } from './document-types.ts';

export interface UnderstandOptions {
  /** `null`: classify and route. */
  readonly category: Category | null;
  readonly mode: ProcessingMode;
  /** UTC date of the request, `YYYY-MM-DD`. */
  readonly today: string;
  readonly maxAddressAgeMonths: number;
  /** ISO 3166-1 alpha-2 of the country whose papers name none; absent: the first installed. */
  readonly country?: string;
}

export interface Understood {
  /** The category asked for, or the one detected. */
  readonly category: Category;
  readonly documents: VerifiedDocument[];
  /** Checks across the documents of the request. */
  readonly checks: Check[];
}

/** Below this nothing is known about the type: the document is `OTHER`. */
const KNOWN = 0.42;

/**
 * Words of less weight that are all the evidence are said in passing: a policy speaks of affidavits, somebody's life has a profile. Of
 * the papers drawn for the bench none has less than 2 (236 layouts, read without faults). Cards are known by more than words.
 */
const IN_PASSING = 1.4;

const isSaidInPassing = ({ score, byWordAlone }: TypeScore): boolean => byWordAlone && score < IN_PASSING;

/**
 * What the pages of a request are and say: classified, grouped into documents, read, completed and cross-checked.
 * Pure computing on plain data, linear in the number of pages.
 */
export function understand(pages: readonly ReadPage[], options: UnderstandOptions): Understood {
  const read =
    options.mode === 'SINGLE_PASS' && options.category
      ? singlePass(pages, options.category, options)
      : batch(pages, options);
  const documents = capOnFaintPages(read, pages);
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
    // A title alone can mislead: "Motor Vehicle Registration" is no company's registration. So can fields without a title: a
    // declaration of the source of funds names an ID number, too. And words in passing, with neither: the news of trading licences.
    const untitled = classification.best.score < HEADED;
    const misleads =
      (hasNoKeyField(document, type) && (untitled || namesAnotherPaper(view, type))) ||
      ((untitled || !titlesItself(view, type)) && isHeadedAsAnotherPaper(view, type)) ||
      explainsPapers(view, document) ||
      isNotFilledIn(
        document,
        type,
        group.pages.flatMap((index) => pages.find((p) => p.report.index === index) ?? []),
      );
    const inPassing = type.zone === undefined && isSaidInPassing(classification.best);
    return options.category === null && (misleads || inPassing) ? other() : document;
  });
}

/** `auto`, and the category that papers of no known type are routed to. */
const takesAnyPaper = (category: Category | null): boolean =>
  category === null || category === fallbackType.category;

/**
 * No classification step: all pages are one document of the category asked for, read as the type that explains most; as one of no
 * type where the category has place for any paper.
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
  // Titles of papers of any category speak against the others.
  const scores = scoreTypes(view, documentTypes, null).filter(({ type }) => type.category === category);
  const nearest = decide(scores);
  if (takesAnyPaper(category) && (nearest === null || nearest.confidence < KNOWN))
    return [documentOfNoType(view, indexes, { nearest, wanted: true }, options)];
  const most = Math.max(...scores.map(({ score }) => score), LITTLE);
  const readings = scores.map((of) => {
    const document = buildDocument(view, indexes, of.type, assumed(of, category), options);
    // Types that show the same fields (a P60, a tax certificate) are told apart by the words that are theirs.
    return { document, explained: document.confidence + Math.max(0, of.score) / most };
  });
  return [readings.reduce((a, b) => (b.explained > a.explained ? b : a)).document];
}

/** Evidence below this says nothing for a type, however little the others have. */
const LITTLE = 0.5;

function assumed(score: TypeScore, category: Category): ReturnType<typeof withEvidence> {
  const classification = decide([score]);
  const evidence = [
    `single pass: read as a document of the category ${category} without classification`,
    ...(classification?.best.evidence ?? []),
  ];
  return { confidence: Math.max(0.3, classification?.confidence ?? 0), evidence, runnersUp: [] };
}

function withEvidence(
  c: Classification,
): Pick<Classification, 'confidence' | 'runnersUp'> & { evidence: readonly string[] } {
  return { confidence: c.confidence, runnersUp: c.runnersUp, evidence: c.best.evidence };
}

/** `auto`: the category of the surest document; personal papers go before OTHER. */
function detectedCategory(documents: readonly VerifiedDocument[]): Category {
  const known = documents.filter((d) => d.documentType !== fallbackType.documentType);
  const best = [...(known.length > 0 ? known : documents)].sort((a, b) => b.confidence - a.confidence)[0];
  return best?.category ?? fallbackType.category;
}
