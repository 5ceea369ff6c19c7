import { readFileSync } from 'node:fs';

/** Letters of European languages that the recogniser knows besides ASCII. */
const LATIN_AND_SIGNS = '£€°éèêëàâäáãåçñíìîïóòôöõúùûüýßøæœÉÈÀÂÄÁÃÅÇÑËÍÎÓÔÖÕÚÜØÆ';

/**
 * The recogniser's classes: index 0 is the CTC blank, then one class per line of the keys file, then the space.
 *
 * @returns the classes to keep, as indexes into the model's last layer, and their characters ('' for the blank).
 */
export function latinClasses(keysFile: string): { total: number; indexes: number[]; characters: string[] } {
  const keys = ['', ...readFileSync(keysFile, 'utf8').replace(/\n$/, '').split('\n'), ' '];
  const indexes = keys.flatMap((key, index) => (index === 0 || isLatin(key) ? [index] : []));
  return { total: keys.length, indexes, characters: indexes.map((index) => keys[index]!) };
}

function isLatin(key: string): boolean {
  return [...key].length === 1 && ((key >= ' ' && key <= '~') || LATIN_AND_SIGNS.includes(key));
}
