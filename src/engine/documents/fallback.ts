import { notesOf } from './notes.ts';
import { message } from '../../contract/messages/message.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import type { Classification } from './classify.ts';
import { CLASSIFY } from './classify-weights.ts';
import { HELD } from './doubts.ts';
import { buildDocument, type BuildOptions } from './document.ts';
import { isHeading, nameOfPaper } from './find/issuers/named-paper.ts';
import { titlePairs } from './find/title-pairs.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';
import { banks, councils, knownEmployers, utilities } from '../values/dictionaries.ts';
import { compact, fold } from '../values/text/fold.ts';
import { lazily } from '../lazily.ts';
import type { DocumentType } from './document-type.ts';
import { fallbackType } from './document-types.ts';
import { GUIDE_HEADING, GUIDES, OTHER_PAPERS } from './types/other-papers.ts';

/** Below this a paper resembles no known type so much that naming it would help anybody. */
const ALIKE = 0.3;
/**
 * How sure it is that a paper is of no known type: at most the first, for one that resembles none; less by this share of the
 * resemblance. A paper that is just not enough like its nearest type is still a clear OTHER to `auto`.
 */
const NOTHING_ELSE = { auto: 0.6, asked: 0.2, resemblance: 0.4 } as const;
/** Words of so many letters, read so surely, are words; what dirt, fabric and blur are read as is shorter or less sure. */
const WORD = /\p{L}{3,}/gu;
const READ = 0.9;
/** Values of so many fields are those of a paper. */
const FILLED_IN = 4;
/** A stop sign is no paper: with so many words it is one. */
const WORDS_OF_A_PAPER = 5;

/** What is said of a paper that no known type explains: its words, and what it calls itself or resembles most. */
export function documentOfNoType(
  view: DocumentView,
  pages: readonly number[],
  { nearest, wanted }: { readonly nearest: Classification | null; readonly wanted: boolean },
  options: BuildOptions,
): VerifiedDocument {
  const runnersUp = nearest
    ? [{ documentType: nearest.best.type.documentType, confidence: nearest.confidence }, ...nearest.runnersUp]
    : [];
  // A paper that says itself that it is another one resembles the nearest type by accident.
  const resemblance = namesAnotherPaper(view) ? 0 : (nearest?.confidence ?? 0);
  const sure =
    (wanted ? NOTHING_ELSE.auto : NOTHING_ELSE.asked) *
    (1 - NOTHING_ELSE.resemblance * resemblance) *
    legibility(view);
  const evidence = ['no known type of document explains the words on the page'];
  const classification = { confidence: Math.round(sure * 1000) / 1000, runnersUp, evidence };
  return resembling(buildDocument(view, pages, fallbackType, classification, options));
}

/** Is nothing there of what a document of this type is worthless without? */
export function hasNoKeyField(document: VerifiedDocument, type: DocumentType): boolean {
  const needed = type.fields.filter((field) => (field.weight ?? 0) >= 1);
  const read = new Set(document.fields.filter(({ value }) => value !== null).map(({ name }) => name));
  return needed.length > 0 && needed.every(({ name }) => !read.has(name));
}

/** Does the paper call itself something that no known type is, nor this one calls itself as well? */
export function namesAnotherPaper(view: DocumentView, type?: DocumentType): boolean {
  const name = nameOfPaper(view, OTHER_PAPERS);
  return name !== null && !(type && isTitleOf(type, name.line.text));
}

/** The same in its heading. */
export function isHeadedAsAnotherPaper(view: DocumentView, type: DocumentType): boolean {
  const name = nameOfPaper(view, OTHER_PAPERS);
  return name !== null && isHeading(name) && !isTitleOf(type, name.line.text);
}

/** What makes the title of a paper the label of a value: "Driver's Licence No.", "Date of licence". */
const OF_LABEL = /^\W*(?:n[or]\b|num|code|class|issue|date|expir|held|details|[:#])/i;

/**
 * Is it a guide to papers of some type? Its heading says that it explains them, and it has little of what they have: many a bill is
 * headed by how to read it. Where that is the first and large print of all, what follows is the example that it explains, unless it
 * is the paper of somebody, from a listed institution.
 */
export function explainsPapers(view: DocumentView, { fields }: VerifiedDocument): boolean {
  const said = fields.filter(
    ({ value, confidence }) => value !== null && value !== false && confidence >= HELD,
  );
  const isFilledIn = said.length >= FILLED_IN;
  const name = nameOfPaper(view, GUIDES);
  if (!isFilledIn && name !== null && isHeading(name)) return true;
  const isOfSomebody = isFilledIn && said.some((field) => field.name === 'fullName');
  return isHeadedAsGuide(view) && !(isOfSomebody && namesInstitution(view));
}

/** Is the first print of a page the large heading of a guide, in one line or in two that are both large? */
function isHeadedAsGuide({ pages: [page] }: DocumentView): boolean {
  if (!page) return false;
  const [first = [], second = []] = page.rows;
  const isLarge = ({ box }: Segment): boolean => box.height > CLASSIFY.prominence.largeFrom * page.textHeight;
  if (!first.every(isLarge)) return false;
  const pairs = second.every(isLarge) ? titlePairs({ ...page, rows: [first, second] }) : [];
  return [...first, ...pairs].some(({ text }) => GUIDE_HEADING.test(text.trim()));
}

const institutions = lazily(() =>
  [
    ...[...banks, ...utilities].flatMap(({ name, otherNames }) => [name, ...otherNames]),
    ...councils.map(({ name }) => name),
    ...knownEmployers,
  ].map(fold),
);

/** Does it name a bank, supplier, council or employer of the lists? */
function namesInstitution({ prose }: DocumentView): boolean {
  const words = ` ${fold(prose.text)} `;
  return institutions().some((name) => words.includes(` ${name} `));
}

/** Does a line say that the paper is of this type, and not only ask for the number of another such paper? */
export function titlesItself(view: DocumentView, { markers }: DocumentType): boolean {
  const titles = markers.filter(({ weight }) => weight > 1).map(({ phrase }) => phrase.toLowerCase());
  return view.pages.some(({ segments }) =>
    segments.some(({ text }) => {
      const line = text.toLowerCase();
      return titles.some((title) => {
        const at = line.indexOf(title);
        return at >= 0 && !OF_LABEL.test(line.slice(at + title.length));
      });
    }),
  );
}

/** "NATIONAL IDENTITY CARD", of which that of the country is one: the line is one of the phrases that speak for the type. */
function isTitleOf(type: DocumentType, line: string): boolean {
  const printed = compact(line).text;
  return type.markers.some(({ phrase, weight }) => weight > 1 && compact(phrase).text === printed);
}

/** Share of the words that were read surely, 0–1; less where there are too few to be a paper. */
function legibility(view: DocumentView): number {
  let words = 0;
  let sure = 0;
  for (const { text, confidence } of view.pages.flatMap((page) => page.segments)) {
    const count = text.match(WORD)?.length ?? 0;
    words += count;
    if (confidence >= READ) sure += count;
  }
  return words === 0 ? 0 : (sure / words) * Math.min(1, sure / WORDS_OF_A_PAPER);
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
          ...notesOf([message('notes.nearestType')]),
        }
      : field,
  );
  return { ...document, fields };
}
