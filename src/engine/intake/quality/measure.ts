import { RECOMMENDED_RESOLUTION } from '../../../contract/limits.ts';
import { message, type Message } from '../../../contract/messages/message.ts';
import type { PageQuality } from '../../../contract/pages.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { cutOffEdges } from './cut-off.ts';
import { grainOf } from './grain.ts';
import { lightOf } from './light.ts';
import type { PictureFacts } from './picture-facts.ts';
import { textSharpness } from './sharpness.ts';
import { warningsOf } from '../../../contract/page-warnings.ts';

/** Detected line boxes are about 1.6 times as high as capitals: below this, capitals have five pixels. */
const MIN_TEXT_HEIGHT = 8;
const SMALL_TEXT_HEIGHT = 14;
const MIN_SHARPNESS = 0.25;
/** Grey levels: phones in daylight stay below 3. */
const MUCH_GRAIN = 5;
const MUCH_GLARE = 0.03;
const DARK = 0.25;
const TOO_DARK = 0.1;

/** Measures a page before it is read, and says what a clerk could do better. Resolution below 1200 × 800 only warns. */
export function measureQuality(
  raster: Raster,
  regions: readonly TextRegion[],
  picture: PictureFacts | null,
): PageQuality {
  const textHeight = medianTextHeight(regions);
  const grain = grainOf(raster);
  const sharpness = textSharpness(raster, regions, grain);
  const { mean: brightness, blownOut } = lightOf(raster, regions);
  const glare = picture ? blownOut : 0;
  const cutOff = picture ? cutOffEdges(raster, regions, picture) : [];
  const said: Message[] = [];
  if (picture && isSmall(picture))
    said.push(message('pictures.fewPixels', { width: picture.width, height: picture.height }));
  if (textHeight !== null && textHeight < SMALL_TEXT_HEIGHT) said.push(message('pictures.smallText'));
  if (regions.length > 0 && sharpness < MIN_SHARPNESS)
    said.push(message(grain > MUCH_GRAIN ? 'pictures.grainy' : 'pictures.blurred'));
  if (glare > MUCH_GLARE) said.push(message('pictures.glare'));
  if (brightness < DARK) said.push(message('pictures.tooDark'));
  if (cutOff.length > 0) said.push(message('pictures.cutOff', { edges: edgesOf(cutOff) }));
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
    ...warningsOf(said),
  };
}

/** "top and left" */
function edgesOf([edge, ...rest]: PageQuality['cutOff']): Message {
  return rest.length === 0
    ? message('pictures.edge', { edge: edge! })
    : message('pictures.edges', { edge: edge!, others: edgesOf(rest) });
}

const isSmall = ({ width, height }: PictureFacts): boolean =>
  Math.max(width, height) < RECOMMENDED_RESOLUTION.width ||
  Math.min(width, height) < RECOMMENDED_RESOLUTION.height;

function medianTextHeight(regions: readonly TextRegion[]): number | null {
  const heights = regions.map(({ quad }) => Math.min(...Object.values(sidesOf(quad)))).sort((a, b) => a - b);
  return heights.length === 0 ? null : Math.round(heights[heights.length >> 1]!);
}
