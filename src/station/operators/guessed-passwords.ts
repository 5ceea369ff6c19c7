import { GUESSED_IN_BOTSWANA } from '../../contract/packs/botswana.ts';
import { lazily } from '../../engine/lazily.ts';

/**
 * A million guesses: what zxcvbn calls "very guessable" (its score 1), and at the two guesses a second that
 * sign-in admits (`slow-turns.ts`) less than a week.
 */
const FEWEST_GUESSES_LOG10 = 6;
/** The time to estimate grows with the square of the length, and what is guessed within so many characters is short. */
const LONGEST_LOOKED_AT = 64;
const LEAST_NAME_LETTERS = 3;
/** Near at hand at every station, and in no list of leaked passwords. */
const LOCAL_WORDS = ['netefatsa', 'counter', 'teller', 'clerk', ...GUESSED_IN_BOTSWANA];

/** Its lists of leaked passwords take some megabytes: loaded when somebody chooses a password. */
const estimator = lazily(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST_LOOKED_AT });
});

/**
 * Is it found within a million guesses by somebody who tries passwords of leaks, words of the person's own name, rows
 * of the keyboard, dates and repetitions, with capitals, signs for letters, and digits around them?
 */
export async function isEasilyGuessed(password: string, ownName = ''): Promise<boolean> {
  const estimate = await estimator();
  const near = [...LOCAL_WORDS, ...ownWords(ownName)];
  return [password.normalize('NFKC'), withoutSigns(password.normalize('NFKC'))].some(
    (text) => text !== null && estimate.check(text, near).guessesLog10 < FEWEST_GUESSES_LOG10,
  );
}

/**
 * The estimate takes each sign for a chance of ten, but "Summer2026!" is as usual as "Summer2026". Null where signs are more
 * than an ornament: at least every third character.
 */
function withoutSigns(password: string): string | null {
  const bare = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return 3 * bare.length > 2 * password.length ? bare : null;
}

/** The words of a name, all of them run together, and the last one behind the first letter, as user names are. */
function ownWords(name: string): string[] {
  const parts = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= LEAST_NAME_LETTERS);
  const [first, last] = [parts.at(0) ?? '', parts.at(-1) ?? ''];
  return [...parts, parts.join(''), parts.toReversed().join(''), `${first.charAt(0)}${last}`].filter(
    (word) => word !== '',
  );
}
