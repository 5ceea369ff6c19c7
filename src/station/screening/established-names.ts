import type { NameIndex } from './name-index.ts';
import type { AreOtherNames } from './names/match-names.ts';

/** Entries that bear a name before the lists say that it is one of its own … */
const ESTABLISHED_FROM = 3;
/** … and the share of them that may bear the like name as well before the two are spellings of one: Salim, Salem. */
const SPELLINGS_FROM = 0.15;
/** Pairs of words; a search asks for some hundred. */
const REMEMBERED_MOST = 100_000;

/**
 * Tells from the lists themselves which words that are alike are two names and not one misspelt: many entries bear Khalid, many Khalil,
 * and hardly any is listed under both.
 */
export function establishedNames(index: NameIndex): AreOtherNames {
  const remembered = new Map<string, boolean>();
  return (a, b) => {
    const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
    let are = remembered.get(pair);
    if (are === undefined) {
      if (remembered.size >= REMEMBERED_MOST) remembered.clear();
      const { fewer, apart } = index.together(a, b);
      are = fewer >= ESTABLISHED_FROM && apart < SPELLINGS_FROM * fewer;
      remembered.set(pair, are);
    }
    return are;
  };
}
