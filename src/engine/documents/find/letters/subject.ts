import { ID_WORDS } from '../../../packs/country-words.ts';
import { isKnownName } from '../../../values/dictionaries.ts';
import { TITLED } from '../../../lexicon/forms-of-address.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import { PRIVATE_ANYWHERE } from '../../../values/legal-form.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { isLetterClosing } from './letter-form.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * Share of the page above which a subject line is; factors if it is uncertain or without "Re"; gap of its lines (chosen
 * on drawn specimens, ADR 401).
 */
const SUBJECT = { above: 0.6, unsure: 0.75, unmarked: 0.94, lineGap: 0.8 } as const;

const MARKED = /^\s*(?:(?:re|ref|subject|kaga|setlhogo|mabapi)\b\s*[:.–—−-]?|reference\s*[:–—−-])\s*/i;
/** "EC NO 1234567", "Employee number 44": behind a name. */
const NUMBER_OF_ONE = String.raw`(?:[a-z]+ )?(?:no|nr|number)\b[.:]*\s*[a-z/]*\d`;
const NUMBERED = new RegExp(String.raw`^\s+${NUMBER_OF_ONE}`, 'i');
const PARTS = new RegExp(
  [
    String.raw`(?:^|\s+)(?:(?:of|for|that|is|was|as|has|in respect of|regarding|ya|jwa|wa|ga|la)\s+)+`,
    String.raw`\s*(?:[–—−:,|]|\((?!(?:${PRIVATE_ANYWHERE})\b)|(?<!\((?:${PRIVATE_ANYWHERE})\.?)\))\s*`,
    String.raw`\s+-\s*|-\s+|\s+(?=(?:(?:${ID_WORDS})|id)\b|[i1l]\.\s?d\b|${NUMBER_OF_ONE})`,
  ].join('|'),
  'i',
);
/** "PROOF OF RESIDENCE FOR: KAGO EXAMPLE" */
const FOR_WHOM = /\s+for\s*:\s*$/i;
/** "SALARY CONFIRMATION: EXAMPLE KAGO EC NO 1234567" */
const OF_WHOM = /(?:\s+for)?\s*[:–—-]\s*$/i;
/** "Subject: our staff member Kago Example" */
const CALLED =
  /^\s*(?:(?:our|your|my|the) )?(?:staff member|member of staff|(?:former )?employee|worker|colleague|client|customer|tenant|lodger|pensioner|patient|student|learner)s?\s+(?=\S+\s+\S)/i;
const FOR = /\b(?:for|of|that|regarding|in respect of|:|[-–—−])\s*$/i;

/**
 * The person in a letter's subject line: "RE: CONFIRMATION OF EMPLOYMENT - MR KAGO EXAMPLE (ID …)", "Reference for Kago
 * Example". Without "RE" the line must have a civil title or a known name.
 */
export function subjectLine(weight: number = FINDER_WEIGHTS.subjectLine): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    // Below it is the signatory: "KAGO EXAMPLE (KGOSANA)".
    const end =
      page.segments.find((s) => /^yours\b/i.test(s.text.trim()) && isLetterClosing(s.text))?.order ??
      Infinity;
    const text = page.segments.find((s) => runs(s.text))?.order ?? Infinity;
    return page.segments
      .filter(
        (s) => s.order < end && s.box.y < SUBJECT.above * page.height && s.text.split(/\s+/).length <= 16,
      )
      .flatMap((segment): Candidate[] => {
        const own = withWrapped(segment, page.segments);
        const mark = MARKED.exec(own);
        const words = own.slice(mark?.[0].length ?? 0);
        // "SIR SERETSE KHAMA AIRPORT" in a stamp beside or below the text.
        if (!mark && segment.order > text) return [];
        if (!mark && !isTitleOfPaper(words.split(PARTS)[0]!) && !inCapitals(words)) return [];
        const pieces = words.split(PARTS).filter((p): p is string => Boolean(p?.trim()));
        return pieces.flatMap((piece, i): Candidate[] => {
          const before = words.slice(0, words.indexOf(piece));
          const known = piece.split(/[\s-]+/).filter(isKnownName).length;
          const mayIntroduce = NUMBERED.test(words.slice(before.length + piece.length)) ? OF_WHOM : FOR_WHOM;
          const introduced = mayIntroduce.test(before) && isTitleOfPaper(before.replace(mayIntroduce, ''));
          const sure = introduced || TITLED.test(piece) || known > 0;
          if (!sure && (!mark || !FOR.test(before)) && !(mark && pieces.length === 1)) return [];
          if (!mark && i === 0 && !TITLED.test(piece) && known < 2) return [];
          const parsed = field.kind.parse(piece.replace(CALLED, ''), view);
          if (!parsed || typeof parsed.value !== 'string' || !parsed.value.includes(' ')) return [];
          const score = weight * (sure ? 1 : SUBJECT.unsure) * (mark ? 1 : SUBJECT.unmarked);
          return [{ ...fromSegments([segment], parsed, score, 'in the subject line'), place: null }];
        });
      });
  };
}

/** A line of running text; the subject line is above the first. */
const runs = (line: string): boolean => (line.match(/(?:^|\s)\p{Ll}{2,}/gu) ?? []).length >= 6;

/** A line in capitals, but not a form field such as "LANDLORD: KAGO EXAMPLE". */
const inCapitals = (words: string): boolean => /^[^\p{Ll}:]+$/u.test(words);

/** Joins the next line to a subject in capitals or bold. */
function withWrapped(segment: Segment, all: readonly Segment[]): string {
  const next = all[segment.order + 1];
  const goesOn =
    next !== undefined &&
    /(?:[-–—−:]|\b(?:of|for|mr|mrs|ms|and))\s*$/i.test(segment.text) &&
    next.box.y - (segment.box.y + segment.box.height) < SUBJECT.lineGap * segment.box.height;
  return goesOn ? `${segment.text} ${next.text}` : segment.text;
}
