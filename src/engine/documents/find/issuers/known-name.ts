import { fold } from '../../../values/text/fold.ts';
import { downPage, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { lineBelow } from '../labels/line-below.ts';

/**
 * Score of a listed name, and factors for one low on the page, in small print or among other words (chosen on drawn
 * specimens, ADR 401).
 */
const LISTED = { weight: 0.9, low: 0.75, small: 0.92, amongWords: 0.8 } as const;
/** Share of the page that is its top; minimum relative height of large print. */
const HIGH = 0.3;
const LARGE = 1.2;

interface Known {
  readonly segment: Segment;
  readonly name: string;
  /** The matched spelling (full name or alias), folded and without legal form. */
  readonly spelling: string;
}

/**
 * Known organisations: those of `names` on the first page, as printed in their fullest form, or by the listed name if
 * among other words.
 */
export function knownName(
  names: readonly { readonly name: string; readonly otherNames: readonly string[] }[],
  weight: number = LISTED.weight,
): Finder {
  const spellings = names
    .flatMap(({ name, otherNames }) =>
      [name, ...otherNames].map((s) => ({ name, spelling: fold(s).replace(/ (limited|ltd)$/, '') })),
    )
    .sort((a, b) => b.spelling.length - a.spelling.length);
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) => {
      const found = page.segments.flatMap((segment): Known[] => {
        const spelling = (words: string): (typeof spellings)[number] | undefined => {
          const folded = ` ${fold(words)} `;
          return spellings.find(
            (s) => folded.includes(` ${s.spelling} `) && !endsAnotherName(words, s.spelling),
          );
        };
        const known = spelling(segment.text) ?? setWide(segment.text, spellings);
        if (known) return [{ segment, ...known }];
        // A logo may break a name over two lines: "water utilities" above "CORPORATION".
        const below = lineBelow(segment, page);
        const joined = below && !spelling(below.text) ? spelling(`${segment.text} ${below.text}`) : undefined;
        // "Kgale Commercial Bank" above "Gaborone" is a bank and its town, not a "Bank Gaborone".
        const broken =
          joined && fold(segment.text + ' ').startsWith(joined.spelling.split(' ')[0]!) ? joined : undefined;
        return broken ? [{ segment, ...broken }] : [];
      });
      return found.flatMap(({ segment, name }): Candidate[] => {
        const fullest = found
          .filter((k) => k.name === name)
          .reduce((a, b) => (b.spelling.length > a.spelling.length ? b : a));
        // "MASCOM wireless broadband": the name followed by its product.
        const parsed = field.kind.parse(printedName(fullest), view) ?? field.kind.parse(name, view);
        if (!parsed) return [];
        const score = weight * prominence(segment, page);
        const candidate = fromSegments(
          [segment],
          { ...parsed, quality: 1 },
          score,
          `the known name “${name}”`,
        );
        return [{ ...candidate, place: null }];
      });
    });
}

/**
 * "Smart Access", "Easy Orange": a short name of one word, printed as an ordinary word behind another capitalised word,
 * is part of another name. Abbreviations and names of several words are nobody else's.
 */
function endsAnotherName(text: string, spelling: string): boolean {
  if (/[ \d]/.test(spelling)) return false;
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => fold(word) === spelling);
  const before = words[at - 1];
  return (
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(words[at]!) &&
    /^\p{Lu}\p{Ll}+$/u.test(before) &&
    !NOT_OF_NAME.test(before)
  );
}
const NOT_OF_NAME = /^(?:the|your|our|my|by|from|to|at|with|for|bank|dear)$/i;

/** "W A T E R U T I L I T I E S": a letter-spaced name without wider word gaps. */
function setWide<T extends { spelling: string }>(text: string, spellings: readonly T[]): T | undefined {
  if (!/^\s*\p{L}(?: \p{L}){5,}\s*$/u.test(text)) return undefined;
  const letters = fold(text).replace(/ /g, '');
  return spellings.find((s) => s.spelling.replace(/ /g, '') === letters);
}

/** The printed line if it is the name with at most a few more words; else the listed name. */
function printedName({ segment, name, spelling }: Known): string {
  const printed = segment.text
    .trim()
    .replace(/^\p{L}[\p{L} ]{1,24}:\s*/u, '')
    .split(/\s+[-–—|·•]\s+/)[0]!;
  const extra = fold(printed).length - spelling.length;
  return fold(printed).startsWith(spelling) && extra < 32 && !/[:\d@]/.test(printed) ? printed : name;
}

function prominence(segment: Segment, page: PageLayout): number {
  const high = downPage(segment, page) < HIGH ? 1 : LISTED.low;
  const large = segment.box.height > LARGE * page.textHeight ? 1 : LISTED.small;
  const short = segment.text.split(' ').length <= 7 ? 1 : LISTED.amongWords;
  return high * large * short;
}
