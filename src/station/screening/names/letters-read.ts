/**
 * Scripts whose letters give the sounds of a name, as lists in Latin letters write them (ADR 529). Others leave vowels
 * out, or have none of the sounds of foreign names: a listed name written in them finds its entry by chance only.
 */
const READ =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Can the name be compared with names in Latin letters? */
export const isRead = (name: string): boolean => !/\p{L}/u.test(name.replace(READ, ''));
