import { thousandths } from '../../contract/formats.ts';
import { notesOf } from './notes.ts';
import { message } from '../../contract/messages/message.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import type { Classification } from './classify.ts';
import { CLASSIFY } from './classify-weights.ts';
import { personOf } from './checks/across-documents.ts';
import { HELD_CONFIDENCE } from './doubts.ts';
import { buildDocument, type BuildOptions } from './document.ts';
import { isHeading, nameOfPaper } from './find/issuers/named-paper.ts';
import { titlePairs } from './find/title-pairs.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';
import { banks, councils, knownEmployers, utilities } from '../values/dictionaries.ts';
import { compact, fold } from '../values/text/fold.ts';
import { lazily } from '../lazily.ts';
import { keyFieldsOf, type DocumentType } from './document-type.ts';
import { fallbackType } from './document-types.ts';
import { EXAMPLE_HEADING, GUIDE_HEADING, GUIDES, OTHER_PAPERS } from './types/other-papers.ts';

/** Minimum resemblance to a known type for it to be named. */
const ALIKE = 0.3;
/**
 * Maximum confidence that a document is of no known type, without and with a requested category, reduced by this share
 * of the resemblance to the nearest type. A document slightly too unlike its nearest type is still clearly OTHER under
 * `auto`.
 */
const NOTHING_ELSE = { auto: 0.6, asked: 0.2, resemblance: 0.4 } as const;
/** Minimum letters and confidence of a word; dirt, fabric and blur give shorter or less confident ones. */
const WORD = /\p{L}{3,}/gu;
const READ = 0.9;
/** Minimum values read for a completed document. */
const FILLED_IN = 4;
/** Minimum words of a document; a stop sign has fewer. */
const WORDS_OF_A_PAPER = 5;

/** The document of no known type: its text, and what it calls itself or resembles most. */
export function documentOfNoType(
  view: DocumentView,
  pages: readonly number[],
  { nearest, wanted }: { readonly nearest: Classification | null; readonly wanted: boolean },
  options: BuildOptions,
): VerifiedDocument {
  const runnersUp = nearest
    ? [{ documentType: nearest.best.type.documentType, confidence: nearest.confidence }, ...nearest.runnersUp]
    : [];
  // If it names itself as another kind, the resemblance is accidental.
  const resemblance = namesAnotherPaper(view) ? 0 : (nearest?.confidence ?? 0);
  const sure =
    (wanted ? NOTHING_ELSE.auto : NOTHING_ELSE.asked) *
    (1 - NOTHING_ELSE.resemblance * resemblance) *
    legibility(view);
  const evidence = ['no known type of document explains the words on the page'];
  const classification = { confidence: thousandths(sure), runnersUp, evidence };
  return resembling(buildDocument(view, pages, fallbackType, classification, options));
}

/** Are all key fields of the type unread? */
export function hasNoKeyField(document: VerifiedDocument, type: DocumentType): boolean {
  const needed = keyFieldsOf(type);
  const read = new Set(document.fields.filter(({ value }) => value !== null).map(({ name }) => name));
  return needed.length > 0 && needed.every(({ name }) => !read.has(name));
}

/** Does the document have the title of an unsupported kind, which is not also this type's? */
export function namesAnotherPaper(view: DocumentView, type?: DocumentType): boolean {
  const name = nameOfPaper(view, OTHER_PAPERS);
  return name !== null && !(type && isTitleOf(type, name.line.text));
}

/** The same, as a heading. */
export function isHeadedAsAnotherPaper(view: DocumentView, type: DocumentType): boolean {
  const name = nameOfPaper(view, OTHER_PAPERS);
  return name !== null && isHeading(name) && !isTitleOf(type, name.line.text);
}

/** Text after a title that makes it a label: "Driver's Licence No.", "Date of licence". */
const OF_LABEL = /^\W*(?:n[or]\b|num|code|class|issue|date|expir|held|details|[:#])/i;

/**
 * Is it a guide to documents of a type? Either its heading says so and few fields were read (bills may have a section
 * on how to read them), or that heading is the first and largest print, so that what follows is its example, unless a
 * person's name and a known institution show a real document.
 */
export function explainsPapers(view: DocumentView, { fields }: VerifiedDocument): boolean {
  const example = nameOfPaper(view, [['GUIDE', EXAMPLE_HEADING]]);
  if (example !== null && isHeading(example)) return true;
  const said = fields.filter(
    ({ value, confidence }) => value !== null && value !== false && confidence >= HELD_CONFIDENCE,
  );
  const isFilledIn = said.length >= FILLED_IN;
  const name = nameOfPaper(view, GUIDES);
  if (!isFilledIn && name !== null && isHeading(name)) return true;
  return (
    isHeadedAsGuide(view) && !(isFilledIn && personOf({ fields: said }) !== null && namesInstitution(view))
  );
}

/** Is the first print a guide's heading in large type, on one line or two? */
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

/** Does it name a known bank, supplier, council or employer? */
function namesInstitution({ prose }: DocumentView): boolean {
  const words = ` ${fold(prose.text)} `;
  return institutions().some((name) => words.includes(` ${name} `));
}

/** Does a line give the type's title, not only as the label of a number? */
export function titlesItself(view: DocumentView, { phraseCues }: DocumentType): boolean {
  const titles = phraseCues.filter(({ weight }) => weight > 1).map(({ phrase }) => phrase.toLowerCase());
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

/**
 * Is the line itself a phrase of the type? "NATIONAL IDENTITY CARD" is both another kind and the country's own card.
 */
function isTitleOf(type: DocumentType, line: string): boolean {
  const printed = compact(line).text;
  return type.phraseCues.some(({ phrase, weight }) => weight > 1 && compact(phrase).text === printed);
}

/** Share of confidently read words, 0–1; less if there are too few for a document. */
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

/** Adds the most similar type, if the document does not name itself. */
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
