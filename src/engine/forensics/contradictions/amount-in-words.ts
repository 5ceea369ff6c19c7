import { MINOR, NAMES, OWN_CODES, WORDS } from '../../packs/currencies.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { amountsOf } from '../../ledger/amounts.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { NUMBER_WORDS, numberOfWords } from './number-words.ts';
import { runningText } from './running-text.ts';

/** Initials of the minor unit's names, as in "50t". */
const initials = [...new Set(MINOR.split('|').map(([first]) => first))].join('');
const MONEY = String.raw`(?:${NAMES}|R|\$)`;
const FIGURES = String.raw`\d{1,3}(?:[ ,]\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?`;
/** Figures followed by the same in words in brackets: "P7,200.00 (seven thousand two hundred)". */
const WORDS_BEHIND = new RegExp(
  `(?<![\\p{L}\\d.,/-])(${MONEY}?\\s?(?:${FIGURES}))\\s*(?:/=)?\\s*\\(\\s*(?:say:?\\s+|${MONEY}\\s+)?(${NUMBER_WORDS})(?=\\s*(?:\\)|(?:${WORDS})\\b|only\\b|(months?|days?|years?|shares?)\\b(?!['’])))`,
  'giu',
);
/**
 * A bare count. Words with a unit of time are not compared with money: "P6,400.00 (two months' rent)", "P500 (five
 * days' wages)".
 */
const COUNTED = /^\d{1,3}(?:[ ,]\d{3})*$/u;
/** Words followed by figures in brackets: "twelve (12) months", "One thousand (1,000.00)". */
const FIGURES_BEHIND = new RegExp(
  `(${NUMBER_WORDS})\\s*(?:(?:${WORDS})\\s*)?(?:only\\s*)?\\(\\s*(${MONEY}?\\s?(?:${FIGURES}))\\s*(?:/=\\s*)?\\)`,
  'giu',
);
/** An amount given only in words. */
const IN_WORDS = new RegExp(
  `\\bin\\s+words\\b\\s*[:\\-–]?\\s*(?:(?:${OWN_CODES}|${WORDS})\\s+)?(${NUMBER_WORDS})\\s+(?:${WORDS})\\b(?:\\s*,?\\s*(?:and\\s+)?(\\d{1,2})\\s*(?:${MINOR}|[${initials}]\\b|/100))?(?!\\s*,?\\s*(?:and\\s+)?(?:${NUMBER_WORDS})\\s+(?:${MINOR}))|\\bsay:?\\s+(${NUMBER_WORDS})\\s+(?:${WORDS})\\b(?:\\s*,?\\s*(?:and\\s+)?(\\d{1,2})\\s*(?:${MINOR}|[${initials}]\\b|/100))?`,
  'giu',
);

/** An amount or number in figures and in words must be the same. */
export const amountInWords: PageJudge = {
  id: 'amount-in-words',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const findings: Finding[] = [];
    // Both forms have brackets; skips the slow patterns on pages without any.
    const isBracketed = running.text.includes('(');
    const matches = (pattern: RegExp): RegExpExecArray[] =>
      isBracketed ? [...running.text.matchAll(pattern)] : [];
    const pairs = [
      ...matches(WORDS_BEHIND)
        .filter((m) => m[3] === undefined || COUNTED.test(m[1]!.trim()))
        .map((m) => ({ m, figures: m[1]!, words: m[2]! })),
      ...matches(FIGURES_BEHIND).map((m) => ({ m, figures: m[2]!, words: m[1]! })),
    ];
    for (const { m, figures, words } of pairs) {
      const said = numberOfWords(words);
      const value = Number(figures.replace(/[^\d.]/g, '').replace(/^\./, ''));
      // The words may omit the hundredths, or give them in figures.
      if (said === null || said === Math.floor(value) || said === Math.round(value)) continue;
      const [from, to] = [m.index, m.index + m[0].length];
      findings.push(
        await contradiction(amountInWords, page, confirm, {
          pointsTo: { from, to },
          says: message('textFindings.inWords', {
            figures: figures.trim(),
            words: words.replace(/\s+/g, ' '),
          }),
          detail: (seen) => `the words say ${said}; ${seen}`,
          before: words.replace(/\s+/g, ' '),
          after: figures.trim(),
        }),
      );
    }
    const amounts = amountsOf(page);
    const printed = new Set([
      ...amounts.map(({ cents }) => Math.floor(cents / 100)),
      ...amounts.map(({ cents }) => Math.round(cents / 100)),
      ...[...running.text.matchAll(/(?<![\d.])\d{1,3}(?:[ ,]\d{3})+|\d+/g)].map((m) =>
        Number(m[0].replace(/\D/g, '')),
      ),
    ]);
    for (const m of running.text.matchAll(IN_WORDS)) {
      const words = m[1] ?? m[3]!;
      const said = numberOfWords(words);
      if (said === null || amounts.length === 0 || printed.has(said)) continue;
      const [from, to] = [m.index, m.index + m[0].length];
      findings.push(
        await contradiction(amountInWords, page, confirm, {
          pointsTo: { from, to },
          says: message('textFindings.onlyInWords', {
            words: words.replace(/\s+/g, ' '),
            amount: said * 100,
          }),
          detail: (seen) => `${amounts.length} amounts on the page; words ${seen}`,
          before: words.replace(/\s+/g, ' '),
        }),
      );
    }
    return findings;
  },
};
