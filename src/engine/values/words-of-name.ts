import { ALL_PARTICLES, ELIDED } from '../lexicon/name-particles.ts';

const MOST_WORDS = 6;
/** A word with a capital, after a click letter or an elided particle; or a particle. */
const WORD_OF_NAME = new RegExp(
  String.raw`^(?:[!ǀǁǂǃ]|${ELIDED})?[\p{Lu}'’][\p{L}'’.-]*$|^(?:${ALL_PARTICLES})$`,
  'u',
);

/** Are these words written like a person's name? */
export const areWordsOfName = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS && words.every((w) => WORD_OF_NAME.test(w));
