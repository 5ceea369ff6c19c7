/** Sons and daughters: whom a paper of a register of births is about. */
const OFFSPRING = 'son|daughter|child(?:ren)?';

/** By blood and marriage, without sons and daughters. */
export const RELATIVES_BUT_OFFSPRING =
  'husband|wife|spouse|mother|father|parents?|brother|sister|uncle|aunt|cousin|niece|nephew|grand(?:mother|father|son|daughter|parents?|child(?:ren)?)|in-laws?|guardian';

/** By blood and marriage. */
export const RELATIVES = `${RELATIVES_BUT_OFFSPRING}|${OFFSPRING}`;

/** "his mother", "her uncle", "her husband". */
export const RELATIVES_IN_SETSWANA = 'rraagwe|mmaagwe|malome|rakgadi|ntatemogolo|mogatse';
