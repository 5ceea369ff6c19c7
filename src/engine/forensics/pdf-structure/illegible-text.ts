import type { Finding } from '../../../contract/forensics.ts';
import { sharedHeight, unionOf, type Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { balanceLabels, billLabels, payLabels } from '../../ledger/figures.ts';
import type { IllegibleSpan, PageWithReading } from '../../raster/page.ts';
import { finding } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { bare } from '../../pdf/text-runs.ts';
import { short } from './covered-text.ts';
import { LINE } from '../../layout/line-shares.ts';

const by = { id: 'illegible-text', version: '1', group: 'pdf-structure' } as const;

/** An amount, a date, or a number with as many digits as account and identity numbers. */
const VALUE = /\d[.,]\d\d(?!\d)|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|\d[\d -]{4,}\d/;
/** Minimum letters of a label, and of words to compare. */
const FEWEST_LETTERS = 4;
/** Minimum characters of a text that is judged. */
const FEWEST = 3;
/** Maximum distance of a value from its label, in heights of the label. */
const BESIDE = 30;
/** Maximum number of findings per page. */
const MAX_FINDINGS = 12;

/** Connected text that people cannot read. */
interface Hidden {
  readonly text: string;
  readonly box: Box;
  readonly why: string;
}

/**
 * Judges text of a PDF page that programs read and people cannot, for any reason (`intake/pdf/legible-spans.ts`).
 * Signing services, printers and screen readers write such text, too; it is suspicious if it gives another value for a
 * label that the page shows, or an amount that the page does not show.
 */
export function judgeIllegibleText({ page, reading }: PageWithReading): Finding[] {
  const hidden = piecesOf(page.illegible ?? []).filter(
    ({ text }) => bare(text).length >= FEWEST && !isShown(text, reading),
  );
  return hidden.slice(0, MAX_FINDINGS).map(({ text, box, why }) => {
    const isValue = saysOtherwise(text, box, reading);
    return finding(by, {
      strength: isValue ? 'strong' : 'note',
      page: reading.report.pageInFile,
      box,
      value: bare(text).length,
      says: message(isValue ? 'pdfFindings.illegibleValue' : 'pdfFindings.illegibleText', {
        text: short(text),
      }),
      detail: `text of the file that is ${why}; it was not read`,
      before: text,
    });
  });
}

/** Joins spans of one row with the same cause. */
function piecesOf(illegible: readonly IllegibleSpan[]): Hidden[] {
  const rows: { spans: IllegibleSpan[]; box: Box }[] = [];
  for (const one of illegible.toSorted(
    (a, b) => a.span.box.y - b.span.box.y || a.span.box.x - b.span.box.x,
  )) {
    const { box } = one.span;
    const row = rows.find(
      (r) =>
        r.spans[0]!.why === one.why &&
        sharedHeight(r.box, box) > LINE.half * Math.min(r.box.height, box.height),
    );
    if (row) {
      row.spans.push(one);
      row.box = unionOf([row.box, box]);
    } else rows.push({ spans: [one], box });
  }
  return rows.map(({ spans, box }) => ({
    text: spans
      .toSorted((a, b) => a.span.box.x - b.span.box.x)
      .map(({ span }) => span.text.trim())
      .join(' '),
    box,
    why: spans[0]!.why,
  }));
}

/** Does the page also show this text legibly? */
function isShown(text: string, { lines }: ReadPage): boolean {
  const said = bare(text);
  return (
    lines.some((line) => bare(line.text).includes(said)) ||
    bare(lines.map((l) => l.text).join('')).includes(said)
  );
}

function saysOtherwise(text: string, box: Box, reading: ReadPage): boolean {
  const value = VALUE.exec(text)?.[0];
  const shownFigures = reading.lines.map((line) => figuresOf(line.text));
  const isNewValue = value !== undefined && !shownFigures.some((shown) => shown.includes(figuresOf(value)));
  const [label, said] = labelAndValue(text);
  const shownLabel =
    label === null ? undefined : reading.lines.find((line) => bare(line.text).startsWith(label));
  if (shownLabel && said !== '' && !reading.lines.some((line) => bare(line.text).includes(said))) return true;
  if (!isNewValue) return false;
  return namesFigure(text) || reading.lines.some((line) => isLabelBeside(line, box));
}

/** "Account Number: 999": the text before the colon or first digit, and the rest. "Page 1 of 2" has neither. */
function labelAndValue(text: string): [label: string | null, value: string] {
  const at = text.search(/[:=]|\d/);
  if (at < 0) return [null, ''];
  const [figures = ''] = text.slice(at).split(/\s\p{L}/u);
  if (/^\d/.test(figures) && !VALUE.test(figures) && !namesFigure(text)) return [null, ''];
  const label = bare(text.slice(0, at));
  return [label.length >= FEWEST_LETTERS && !/\d/.test(label) ? label : null, bare(text.slice(at))];
}

const namesFigure = (text: string): boolean =>
  [payLabels, balanceLabels, billLabels].some((vocabulary) =>
    vocabulary.labelsIn(text).some(({ figure, weight }) => figure !== null && weight >= 1),
  );

/** Is the line a label (it names a figure or ends with a colon) in the text's row and not far to its left? */
function isLabelBeside(line: TextLine, box: Box): boolean {
  const isLabel = line.text.trim().endsWith(':') || namesFigure(line.text);
  const gap = box.x - line.box.x;
  return (
    isLabel &&
    sharedHeight(line.box, box) > LINE.half * Math.min(line.box.height, box.height) &&
    gap > -line.box.height &&
    gap < line.box.width + BESIDE * line.box.height
  );
}
