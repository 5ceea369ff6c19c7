import { boundingBox } from '../../../contract/geometry.ts';
import type { PageQuality } from '../../../contract/pages.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import type { PictureFacts } from './picture-facts.ts';

type Edge = PageQuality['cutOff'][number];

/** An outline this far (share of the picture's side) outside the picture has lost part of the document. */
const OUTSIDE = 0.012;
/** Text boxes reach over their letters by a quarter of their height: one that ends at the border is cut. */
const OVERREACH = 0.22;

/** Edges of the document that lie outside the picture: its outline leaves it, or a line of text runs into the border. */
export function cutOffEdges(
  raster: Raster,
  regions: readonly TextRegion[],
  { width, height, outline }: PictureFacts,
): Edge[] {
  const edges = new Set<Edge>();
  if (outline) {
    if (outline.some((p) => p.y < -OUTSIDE * height)) edges.add('top');
    if (outline.some((p) => p.x > (1 + OUTSIDE) * width)) edges.add('right');
    if (outline.some((p) => p.y > (1 + OUTSIDE) * height)) edges.add('bottom');
    if (outline.some((p) => p.x < -OUTSIDE * width)) edges.add('left');
    return [...edges];
  }
  for (const { quad } of regions) {
    const box = boundingBox(quad);
    const reach = OVERREACH * Math.min(box.width, box.height);
    if (box.y + reach < 0) edges.add('top');
    if (box.x + reach < 0) edges.add('left');
    if (box.x + box.width - reach > raster.width) edges.add('right');
    if (box.y + box.height - reach > raster.height) edges.add('bottom');
  }
  return [...edges];
}
