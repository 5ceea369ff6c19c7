import { GUESSED_IN_BOTSWANA } from '../../contract/packs/botswana.ts';
import { lazily } from '../../engine/lazily.ts';

/**
 * A million guesses: zxcvbn's "very guessable" (score 1), and less than a week at the two guesses a second that sign-in
 * admits (`slow-turns.ts`).
 */
const FEWEST_GUESSES_LOG10 = 6;
/** Estimation time grows with the square of the length, and anything guessed within so many characters is short. */
const LONGEST_LOOKED_AT = 64;
const LEAST_NAME_LETTERS = 3;
/** Obvious at every station, and in no list of leaked passwords. */
const LOCAL_WORDS = ['netefatsa', 'counter', 'teller', 'clerk', ...GUESSED_IN_BOTSWANA];

/** Its lists of leaked passwords take some megabytes: loaded on first use. */
const estimator = lazily(async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST_LOOKED_AT });
});

/**
 * Can the password be found within a million guesses from leaked passwords, the person's own name, keyboard rows, dates
 * and repetitions, with capitals, leet substitutions, and digits around them?
 */
export async function isEasilyGuessed(password: string, ownName = ''): Promise<boolean> {
  const estimate = await estimator();
  const near = [...LOCAL_WORDS, ...ownWords(ownName)];
  return [password.normalize('NFKC'), withoutSigns(password.normalize('NFKC'))].some(
    (text) => text !== null && estimate.check(text, near).guessesLog10 < FEWEST_GUESSES_LOG10,
  );
}

/**
 * The estimate counts each sign as a factor of ten, but "Summer2026!" is as common as "Summer2026". Null where signs
 * are more than an ornament: at least every third character.
 */
function withoutSigns(password: string): string | null {
  const bare = password.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return 3 * bare.length > 2 * password.length ? bare : null;
}

/** Words of a name, also joined, and the last one after the first initial, as in user names. */
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
