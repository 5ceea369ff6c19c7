import { beforeAll, expect, test, vi } from 'vitest';
import { compileKernels } from '../../../tools/kernels/compile.ts';
import { mapQuad, type Quad } from '../../contract/geometry.ts';
import type { Raster } from './page.ts';
import { homographyBetween, project, wholeOf } from './homography.ts';
import { createWarp, type Warp } from '../kernels/warp-rows.ts';
import { warp } from './warp.ts';

let kernel: Warp;
beforeAll(async () => {
  kernel = createWarp(new WebAssembly.Module(await compileKernels()))!;
});

/** Slopes and steps: places between pixels show as levels between theirs. */
function pattern(width: number, height: number): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      data[i] = (x * 5 + y) % 256;
      data[i + 1] = (y * 7) % 256;
      data[i + 2] = ((x >> 3) + (y >> 3)) % 2 ? 220 : 30;
    }
  return { data, width, height };
}

/** Each pixel by the map itself, bilinear, in floating point; white beyond the source. */
function plainly(
  { data, width: w, height: h }: Raster,
  quad: Quad,
  width: number,
  height: number,
): Uint8Array {
  const map = homographyBetween(wholeOf({ width, height }), quad)!;
  const out = new Uint8Array(width * height * 3).fill(255);
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const p = project(map, { x: u + 0.5, y: v + 0.5 });
      const [x, y] = [p.x - 0.5, p.y - 0.5];
      if (x < -0.5 || y < -0.5 || x > w - 0.5 || y > h - 0.5) continue;
      const [cx, cy] = [Math.min(Math.max(x, 0), w - 1), Math.min(Math.max(y, 0), h - 1)];
      const [x0, y0] = [Math.min(Math.floor(cx), w - 2), Math.min(Math.floor(cy), h - 2)];
      const [fx, fy] = [cx - x0, cy - y0];
      for (let k = 0; k < 3; k++) {
        const at = (dx: number, dy: number): number => data[((y0 + dy) * w + x0 + dx) * 3 + k]!;
        const top = at(0, 0) * (1 - fx) + at(1, 0) * fx;
        const bottom = at(0, 1) * (1 - fx) + at(1, 1) * fx;
        out[(v * width + u) * 3 + k] = Math.round(top + (bottom - top) * fy);
      }
    }
  return out;
}

const quads: Record<string, Quad> = {
  'seen at an angle': [
    { x: 21.3, y: 14.7 },
    { x: 370.2, y: 30.1 },
    { x: 385.9, y: 280.4 },
    { x: 12.5, y: 262.2 },
  ],
  'turned, and beyond the source': [
    { x: 60, y: -25 },
    { x: 430, y: 70 },
    { x: 340, y: 320 },
    { x: -26, y: 228 },
  ],
  'the whole source': [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
    { x: 400, y: 300 },
    { x: 0, y: 300 },
  ],
};

test.each(Object.entries(quads))(
  'pixels of a document %s are where the map says, to a 250th of a step',
  (_, quad) => {
    const source = pattern(400, 300);
    const [width, height] = [331, 227];
    const wanted = plainly(source, quad, width, height);
    for (const way of [kernel, null]) {
      const { data } = warp(source, quad, width, height, way);
      const far = data.filter((value, i) => Math.abs(value - wanted[i]!) > 3).length;
      expect(far / data.length).toBeLessThan(0.001);
    }
  },
);

/** Higher than a band of the kernel, of sides that are no multiples of its steps. */
test.each([
  [331, 227],
  [1, 1],
  [5, 1_300],
  [700, 613],
])('the kernel makes %i × %i pixels the same to the last bit, wherever the source lies', (width, height) => {
  const source = pattern(400, 300);
  const turned = quads['seen at an angle']!;
  const shapes: Quad[] = [
    ...Object.values(quads),
    [turned[1], turned[2], turned[3], turned[0]],
    [turned[2], turned[3], turned[0], turned[1]],
    mapQuad(turned, ({ x, y }) => ({ x: x + 900, y: y - 40 })),
    mapQuad(turned, ({ x, y }) => ({ x: x - 200, y: y + 290 })),
  ];
  for (const quad of shapes) {
    const byKernel = warp(source, quad, width, height, kernel).data;
    const byPlainCode = warp(source, quad, width, height, null).data;
    expect(Buffer.compare(byKernel, byPlainCode)).toBe(0);
  }
});

/** Rounded steps lead from the upper edge a little beyond it, in rows of over 4,096 bytes before the kernel's memory. */
test.each([
  [982, 1_018],
  [1_018, 982],
  [970, 1_030],
])('no pixel is read from before a wide source whose upper half has sides of %i and %i', (right, left) => {
  const source = { data: new Uint8Array(3 * 3_000 * 2_000).fill(200), width: 3_000, height: 2_000 };
  const half: Quad = [
    { x: 0, y: 0 },
    { x: 3_000, y: 0 },
    { x: 3_000, y: right },
    { x: 0, y: left },
  ];
  for (const way of [kernel, null])
    expect(warp(source, half, 3_000, 1_000, way).data.every((value) => value === 200)).toBe(true);
});

test('a map through infinity is left to plain code', () => {
  const crossed: Quad = [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
    { x: 100, y: 0 },
    { x: 0, y: 80 },
  ];
  const source = pattern(120, 110);
  expect(
    Buffer.compare(warp(source, crossed, 60, 60, kernel).data, warp(source, crossed, 60, 60, null).data),
  ).toBe(0);
});

test('what the machine has no memory for is left to plain code', () => {
  const source = pattern(400, 300);
  const quad = quads['seen at an angle']!;
  const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('no memory');
  });
  // A picture of four million pixels does not fit into what the kernel begins with, or keeps.
  const large = () => kernel(pattern(4_000, 1_000), homographyBetween(wholeOf(source), quad)!, 3_000, 3_000);
  try {
    expect(large()).toBeNull();
    expect(grow).toHaveBeenCalled();
  } finally {
    grow.mockRestore();
  }
  expect(large()).not.toBeNull();
});

test('a source of one pixel stays what it is', () => {
  for (const way of [kernel, null]) {
    const { data } = warp(
      { data: Uint8Array.of(10, 20, 30), width: 1, height: 1 },
      mapQuad(quads['the whole source']!, (p) => ({ x: p.x / 400, y: p.y / 300 })),
      4,
      4,
      way,
    );
    expect([...data.slice(0, 3)]).toEqual([10, 20, 30]);
    expect([...data.slice(-3)]).toEqual([10, 20, 30]);
  }
});
