import { describe, expect, it } from 'vitest';
import type { Quad } from '../../../contract/geometry.ts';
import type { PageReport } from '../../../contract/pages.ts';
import { homographyBetween, project, wholeOf } from '../../raster/homography.ts';
import { straighten } from '../../intake/straighten.ts';
import { turnRaster } from '../../intake/turn.ts';
import type { Raster } from '../../raster/page.ts';
import { placeOnPage } from './place-on-page.ts';

const MARK = { x: 150, y: 90, width: 20, height: 12 };

/** White, with a black mark. */
function picture(width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = MARK.y; y < MARK.y + MARK.height; y++)
    data.fill(0, (y * width + MARK.x) * 3, (y * width + MARK.x + MARK.width) * 3);
  return { data, width, height };
}

/** The centre of the dark pixels. */
function markOn({ data, width, height }: Raster): { x: number; y: number } {
  let [sx, sy, n] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 3]! > 100) continue;
    [sx, sy, n] = [sx + (i % width), sy + Math.floor(i / width), n + 1];
  }
  return { x: sx / n, y: sy / n };
}

function report(of: { width: number; height: number }, more: Partial<PageReport>): PageReport {
  return {
    index: 0,
    file: 0,
    pageInFile: 0,
    source: 'image',
    dpi: null,
    orientation: 0,
    skew: 0,
    rectified: null,
    split: null,
    textLayerAgreement: null,
    quality: { readable: true } as PageReport['quality'],
    ...of,
    ...more,
  };
}

function expectOn(page: Raster, more: Partial<PageReport>, turn: 0 | 90 | 180 | 270 = 0): void {
  const box = placeOnPage(MARK, { width: 400, height: 300, turn }, report(page, more))!;
  const mark = markOn(page);
  expect(Math.abs(box.x + box.width / 2 - mark.x)).toBeLessThan(3);
  expect(Math.abs(box.y + box.height / 2 - mark.y)).toBeLessThan(3);
}

describe('a place of a picture on the page made of it', () => {
  it('follows quarter turns, those of the orientation tag included', () => {
    for (const turn of [0, 90, 180, 270] as const) {
      const page = turnRaster(picture(400, 300), turn);
      expectOn(page, { orientation: turn });
      expectOn(page, { orientation: turn }, turn);
    }
  });

  it('follows a document that was cut out, straightened and turned', () => {
    const outline: Quad = [
      { x: 30, y: 40 },
      { x: 370, y: 22 },
      { x: 350, y: 280 },
      { x: 50, y: 260 },
    ];
    const page = straighten(picture(400, 300), outline);
    expectOn(page, { rectified: outline });
    expectOn(turnRaster(page, 270), { rectified: outline, orientation: 270 });
  });

  it('follows a page that was levelled', () => {
    const radians = (6 * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const size = { width: Math.round(400 * cos + 300 * sin), height: Math.round(300 * cos + 400 * sin) };
    const onPicture = (x: number, y: number): { x: number; y: number } => ({
      x: 200 + (x - size.width / 2) * cos - (y - size.height / 2) * sin,
      y: 150 + (x - size.width / 2) * sin + (y - size.height / 2) * cos,
    });
    const { width: w, height: h } = size;
    const corners: Quad = [onPicture(0, 0), onPicture(w, 0), onPicture(w, h), onPicture(0, h)];
    const map = homographyBetween(corners, wholeOf(size))!;
    const mark = project(map, { x: MARK.x + MARK.width / 2, y: MARK.y + MARK.height / 2 });
    const box = placeOnPage(MARK, { width: 400, height: 300, turn: 0 }, report(size, { skew: 6 }))!;
    expect(Math.hypot(box.x + box.width / 2 - mark.x, box.y + box.height / 2 - mark.y)).toBeLessThan(2);
  });

  it('is unknown outside the page, and on pages made in another way', () => {
    const outside: Quad = wholeOf({ width: 100, height: 60 });
    const cut = report({ width: 100, height: 60 }, { rectified: outside });
    expect(placeOnPage(MARK, { width: 400, height: 300, turn: 0 }, cut)).toBeNull();
    const other = report({ width: 390, height: 300 }, {});
    expect(placeOnPage(MARK, { width: 400, height: 300, turn: 0 }, other)).toBeNull();
  });
});
