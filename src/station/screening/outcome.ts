import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { inOrder, message, type Message } from '../../contract/messages/message.ts';
import type { ListUsed, ScreeningHit, ScreeningRequest, ScreeningResult } from '../../contract/screening.ts';
import type { NewId } from '../clock.ts';
import { numberKeys } from './identifiers/number-keys.ts';
import { isRead } from './names/letters-read.ts';
import { normaliseName, type NameSchema } from './names/normalise.ts';
import type { Found } from './search.ts';

/** Minimum score of an equal name; below, a similar one. */
const SAME_NAME = 0.97;

/** Inputs of a screening, which later decisions on its hits do not change. */
export interface ScreeningFrame {
  readonly ids: Pick<ScreeningResult, 'requestId' | 'screeningId' | 'timestamp'>;
  readonly threshold: number;
  readonly listsUsed: readonly ListUsed[];
  readonly pepSearched: boolean | null;
  /** Entries of the other kind with exactly this name; null if none. */
  readonly otherKind?: { readonly is: NameSchema; readonly entries: number } | null;
  readonly unknownCountries?: readonly string[];
}

/**
 * A name of punctuation, a number in the place of a person's name, or a too short number would match nothing and look
 * clear.
 *
 * @throws StationError INVALID_REQUEST
 */
export function requireLetters({ type, name, aliases, documentNumber }: ScreeningRequest): void {
  const wordless = (text: string): boolean => {
    const { tokens } = normaliseName(text, 'person');
    return type === 'company' ? tokens.length === 0 : tokens.every((token) => /^\d+$/.test(token));
  };
  if (![name, ...aliases].every(wordless)) return;
  if (name !== '') refuse('name', message('screening.noLetters'));
  if (numberKeys(documentNumber ?? '').length === 0)
    refuse('documentNumber', message('screening.shortNumber'));
}

/** Who is asked for in letters that are not read is not clear because nothing was found. @throws StationError INVALID_REQUEST */
export function requireRead({ name, aliases }: ScreeningRequest): void {
  const names = [name, ...aliases].filter((text) => text !== '');
  if (names.length > 0 && !names.some(isRead)) refuse('name', message('screening.lettersNotRead'));
}

function refuse(field: string, says: Message): never {
  throw new StationError('INVALID_REQUEST', says, {
    errors: [{ field, message: inEnglish(says), rejectedValue: null }],
  });
}

/** @throws StationError INVALID_REQUEST for a birth date in the future, which would contradict every listed person. */
export function requireBorn({ dateOfBirth }: ScreeningRequest, today: string): void {
  if (dateOfBirth === undefined || dateOfBirth <= today.slice(0, dateOfBirth.length)) return;
  refuse('dateOfBirth', message('screening.notBorn'));
}

/** A found entry for the answer, with the decision in force or one made for a namesake. */
export function toHit(
  { stored, score, name, explanation, words, facts }: Found,
  disposition: ScreeningHit['disposition'],
  earlierDecision: ScreeningHit['earlierDecision'],
  newId: NewId,
): ScreeningHit {
  const { entry, list } = stored;
  return {
    hitId: newId(),
    list,
    entryId: entry.id,
    name: name.text,
    primaryName: entry.names[0]!.text,
    kind: entry.kind,
    score,
    explanation: explanation.map(explained),
    words: [...words],
    facts: [...facts],
    dateOfBirth: entry.birthDates,
    countries: entry.countries,
    programmes: entry.programmes,
    aliases: entry.names.slice(1).map(({ text, strength }) => ({ name: text, weak: strength === 'weak' })),
    gender: entry.gender,
    identifiers: entry.documents,
    remarks: entry.remarks,
    disposition,
    earlierDecision,
  };
}

/** Only for entries that are answered: far more are scored. */
function explained({
  part,
  weight,
  says,
}: Found['explanation'][number]): ScreeningHit['explanation'][number] {
  const said = says();
  return { part, weight, sentence: inEnglish(said), said };
}

/** No decision says that it is another person. */
export const isOpen = (hit: ScreeningHit): boolean => hit.disposition?.outcome !== 'false-positive';

/**
 * A screening after a decision on one of its hits. Hits beyond the stored number stay open: only a new screening can
 * show them.
 */
export function afterDecision(
  result: ScreeningResult,
  { list, entryId }: Pick<ScreeningHit, 'list' | 'entryId'>,
  disposition: NonNullable<ScreeningHit['disposition']>,
): ScreeningResult {
  const hits = result.hits.map((hit) =>
    hit.list === list && hit.entryId === entryId ? { ...hit, disposition } : hit,
  );
  const open = hits.filter(isOpen);
  const { totalHits, threshold, listsUsed, pepSearched, requestId, screeningId, timestamp } = result;
  if (open.length === 0 && totalHits > hits.length) return { ...result, hits };
  const ids = { requestId, screeningId, timestamp };
  const after = assemble(open, hits, totalHits, { ids, threshold, listsUsed, pepSearched });
  return { ...after, otherKind: result.otherKind };
}

/** The answer: the combined outcome of the open hits. */
export function assemble(
  open: readonly ScreeningHit[],
  hits: ScreeningHit[],
  totalHits: number,
  { ids, threshold, listsUsed, pepSearched, otherKind = null, unknownCountries = [] }: ScreeningFrame,
): ScreeningResult {
  const confirmed = (hit: ScreeningHit): boolean =>
    hit.disposition?.outcome === 'true-match' || hit.score >= SAME_NAME;
  const serious = open.filter((hit) => hit.kind !== 'pep');
  const outcome = open.length === 0 ? 'CLEAR' : open.some(confirmed) ? 'MATCH' : 'REVIEW';
  const riskLevel = open.length === 0 ? 'LOW' : serious.some(confirmed) ? 'HIGH' : 'MEDIUM';
  const lists = listsUsed.map(({ list, date }) =>
    message('screening.listUsed', { list: list.toUpperCase(), day: date }),
  );
  const found =
    open.length === 0
      ? message('screening.none', { score: threshold, lists })
      : message('screening.toDecide', { count: open.length, score: open[0]!.score, lists });
  const further = [
    ...(pepSearched === false ? [message('screening.noPepList')] : []),
    ...(otherKind ? [message(LISTED_AS[otherKind.is])] : []),
    ...unknownCountries.map((country) => message('screening.unknownCountry', { country })),
  ];
  const says = inOrder(found, ...further);
  return {
    ...ids,
    outcome,
    riskLevel,
    threshold,
    totalHits,
    hits,
    listsUsed: [...listsUsed],
    pepSearched,
    otherKind: otherKind?.entries ?? 0,
    message: inEnglish(says),
    said: says,
  };
}

const LISTED_AS = { company: 'screening.listedAsCompany', person: 'screening.listedAsPerson' } as const;
