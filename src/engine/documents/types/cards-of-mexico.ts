import type { ValueKind } from '../../values/kind.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Segment } from '../../layout/segment.ts';
import type { Finder, PhraseCue } from '../document-type.ts';
import { fromSegments, type Candidate } from '../find/candidate.ts';

/** Confidence of a value by its position or form, 0–1 (as for cards of India). */
const CONFIDENCE = { byPlace: 0.95, byForm: 0.97 } as const;

/**
 * Mexican voter cards, which serve adults as identity cards: by the Instituto Nacional Electoral, until 2014 the
 * Instituto Federal Electoral.
 */
export const CUES_OF_MEXICO: readonly PhraseCue[] = [
  { phrase: 'Instituto Nacional Electoral', weight: 3 },
  { phrase: 'Instituto Federal Electoral', weight: 3 },
  { phrase: 'Credencial para votar', weight: 3 },
  { phrase: 'Clave de elector', weight: 2 },
];

const VOTER = /\bcredencial para votar\b|\bclave de elector\b|\binstituto (?:nacional|federal) electoral\b/i;

const segmentsOf = ({ pages }: DocumentView): Segment[] => pages.flatMap(({ segments }) => [...segments]);
const onVoterCard =
  (find: Finder): Finder =>
  (view, field) =>
    segmentsOf(view).some(({ text }) => VOTER.test(text)) ? find(view, field) : [];

/** "SEXO H", "SEXO: M": H is hombre, M mujer; in other Spanish documents M is masculino. */
const SEX = /^SEXO\b\W*([HM])$/i;
const OF_LETTER: Readonly<Record<string, string>> = { H: 'M', M: 'F' };

/** Score above that of the label, under which M would be read as male. */
const ABOVE_CAPTION = 1.2;

/**
 * CURP: initials, date of birth, sex and state of birth (Segob, Instructivo normativo para la asignación de la CURP).
 */
const CURP = /(?<![A-Z\d])[A-Z]{4}\d{6}([HM])[A-Z]{5}[A-Z\d]\d(?![A-Z\d])/;

export const sexOfMexico: Finder = onVoterCard((view, field) =>
  segmentsOf(view).flatMap((segment): Candidate[] => {
    const text = segment.text.trim();
    const letter = (SEX.exec(text) ?? CURP.exec(text))?.[1]?.toUpperCase();
    const parsed = letter ? field.kind.parse(OF_LETTER[letter]!, view) : null;
    if (!parsed) return [];
    const found = fromSegments(
      [segment],
      { ...parsed, raw: text },
      CONFIDENCE.byForm,
      'H for hombre, M for mujer',
    );
    return [{ ...found, score: ABOVE_CAPTION }];
  }),
);

/** CURP, the population register's number. */
export const curp: Finder = onVoterCard((view, field) =>
  segmentsOf(view).flatMap((segment): Candidate[] => {
    const raw = CURP.exec(segment.text)?.[0];
    const parsed = raw ? field.kind.parse(raw, { ...view, namedHere: true }) : null;
    return parsed ? [fromSegments([segment], parsed, CONFIDENCE.byForm, 'in the form of a CURP')] : [];
  }),
);

const CAPTION = /^NOMBRE(?:\(S\))?$/i;
/** Letters only; the label of the address follows the names. */
const NAME = /^(?!DOMICILIO$)\p{Lu}[\p{Lu} .'’-]*$/u;
/** Lines of the name (two surnames, at least one line of forenames) and the geometry of adjacent lines. */
const LINES = { least: 3, most: 4, pitch: 2.4, indent: 1.5 } as const;

/** Lines of the name below its label, top first; empty unless there are two surnames and a forename. */
function nameLines(view: DocumentView): Segment[] {
  const all = segmentsOf(view);
  const caption = all.find(({ text }) => CAPTION.test(text.trim()));
  if (!caption) return [];
  const lines: Segment[] = [];
  for (;;) {
    const above: Segment = lines.at(-1) ?? caption;
    const next = all
      .filter((s) => s.page === above.page && s.box.y > above.box.y + above.box.height / 2)
      .filter((s) => Math.abs(s.box.x - caption.box.x) < LINES.indent * caption.box.height)
      .sort((a, b) => a.box.y - b.box.y)[0];
    const isNear =
      next && next.box.y - above.box.y < LINES.pitch * Math.max(above.box.height, next.box.height);
    if (!next || !isNear || !NAME.test(next.text.trim()) || lines.length === LINES.most) break;
    lines.push(next);
  }
  return lines.length < LINES.least ? [] : lines;
}

const partOfName = (choose: (lines: Segment[]) => Segment[]): Finder =>
  onVoterCard((view, field) => {
    const [first, ...others] = choose(nameLines(view));
    if (!first) return [];
    const text = [first, ...others].map((line) => line.text.trim()).join(' ');
    const kind: ValueKind = field.kind;
    const parsed = kind.parse(text, { ...view, namedHere: true });
    return parsed
      ? [fromSegments([first, ...others], parsed, CONFIDENCE.byPlace, 'two surnames above the forenames')]
      : [];
  });

/** The father's and the mother's surnames are on lines of their own above the forenames. */
export const surnamesOfMexico = partOfName((lines) => lines.slice(0, 2));
export const forenamesOfMexico = partOfName((lines) => lines.slice(2));
export const nameOfMexico = partOfName((lines) => [...lines.slice(2), ...lines.slice(0, 2)]);
