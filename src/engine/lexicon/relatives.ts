/** Children: the subjects of birth records. */
const OFFSPRING = 'son|daughter|child(?:ren)?';

/** Relatives except children. */
export const RELATIVES_BUT_OFFSPRING =
  'husband|wife|spouse|mother|father|parents?|brother|sister|uncle|aunt|cousin|niece|nephew|grand(?:mother|father|son|daughter|parents?|child(?:ren)?)|in-laws?|guardian';

/** All relatives. */
export const RELATIVES = `${RELATIVES_BUT_OFFSPRING}|${OFFSPRING}`;

/** "his mother", "her uncle", "her husband". */
export const RELATIVES_IN_SETSWANA = 'rraagwe|mmaagwe|malome|rakgadi|ntatemogolo|mogatse';
