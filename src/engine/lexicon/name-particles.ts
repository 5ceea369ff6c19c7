/** Words that surnames begin with, and that stand between names: Dutch and Afrikaans, German, French, Arabic. */
const BEFORE_SURNAMES = ['van', 'de', 'der', 'den', 'la', 'le', 'du', 'von', 'bin'] as const;

/** Portuguese, Spanish, Arabic and Dutch, which are words of other languages as well. */
const RARER = ['da', 'dos', 'di', 'del', 'el', 'al', 'bint', 'ibn', 'ben', 'ter', 'zu'] as const;

export const PARTICLES = BEFORE_SURNAMES.join('|');

/** For words that stand in a name already. */
export const ALL_PARTICLES = [...BEFORE_SURNAMES, ...RARER].join('|');

/** For sentences: "le" and "la" are words of Setswana, "bin" a thing. */
export const PARTICLES_IN_TEXT = 'van|von|der|den|de|du';
