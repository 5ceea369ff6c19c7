import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { areOtherSurnames } from '../../values/same-person.ts';
import { holdsKnownName } from '../../values/dictionaries.ts';
import { IN_CAPITALS, WRITTEN } from '../../lexicon/forms-of-address.ts';
import { COMPANY_WORD } from '../../values/not-a-person.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText } from './running-text.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:[ ](?:\p{Lu}[\p{L}'’.-]*|\(Pty\)|\(PTY\)|&))+`;
const TITLE = String.raw`(?:(?:${WRITTEN}|Prof|${IN_CAPITALS})\.?\s+)?`;
const HOLDER = String.raw`(?:[Cc]ompany [Nn]ame|[Nn]ame of (?:the )?[Cc]ompany|[Tt]axpayer(?: [Nn]ame)?|[Ss]hareholder|[Ll]icensee|[Aa]ccount [Hh]older|[Ii]nsured|[Hh]older|[Nn]ame)`;
const CERTIFIED = String.raw`\b(?:[Cc]ertif(?:y|ies|ied)|[Cc]onfirms?)\s+that\s+`;

/** Two patterns whose names must refer to the same person or company. */
interface Places {
  readonly labelled: RegExp;
  readonly said: RegExp;
  /** Ignore a labelled name below the sentence: it may be the signatory's. */
  readonly onlyAbove?: true;
}
const PLACES: readonly Places[] = [
  {
    onlyAbove: true,
    labelled: new RegExp(`(?:^|[ ]{2})[^\\n]{0,3}${HOLDER}(?:[ ]*:)?[ ]+(${NAME})(?=[ ]{2}|[ ]*$)`, 'gmu'),
    said: new RegExp(
      `(?:${CERTIFIED}|\\b[Ii]s (?:issued|granted) to\\s+|\\b[Rr]egister (?:for|of)\\s+)${TITLE}(${NAME})`,
      'gu',
    ),
  },
  // The subject line of a letter.
  {
    labelled: new RegExp(`^(?:(?:RE|Re)\\s*:\\s*)?[\\p{Lu} ]{6,60}[:–-][ ]*${TITLE}(${NAME})[ ]*$`, 'gmu'),
    said: new RegExp(`${CERTIFIED}${TITLE}(${NAME})`, 'gu'),
  },
  {
    labelled: new RegExp(`^[^\\n]{0,3}[Dd]eponent(?:[ ]*:)?[ ]+(${NAME})[ ]*$`, 'gmu'),
    said: new RegExp(`^\\s*I,\\s+${TITLE}(${NAME})(?=,)`, 'gmu'),
  },
];

interface Named {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The name in the heading of a certificate or letter against the name in its certifying sentence: a finding if they are
 * of the same kind (people or companies), share no word, and neither occurs elsewhere on the page.
 */
export const namesAgree: PageJudge = {
  id: 'names-agree',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const { text } = running;
    const findings: Finding[] = [];
    for (const { labelled, said, onlyAbove } of PLACES) {
      const [own, ...more] = namesOf(text, labelled);
      const [other, ...others] = namesOf(text, said);
      if (!own || !other || more.length > 0 || others.length > 0) continue;
      if (onlyAbove && own.from > other.from) continue;
      if (!areAlike(own.name, other.name) || findings.length > 0) continue;
      const rest = text.slice(0, Math.min(own.from, other.from)) + ' ' + between(text, own, other);
      if (
        haveWordInCommon(own.name, other.name) ||
        [own, other].some(({ name }) => haveWordInCommon(name, rest))
      )
        continue;
      findings.push(
        await contradiction(namesAgree, page, confirm, {
          restsOn: [own, other],
          pointsTo: other,
          says: message('textFindings.otherName', { head: own.name, other: other.name }),
          detail: (seen) => `no word in common, and neither name stands elsewhere on the page; ${seen}`,
          before: own.name,
          after: other.name,
        }),
      );
    }
    return findings;
  },
};

function namesOf(text: string, pattern: RegExp): Named[] {
  return [...text.matchAll(pattern)].map((m) => {
    const name = m[1]!;
    const from = m.index + m[0].indexOf(name);
    return { name: name.replace(/\s+/g, ' '), from, to: from + name.length };
  });
}

/**
 * Are both names companies, or both people with known names? A company without a legal form or similar word is
 * recognised as neither.
 */
function areAlike(a: string, b: string): boolean {
  const [isA, isB] = [COMPANY_WORD.test(a), COMPANY_WORD.test(b)];
  return isA === isB && (isA || (holdsKnownName(a) && holdsKnownName(b)));
}

/** The text between two names and after them. */
function between(text: string, a: Named, b: Named): string {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  return `${text.slice(first.to, second.from)} ${text.slice(second.to)}`;
}

/** Words that distinguish names. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => word.length > 2 && /^\p{Lu}/u.test(word) && !COMPANY_WORD.test(word));

function haveWordInCommon(name: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(name).some((own) => words.some((word) => !areOtherSurnames(own, word)));
}
