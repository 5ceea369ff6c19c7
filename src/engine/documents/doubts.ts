import { thousandths } from '../../contract/formats.ts';
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
import { fold } from '../values/text/fold.ts';
import { holdsLabel, isEndOfAmount } from './words-of-labels.ts';
import type { FieldSpec } from './document-type.ts';

/** Confidence cap for doubtful values; low enough that any threshold sends them to review. */
export const HELD_CONFIDENCE = 0.55;
/** Confidence cap for what passes and is to be looked at. */
export const TO_BE_SEEN = thousandths(REVIEW_BELOW - 0.01);

/** Minimum score; below it the value was found by shape or position alone (a mention, a date near the signature). */
const LEAST_PLACE = 0.5;
/** Characters with less confidence are wrong about once in twenty (docs/accuracy/reading.md). */
const CERTAIN_CHARACTER = 0.8;
/** A rival value with this share of the score makes the choice a guess. */
const CLOSE_RIVAL = 0.9;
/** The same if both have the same label, which then does not distinguish them. */
const CLOSE_AT_ONE_WORD = 0.8;

const BROKEN = message('notes.partOfSentence');

/**
 * A value cut off at an end; the address "12 Main Road, Extension 3," continues on a line that was not read with it.
 */
const isCut = (kind: FieldSpec['kind'], { raw }: Candidate, value: string): boolean =>
  isBroken(value) || (kind.name === address.name && goesOn(raw ?? ''));

/** "Plot 4521, Block 6," lacks its town; "Plot 4521, Gaborone," is complete. */
function goesOn(printed: string): boolean {
  const [, line] = /([^,\n]*[\p{L}\d]),\s*$/u.exec(printed) ?? [];
  if (line === undefined) return false;
  return !endsInPlace(printed) && !endsInPostcode(printed.replace(/,\s*$/, '')) && !isCountry(line);
}

/** Value types that are people's names: "Wong Ka To" is complete. */
const OF_PEOPLE: readonly string[] = [personName.name, namePart.name, partyName.name];
export const BY_SHAPE = message('notes.byShape');

/**
 * Reasons to cap the confidence of a number, date or amount (docs/adr/0028): a wrong value that looks certain does more
 * harm than a right one sent to review. Names are capped if another name contradicts them, other texts only if cut off,
 * since people notice wrong ones; lists only by their finder's doubts; zone values never, as check digits protect them.
 */
export function doubtsOf(
  field: FieldSpec,
  chosen: Candidate,
  rival: Candidate | undefined,
  twice: boolean,
  contradicted = false,
): Message[] {
  if (chosen.source === 'mrz' || typeof chosen.value === 'boolean') return [];
  // A name of common words is confirmed if it occurs as a name at a second place.
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
    const isWhole = namesSomebody(field.kind) || isOtherAddress(field.kind, chosen, rival);
    if (isWhole && isContradicted(field, chosen, rival, twice)) doubts.push(OTHER_FITS);
    // A name found by shape alone may be a colleague's, a neighbour's or the signatory's.
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

/** Doubts about characters that OCR may have lost or changed. */
const MISREAD: ReadonlySet<string> = new Set([
  message('notes.characterMissing').key,
  message('notes.characterMistaken').key,
]);

/** In a text layer no character is lost: a number of unusual form that a label or a sentence names is as written. */
const isAsWritten = ({ source, label, inProse, doubt }: Candidate): boolean =>
  source === 'text-layer' &&
  (label ?? inProse) !== undefined &&
  doubt !== undefined &&
  MISREAD.has(doubt.key);

/**
 * If only part of a label is known, the value contains the rest of its words. Paragraphs are excluded: they are
 * sentences.
 */
const holdsWordsOfLabel = (kind: FieldSpec['kind'], { value, raw }: Candidate): boolean =>
  isExact(kind)
    ? isEndOfAmount(raw ?? '') || (typeof value === 'string' && holdsLabel(value, false))
    : typeof value === 'string' &&
      kind.name !== paragraph.name &&
      holdsLabel(value, OF_PEOPLE.includes(kind.name));

/**
 * "2026 October, 919537171-" beside "Post", "R825125 58030": values across two columns. Dates, amounts and addresses
 * are recognised by form instead.
 */
const isOfTwoCells = ({ name }: FieldSpec['kind'], { acrossCells }: Candidate): boolean =>
  acrossCells === true && (name === text.name || name === reference.name);

/** "Ms Example is in good standing": a single word in running text may be part of the name. */
const isLoneWord = ({ name }: FieldSpec['kind'], { value, label }: Candidate): boolean =>
  name === personName.name && label === undefined && typeof value === 'string' && !value.includes(' ');

/** The check that compares zone and print. */
const AGAINST_PRINT = 'mrz-against-print';

export const OTHER_FITS = message('notes.otherFits');

/** Minimum score of a value at another place, relative to the chosen one (measured on 1,118 papers, ADR 445). */
const OTHER_PLACE = 0.6;

/** Plain text has no form that shows on which side of its label it is: with text on both sides neither is certain. */
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

/** Minimum score of a contested text that nothing confirms: of those below it two of five are wrong (ADR 540). */
const CHOSEN_BY_LITTLE = 0.7;

/** Was a text preferred to another of nearly the same score, by little evidence? Parts of names on cards are excluded: a zone or labels tell them apart. */
export const isChosenByLittle = (
  { name }: FieldSpec['kind'],
  { value }: Candidate,
  rival: Candidate,
  score: number,
): boolean =>
  score < CHOSEN_BY_LITTLE &&
  name !== namePart.name &&
  (name !== text.name || rival.label !== undefined || rival.inProse !== undefined) &&
  !isPartOf(value, rival.value);

/** "Nurse" and "Nurse in the Operations department" do not contradict each other: one contains the other. */
export const saysMoreOrLess = (kind: FieldSpec['kind'], a: FieldValue, b: FieldValue): boolean =>
  !isExact(kind) && !namesSomebody(kind) && isPartOf(a, b);

/** Are the words of one text in the other? */
function isPartOf(a: FieldValue, b: FieldValue): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  const [one, other] = [` ${fold(a)} `, ` ${fold(b)} `];
  return one.includes(other) || other.includes(one);
}

