import { ALL_PARTICLES, ELIDED } from '../lexicon/name-particles.ts';

/** Most words of a name: as read, where other text may have joined it; as typed (Portuguese and Arabic names have a dozen). */
const MOST_WORDS = { read: 6, typed: 20 } as const;
/** A word with a capital, after a click letter or an elided particle; or a particle. */
const WORD_OF_NAME = new RegExp(
  String.raw`^(?:[!ǀǁǂǃ]|${ELIDED})?[\p{Lu}'’][\p{L}'’.-]*$|^(?:${ALL_PARTICLES})$`,
  'u',
);

/** Are these words written like a person's name? */
export const areWordsOfName = (words: readonly string[], typed: boolean): boolean =>
  words.length <= MOST_WORDS[typed ? 'typed' : 'read'] && words.every((w) => WORD_OF_NAME.test(w));
