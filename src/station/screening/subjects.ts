import { createHash } from 'node:crypto';
import type { ScreeningRequest } from '../../contract/screening.ts';
import { normaliseName } from './names/normalise.ts';
import { plainNumber } from '../plain-number.ts';

/**
 * Pseudonymous key of a screened subject, from names, birth date and document number. Without a type it counts as a
 * person. Many people share a name: without a full birth date and a number the key ends in `:CASE` and is valid in that
 * case only (ADR 82).
 *
 * @param caseId null before a case was opened: the key is then nobody's.
 */
export function subjectKey(request: ScreeningRequest, caseId: string | null): string {
  const { type = 'person', dateOfBirth = '' } = request;
  const wordsOf = (name: string): string => [...normaliseName(name, type).tokens].sort().join(' ');
  const name = wordsOf(request.name);
  // A further name may be the listed one: what was decided without it says nothing of it.
  const aliases = [...new Set(request.aliases.map(wordsOf))].filter((alias) => alias !== name).sort();
  // Of several, the first: a counter asks for one.
  const number = plainNumber((request.documentNumber ?? '').split(';')[0]!);
  const digest = createHash('sha256')
    .update([type, name, dateOfBirth, number, ...aliases].join('\0'))
    .digest('hex');
  const isOnePerson = dateOfBirth.length === 'YYYY-MM-DD'.length || number !== '';
  return isOnePerson ? digest : `${digest}:${caseId ?? ''}`;
}

/** Key range of everybody who shares the name: above `from`, below `to`. Null for a key that identifies one person. */
export function namesakes(subject: string): { from: string; to: string } | null {
  const [digest, caseId] = subject.split(':');
  return caseId === undefined ? null : { from: `${digest}:`, to: `${digest};` };
}

export const caseOfSubject = (subject: string): string => subject.split(':')[1] ?? '';
