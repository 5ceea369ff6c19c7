/**
 * Names of Arabic origin are written with the article and with “servant of” in many ways: al-Rahman, ar-Rahman,
 * el Rahman; Abd al-Rahman, Abdul Rahman, Abdurrahman, Abderrahmane, Abdirahman. All become `AL` and `ABDUL` with the
 * following word apart, so that the words that tell people apart are compared.
 */

const ARTICLES: ReadonlySet<string> = new Set(['AL', 'EL', 'UL', 'IL']);
/** The article assimilates to a following sun letter: as-Salih, ash-Shami, an-Naimi. */
const ASSIMILATED = /^[AEIU](SH|TH|DH|[DLNRSTZ])$/;
const SERVANT = /^ABD[AEIOU]{0,2}[LRSNDTZ]?$/;
/** `ABDURRAHMAN`: servant, article (perhaps assimilated), and at least four letters of a divine name. */
const SERVANT_JOINED = /^ABD(?:[AEIU]|OU)?(?:L|R(?=R)|S(?=S)|N(?=N)|D(?=D)|T(?=T)|Z(?=Z))?([A-Z]{4,})$/;
/** `ABD ALRAHMAN` */
const ARTICLE_JOINED = /^[AEU]L[A-Z]{4,}$/;
/** Abdullah is one name, in any spelling. */
const ABDULLAH = /^ABD[AEIOU]{1,2}L{1,2}A+H?I?$/;

/** “Father of”, in all its grammatical cases. */
const FATHER = /^AB(?:OU|OO?|OE|I)$/;
/** “Of the religion”, with or after the article: Shams al-Din, Shamseddine, Shamsuddin. */
const RELIGION = /^(?:[AEIU]D?)?D(?:INE?|EEN)$/;
// eslint-disable-next-line regexp/no-super-linear-backtracking -- a word of a name has some dozen letters
const OF_RELIGION_JOINED = /^([A-Z]{2,}?)(?:[AEIOUY]*DD|[AEIOUY]+TT)(?:INE?|EEN)$/;
/** “Of God”: Saifullah, Saif Allah, Nasrallah. */
const OF_GOD_JOINED = /^([A-Z]{3,})[AEOU]LLAH?$/;

/** Tokens with articles and “servant of” in one spelling; the number of tokens may change. */
export function uniteArabicForms(written: readonly string[]): string[] {
  const tokens = written.map(withoutBreath);
  const out: string[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    if (isReligion(tokens, i)) {
      if (out.at(-1) === 'AL') out.pop();
      out.push(ofReligion(out.pop()!));
      continue;
    }
    if (isArticle(token, next)) {
      // `ABD AL RAHMAN`: the article belongs to the servant already written.
      if (out.at(-1) !== 'ABDUL') out.push('AL');
      continue;
    }
    if (isGod(token) && (out.at(-1) === 'ABD' || out.at(-1) === 'ABDUL')) out[out.length - 1] = 'ABDULLAH';
    else if (ABDULLAH.test(token)) out.push('ABDULLAH');
    else if (isGod(token) && token.length >= 4 && /^[A-Z]{3,}$/.test(out.at(-1) ?? ''))
      out.push(`${out.pop()!}ULLAH`);
    else if (OF_GOD_JOINED.test(token)) out.push(token.replace(OF_GOD_JOINED, '$1ULLAH'));
    else if (FATHER.test(token) && next !== undefined) out.push('ABU');
    else if (out.at(-1) === 'ABDUL' && ARTICLE_JOINED.test(token)) out.push(token.slice(2));
    else if (SERVANT.test(token) && next !== undefined && !isGod(next)) out.push('ABDUL');
    else {
      const stem = SERVANT_JOINED.exec(token)?.[1];
      if (stem) out.push('ABDUL', stem);
      else out.push(ofReligion(OF_RELIGION_JOINED.exec(token)?.[1], token));
    }
  }
  return out;
}

/** An H added where the original has none: Abdhul, Shamsuddhin. */
const withoutBreath = (token: string): string =>
  token.includes('DH')
    ? token.replace(/^ABDH(?=[AEIOU])/, 'ABD').replace(/DDH(?=(?:INE?|EEN)$)/, 'DD')
    : token;

function isArticle(token: string, next: string | undefined): boolean {
  if (next === undefined || next.length < 2) return false;
  if (ARTICLES.has(token)) return true;
  const letter = ASSIMILATED.exec(token)?.[1];
  return letter !== undefined && next.startsWith(letter);
}

/** After a word joined by the article, or with the article in it; `DIN` alone is a name. */
function isReligion(tokens: readonly string[], at: number): boolean {
  const token = tokens[at]!;
  const articled = /^[AEIU][LD]$/.test(tokens[at - 1] ?? '');
  return RELIGION.test(token) && at >= (articled ? 2 : 1) && (articled || token.length > 'DINE'.length);
}

const ofReligion = (stem: string | undefined, otherwise = ''): string =>
  stem === undefined ? otherwise : `${stem.replace(/[AEIOUY]+$/, '')}UDDIN`;

/** `ABD ALLAH`, `ABD ULLAH`: Abdullah in two words. */
const isGod = (token: string): boolean => /^[AEU]?L{1,2}AH?$/.test(token);
