import { beforeAll, describe, expect, it } from 'vitest';
import { compileKernels } from '../../../tools/kernels/compile.ts';
import { createFaceScan, ROUNDING } from './face-scan.ts';
import { EMBEDDING_LENGTH, FIRST, fusedScore } from './score.ts';

let kernels: WebAssembly.Module;
beforeAll(async () => {
  kernels = new WebAssembly.Module(await compileKernels());
});

/** Directions at random with the lengths of real embeddings, the same every time; near ones by a share of the first. */
function embeddings(count: number): Float32Array[] {
  let seed = 11;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const scaled = (values: Float32Array): Float32Array => {
    for (const [part, length] of [
      [values.subarray(0, FIRST), 1],
      [values.subarray(FIRST), 1.4],
    ] as const) {
      const now = Math.hypot(...part);
      for (let i = 0; i < part.length; i++) part[i]! *= length / now;
    }
    return values;
  };
  const first = scaled(Float32Array.from({ length: EMBEDDING_LENGTH }, random));
  return [
    first,
    ...Array.from({ length: count - 1 }, (_, i) =>
      scaled(first.map((v) => v * ((i % 20) / 20) + (0.06 * random() * (20 - (i % 20))) / 20)),
    ),
  ];
}

describe('the scan of faces', () => {
  // More than one call of the kernel looks at, and more than memory is taken for at a time.
  const faces = embeddings(5_000);
  const query = faces[0]!;

  it('finds every face that reaches a score, and none that is further off than the rounding', () => {
    for (const module of [kernels, null]) {
      const scan = createFaceScan(module);
      faces.forEach((face) => scan.add(face));
      for (const minimum of [-1.2, -0.6, -0.3]) {
        const found = new Set(scan.like(query, minimum));
        const scores = faces.map((face) => fusedScore(query, face));
        const reaching = scores.flatMap((score, place) => (score >= minimum ? [place] : []));
        expect(reaching.length).toBeGreaterThan(100);
        expect(reaching.length).toBeLessThan(4_900);
        expect(reaching.filter((place) => !found.has(place))).toEqual([]);
        expect([...found].filter((place) => scores[place]! < minimum - 2 * ROUNDING)).toEqual([]);
      }
    }
  });

  it('finds the same by the kernel and by plain code', () => {
    const [fast, plain] = [createFaceScan(kernels), createFaceScan(null)];
    for (const scan of [fast, plain]) faces.forEach((face) => scan.add(face));
    for (const minimum of [-2, -1, -0.5, 0, 0.9])
      expect(fast.like(query, minimum)).toEqual(plain.like(query, minimum));
  });

  it('drops faces, and numbers those that are left anew', () => {
    for (const module of [kernels, null]) {
      const scan = createFaceScan(module);
      faces.slice(0, 40).forEach((face) => scan.add(face));
      scan.remove((place) => place % 4 !== 0);
      expect(scan.like(faces[8]!, 0.9)).toContain(2);
      expect(scan.like(query, -9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      scan.add(faces[39]!);
      expect(scan.like(faces[39]!, 0.9)).toContain(10);
      scan.remove(() => true);
      expect(scan.like(query, -9)).toEqual([]);
    }
  });
});
