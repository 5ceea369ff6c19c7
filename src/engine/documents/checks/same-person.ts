import { editDistance, fold } from '../text/fold.ts';

/**
 * Are two printed names one person's? Order does not matter, initials stand for names, hyphenated surnames may lose a
 * part, further forenames may be missing, one misread letter per long word is forgiven.
 */
export function comparePersons(a: string, b: string): 'same' | 'similar' | 'different' {
  const [few, many] = [words(a), words(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  const free = [...many];
  let full = 0;
  let initials = 0;
  for (const word of few.sort((x, y) => y.length - x.length)) {
    const at = free.findIndex((other) => sameWord(word, other));
    if (at >= 0) {
      if (Math.min(word.length, free[at]!.length) === 1) initials += 1;
      else full += 1;
      free.splice(at, 1);
    }
  }
  const matched = full + initials;
  if (matched === few.length && full >= 2) return 'same';
  if (matched === few.length && full >= 1 && initials >= 1) return 'same';
  return full >= 1 ? 'similar' : 'different';
}

function words(name: string): string[] {
  return fold(name.replaceAll('-', ' '))
    .split(' ')
    .filter((w) => w !== '' && !['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'rre', 'mme'].includes(w));
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  return Math.min(a.length, b.length) >= 5 && editDistance(a, b, 1) <= 1;
}
