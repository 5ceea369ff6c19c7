import { expect, it } from 'vitest';
import type { Box } from '../../contract/geometry.ts';
import { pageOf } from '../documents/testing/page-of.ts';
import { reportOfFace } from './face-instead-of-paper.ts';

/** A page of 1000 × 1400 pixels. */
function page(box: Omit<Box, 'x' | 'y'>, readable = false) {
  const portrait = { kind: 'portrait', box: { x: 100, y: 100, ...box }, confidence: 0.9 } as const;
  const { report, ...page } = pageOf([], { marks: [portrait] });
  return {
    ...page,
    report: { ...report, quality: { ...report.quality, readable, warnings: ['It is blurred.'] } },
  };
}

it('a portrait sent for a document is said to be none, whatever its blur and size', () => {
  expect(reportOfFace(page({ width: 400, height: 500 })).quality.warnings).toEqual([
    'This picture shows a face and no document. Photograph the paper or card itself, all of it.',
  ]);
});

it('a card of which nothing could be read keeps what is wrong with its picture, and so does a page that was read', () => {
  for (const other of [page({ width: 200, height: 240 }), page({ width: 400, height: 500 }, true)])
    expect(reportOfFace(other)).toBe(other.report);
});
