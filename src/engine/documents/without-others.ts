import { message } from '../../contract/messages/message.ts';
import { companyKey } from '../values/company-name.ts';
import { sameValue, type ValueKind } from '../values/kind.ts';
import { shareAPlace, type Candidate } from './find/candidate.ts';

/** Score factor for a name that is another party's on the same document. */
const OF_ANOTHER = 0.35;
const DOUBT = message('notes.sameAsOther');

/**
 * Lowers candidates whose value another field has at another place: the supplier at the top of a bill is the payee, not
 * the customer. An only candidate is kept, with a doubt.
 *
 * @param others names of the other parties' fields
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

/** The same name or its beginning ("Tati Power" of "Tati Power Limited") at another place. */
function isAlso(kind: ValueKind, one: Candidate, other: Candidate): boolean {
  const { value } = one;
  if (typeof value !== 'string' || typeof other.value !== 'string') return false;
  if (shareAPlace(one, other)) return false;
  const [name, whole] = [companyKey(value), companyKey(other.value)];
  return sameValue(kind, value, other.value) || (name.includes(' ') && whole.startsWith(`${name} `));
}