/**
 * Does the page contradict the value? "Customer Number" and "Contract Number" are two numbers; two "Account Number"
 * one. Other texts than numbers and names are contradicted by another label only, not by sentences.
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

/** Is the value only weakly supported, but not contradicted? A fragment of a sentence in a text field counts, too. */
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

/** Is a rival another address: neither a part of it nor the ward alone in which the plot lies? */
const isOtherAddress = ({ name }: FieldSpec['kind'], { value }: Candidate, rival?: Candidate): boolean =>
  name === address.name &&
  rival !== undefined &&
  !isPartOf(value, rival.value) &&
  (/\d/.test(String(rival.value)) || !/\d/.test(String(value)));

/** A stamp beside the signatory's name: "PALAPYE POLICE" does not contradict "Anna Example". */
const isOffice = ({ name }: FieldSpec['kind'], rival: Candidate, chosen: Candidate): boolean =>
  (name === personName.name || name === namePart.name) &&
  COMPANY_WORD.test(String(rival.value)) &&
  !COMPANY_WORD.test(String(chosen.value));

/**
 * A company signs through a person: "… (Pty) Ltd" in the letterhead and a person at the end do not contradict each
 * other.
 */
const signsFor = (rival: Candidate, chosen: Candidate): boolean =>
  typeof chosen.value === 'string' &&
  typeof rival.value === 'string' &&
  LEGAL_FORM.test(chosen.value) &&
  personName.parse(rival.value, ANY_DAY) !== null &&
  !COMPANY_WORD.test(rival.value);

/** Checks about the document, not about how it was read. */
export const OF_THE_PAPER: ReadonlySet<string> = new Set([
  'not-expired',
  'proof-of-address-age',
  'category-asked-for',
  'ghost-portrait',
]);

/**
 * Adjusts a confidence by cross-checks: an agreeing sum or zone lifts the cap, a disagreeing one caps.
 *
 * @param unheld the field's probability before capping, 0–1
 */
export function afterChecks(
  field: ExtractedField,
  name: string,
  unheld: number,
  checks: readonly Check[],
): number {
  if (field.value === null) return field.confidence;
  const isNumber = Array.isArray(field.value) || /\d/.test(String(field.value));
  // A check digit shows that the zone was read correctly, not which place was changed: if zone and print differ,
  // neither is certain.
  if (checks.some((c) => c.id === AGAINST_PRINT && c.outcome === 'failed' && c.fields.includes(name)))
    return Math.min(field.confidence, HELD_CONFIDENCE);
  if (field.source === 'mrz' || !isNumber) return field.confidence;
  const about = checks.filter((c) => c.fields.includes(name) && !OF_THE_PAPER.has(c.id));
  if (about.some((c) => c.outcome === 'failed')) return Math.min(field.confidence, HELD_CONFIDENCE);
  const settled = about.some(
    (c) => c.outcome === 'passed' && (c.fields.length >= 3 || c.id === AGAINST_PRINT),
  );
  return settled ? Math.max(field.confidence, unheld) : field.confidence;
}
