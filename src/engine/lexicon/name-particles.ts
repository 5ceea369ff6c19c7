/** Particles before surnames and between names: Dutch and Afrikaans, German, French, Arabic. */
const BEFORE_SURNAMES = ['van', 'de', 'der', 'den', 'la', 'le', 'du', 'von', 'bin'] as const;

/** Portuguese, Spanish, Italian, Arabic, Malay and Dutch particles that are words of other languages too. */
const RARER = [
  'da',
  'dos',
  'di',
  'del',
  'el',
  'al',
  'della',
  'bint',
  'binti',
  'binte',
  'ibn',
  'ben',
  'ter',
  'zu',
] as const;

/** "anak lelaki", "anak perempuan": son, daughter of, a part of Malaysian names. */
const CHILD_OF = '[Aa]/[LlPp]';

/** "son, daughter, wife of" behind a name on Indian papers: parentage, and no part of it. */
export const PARENTAGE = '[SsDdWw]/[Oo]';

export const PARTICLES = BEFORE_SURNAMES.join('|');

/** Inside a known name. */
export const ALL_PARTICLES = [...BEFORE_SURNAMES, ...RARER, CHILD_OF].join('|');

/** Inside sentences, where "le" and "la" are Setswana words and "bin" a thing. */
export const PARTICLES_IN_TEXT = 'van|von|der|den|de|du|da|das|dos';

/** French and Italian particles joined to the name: "Hervé d’Example". */
export const ELIDED = "(?:d|l|dell|dall)['’]";
