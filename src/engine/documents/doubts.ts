import { message, type Message } from '../../contract/messages/message.ts';
import type { Check, ExtractedField, FieldValue } from '../../contract/verification.ts';
import { REVIEW_BELOW } from '../../contract/needs-eyes.ts';
import type { Candidate } from './find/candidate.ts';
import { address } from '../values/address.ts';
import { endsInPlace } from '../values/address-words.ts';
import { endsInPostcode, isCountry } from '../values/foreign-address.ts';
import { ANY_DAY, isExact } from '../values/kind.ts';
import { LEGAL_FORM } from '../values/legal-form.ts';
import { isBroken } from '../values/no-value.ts';
import { COMPANY_WORD } from '../values/not-a-person.ts';
import { namePart, PART_OF_NAME, personName } from '../values/person-name.ts';
import { namesSomebody, partyName } from '../values/party-name.ts';
import { paragraph, text } from '../values/words.ts';
import { WORDS_OF_NAME } from './find/sentence.ts';
import { reference } from '../values/identifiers.ts';
import { holdsLabel, isEndOfAmount } from './words-of-labels.ts';
import type { FieldSpec } from './document-type.ts';

/** Shown, but below every sensible threshold: somebody has to look. */
export const HELD = 0.55;

/** Position and label alone: below this the value was merely found somewhere (a mention, a date near the signature). */
const LEAST_PLACE = 0.5;
/** Characters below this are misread about once in twenty times (docs/accuracy/reading.md). */
const CERTAIN_CHARACTER = 0.8;
/** Another value of the same field this near in evidence makes the choice a guess. */
const CLOSE_RIVAL = 0.9;
/** The same where labels of one word lead to both: none says that the second is another thing. */
const CLOSE_AT_ONE_WORD = 0.8;

const BROKEN = message('notes.partOfSentence');

/** A value of which words are missing at an end; the address "12 Main Road, Extension 3," goes on in a line that was not read with it. */
const isCut = (kind: FieldSpec['kind'], { raw }: Candidate, value: string): boolean =>
  isBroken(value) || (kind.name === address.name && goesOn(raw ?? ''));

/** "Plot 4521, Block 6," lacks its town; "Plot 4521, Gaborone," is whole. */
function goesOn(printed: string): boolean {
  const [, line] = /([^,\n]*[\p{L}\d]),\s*$/u.exec(printed) ?? [];
  if (line === undefined) return false;
  return !endsInPlace(printed) && !endsInPostcode(printed.replace(/,\s*$/, '')) && !isCountry(line);
}

/** Kinds whose values are names of people: "Wong Ka To" is whole. */
const OF_PEOPLE: readonly string[] = [personName.name, namePart.name, partyName.name];
const BY_SHAPE = message('notes.byShape');

/**
 * Reasons why a number, date or amount must not be given with confidence (docs/adr/0028). A wrong one that looks sure
 * does more harm than a right one that is asked about. For names what another name on the page contradicts, for other
 * texts, which people recognise as wrong, where a word is missing at an end, and lists only what their finder doubts; none for what check digits protect.
 */
export function doubtsOf(
  field: FieldSpec,
  chosen: Candidate,
  rival: Candidate | undefined,
  twice: boolean,
  contradicted = false,
): Message[] {
  if (chosen.source === 'mrz' || typeof chosen.value === 'boolean') return [];
  // Words that mean something else as well are a name where they stand as one at a second place.
  const settled = twice && chosen.doubt?.key === WORDS_OF_NAME.key;
  const doubts: Message[] = chosen.doubt && !settled && !isAsWritten(chosen) ? [chosen.doubt] : [];
  if (Array.isArray(chosen.value)) return doubts;
  if (holdsWordsOfLabel(field.kind, chosen) || isOfTwoCells(field.kind, chosen)) doubts.push(BROKEN);
  if (isLoneWord(field.kind, chosen)) doubts.push(PART_OF_NAME);
  if (!isExact(field.kind)) {
    if (
      typeof chosen.value === 'string' &&
      !OF_PEOPLE.includes(field.kind.name) &&
      isCut(field.kind, chosen, chosen.value)
    )
      doubts.push(BROKEN);
    if (namesSomebody(field.kind) && isContradicted(field, chosen, rival, twice)) doubts.push(OTHER_FITS);
    // A colleague, a neighbour and who signs are mentioned as well as the subject.
    if (field.kind.name === personName.name && chosen.byShape && !twice) doubts.push(BY_SHAPE);
    return doubts;
  }
  if (chosen.score < LEAST_PLACE && !twice) doubts.push(BY_SHAPE);
  if (contradicted || isContradicted(field, chosen, rival, twice)) doubts.push(OTHER_FITS);
  if ((chosen.weakest ?? 1) < CERTAIN_CHARACTER && !twice && chosen.secondAgrees !== true)
    doubts.push(message('notes.uncertainCharacter'));
  else if (chosen.secondAgrees === false && !twice) doubts.push(message('notes.readersDiffer'));
  return doubts;
}

/** What a reader may have lost of a number. */
const MISREAD: ReadonlySet<string> = new Set([
  message('notes.characterMissing').key,
  message('notes.characterMistaken').key,
]);

/** No reader loses a character of a text layer: beside its label a number of an unusual shape is the one that was written. */
const isAsWritten = ({ source, label, doubt }: Candidate): boolean =>
  source === 'text-layer' && label !== undefined && doubt !== undefined && MISREAD.has(doubt.key);

/** A label of which a part is known lends the rest of its words to the value. A paragraph is sentences. */
const holdsWordsOfLabel = (kind: FieldSpec['kind'], { value, raw }: Candidate): boolean =>
  isExact(kind)
    ? isEndOfAmount(raw ?? '') || (typeof value === 'string' && holdsLabel(value, false))
    : typeof value === 'string' &&
      kind.name !== paragraph.name &&
      holdsLabel(value, OF_PEOPLE.includes(kind.name));

