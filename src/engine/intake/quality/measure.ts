import { RECOMMENDED_RESOLUTION } from '../../../contract/limits.ts';
import type { PageQuality } from '../../../contract/pages.ts';
import { sidesOf } from '../../ocr/ppocr/crop.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { cutOffEdges } from './cut-off.ts';
import { grainOf } from './grain.ts';
import { lightOf } from './light.ts';
import type { PictureFacts } from './picture-facts.ts';
import { textSharpness } from './sharpness.ts';

/** Detected line boxes are about 1.6 times as high as capitals: below this, capitals have five pixels. */
const MIN_TEXT_HEIGHT = 8;
const SMALL_TEXT_HEIGHT = 14;
const MIN_SHARPNESS = 0.25;
/** Grey levels: phones in daylight stay below 3. */
const MUCH_GRAIN = 5;
const MUCH_GLARE = 0.03;
const DARK = 0.25;
const TOO_DARK = 0.1;

const EDGE_NAMES = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' } as const;

/** Measures a page before it is read, and says what a clerk could do better. Resolution below 1200 × 800 only warns. */
export function measureQuality(
  raster: Raster,
  regions: readonly TextRegion[],
  picture: PictureFacts | null,
): PageQuality {
  const textHeight = medianTextHeight(regions);
  const grain = grainOf(raster);
  const sharpness = textSharpness(raster, regions, grain);
  const { mean: brightness, blownOut } = lightOf(raster);
  const glare = picture ? blownOut : 0;
  const cutOff = picture ? cutOffEdges(raster, regions, picture) : [];
  const warnings: string[] = [];
  if (picture && isSmall(picture))
    warnings.push(
      `The picture has ${picture.width} × ${picture.height} pixels, fewer than 1200 × 800. Move the camera closer or scan at a higher resolution.`,
    );
  if (textHeight !== null && textHeight < SMALL_TEXT_HEIGHT)
    warnings.push('The text is very small. Move the camera closer or scan at a higher resolution.');
  if (regions.length > 0 && sharpness < MIN_SHARPNESS)
    warnings.push(
      grain > MUCH_GRAIN
        ? 'The picture is grainy and the text is lost in it. Take it again in better light, with the camera closer.'
        : 'The picture is blurred. Hold the camera still and let it focus, then take the picture again.',
    );
  if (glare > MUCH_GLARE)
    warnings.push(
      'A reflection hides part of the page. Tilt the document or move the lamp, then take the picture again.',
    );
  if (brightness < DARK) warnings.push('The picture is too dark. Take it again in better light.');
  if (cutOff.length > 0)
    warnings.push(
      `The document is cut off at the ${cutOff.map((edge) => EDGE_NAMES[edge]).join(' and ')}. Take the picture again with all four corners in it.`,
    );
  const readable = brightness >= TOO_DARK && (textHeight === null || textHeight >= MIN_TEXT_HEIGHT);
  return {
    width: raster.width,
    height: raster.height,
    sharpness,
    glare,
    brightness,
    cutOff,
    textHeight,
    readable,
    warnings,
  };
}

const isSmall = ({ width, height }: PictureFacts): boolean =>
  Math.max(width, height) < RECOMMENDED_RESOLUTION.width ||
  Math.min(width, height) < RECOMMENDED_RESOLUTION.height;

function medianTextHeight(regions: readonly TextRegion[]): number | null {
  const heights = regions.map(({ quad }) => Math.min(...Object.values(sidesOf(quad)))).sort((a, b) => a - b);
  return heights.length === 0 ? null : Math.round(heights[heights.length >> 1]!);
}
