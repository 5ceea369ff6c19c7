import { OWNERS } from '../../../lexicon/tenancy.ts';
import { PREMISES, SHOPS, WAYS } from '../../../lexicon/premises.ts';
import { RELATIVES } from '../../../lexicon/relatives.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import { PARTICLES_IN_TEXT } from '../../../lexicon/name-particles.ts';
import { IN_CAPITALS, WRITTEN } from '../../../lexicon/forms-of-address.ts';
import type { Finder } from '../../document-type.ts';
import { blank, proseWithout, REST_OF_SENTENCE, WORKED_FOR } from '../prose-without.ts';

const FAMILY = `(?:${RELATIVES}|partner)`;
/** Roles of people other than the document's subject. */
const BESIDE = `(?:${OWNERS}|guarantor|surety|referee|witness|next of kin|supervisor|line manager|colleague)`;
const EARLIER = '(?:previous|former|past|last|earlier)';
const WHOSE = '(?:my|his|her|their|our|your|the)';

const TITLE = String.raw`(?:(?:${WRITTEN}|[Mm](?:r|rs|s|iss|me)|[Dd]r|[Rr]re|[Pp]rof|[Rr]ev|${IN_CAPITALS})\.?\s+)`;
const WORD = String.raw`\p{Lu}[\p{L}.'’-]*`;
const NAME = String.raw`${TITLE}?(?:the late\s+)?${WORD}(?:\s+(?:${WORD}|${PARTICLES_IN_TEXT})){0,4}`;
const IS = String.raw`(?:'s name)?(?:\s*,|\s*:|\s+(?:is|was|called|named))`;
const APPOSED = String.raw`(?:'s name|${IS})?[^\S\n]+`;
/** "The owner of the house is": what follows is the property, not the tenant. */
const OF_WHAT = String.raw`\s+of\s+[^,.;]{3,40}${IS}[^\S\n]+`;

/** Makes the words' initials case-insensitive; names must start with a capital. */
const anyCase = (words: string): string =>
  words.replace(/(?<![\\\p{L}])\p{L}+/gu, (word) =>
    /^\p{Ll}/u.test(word) ? `[${word[0]!}${word[0]!.toUpperCase()}]${word.slice(1)}` : word,
  );

/** Phrases of colleagues about the subject: "Neo Example, our Depot Manager, has worked with him". */
const SPEAKS_OF =
  'work(?:s|ed) (?:with|under|beside)|kn(?:ows|own)|supervise[sd]|manage[sd]|train(?:s|ed)|speaks (?:well|highly) of|vouch(?:es|ed) for|recommend(?:s|ed)';

/**
 * Other people in a sentence: parents, partners, landlords, referees, predecessors. Their names are blanked out; the
 * names of children, tenants or nieces stay.
 */
const BESIDE_SUBJECT: readonly RegExp[] = [
  `(?<=\\b${anyCase(`${FAMILY} of`)}\\s+)${NAME}(?:\\s+and\\s+${NAME})?`,
  `(?<=\\b${anyCase(`(?:with|from|under|and|by|name of|belonging to|owned by|property of)`)}\\s+${anyCase(WHOSE)}\\s+(?:${EARLIER}\\s+|\\p{Ll}+\\s+)?${anyCase(`(?:${FAMILY}|${BESIDE})`)}${APPOSED})${NAME}`,
  `(?<=\\b(?:${anyCase(BESIDE)}|${anyCase(EARLIER)}\\s+\\p{L}+)(?:${OF_WHAT}|${APPOSED}))${NAME}`,
  `${NAME}(?=,\\s(?:our|my|his|her|their|the)\\s[^.,;\\n]{3,40},\\s(?:has\\s|have\\s)?(?:${SPEAKS_OF})\\s(?:him|her)\\b)`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Former work: "having previously worked for Nata Tools Limited", "before she joined us, …". */
const EARLIER_WORK: readonly RegExp[] = [
  /\b(?:previously|formerly|earlier|before that|prior to that|until then)\s+(?:\p{L}+\s+){0,2}?(?:work|employ|engag|serv|with|at|by)(?:[^.;,\n]|\.(?=\d))*/giu,
  new RegExp(
    String.raw`\b(?:before|prior to)\s+(?:(?:she|he|they)\s+)?(?:join|com|be)(?:ed|ing|e|ame)\b${REST_OF_SENTENCE}`,
    'giu',
  ),
  new RegExp(String.raw`\b${EARLIER}\s+${WORKED_FOR}\b${REST_OF_SENTENCE}`, 'giu'),
];

/** "the landlord of Nata Flats", "… of Kago Example, who": two or more words, and what shows that they are a person. */
const OWNED = new RegExp(
  String.raw`(?<=\b${anyCase(`(?:${OWNERS})`)}\s+of\s+)\p{Lu}[\p{L}'’-]*(?:\s+(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]*)){1,4}(?:(?:,?\s+who|\.\s+[SH]h?e)\b)?`,
  'gu',
);
const SAYS_SOMEBODY = /\b(?:who|[SH]h?e)$/u;
const OF_PREMISES = new RegExp(
  String.raw`\b(?:(?:${PREMISES}|${SHOPS}|apartment|villa|lodge|estate|mansion|garden|cottage|propert(?:y|ie))s?|${WAYS}|court|complex|residences?|towers?|heights|park|place|mall)\b`,
  'iu',
);
const isOwned = (words: string): boolean =>
  OF_PREMISES.test(words) || !(SAYS_SOMEBODY.test(words) || holdsKnownName(words));

/** Runs finders on the text without other people and without owners of premises. */
export const ofSubject = (...finders: readonly Finder[]): Finder =>
  proseWithout([OWNED], [proseWithout(BESIDE_SUBJECT, finders)], (words) =>
    isOwned(words) ? blank(words) : words,
  );

/** Runs finders on the text without former work. */
export const ofPresentWork = (...finders: readonly Finder[]): Finder => proseWithout(EARLIER_WORK, finders);
