import { DATED_ON } from '../lexicon/days-of-papers.ts';
import { ACCOUNT } from '../lexicon/accounts.ts';
import { CIVIL_TITLE } from '../lexicon/forms-of-address.ts';
import { PARTS_OF_PLACES, PREMISES, SHOPS, YARDS } from '../lexicon/premises.ts';
import { COUNTRIES, ID_WORDS } from '../packs/country-words.ts';
import { isKnownName, isPlaceName, isTownArea, placeIn } from './dictionaries.ts';
import { LEGAL_FORM, withoutLegalForm } from './legal-form.ts';
import { NATIONALITIES } from './nationalities.ts';
import { fold, oneLine } from './text/fold.ts';
import { withoutSentence } from './address-in-sentence.ts';
import { endsInPlace, isPostal, NUMBERED, STREET } from './address-words.ts';

/** Removes one thing around an address, or corrects one OCR error in it. */
type Step = (text: string) => string;

const WHICH_ADDRESS = '(?:physical|postal|home|street|supply|service|property)';
const ASKS_WHERE = '(?:plot|address|location|premises|property|residence|house|stand|erf)';
const LABEL_BEFORE = new RegExp(
  String.raw`^(?:\p{L}+\s?[/&]\s?)?(?:${WHICH_ADDRESS}\s)?${ASKS_WHERE}(?:\s(?:no|number|address))?\.?\s?:\s+(?=\S+ \S)`,
  'iu',
);

/** "PROPERTY RATES: PLOT 812"; not other labels, which say whose address it is, or which: "Employer:", "Previous address:". */
const SUBJECT = new RegExp(
  [
    String.raw`^(?:re|ref|subject|in respect of|`,
    String.raw`(?:(?:demand|notice|account|bill|arrears|unpaid|outstanding|annual|council|municipal|land|ground|property|of|for) ){0,4}`,
    String.raw`(?:rates|levy|levies|property)(?: (?:demand|notice|account|bill|arrears|due|payable))?)`,
    String.raw`\s?:\s+(?=(?:${PREMISES}|farm)\b)`,
  ].join(''),
  'iu',
);

/** Applied in this order. */
const STEPS: readonly Step[] = [
  // "Plot / Location: Plot 12, …": a label before the address.
  (text) => text.replace(LABEL_BEFORE, ''),
  // "PROPERTY RATES: PLOT 812 BOBONONG": a letter's subject.
  (text) => text.replace(SUBJECT, ''),
  // "Kago Example, Plot 12, …": who lives there.
  (text) => withoutDweller(text),
  (text) => wardBeforeVillage(text),
  (text) => untilNextLabel(text),
  // The next sentence: "… Mogoditshane Given under my hand".
  (text) => text.replace(NEXT_SENTENCE, ''),
  (text) => text.replace(DECLARES, ''),
  (text) => text.replace(OF_WHICH, ''),
  (text) => text.replace(TOLD_OF_IT, ''),
  (text) => text.replace(AREA, ''),
  (text) => text.replace(OF_NUMBER, ''),
  (text) => text.replace(/\.\s+(?=(?:ward|block|phase|ext)\b)/gi, ' '),
  (text) => text.replace(/\s*,\s*(?:,\s*)*/g, ', '),
  (text) => withoutSentence(fromItsStart(text)),
  (text) => withoutOtherParts(text),
  (text) => untilPlace(text),
  (text) => text.replace(/[\s,;]+$/, ''),
  (text) => withoutPost(text),
];

/** A printed address on one line, parts separated by ", ", without surrounding text. */
export function addressAsPrinted(printed: string): string {
  return STEPS.reduce((text, step) => step(text), linesOf(printed).join(', '));
}

/** The printed lines of an address without punctuation around them. */
export function linesOf(printed: string): string[] {
  return printed
    .split('\n')
    .map((line) =>
      oneLine(partedNumbers(line).replace(/_+/g, ' ')).replace(
        /^(?:address\s*)?[|\s,;:.\-–—]+|[|\s,;:.\-–—]+$/gi,
        '',
      ),
    )
    .filter((line) => line !== '');
}

/** "PLOT17742TSHOLOFELO", "BOX22": in photographs OCR loses the blanks around numbers. */
export function partedNumbers(line: string): string {
  return line
    .replace(
      /\b(P\.?\s?)[O0](\.?\s?B)([O0o])([Xx])\b/g,
      (_, p: string, b: string, o: string, x: string) =>
        `${p}O${b}${o === '0' ? (x === 'X' ? 'O' : 'o') : o}${x}`,
    )
    .replace(/\b(plot|lot|stand|unit|house|flat|block|phase|ext|extension|box|bag|ward)\.?(?=\d)/gi, '$1 ')
    .replace(/(\d)(?=\p{Lu}(?:\p{Ll}{3}|\p{Lu}{3}))/gu, '$1 ');
}

