import type { Finding } from '../../../contract/forensics.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { standardWidth } from '../../pdf/standard-widths.ts';
import { startInspection } from '../inspector.ts';

export const SIZE = 6;
export const [LEFT, RIGHT] = [20, 280];

/** Width of a text in Helvetica, in points. */
export const widthOf = (text: string): number =>
  ([...text].reduce((sum, c) => sum + standardWidth('Helvetica', c.charCodeAt(0)), 0) * SIZE) / 1000;

export const put = (text: string, x: number, y: number, wordSpacing = 0): string =>
  `BT /F1 ${SIZE} Tf ${wordSpacing.toFixed(3)} Tw 1 0 0 1 ${x.toFixed(3)} ${y} Tm (${text}) Tj ET`;

export async function findingsIn(content: readonly string[]): Promise<readonly Finding[]> {
  const bytes = handmadePdf({ content: content.join(' ') });
  const report = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-29',
  }).finish([], 'unknown');
  return report.findings;
}

export const foundIn = async (
  content: readonly string[],
): Promise<{ detector: string; after: string | undefined }[]> =>
  (await findingsIn(content)).map(({ detector, after }) => ({ detector, after }));
