import type { Quad } from '../../../contract/geometry.ts';
import { corners, smallestRectangle } from '../../ocr/ppocr/rectangle.ts';
import { groundOf, type Ground } from './ground.ts';
import type { Gradient } from './gradient.ts';
import type { Thumbnail } from './thumbnail.ts';

const MIN_AREA_SHARE = 0.03;
/** An island is a document when it fills its rectangle: scattered print on white paper does not. */
const MIN_FILL = 0.86;
/** Two cards beside each other on a sheet are 0.32 as high as wide. */
const MIN_PROPORTION = 0.28;
/** The flood stops at edges this many times as strong as the ground's tolerance, however near the colours behind them are. */
const BARRIER = 3.6;

/** Rectangles that stand out from an even background (a lid of a scanner, a plain table), in thumbnail pixels. */
export function islandsOf(picture: Thumbnail, { strength }: Gradient): Quad[] {
  const ground = groundOf(picture);
  if (!ground) return [];
  const { width, height } = picture;
  const mask = opened(maskOf(picture, ground, strength), width, height, 2);
  return components(mask, width, height).flatMap(({ outline, area }) => {
    if (area < MIN_AREA_SHARE * width * height) return [];
    const rectangle = smallestRectangle(outline);
    const proportion =
      Math.min(rectangle.width, rectangle.height) / Math.max(rectangle.width, rectangle.height);
    const size = (rectangle.width + 1) * (rectangle.height + 1);
    return area < MIN_FILL * size || proportion < MIN_PROPORTION ? [] : [corners(rectangle)];
  });
}

/** 1 where the background cannot be reached from the border: holes inside a document belong to it. */
function maskOf(
  { width, height }: Thumbnail,
  { distanceAt, tolerance }: Ground,
  edges: Float32Array,
): Uint8Array {
  const outside = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (at: number): void => {
    if (outside[at] || edges[at]! > BARRIER * tolerance || distanceAt(at) > tolerance) return;
    outside[at] = 1;
    stack.push(at);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit);
  while (stack.length > 0) {
    const at = stack.pop()!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return outside.map((value) => 1 - value);
}

/** Opening by `radius`: bridges of dirt between two documents are cut, specks vanish. */
function opened(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return dilated(dilated(mask, width, height, radius, 0), width, height, radius, 1);
}

/** Grows the pixels of `value` by `radius` along both axes. */
function dilated(mask: Uint8Array, width: number, height: number, radius: number, value: 0 | 1): Uint8Array {
  const along = (
    source: Uint8Array,
    length: number,
    lines: number,
    step: number,
    stride: number,
  ): Uint8Array => {
    const out = source.slice();
    for (let line = 0; line < lines; line++) {
      for (let i = 0; i < length; i++) {
        const at = line * stride + i * step;
        if (source[at] !== value) continue;
        for (let k = Math.max(0, i - radius); k <= Math.min(length - 1, i + radius); k++)
          out[line * stride + k * step] = value;
      }
    }
    return out;
  };
  return along(along(mask, width, height, 1, width), height, width, width, 1);
}

function components(
  mask: Uint8Array,
  width: number,
  height: number,
): { outline: { x: number; y: number }[]; area: number }[] {
  const seen = new Uint8Array(mask.length);
  const found: { outline: { x: number; y: number }[]; area: number }[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const stack = [start];
    seen[start] = 1;
    const outline: { x: number; y: number }[] = [];
    let area = 0;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const y = (at / width) | 0;
      area++;
      const neighbours = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ];
      if (neighbours.some((n) => n === -1 || !mask[n])) outline.push({ x, y });
      for (const n of neighbours) {
        if (n === -1 || !mask[n] || seen[n]) continue;
        seen[n] = 1;
        stack.push(n);
      }
    }
    found.push({ outline, area });
  }
  return found;
}
