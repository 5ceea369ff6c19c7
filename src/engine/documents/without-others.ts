import { message } from '../../contract/messages/message.ts';
import { companyKey } from '../values/company-name.ts';
import { sameValue, type ValueKind } from '../values/kind.ts';
import { shareAPlace, type Candidate } from './find/candidate.ts';

/** What is left of the evidence for a name that is somebody else's on the same paper. */
const OF_ANOTHER = 0.35;
const DOUBT = message('notes.sameAsOther');

/**
 * The candidates of a field without those whose value another field has in another place: the supplier above its bill is whom a
 * slip asks to pay, and no customer. One that is the only candidate is kept, and held.
 *
 * @param others names of the fields of whoever else is on the paper
 */
export function withoutOthers(
  kind: ValueKind,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  own: string,
  others: readonly string[],
): Candidate[] {
  const theirs = others.flatMap((name) => surest(candidates.get(name) ?? []));
  return (candidates.get(own) ?? []).map((c) =>
    theirs.some((other) => isAlso(kind, c, other)) ? { ...c, score: OF_ANOTHER * c.score, doubt: DOUBT } : c,
  );
}

const surest = (all: readonly Candidate[]): Candidate[] => {
  const [best] = [...all].sort((a, b) => b.score - a.score);
  return best ? [best] : [];
};

/** The same name, or its beginning ("Tati Power" of "Tati Power Limited"), in another place. */
function isAlso(kind: ValueKind, one: Candidate, other: Candidate): boolean {
  const { value } = one;
  if (typeof value !== 'string' || typeof other.value !== 'string') return false;
  if (shareAPlace(one, other)) return false;
  const [name, whole] = [companyKey(value), companyKey(other.value)];
  return sameValue(kind, value, other.value) || (name.includes(' ') && whole.startsWith(`${name} `));
}
