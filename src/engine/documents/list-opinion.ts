import { message } from '../../contract/messages/message.ts';
import type { FieldValue } from '../../contract/verification.ts';
import type { DocumentView } from '../layout/view.ts';
import { nameOfRow } from '../values/rows.ts';
import { chosenAlternative, chosenReading, formerAlternative, LIKE_OTHERS } from './chosen-reading.ts';
import type { DocumentType, FieldSpec } from './document-type.ts';
import { HELD_CONFIDENCE, TO_BE_SEEN } from './doubts.ts';
import type { Reading } from './extract.ts';
import { fromSegments } from './find/candidate.ts';
import { learned } from './learned/learned-from.ts';
import { chooseList, type ListChoice } from './learned/people-choice.ts';
import { keyOfPerson } from './learned/printed-people.ts';
import { notesOf } from './notes.ts';

/**
 * Probabilities of a whole list that count. Of 983 lists of four authors whom the weights were not learned from: where
 * both agreed 127 of 132 were right from 0.9 on and 128 of 154 from 0.6 on; where they differ, the rules' list in 38 of
 * 171; where the rules had none, 24 of 26 from 0.9 on and 46 of 69 from 0.6 on (ADR 554).
 */
const OPINION = {
  /** A list that the rules read is as sure as they say from here on, … */
  sure: 0.9,
  /** … to be looked at from here on, and held below. */
  kept: 0.4,
  /** Another list replaces the rules' one from here on, and one that they missed is offered; both held, … */
  offered: 0.6,
  /** … or to be looked at. */
  likely: 0.9,
} as const;

const OTHERS_FIT = message('notes.othersInList');

const lists = new Set(learned.lists);

/**
 * Compares each list of people with the choice that was learned from papers of several authors: holds lists that lack
 * somebody or have somebody too many, offers those that the rules missed.
 */
export function withListOpinion(
  readings: ReadonlyMap<string, Reading>,
  view: DocumentView,
  type: DocumentType,
  isLikely: boolean,
): Map<string, Reading> {
  const opinions = new Map(readings);
  for (const field of type.fields) {
    if (!field.people || !lists.has(`${type.documentType}.${field.name}`)) continue;
    const reading = readings.get(field.name) ?? null;
    if (!reading && !isLikely) continue;
    const choice = chooseList(view, type, field, readings);
    const other = reading ? compared(field, reading, choice) : added(field, choice);
    if (other) opinions.set(field.name, other);
  }
  return opinions;
}

function compared(field: FieldSpec, reading: Reading, choice: ListChoice): Reading | null {
  const { members, probability } = choice;
  const byRules = choice.byRules ?? new Set();
  const named = new Set(members.map(({ person: { key } }) => fullerKey(key, byRules)));
  // A name that goes on in the next line is not judged.
  const judged = [...byRules].filter((key) => choice.judged.has(key));
  const isSame = judged.every((key) => named.has(key)) && [...named].every((key) => byRules.has(key));
  if (isSame) {
    const isSure = probability >= OPINION.sure && judged.length === byRules.size;
    const most = isSure ? 1 : probability >= OPINION.kept ? TO_BE_SEEN : HELD_CONFIDENCE;
    return most < reading.field.confidence
      ? { ...reading, field: { ...reading.field, confidence: most } }
      : null;
  }
  // A list is held rather than made shorter: nobody is lost who may have to be screened.
  const isShorter = [...named].every((key) => byRules.has(key));
  const other = isShorter ? null : added(field, choice, rowsOf(reading.field.value));
  if (other) return { ...other, field: { ...other.field, alternatives: [formerAlternative(reading.field)] } };
  const alternatives =
    members.length > 0 ? [chosenAlternative(candidateOf(field, choice, []), HELD_CONFIDENCE)] : [];
  return {
    ...reading,
    field: {
      ...reading.field,
      confidence: Math.min(reading.field.confidence, HELD_CONFIDENCE),
      agreement: 'differ',
      alternatives: [...alternatives, ...reading.field.alternatives],
      ...notesOf([...(reading.field.notesSaid ?? []), OTHERS_FIT]),
    },
  };
}

/** The rules' key of somebody whose name goes on in the next line, of which the choice sees a part. */
const fullerKey = (key: string, byRules: ReadonlySet<string>): string =>
  [...byRules].find((full) => full !== key && isPartOf(key.split(' '), full.split(' '))) ?? key;

const isPartOf = (words: readonly string[], of: readonly string[]): boolean =>
  words.every((word) => of.includes(word));

const rowsOf = (value: FieldValue): readonly FieldValue[] => (Array.isArray(value) ? value : []);

/** The list as chosen; null: it is not likely enough, or empty. */
function added(field: FieldSpec, choice: ListChoice, known: readonly FieldValue[] = []): Reading | null {
  const { members, probability } = choice;
  if (members.length === 0 || probability < OPINION.offered) return null;
  const isLikely = probability >= OPINION.likely;
  const confidence = isLikely ? TO_BE_SEEN : HELD_CONFIDENCE;
  const candidate = { ...candidateOf(field, choice, known), score: probability };
  return chosenReading(field.name, candidate, 'list', confidence, isLikely ? [] : [OTHERS_FIT]);
}

function candidateOf(
  { people }: FieldSpec,
  { members, probability }: ListChoice,
  known: readonly FieldValue[],
): ReturnType<typeof fromSegments> {
  const rows = new Map(known.map((row) => [keyOfPerson(String(nameOfRow(row))), row] as const));
  const value = members.map(({ person: { key, name } }): FieldValue => {
    const row = rows.get(key);
    if (row !== undefined) return row;
    const { columns } = people!;
    return columns.length === 0
      ? name
      : { name, ...Object.fromEntries(columns.map((column) => [column, null])) };
  });
  const pieces = members.flatMap(({ person }) => person.printed.pieces);
  return fromSegments(pieces, { value, raw: '', quality: 1, notes: [] }, probability, LIKE_OTHERS);
}
