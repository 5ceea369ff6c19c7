import { capitalised } from '../../../contract/formats.ts';
import { LAND } from '../../lexicon/premises.ts';
import { ID_WORDS_AS_PRINTED } from '../../packs/country-words.ts';
import { isKnownName, isPlaceName, isTownArea } from '../dictionaries.ts';

/**
 * Corrects OCR errors that the context proves, keeping the length:
 *
 * - a capital read as lower case of the same shape: "Kago orebotse", only for known names after a capitalised word;
 * - the letter O in a time: "11:oo";
 * - the letter O in a company number: "BWo0oo0998877";
 * - letters in an amount: "Pl.OO";
 * - a Roman numeral after a word: "Grade Il";
 * - lower case after initials, alone on its line: "M. sithole";
 * - tlh of Setswana names read as tih: "Tihalerwa", "Motihabane";
 * - the digit 0 in a word in capitals: "0RDER", "T00LS";
 * - the digit 0 in a lower-case word: "Kits0", "Go0-Ra-Mmila";
 * - the letter l for I before a consonant: "Kago lsaac", "lTUMELENG";
 * - a full stop for the comma between a part of a town and the town: "Peleng. Lobatse";
 * - digits in the word "Old" before a name: "01d Naledi";
 * - a letter between digits of a plot number: "Plot 28Z95";
 * - the letter l for a person's ordinal number: "Directorl";
 * - a speck after a line: "(ID 118829930) .";
 * - a wrong letter in a heading of people: "Direciors:";
 * - the word "I" at the start of a sworn sentence: "1, Kago Example, …".
 */
export function mended(text: string): string {
  return text
    .replace(/(?<=(?:^|\s)\p{Lu}[\p{L}'’-]*\.?\s)[cosuvwxz]\p{Ll}{3,}(?!\p{L})/gu, (word) =>
      isKnownName(word) ? capitalised(word) : word,
    )
    .replace(/(?<=(?:^|\s)\d{1,2}[:.])[oO]{2}(?=\s|$|[ap]\.?m|h)/g, '00')
    .replace(/(?<=(?:^|\s)[12])[oO](?=[:.]\d\d(?!\d))/g, '0')
    .replace(
      /\b[Bb][Ww](?=[\doO]{11}\b)[\doO]*[oO][\doO]*/g,
      (number) => `BW${number.slice(2).replace(/[oO]/g, '0')}`,
    )
    .replace(/(?<!\p{L})(\p{Lu}\p{Ll}*t|T)ih(?=[aeiouw])/gu, '$1lh')
    .replace(AMOUNT, (sum) => sum.replace(/[lI|]/g, '1').replace(/[oO]/g, '0'))
    .replace(/(?<=\p{L}\s)(?:Il|lI|IIl|IlI)(?![\p{L}\d'’])/gu, (two) => two.replaceAll('l', 'I'))
    .replace(WITH_ZEROS, (word) => word.replaceAll('0', 'O'))
    .replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}{2,}0\p{Ll}*(?![\p{L}\d])/gu, (word) => word.replace('0', 'o'))
    .replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}0(?=-(?:\p{Lu}\p{Ll}|\s*$))/gu, (word) => word.replace('0', 'o'))
    .replace(/(?<![\p{L}\d./-])[0O][1Il|]d(?= \p{Lu}\p{Ll})/gu, 'Old')
    .replace(STOP_BETWEEN_PLACES, (all, part: string, town: string) =>
      isTownArea(part) && isPlaceName(town) ? all.replace('.', ',') : all,
    )
    .replace(IN_PLOT, (letter) => DIGIT_OF[letter.toUpperCase()]!)
    .replace(/(?<=[\p{L}\d)]) [.,'](?=\s*$)/u, '  ')
    .replace(/(?<=\b(?:director|shareholder|member|partner|witness) ?)[lI|](?=\s*(?::\s*)?$)/i, '1')
    .replace(L_FOR_I, 'I')
    .replace(BEFORE_COLON, headingOfPeople)
    .replace(INITIALS, (letter) => letter.toUpperCase())
    .replace(SWORN, 'I');
}

/** Headings of lists of people, each unlike other words. */
const PEOPLE = ['Directors', 'Shareholders', 'Attendees', 'Apologies', 'Signatories', 'Proprietors'];
/** A word before a colon, as long as one of these headings. */
const BEFORE_COLON = /^\p{Lu}\p{Ll}{8,11}(?=\s?:)/u;

/** The heading that differs from a word in exactly one letter. */
function headingOfPeople(word: string): string {
  const others = (heading: string): number => [...heading].filter((letter, i) => letter !== word[i]).length;
  return PEOPLE.find((heading) => heading.length === word.length && others(heading) === 1) ?? word;
}

/** A letter between digits of a plot number. */
const IN_PLOT = new RegExp(String.raw`(?<=\b(?:${LAND}) (?:no\.? )?\d{1,5})[ZSOIlB](?=\d)`, 'giu');
const DIGIT_OF: Readonly<Record<string, string>> = { Z: '2', S: '5', O: '0', I: '1', L: '1', B: '8' };

/** "Pl.OO": an amount after its currency with letters among its digits. */
const AMOUNT = /(?<![\p{L}\d])P(?=[\d,.]*[lI|oO])[\dlI|][\d,lI|oO]*\.[\doO]{2}(?![\p{L}\d])/gu;

/** At least three capitals, no digit but 0, and not part of a number. */
const WITH_ZEROS = /(?<![\p{L}\d./-])(?=(?:0*[A-Z]){3})(?=[A-Z]*0)[A-Z0]+(?![\p{L}\d/-])/gu;
/** "Peleng. Lobatse": a part of a town and the town, before the end or another comma. */
const STOP_BETWEEN_PLACES =
  /(?<=,\s)(\p{Lu}[\p{L}\d'’ ]{2,24})\. (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=$|[,.;])/gu;
/** No word starts with l and one of these consonants; "Ltd" may. */
const L_FOR_I =
  /(?<=(?:^|\s)\p{Lu}[\p{Ll}'’-]+\s)l(?=[bcdfgkmnrsvy]\p{Ll}{2}|t(?!d)\p{Ll}{2})|(?<=^|\s)l(?=\p{Lu}{3})/gu;
const INITIALS = /(?<=^(?:\p{Lu}\.\s?){1,3})[cosuvwxz](?=\p{Ll}{2,}$)/u;
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}`;
const SWORN = new RegExp(
  `^(?:[1l|](?=,? the undersigned\\b)|[1l|](?=, ${NAME},? (?:\\(|(?:do|hereby|of|holder|being|am|an?|${ID_WORDS_AS_PRINTED}|ID|residing|declare)\\b))|[l|](?= ${NAME},? (?:do|hereby|holder|declare)\\b))`,
  'u',
);
