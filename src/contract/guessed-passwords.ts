import { GUESSED_IN_BOTSWANA } from './packs/botswana.ts';

/** Words that most passwords found in leaks are made of, and those that are near at hand here. */
const COMMON_WORDS = [
  'password',
  'passw',
  'pass',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'letmein',
  'welcome',
  'login',
  'admin',
  'administrator',
  'supervisor',
  'clerk',
  'operator',
  'manager',
  'secret',
  'changeme',
  'default',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'master',
  'sunshine',
  'princess',
  'abc',
  'abcd',
  'abcdef',
  'abcdefgh',
  'test',
  'guest',
  'user',
  'bank',
  'counter',
  'netefatsa',
  ...GUESSED_IN_BOTSWANA,
] as const;

/** Digits and signs that are written for a letter. */
const LETTER_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** As many different characters a password has at least. */
const FEWEST_CHARACTERS = 4;

/**
 * Is it a common word, or the person's own name, with nothing but digits and signs around it, digits in a row, or a few characters
 * over and over?
 */
export function isEasilyGuessed(password: string, ownName = ''): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < FEWEST_CHARACTERS || /^\d+$/.test(lower)) return true;
  const spelt = [...lower.replace(/[^a-z0-9]+$/, '')].map((one) => LETTER_FOR[one] ?? one).join('');
  const own = ownWords(ownName);
  const isCommon = (text: string): boolean => isWord(text, words) || isWord(text, own);
  return [lower, spelt].some(
    (text) => isCommon(text.replaceAll(/[^a-z]/g, '')) || isCommon(text.replace(/[^a-z]+$/, '')),
  );
}

const words = new Set<string>(COMMON_WORDS);
const LEAST_NAME_LETTERS = 3;

/** The words of a name, and all of them run together. */
function ownWords(name: string): ReadonlySet<string> {
  const parts = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(({ length }) => length >= LEAST_NAME_LETTERS);
  return new Set([...parts, parts.join(''), [...parts].reverse().join('')]);
}

/** One of the words, or one written twice. */
const isWord = (text: string, of: ReadonlySet<string>): boolean =>
  text !== '' &&
  (of.has(text) ||
    (text.length % 2 === 0 &&
      text === text.slice(0, text.length / 2).repeat(2) &&
      of.has(text.slice(0, text.length / 2))));
