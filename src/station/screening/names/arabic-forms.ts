/**
 * Names of Arabic origin are written with the article and with “servant of” in many ways: al-Rahman, ar-Rahman,
 * el Rahman; Abd al-Rahman, Abdul Rahman, Abdurrahman, Abderrahmane, Abdirahman. All become `AL` and `ABDUL` with the
 * following word apart, so that the words that tell people apart are compared.
 */

const ARTICLES: ReadonlySet<string> = new Set(['AL', 'EL', 'UL', 'IL']);
/** The article takes on a following sun letter: as-Salih, ash-Shami, an-Naimi. */
const ASSIMILATED = /^[AEIU](SH|TH|DH|[DLNRSTZ])$/;
const SERVANT = /^ABD[AEIOU]{0,2}[LRSNDTZ]?$/;
/** `ABDURRAHMAN`: servant, article (perhaps taken on the next letter), and at least four letters of a divine name. */
const SERVANT_JOINED = /^ABD(?:[AEIU]|OU)?(?:L|R(?=R)|S(?=S)|N(?=N)|D(?=D)|T(?=T)|Z(?=Z))?([A-Z]{4,})$/;
/** `ABD ALRAHMAN` */
const ARTICLE_JOINED = /^[AEU]L[A-Z]{4,}$/;
/** Abdullah is a name of its own, however it is written. */
const ABDULLAH = /^ABD[AEIOU]{1,2}L{1,2}A+H?I?$/;

/** Tokens with articles and “servant of” in one spelling; the number of tokens may change. */
export function uniteArabicForms(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    if (isArticle(token, next)) {
      // `ABD AL RAHMAN`: the article belongs to the servant already written.
      if (out.at(-1) !== 'ABDUL') out.push('AL');
      continue;
    }
    if (ABDULLAH.test(token)) out.push('ABDULLAH');
    else if (out.at(-1) === 'ABDUL' && ARTICLE_JOINED.test(token)) out.push(token.slice(2));
    else if (SERVANT.test(token) && next !== undefined && !isGod(next)) out.push('ABDUL');
    else {
      const stem = SERVANT_JOINED.exec(token)?.[1];
      if (stem) out.push('ABDUL', stem);
      else out.push(token);
    }
  }
  return out;
}

function isArticle(token: string, next: string | undefined): boolean {
  if (next === undefined || next.length < 2) return false;
  if (ARTICLES.has(token)) return true;
  const letter = ASSIMILATED.exec(token)?.[1];
  return letter !== undefined && next.startsWith(letter);
}

/** `ABD ALLAH`, `ABD ULLAH`: Abdullah in two words, left as it is for the comparison of joined words. */
const isGod = (token: string): boolean => /^[AEU]?L{1,2}AH?$/.test(token);