/** "2026 October, 919537171-" beside "Post", "R825125 58030": words or numbers of two columns. Dates, amounts and addresses tell by their form. */
const isOfTwoCells = ({ name }: FieldSpec['kind'], { acrossCells }: Candidate): boolean =>
  acrossCells === true && (name === text.name || name === reference.name);

/** "Ms Example is in good standing": one word that running text calls somebody by is as often a part of the name. */
const isLoneWord = ({ name }: FieldSpec['kind'], { value, label }: Candidate): boolean =>
  name === personName.name && label === undefined && typeof value === 'string' && !value.includes(' ');

/** The check of what a zone says against the print. */
const AGAINST_PRINT = 'mrz-against-print';

export const OTHER_FITS = message('notes.otherFits');

/** Evidence of another place for a value, as a share of that of the place chosen (measured on 1,118 papers, ADR 445). */
const OTHER_PLACE = 0.6;

/** Words have no shape that tells which side of their label they stand on: where both sides hold some, neither is sure. */
export function doubtOfPlace(
  { name }: FieldSpec['kind'],
  { label, score, value }: Candidate,
  rivals: readonly Candidate[],
): Message[] {
  const isOpen =
    name === text.name &&
    label !== undefined &&
    rivals.some(
      (rival) =>
        rival.label?.line === label.line &&
        rival.score > OTHER_PLACE * score &&
        !isPartOf(rival.value, value),
    );
  return isOpen ? [OTHER_FITS] : [];
}

const isPartOf = (one: FieldValue, other: FieldValue): boolean =>
  String(one).includes(String(other)) || String(other).includes(String(one));

/**
 * Does the page itself say something else? "Customer Number" and "Contract Number" name two numbers; two "Account Number" one.
 * Of other texts than numbers and names only a label of its own contradicts: sentences say much in passing.
 */
export function isContested(
  { kind }: Pick<FieldSpec, 'kind'>,
  chosen: Candidate,
  rival: Candidate | undefined,
): boolean {
  if (rival === undefined || Array.isArray(chosen.value)) return false;
  if (signsFor(rival, chosen) || isOffice(kind, rival, chosen)) return false;
  const elsewhere = rival.label !== undefined && rival.label.line !== chosen.label?.line;
  if (elsewhere && rival.label.phrase === chosen.label?.phrase)
    return rival.score > CLOSE_AT_ONE_WORD * chosen.score;
  const counts = isExact(kind) || namesSomebody(kind) || elsewhere;
  return counts && rival.score > CLOSE_RIVAL * chosen.score;
}

/**
 * Is the value merely a guess: with little that speaks for it, and nothing that speaks against it? So is a piece of a sentence that
 * stands where a text may stand.
 */
export const isGuess = (confidence: number, doubts: readonly Message[]): boolean =>
  confidence < REVIEW_BELOW && doubts.every(({ key }) => key === BY_SHAPE.key || key === BROKEN.key);

const isContradicted = (
  { kind }: FieldSpec,
  chosen: Candidate,
  rival: Candidate | undefined,
  twice: boolean,
): boolean =>
  rival !== undefined &&
  rival.score > CLOSE_RIVAL * chosen.score &&
  !twice &&
  !signsFor(rival, chosen) &&
  !isOffice(kind, rival, chosen);

/** A stamp beside the name of who signs: "PALAPYE POLICE" is no other person than "Anna Example". */
const isOffice = ({ name }: FieldSpec['kind'], rival: Candidate, chosen: Candidate): boolean =>
  (name === personName.name || name === namePart.name) &&
  COMPANY_WORD.test(String(rival.value)) &&
  !COMPANY_WORD.test(String(chosen.value));

/** A company writes through somebody: of "… (Pty) Ltd" at the head and a person at the foot neither denies the other. */
const signsFor = (rival: Candidate, chosen: Candidate): boolean =>
  typeof chosen.value === 'string' &&
  typeof rival.value === 'string' &&
  LEGAL_FORM.test(chosen.value) &&
  personName.parse(rival.value, ANY_DAY) !== null &&
  !COMPANY_WORD.test(rival.value);

/** What says something about the paper, not about how it was read. */
export const OF_THE_PAPER: ReadonlySet<string> = new Set([
  'not-expired',
  'proof-of-address-age',
  'category-asked-for',
  'ghost-portrait',
]);

/**
 * What cross-checks say about a reading: a sum or a zone that agrees settles a doubt, one that does not raises it.
 *
 * @param unheld the field's probability before doubts, 0–1
 */
export function afterChecks(
  field: ExtractedField,
  name: string,
  unheld: number,
  checks: readonly Check[],
): number {
  if (field.value === null) return field.confidence;
  const isNumber = Array.isArray(field.value) || /\d/.test(String(field.value));
  // A digit tells how a zone was read, not which of two places was changed: where zone and print differ, neither is sure.
  if (checks.some((c) => c.id === AGAINST_PRINT && c.outcome === 'failed' && c.fields.includes(name)))
    return Math.min(field.confidence, HELD);
  if (field.source === 'mrz' || !isNumber) return field.confidence;
  const about = checks.filter((c) => c.fields.includes(name) && !OF_THE_PAPER.has(c.id));
  if (about.some((c) => c.outcome === 'failed')) return Math.min(field.confidence, HELD);
  const settled = about.some(
    (c) => c.outcome === 'passed' && (c.fields.length >= 3 || c.id === AGAINST_PRINT),
  );
  return settled ? Math.max(field.confidence, unheld) : field.confidence;
}
