/** Words of which a text holds at least one, in small letters. */
type OneOf = readonly string[];

/** Fewer letters stand in nearly every text: to look for them spares nothing. */
const LEAST_LETTERS = 3;

/**
 * What a text must hold for a pattern to match anywhere in it: one word of each of these lists. Most patterns match
 * few papers, and to look for a word takes a hundredth of the time of an expression whose letters match in any case. What
 * is not understood is not asked for; lookarounds, classes and what may be missing never are.
 *
 * @param pattern a regular expression whose letters match in any case
 * @example neededWords('confirm(?:s|ed)? (?:that|how)') // [['confirm'], ['that', 'how']]
 */
export function neededWords(pattern: string): OneOf[] {
  const { lists, end } = choice(pattern, 0);
  return end === pattern.length ? lists : [];
}

/** Whether a text holds one word of each list. @param text in small letters */
export const mayMatch = (needed: readonly OneOf[], text: string): boolean =>
  needed.every((words) => words.some((word) => text.includes(word)));

interface Part {
  readonly lists: OneOf[];
  /** The offset behind it. */
  readonly end: number;
}

/** Branches parted by `|`, up to the end or a closing bracket. Of several each needs something, or nothing is needed. */
function choice(pattern: string, from: number): Part {
  const branches: OneOf[][] = [];
  let end = from;
  for (;;) {
    const branch = sequence(pattern, end);
    branches.push(branch.lists);
    end = branch.end;
    if (pattern[end] !== '|') break;
    end++;
  }
  if (branches.length === 1) return { lists: branches[0]!, end };
  const telling = branches.map(mostTelling);
  return { lists: telling.every((list) => list !== null) ? [telling.flat()] : [], end };
}

/** The list whose shortest word is the longest. */
function mostTelling(lists: readonly OneOf[]): OneOf | null {
  const shortest = (list: OneOf): number => Math.min(...list.map((word) => word.length));
  return lists.toSorted((a, b) => shortest(b) - shortest(a))[0] ?? null;
}

const IS_LETTER = /^[a-z]$/i;
/** How often something stands: where it may be missing, the number begins with nought. */
const OFTEN = /[?*+]\??|\{(\d+)(?:,\d*)?\}\??/y;

function sequence(pattern: string, from: number): Part {
  const lists: OneOf[] = [];
  let word = '';
  const endWord = (): void => {
    if (word.length >= LEAST_LETTERS) lists.push([word.toLowerCase()]);
    word = '';
  };
  let at = from;
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const one = element(pattern, at);
    OFTEN.lastIndex = one.end;
    const often = OFTEN.exec(pattern);
    at = one.end + (often?.[0].length ?? 0);
    const isOnce = often === null;
    if (one.letter !== null && isOnce) {
      word += one.letter;
      continue;
    }
    endWord();
    const mayBeMissing = often !== null && !often[0].startsWith('+') && !(Number(often[1]) >= 1);
    if (!mayBeMissing) lists.push(...one.lists);
  }
  endWord();
  return { lists, end: at };
}

/** One letter, group, class or anything else that a number may follow. */
function element(pattern: string, at: number): Part & { readonly letter: string | null } {
  const c = pattern[at]!;
  const nothing = (end: number) => ({ lists: [], end, letter: null });
  if (c === '\\') return nothing(at + /^\\(?:[pPu]\{[^}]*\}|k<\w+>|.)/su.exec(pattern.slice(at))![0].length);
  if (c === '[') return nothing(endOfClass(pattern, at));
  if (c === '(') {
    const opening = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(pattern.slice(at))![0];
    const { lists, end } = choice(pattern, at + opening.length);
    // Not closed: left to whoever compiles it.
    if (pattern[end] !== ')') return nothing(pattern.length + 1);
    return { lists: /[=!]$/.test(opening) ? [] : lists, end: end + 1, letter: null };
  }
  return IS_LETTER.test(c) ? { lists: [], end: at + 1, letter: c } : nothing(at + 1);
}

function endOfClass(pattern: string, from: number): number {
  let at = from + 1;
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
  return at + 1;
}
