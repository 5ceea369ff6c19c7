import { addTo } from '../../../contract/lists-by-key.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { isPersonsName } from '../person-names.ts';
import { MONTH_WORDS } from '../../values/months.ts';
import { comparePersons } from '../../values/same-person.ts';
import type { Replacement } from '../../pdf/marked-content.ts';
import { extentOf } from '../../pdf/matrix.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { bare, bareWords, lookOf } from '../../pdf/text-runs.ts';
import { numberOfWords } from '../contradictions/number-words.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';
import { shownText } from './shown-text.ts';

/**
 * Text with another replacement text (ActualText, ISO 32000-1, 14.9.4) than it looks like. Producers use it for
 * hyphens, ligatures, abbreviations, numbers in words, and letters that a font does not map: digits stay the same, and
 * words share letters. Other figures, a number in place of words, or one person's name in place of another's are strong.
 */
export const replacementText = pdfDetector({
  id: 'replacement-text',
  version: '5',
  inspect: (pdf) =>
    shownText(pdf).flatMap(({ page, glyphs }) =>
      [...bySequence(glyphs)].flatMap(([replacement, own]) => {
        const look = lookOf(own);
        const told = replacement.text;
        const figures = sayOtherFigures(look, told);
        if (!figures && !(areNamed(own) && sayOther(look, told))) return [];
        return [
          finding(replacementText, {
            // Producers spell out abbreviations, and numbers painted in letters.
            strength: figures || (isOfWords(look, own) && isAnotherValue(look, told)) ? 'strong' : 'weak',
            page: page.index,
            box: pdf.toPixels(page, extentOf(own)),
            value: own.length,
            says: message('pdfFindings.toldOtherwise', { shown: short(look), told: short(told) }),
            detail: `ActualText of a marked-content sequence of ${own.length} characters`,
            before: told,
            after: look,
          }),
        ];
      }),
    ),
});

function bySequence(glyphs: readonly PaintedGlyph[]): Map<Replacement, PaintedGlyph[]> {
  const found = new Map<Replacement, PaintedGlyph[]>();
  for (const glyph of glyphs) if (glyph.replacement && glyph.upright) addTo(found, glyph.replacement, glyph);
  return found;
}

function sayOtherFigures(look: string, told: string): boolean {
  const [shown, read] = [figuresMeant(look), figuresMeant(told)];
  return shown !== '' && read !== '' && shown !== read;
}

/** Does the file map each code to a character? Otherwise the replacement text may be the correct one. */
const areNamed = (glyphs: readonly PaintedGlyph[]): boolean =>
  glyphs.every(({ font, code }) => font.told?.has(code) ?? !font.embedded);

/** A number instead of words, or several words instead of several others, with nothing in common. */
function sayOther(look: string, told: string): boolean {
  const [shown, read] = [bareWords(look), bareWords(told)];
  const [a, b] = [shown.join(''), read.join('')];
  const isEither = [...shown, ...read].some((word) => ROMAN.test(word) || isNumberWord(word));
  if (isEither || Math.min(a.length, b.length) < MIN_CHARACTERS || a.includes(b) || b.includes(a))
    return false;
  if (NOT_LATIN.test(a + b) || shown.some((word) => read.includes(word))) return false;
  if (figuresMeant(a) !== '') return false;
  return figuresMeant(b).length >= MIN_CHARACTERS || (shown.length > 1 && read.length > 1);
}

/** Does it say nothing but a number that nobody writes in words, or the name of another person? */
const isAnotherValue = (look: string, told: string): boolean =>
  (figuresOf(told).length >= MIN_FIGURES &&
    !WORD.test(told) &&
    !isOfDayOrLink(look, told.trim()) &&
    !isDialled(look, told)) ||
  (isPersonsName(look) && isPersonsName(told) && comparePersons(look, told) === 'different');

/** Words and no abbreviations, nor letters of a font that draws barcodes. */
const isOfWords = (look: string, glyphs: readonly PaintedGlyph[]): boolean =>
  bareWords(look).some((word) => WORD.test(word)) && !glyphs.some(({ font }) => BARCODES.test(font.family));

const BARCODES = /bar ?code|code ?(?:39|93|128|25)|3 ?of ?9|2 ?of ?5|\b(?:ean|upc|qr)/i;
/** Shorter ones may be written in words, in any language. */
const MIN_FIGURES = 6;
/** A day, where one is written in words; a telephone number, where a link is. */
const isOfDayOrLink = (look: string, told: string): boolean =>
  TELEPHONE.test(told) || (DAY.test(told) && look.search(MONTH_WORDS) >= 0);
/** A telephone number in letters, by the keys they are on (ITU-T E.161). */
const isDialled = (look: string, told: string): boolean =>
  figuresOf(told).endsWith(
    bare(look)
      .toLowerCase()
      .replace(/[a-z]/g, (c) => KEYS[c.charCodeAt(0) - A]!),
  );
const KEYS = '22233344455566677778889999';
const A = 'a'.charCodeAt(0);
const DAY = /^\d{1,4}([-./ ])\d{1,2}\1\d{1,4}$/;
const TELEPHONE = /^(?:tel\W*)?\+\d[\d() -]+$/i;
/** Five letters or more with a vowel among them: no abbreviation, unit, code, or barcode of letters. */
const WORD = /(?<!\p{L})(?=\p{L}*[aeiou])\p{L}{5,30}(?!\p{L})/iu;
/** Minimum characters of a text that is no abbreviation, and of a number that is no count. */
const MIN_CHARACTERS = 4;
const ROMAN = /^[MDCLXVI]+$/;
const NOT_LATIN = /[^\p{Script=Latin}\d]/u;
const isNumberWord = (word: string): boolean => numberOfWords(word.toLowerCase()) !== null;

/** ½ becomes 1 and 2, ² becomes 2, and digits of other scripts become ASCII digits. */
const figuresMeant = (text: string): string =>
  figuresOf(
    text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (c) => String(c.charCodeAt(0) & 15)),
  );
