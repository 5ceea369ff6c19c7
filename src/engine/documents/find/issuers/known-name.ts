import { fold } from '../../../values/text/fold.ts';
import { downPage, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../types/document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { lineBelow } from '../labels/line-below.ts';

interface Known {
  readonly segment: Segment;
  readonly name: string;
  /** The spelling that was found: the full name or another of its names, folded and without its legal form. */
  readonly spelling: string;
}

/**
 * Known organisations: those of `names` printed on the first page, each as it is printed there, by its fullest form; by
 * its name in the list where it stands among other words.
 */
export function knownName(
  names: readonly { readonly name: string; readonly otherNames: readonly string[] }[],
  weight = 0.9,
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
          return spellings.find((s) => folded.includes(` ${s.spelling} `));
        };
        const known = spelling(segment.text) ?? setWide(segment.text, spellings);
        if (known) return [{ segment, ...known }];
        // A logo breaks a name over two lines: "water utilities" above "CORPORATION".
        const below = lineBelow(segment, page);
        const broken = below && !spelling(below.text) ? spelling(`${segment.text} ${below.text}`) : undefined;
        return broken ? [{ segment, ...broken }] : [];
      });
      return found.flatMap(({ segment, name }): Candidate[] => {
        const fullest = found
          .filter((k) => k.name === name)
          .reduce((a, b) => (b.spelling.length > a.spelling.length ? b : a));
        // "MASCOM wireless broadband": what it offers, behind its name.
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

/** "W A T E R U T I L I T I E S": a name set wide, whose words stand no further apart than its letters. */
function setWide<T extends { spelling: string }>(text: string, spellings: readonly T[]): T | undefined {
  if (!/^\s*\p{L}(?: \p{L}){5,}\s*$/u.test(text)) return undefined;
  const letters = fold(text).replace(/ /g, '');
  return spellings.find((s) => s.spelling.replace(/ /g, '') === letters);
}

/** The printed line when it is the name itself, perhaps with a few words more; else the name as it is known. */
function printedName({ segment, name, spelling }: Known): string {
  const printed = segment.text
    .trim()
    .replace(/^\p{L}[\p{L} ]{1,24}:\s*/u, '')
    .split(/\s+[-–—|·•]\s+/)[0]!;
  const extra = fold(printed).length - spelling.length;
  return fold(printed).startsWith(spelling) && extra < 32 && !/[:\d@]/.test(printed) ? printed : name;
}

function prominence(segment: Segment, page: PageLayout): number {
  const high = downPage(segment, page) < 0.3 ? 1 : 0.75;
  const large = segment.box.height > 1.2 * page.textHeight ? 1 : 0.92;
  const short = segment.text.split(' ').length <= 7 ? 1 : 0.8;
  return high * large * short;
}
