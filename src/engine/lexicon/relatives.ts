/** By blood and marriage. */
export const RELATIVES =
  'husband|wife|spouse|mother|father|parents?|brother|sister|son|daughter|child(?:ren)?|uncle|aunt|cousin|niece|nephew|grand(?:mother|father|son|daughter|parents?|child(?:ren)?)|in-laws?|guardian';

/** "his mother", "her uncle", "her husband". */
export const RELATIVES_IN_SETSWANA = 'rraagwe|mmaagwe|malome|rakgadi|ntatemogolo|mogatse';
