import type { Finding } from '../../../contract/forensics.ts';
import { cornersOf } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { cropLine } from '../../ocr/line-crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../raster/page.ts';
import { finding, type FileEvidence } from '../detector.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { figuresOf } from '../figures.ts';
import { bare } from '../../pdf/text-runs.ts';
import { coversOf, short } from './covered-text.ts';

const by = { id: 'pasted-picture', version: '1', group: 'pdf-structure' } as const;
/** A reading below this is a logo, a stamp or a photograph. */
const READABLE = 0.85;
/** Pictures taller than a few lines of text are illustrations. */
const MAX_LINE_HEIGHTS = 3;

/**
 * Small pictures pasted over text: what the picture shows is read from the rendered page and compared with the text
 * beneath it. A logo over a letterhead reads as nothing; a pasted amount reads as another amount.
 *
 * @param size the page's raster must be the whole rendered page, neither cut nor straightened
 */
export async function readPastedPictures(
  evidence: FileEvidence,
  pageInFile: number,
  raster: Raster,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { pdf } = evidence;
  if (!pdf) return findings;
  for (const { cover, page: index, box } of coversOf(evidence)) {
    if (
      index !== pageInFile ||
      cover.by.kind !== 'image' ||
      bare(cover.over) !== '' ||
      !box ||
      bare(cover.under).length < 2
    )
      continue;
    const page = pdf.pages(pdf.file.latest)[index]!;
    const shown = pdf.toPixels(page, cover.by.box);
    const lineHeight = cover.sizes.under * pixelsPerPoint(page, raster);
    if (shown.height > MAX_LINE_HEIGHTS * lineHeight) continue;
    const reading = await lineReader('ppocr').read(cropLine(raster, cornersOf(shown)));
    const [under, over] = [bare(cover.under), bare(reading.text)];
    if (over === '' || under === over || reading.confidence < READABLE || alike(under, over)) continue;
    findings.push(
      finding(by, {
        strength: 'proof',
        page: index,
        box: shown,
        value: reading.confidence,
        says: message('pdfFindings.pictureOverText', {
          shown: short(reading.text),
          before: short(cover.under),
        }),
        detail: `image #${cover.by.order} over ${under.length} characters, read with confidence ${reading.confidence.toFixed(2)}`,
        before: cover.under,
        after: reading.text,
      }),
    );
  }
  return findings;
}

/** Whichever way round the page is shown. */
function pixelsPerPoint({ box: [left, bottom, right, top] }: PdfPage, { width, height }: Raster): number {
  return Math.max(width, height) / Math.max(right - left, top - bottom);
}

/** The same figures, or a reading that differs as misreadings of letters do. */
function alike(under: string, over: string): boolean {
  if (figuresOf(under) !== '' || figuresOf(over) !== '') return figuresOf(under) === figuresOf(over);
  const shared = [...over].filter((c) => under.includes(c)).length;
  return shared / Math.max(under.length, over.length) > 0.85;
}
