/** Words of which a text must contain at least one, lower case. */
type OneOf = readonly string[];

/** Shorter words occur in nearly every text, so looking for them saves nothing. */
const LEAST_LETTERS = 3;

/**
 * Words required for a pattern to match: one of each list. Most patterns match few documents, and a word search takes a
 * hundredth of the time of a case-insensitive expression. Unsupported syntax requires nothing, nor do lookarounds,
 * classes and optional parts.
 *
 * @param pattern a regular expression, matched case-insensitively
 * @example neededWords('confirm(?:s|ed)? (?:that|how)') // [['confirm'], ['that', 'how']]
 */
export function neededWords(pattern: string): OneOf[] {
  const { lists, end } = choice(pattern, 0);
  return end === pattern.length ? lists : [];
}

/** Does a text contain one word of each list? @param text lower case */
export const mayMatch = (needed: readonly OneOf[], text: string): boolean =>
  needed.every((words) => words.some((word) => text.includes(word)));

interface Part {
  readonly lists: OneOf[];
  /** Offset after it. */
  readonly end: number;
}

/**
 * Alternatives separated by `|`, up to the end or a closing bracket. If every alternative requires something, one of
 * these is required, else nothing.
 */
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
/** Quantifiers; a minimum of zero makes the element optional. */
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

/** An element that a quantifier may follow: letter, group, class … */
function element(pattern: string, at: number): Part & { readonly letter: string | null } {
  const c = pattern[at]!;
  const nothing = (end: number) => ({ lists: [], end, letter: null });
  if (c === '\\') return nothing(at + /^\\(?:[pPu]\{[^}]*\}|k<\w+>|.)/su.exec(pattern.slice(at))![0].length);
  if (c === '[') return nothing(endOfClass(pattern, at));
  if (c === '(') {
    const opening = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(pattern.slice(at))![0];
    const { lists, end } = choice(pattern, at + opening.length);
    // Unclosed group: left to the compiler of the expression.
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
