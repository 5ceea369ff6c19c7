import sharp from 'sharp';
import type { ForensicReport } from '../../../src/contract/forensics.ts';
import { startMeasuredInspection } from '../../../src/engine/forensics/inspector.ts';
import type { PageMeasurement } from '../../../src/engine/forensics/image/measure-page.ts';
import type { ShownKind } from '../../../src/engine/forensics/shown.ts';
import type { Page } from '../../../src/engine/raster/page.ts';
import { unmeasuredPage } from '../../../src/engine/raster/unmeasured-page.ts';

const WHITE = { data: new Uint8Array([255, 255, 255]), width: 1, height: 1 };

/** What forensics says of a picture file by its pixels and bytes alone: intake, which takes longer, is passed over. */
export async function inspectPixels(
  bytes: Uint8Array,
): Promise<ForensicReport & { readonly measurements: readonly PageMeasurement[]; readonly kind: ShownKind }> {
  const { width, height } = await sharp(bytes).metadata();
  const inspector = startMeasuredInspection({ name: 'picture', bytes }, 0, {
    mode: 'full',
    today: '2026-11-21',
  });
  const report = unmeasuredPage({ width, height });
  const page: Page = { raster: WHITE, report, ahead: 0, textLayer: null };
  await inspector.addPage({ page, reading: { report, lines: [], mrz: null, barcodes: [], marks: [] } });
  return {
    ...(await inspector.finish([], 'unknown')),
    measurements: inspector.measurements,
    kind: inspector.kind(),
  };
}
