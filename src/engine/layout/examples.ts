import { sharedWidth, type Box } from '../../contract/geometry.ts';
import type { TextLine } from '../../contract/pages.ts';
import { withCharacters } from '../../contract/kept-characters.ts';

const FOR_EXAMPLE = '(?:[Ee]\\. ?g\\.|[Ff]or (?:example|instance)\\b|FOR (?:EXAMPLE|INSTANCE)\\b)';
/** Not of "Kago Example Date: …". */
const EXAMPLE =
  '(?:[Ee]xample|EXAMPLE|[Ss]ample|SAMPLE|[Ss]ekai)(?: (?:name|number|entry|value|answer))?(?= ?:)';
/** "(e.g. 123456789)", "(for example: 31/12/2020" broken at its end. */
const IN_BRACKETS = new RegExp(
  String.raw`\(\s?(?:${FOR_EXAMPLE}|eg\b|${EXAMPLE})[^()]*(?:\([^()]*\)[^()]*)*(?:\)|$)`,
  'gu',
);
/** "Example: ABC (Pty) Ltd", "for instance 987654321. Use capitals": to the end of the sentence. */
const BARE = new RegExp(String.raw`(?<!\p{L})(?:${FOR_EXAMPLE}|${EXAMPLE}).*?(?=[.;]\s+\p{Lu}|$)`, 'gu');
/** How far below a broken example its rest stands, and how much larger than the label's print its own may be. */
const NEXT_LINE = 0.6;
const LARGER = 1.12;

/** Lines without the examples that forms give of what to fill in: they are nobody's values. */
export function withoutExamples(lines: readonly TextLine[]): readonly TextLine[] {
  const broken: TextLine[] = [];
  const kept = lines.map((line) => {
    const inBrackets = found(line.text, IN_BRACKETS);
    const rest = inBrackets.reduce(
      (left, [from, to]) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
      line.text,
    );
    const places = [...inBrackets, ...found(rest, BARE)];
    if (places.length === 0) return line;
    if (isOpen(line.text)) broken.push(line);
    return without(line, places);
  });
  if (broken.length > 0)
    for (const [i, line] of lines.entries()) {
      const end = line.text.indexOf(')') + 1;
      const isRest = end > 0 && kept[i] === line && broken.some((first) => continues(first.box, line.box));
      if (isRest) kept[i] = without(line, [[0, end]]);
    }
  return kept.flatMap((line) => line ?? []);
}

type Place = readonly [from: number, to: number];

const found = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map((m) => [text.slice(0, m.index).trimEnd().length, m.index + m[0].length]);

const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** Is the lower line the next of the same print? */
const continues = (upper: Box, lower: Box): boolean =>
  lower.y > upper.y + upper.height / 2 &&
  lower.y - (upper.y + upper.height) < NEXT_LINE * upper.height &&
  lower.height < LARGER * upper.height &&
  sharedWidth(upper, lower) > 0;

function without(line: TextLine, places: readonly Place[]): TextLine | null {
  const { text, characters, box } = line;
  const isCut = (at: number): boolean => places.some(([from, to]) => at >= from && at < to);
  const all = Array.from(text, (_, i) => i).filter((i) => !isCut(i));
  const said = all.filter((i) => /\S/u.test(text[i]!));
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return null;
  const own = all.filter((i) => i >= first && i <= last);
  const edge = (at: number): number => characters?.[at] ?? box.x + (at / text.length) * box.width;
  const left = first === 0 ? box.x : edge(first);
  const right = last === text.length - 1 ? box.x + box.width : edge(last + 1);
  const { second: _, ...rest } = withCharacters(line, own, own.map((i) => text[i]).join(''));
  return { ...rest, box: { ...box, x: left, width: Math.max(1, right - left) } };
}
