import type { NameIndex } from './name-index.ts';
import type { AreOtherNames } from './names/match-names.ts';

/** Minimum number of entries with a name before it counts as established … */
const ESTABLISHED_FROM = 3;
/** … and maximum share of them that may also bear the similar name, before the two are spellings of one: Salim, Salem. */
const SPELLINGS_FROM = 0.15;
/** Cached word pairs; a search needs some hundred. */
const REMEMBERED_MOST = 100_000;

/**
 * Tells from the lists which similar words are two established names and not a misspelling: many entries bear Khalid,
 * many Khalil, and hardly any is listed under both.
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
