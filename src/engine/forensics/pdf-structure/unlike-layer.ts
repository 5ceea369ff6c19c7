import type { Finding } from '../../../contract/forensics.ts';
import { boundingBox, sharedArea, type Box, type Point } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { median } from '../../math/quantile.ts';
import { partOf } from '../../ledger/amounts.ts';
import { figuresOf } from '../figures.ts';
import type { Confirm } from '../arithmetic/page-judge.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { Rectangle } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import { bare, words } from '../../pdf/text-runs.ts';
import { finding } from '../detector.ts';
import { mapOfSameWords, type PlacedWord } from './same-words.ts';
import { unseenText } from '../../pdf/unseen-text.ts';

const by = { id: 'unlike-layer', version: '1', group: 'pdf-structure' } as const;

/** Minimum characters of a compared word, and minimum digits of a compared number. */
const MIN_CHARACTERS = 4;
/** An amount, a date, an account number: digits and separators. */
const FIGURE = /\d[\d.,/:’'-]*\d/g;
/**
 * Minimum compared words, and minimum share that both readings have in common; below it, the layer is a bad reading.
 */
const MIN_COMPARED = 12;
const ALIKE = 0.85;
/** A bad reading has many errors, an edit few. */
const MAX_CHANGED = 3;
/** Numbers that differ in one digit may be a misreading. */
const MIN_CHANGED = 2;
/** Minimum share of a layer word's area that overlaps a number. */
const INSIDE = 0.6;
/** Minimum confidence of a reading of the picture. */
const MIN_CONFIDENCE = 0.9;

interface Word {
  readonly text: string;
  readonly box: Box;
  readonly line: TextLine;
}

/**
 * Compares the invisible OCR layer that a scanner's program wrote behind a scan with what the picture shows now: a
 * number changed later in the picture is unchanged in the layer. OCR errors change single digits, so numbers must
 * differ in several digits, in few places of an otherwise correct layer, and a second OCR reading must agree with the
 * first.
 */
export async function compareUnseenLayer(
  pdf: PdfEvidence,
  reading: ReadPage,
  confirm: Confirm,
): Promise<Finding[]> {
  const page = pdf.pages()[reading.report.pageInFile];
  const glyphs = page && unseenText(pdf.painted(page) ?? [], sheetOf(page));
  if (!page || !glyphs) return [];
  const seen = wordsOf(reading);
  const shown = seen.filter(isLong);
  const layer = words(glyphs).map(({ text, box }) => ({ text, box: boxOf(box) }));
  const map = mapOfSameWords(
    layer.filter(isLong).map(placedWord),
    shown.map(placedWord),
    median(seen.map(({ box }) => box.height)),
  );
  if (!map) return [];
  const placed = layer.map(({ text, box }) => ({ text, box: mapped(box, map) }));
  const behind = ({ box }: { box: Box }): string =>
    placed
      .filter((w) => sharedArea(w.box, box) > INSIDE * w.box.width * Math.min(w.box.height, box.height))
      .sort((a, b) => a.box.x - b.box.x)
      .map(({ text }) => text)
      .join('');
  const compared = shown
    .map((word) => ({ word, layer: bare(behind(word)) }))
    .filter(({ layer }) => layer !== '');
  const alike = compared.filter(({ word, layer }) => layer === bare(word.text)).length;
  if (compared.length < MIN_COMPARED || alike < ALIKE * compared.length) return [];
  const differing = figuresIn(reading).flatMap((figure) => {
    const said = behind(figure);
    return isOtherFigure(said, figure.text) ? [{ figure, said }] : [];
  });
  if (differing.length > MAX_CHANGED) return [];
  const found: Finding[] = [];
  for (const { figure, said } of differing) {
    if (figure.line.confidence < MIN_CONFIDENCE) continue;
    if (!(await confirm(figure.line, figuresOf(figure.text), figure.box))) continue;
    found.push(
      finding(by, {
        strength: 'strong',
        page: reading.report.pageInFile,
        box: figure.box,
        says: message('pdfFindings.unlikeLayer', { shown: figure.text, layer: said }),
        detail: `${alike} of ${compared.length} words of the layer are as the picture shows them; ${differing.length} figures differ`,
        before: said,
        after: figure.text,
      }),
    );
  }
  return found;
}

function wordsOf({ lines }: ReadPage): Word[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      box: partOf(line, index, index + text.length),
      line,
    })),
  );
}

function figuresIn({ lines }: ReadPage): Word[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(FIGURE)]
      .filter(({ 0: text }) => figuresOf(text).length >= MIN_CHARACTERS)
      .map(({ 0: text, index }) => ({ text, box: partOf(line, index, index + text.length), line })),
  );
}

/** Numbers of equal length that differ in several digits. */
function isOtherFigure(said: string, shown: string): boolean {
  const [a, b] = [figuresOf(said), figuresOf(shown)];
  if (a.length !== b.length || a.length !== said.replace(/[.,/:’'\-PBWR ]/g, '').length) return false;
  return [...a].filter((digit, i) => digit !== b[i]).length >= MIN_CHANGED;
}

const isLong = ({ text }: { text: string }): boolean => bare(text).length >= MIN_CHARACTERS;

const placedWord = ({ text, box }: { text: string; box: Box }): PlacedWord => ({
  text: bare(text),
  at: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
});

const boxOf = ({ x0, y0, x1, y1 }: Rectangle): Box => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });

function mapped({ x, y, width, height }: Box, map: (p: Point) => Point): Box {
  const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => map({ x: cx, y: cy })));
  return boundingBox(corners);
}
