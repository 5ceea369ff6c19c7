import type { Quad } from '../../../src/contract/geometry.ts';
import type { Picture, Transform } from './picture.ts';
import { homography, project, warpInto } from './warp.ts';

/** Turns the page by whole quarters, as files arrive when nobody looked. */
export function quarterTurn(choices: readonly (0 | 90 | 180 | 270)[]): Transform {
  return (picture, random) => {
    const turn = random.pick(choices);
    const { width: w, height: h } = picture;
    const [width, height] = turn % 180 === 0 ? [w, h] : [h, w];
    const move = (p: { x: number; y: number }) =>
      turn === 0
        ? p
        : turn === 90
          ? { x: h - p.y, y: p.x }
          : turn === 180
            ? { x: w - p.x, y: h - p.y }
            : { x: p.y, y: w - p.x };
    const data = new Uint8Array(picture.data.length);
    for (let y = 0, o = 0; y < h; y++) {
      for (let x = 0; x < w; x++, o += 3) {
        const [tx, ty] =
          turn === 0
            ? [x, y]
            : turn === 90
              ? [h - 1 - y, x]
              : turn === 180
                ? [w - 1 - x, h - 1 - y]
                : [y, w - 1 - x];
        const t = (ty * width + tx) * 3;
        data[t] = picture.data[o]!;
        data[t + 1] = picture.data[o + 1]!;
        data[t + 2] = picture.data[o + 2]!;
      }
    }
    return { picture: { data, width, height }, move, note: `turned ${turn}°` };
  };
}

/** Askew on the scanner's glass, at most `most` degrees either way; the lid is white or nearly so. */
export function skew(most: number): Transform {
  return (picture, random) => {
    const angle = (random.between(-most, most) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const { width: w, height: h } = picture;
    const width = Math.round(w * Math.abs(c) + h * Math.abs(s));
    const height = Math.round(h * Math.abs(c) + w * Math.abs(s));
    const corner = (x: number, y: number) => ({
      x: (x - w / 2) * c - (y - h / 2) * s + width / 2,
      y: (x - w / 2) * s + (y - h / 2) * c + height / 2,
    });
    const page: Quad = [
      { x: 0, y: 0 },
      { x: w, y: 0 },
      { x: w, y: h },
      { x: 0, y: h },
    ];
    const quad: Quad = [corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)];
    const lid: Picture = {
      data: new Uint8Array(width * height * 3).fill(random.int(228, 255)),
      width,
      height,
    };
    warpInto(lid, picture, homography(quad, page), { x0: 0, y0: 0, x1: width, y1: height });
    const there = homography(page, quad);
    return {
      picture: lid,
      move: (p) => project(there, p),
      note: `skew ${((angle * 180) / Math.PI).toFixed(1)}°`,
    };
  };
}