/** "K. Example", "K T Example & N Example": surnames behind initials, and nothing else. */
const INITIALS = /^(?:(?:^|\s(?:&|and)\s)(?:\p{Lu}\.?\s?){1,3}\s\p{Lu}[\p{L}'’-]{2,})+$/u;
/** "Mr Example", "Mrs K Example", behind the title: one or two words, or initials. */
const BEHIND_TITLE = /^(?:\p{Lu}\S*\s){0,2}\p{Lu}[\p{L}'’-]+$/u;

const isNameOrInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word) || isKnownName(word);

/** "Kago Example", "Mr K Example", "Nata Tools (Pty) Ltd" as a whole: buildings are named after people and companies. */
const isWholeName = (part: string): boolean =>
  INITIALS.test(part) ||
  (CIVIL_TITLE.test(part) && BEHIND_TITLE.test(part.replace(CIVIL_TITLE, ''))) ||
  (LEGAL_FORM.test(part) && withoutLegalForm(part) !== part) ||
  part.split(/[\s-]+/).every(isNameOrInitial);

/** Whoever is named in front of a numbered plot, house or street does not belong to the address; "Palm Court, 12 Main Road" does. */
function withoutDweller(text: string): string {
  const [first = '', ...rest] = text.split(/,\s*/);
  if (rest.length < 2 || !(NUMBERED.test(rest[0]!) || /^\d/.test(rest[0]!))) return text;
  if (/\d/.test(first) || !/^\p{Lu}\S*\s\S/u.test(first)) return text;
  if (STREET.test(first) || OF_TOWN.test(first) || NAMES_A_BUILDING.test(first) || isPlaceName(first))
    return text;
  return isWholeName(first.trim()) ? rest.join(', ') : text;
}

/** "Given under my hand", "Dated this 3rd day of May". */
const NEXT_SENTENCE = new RegExp(String.raw`\s+(?:${DATED_ON})(?:\s+(?:under|at|this|on)\b.*)?$`, 'i');
const OTHER_NUMBER = new RegExp(
  String.raw`\s+(?:meter|${ACCOUNT}|tel|cell|phone|fax|(?:${ID_WORDS}))\b\.?(?:\s+(?:no|number)\b\.?)?\s*[A-Z]{0,3}\d{5,}`,
  'gi',
);
/** "Lot 12, Palapye  Line: 492 0000": another label on the same line. */
function untilNextLabel(text: string): string {
  const ends = [...text.matchAll(/\s+\p{Lu}\p{L}+(?: \p{L}+)?:\s|(?<=\p{L})\s+\p{Lu}\p{L}+:\s/gu)].flatMap(
    (m) => [m.index, m.index + m[0].lastIndexOf(' ', m[0].length - 3)],
  );
  // "Plot 9021, Monarch, Francistown  Meter 04471180": a label without colon, and its number.
  for (const m of text.matchAll(OTHER_NUMBER)) ends.push(m.index);
  const end = ends.find((at) => endsInPlace(text.slice(0, at)));
  return end === undefined ? text : text.slice(0, end);
}

/** "Kanye mo Tlhako Ward", "Kanye, kgotleng ya Tlhako": Setswana names the village first, addresses name the ward first. */
function wardBeforeVillage(text: string): string {
  const parts =
    /^(\p{Lu}[\p{L}'’-]+)(?: village)?,? (?:mo|ko|kwa) (?:(?:kgotl(?:eng|a)|ward) (?:ya|ya ga) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(
      text.trim(),
    );
  return parts && isPlaceName(parts[1]!) && !isPlaceName(parts[2]!) ? `${parts[2]!}, ${parts[1]!}` : text;
}

const WHAT_IT_IS = String.raw`(?:[Tt]he|[Aa]n?|[Mm]ain|(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our)(?:-\p{Ll}+)?|\p{Ll}[\p{Ll}-]*|\d(?:-\p{Ll}+)?)\s+`;
/** Words of buildings and yards, beside those of `OF_TOWN`. */
const BUILDINGS = [
  `${PREMISES}|${SHOPS}|${YARDS}|cottage|farm|lodge|manor|mansion|hall|school|college|university|hospital|clinic`,
  'church|mission|estate|park|block|chambers|building|mews|place|terrace|wing|centre|center|arcade|annexe?|hotel|inn|hostel',
  'guest ?house|camp|barracks|depot|garage|workshop|store|market|supermarket|works|mill|ranch|quarters|stadium|rooms',
];
const NAMES_A_BUILDING = new RegExp(String.raw`\b(?:${BUILDINGS.join('|')})s?\b`, 'i');
const DWELLING =
  '(?:[Hh]ouse|[Ff]lat|[Rr]oom|[Dd]welling|[Pp]roperty|[Pp]remises|[Bb]uilding|[Hh]ome|[Rr]esidence|[Aa]partment|[Cc]ottage|[Tt]ownhouse|[Ww]arehouse)';
/** "House on Plot 12", "two-bedroom flat at Plot 12": a description before the location. */
const DESCRIBED = new RegExp(
  String.raw`^(?:${WHAT_IT_IS})*${DWELLING}\s+(?:which is\s+|situated?\s+|located\s+)?(?:at|on|in)\s+(?=(?:Plot|PLOT|Lot|Stand|House|Unit|Flat|Farm)(?: No\.?)? ?\d)`,
  'u',
);

/** "The registered office shall be situated at Plot 12, …" under a heading of the same words. */
const SITUATED =
  /^(?:the )?(?:(?:registered|principal|head) )?(?:office|place of business|premises|address)(?: of the company)? (?:is|are|shall be|will be)(?: (?:situated?|located))?(?: at| in)?\s+/i;

/** "ID 000000000, residing at Plot 12": text about a person before the residence. */
const LIVES = /^.*\b(?:residing|resident|domiciled|living|staying) at\.?\s+(?=\p{Lu}|\d)/u;
/** "I, Kago Example of Plot 12": the declarant before the residence. */
const SPEAKER = new RegExp(
  String.raw`^(?:(?:i|we|nna|as)\b,?\s[^\d]{3,60}?,?\s(?:of|wa|kwa)\s|(?:i|we|nna),?\s[^\d]{3,70}?\b(?:property|house|premises|dwelling|home)\s(?:at|on|known as)\s)(?=(?:${PREMISES}|farm)\b|\d)`,
  'iu',
);
/** "…, Francistown, do hereby make oath": from the verb on. */
const DECLARES = /,?\s+do(?:es)? (?:hereby|solemnly|make|swear|declare)\b.*$/i;

const HAS = 'maintains|operates|holds|has';
/**
 * "…, Livingstone maintains account number 34365471316": the sentence continues with a long number. The verb or the
 * account distinguishes it from "House number 10234", which belongs to the address.
 */
const OF_NUMBER = new RegExp(
  String.raw`(?<=[\p{L}\d])\s+(?:(?!(?:${PREMISES}|box|bag)\b)\p{Ll}+\s+){0,5}(?:${HAS}|${ACCOUNT})\s+(?:\p{Ll}+\.?\s+){0,6}\d{5,}.*$`,
  'u',
);

/** "Plot 12, Kanye, of which you are the owner": a relative clause about the place. */
const OF_WHICH = /,?\s+(?:of|in|for|at|to|on|under|over|upon|from) (?:which|whom)\s+\p{L}.*$/iu;
/** "…, Gaborone, 84 square metres": how large the premises are. */
const AREA =
  /,?\s+(?:about |approximately )?\d[\d., ]*\s?(?:square met(?:re|er)s?|sq\.? ?m(?:etres?)?|m2|m²)(?!\p{L}).*$/iu;

/** "…, registered in your name"; but "Measuring Point" is a place. */
const TOLD_OF_IT =
  /,?\s+(?:which|whose|where(?:in|of|as)?|who|measuring|(?:registered|owned|held|occupied) (?:in|by|under))\s+\p{Ll}.*$/u;

/** "the house situated at Plot 12, …": lower-case words before a plot belong to the sentence. */
function fromItsStart(printed: string): string {
  const text = printed.replace(LIVES, '').replace(SPEAKER, '').replace(SITUATED, '').replace(DESCRIBED, '');
  const plot = /\b(?:Plot|Lot|Stand|House|Unit|Flat|Farm|Tribal Lot)(?: No\.?)? ?\d/.exec(text);
  return plot && plot.index > 0 && /^(?:[\p{Ll}\d]+[\s,:]+)+$/u.test(text.slice(0, plot.index))
    ? text.slice(plot.index)
    : text;
}

/** "ZAMBIAN", which no place is called; "ZAMBIA" is one. */
const DEMONYMS = new Set(Object.keys(NATIONALITIES).map(fold));
/** "Rates for quarter Apr-Jun 2026" */
const FOR_A_TERM = /^(?:\p{L}+ ){0,3}(?:for|period|quarter|month)\s.*\b(?:19|20)\d\d$/iu;

/** "…, Nata, Zambian", "…, Nata, FOR QUARTER APR-JUN 2026": what is no place behind a comma, at the end. */
function withoutOtherParts(text: string): string {
  const at = text.lastIndexOf(', ');
  const last = text.slice(at + 2);
  return at > 0 && (DEMONYMS.has(fold(last)) || FOR_A_TERM.test(last))
    ? withoutOtherParts(text.slice(0, at))
    : text;
}

const OF_PLACE = new RegExp(`^(?:${PARTS_OF_PLACES})$`);
/** A word behind a place that begins something else. */
const GOES_ON = new RegExp(
  String.raw`^(?:\(|(?!(?:${PARTS_OF_PLACES})\b)\p{Ll}|(?:This|The|We|I|He|She|It|My|Our|Please|Kindly|Yours|Signed|Dated?|Tel|Rent|For|Account|ACCOUNT)$)`,
  'u',
);
const COUNTRY_ALONE = new RegExp(String.raw`^(?:${COUNTRIES})$`, 'i');
/** An address ends with its place; further lower-case words belong to the sentence. */
function untilPlace(text: string): string {
  const all = text.split(', ');
  const foreign = all.findIndex(
    (part, i) =>
      i > 0 &&
      /^\p{Ll}{2,}(?: |$)/u.test(part) &&
      !NUMBERED.test(part) &&
      (placeIn(all[i - 1]!) !== null || COUNTRY_ALONE.test(all[i - 1]!)),
  );
  const parts = foreign > 0 ? all.slice(0, foreign) : all;
  for (const [i, part] of parts.entries()) {
    const words = part.split(' ');
    for (let n = 1; i > 0 && n <= Math.min(3, words.length - 1); n++) {
      const after = words[n]!;
      const name = words.slice(0, n).join(' ');
      // "Gaborone (3 bedrooms", "Gaborone. The premises …", "Gaborone and its garden".
      const ended = /[.;]$/.test(name) || GOES_ON.test(after);
      if (ended && isPlaceName(name.replace(/[.;]$/, '')))
        return [...parts.slice(0, i), name.replace(/[.;]$/, '')].join(', ');
    }
    const runsOn = (n: number): boolean =>
      !OF_PLACE.test(words[n]!) && (/^\p{Ll}/u.test(words[n]!) || /^\p{Ll}/u.test(words[n + 1] ?? ''));
    const before = (n: number): string => words.slice(0, n).join(' ');
    const lengths = [3, 2, 1].filter((n) => i > 0 && n < words.length && runsOn(n));
    const end =
      lengths.find((n) => isPlaceName(before(n))) ?? lengths.find((n) => placeIn(before(n)) !== null);
    if (end !== undefined) return [...parts.slice(0, i), before(end)].join(', ');
  }
  return withoutTail(parts).join(', ');
}

/** Words after a town's name that belong to a part of it or to a district. */
const OF_TOWN = new RegExp(
  String.raw`\b(?:north|south|east|west|central|district|village|township|industrial|international|commerce|main|old|new|(?:${COUNTRIES})|extension|ext|mall|station|hill|view|court|gardens?|heights|apartments?|flats|villas?|complex|residence|towers?|plaza|square|centre)\b|\d`,
  'i',
);

/** "…, Lobatse Rates": a capital after the town starts something else, unless it is a street or a part of the town. */
function withoutTail(parts: readonly string[]): string[] {
  for (const [i, part] of parts.entries()) {
    const words = part.split(' ');
    if (i === 0 || words.length < 2 || isTownArea(part) || placeIn(part) === null) continue;
    if (parts.slice(i + 1).some((later) => placeIn(later) !== null)) continue;
    for (let n = Math.min(3, words.length - 1); n > 0; n--) {
      const [town, rest] = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
      const begins = rest.split(' ')[0]!;
      if (isPlaceName(town) && !isPlaceName(part) && !STREET.test(rest) && !OF_TOWN.test(begins))
        return [...parts.slice(0, i), town];
    }
  }
  return [...parts];
}

/** "P O Box 3, Kanye, Plot 12, Kgosing Ward, Kanye": postal address and residence in one block. */
function withoutPost(text: string): string {
  const parts = text.split(', ');
  const plot = parts.findIndex((part, i) => i > 0 && NUMBERED.test(part));
  const isHome = plot > 0 && placeIn(parts.slice(plot).join(', ')) !== null;
  return isHome && isPostal(parts[0]!) ? parts.slice(plot).join(', ') : text;
}
