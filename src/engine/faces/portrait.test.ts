import { expect, it } from 'vitest';
import type { Detection } from './detect.ts';
import { facesBeside } from './portrait.ts';

const face = (x: number, y: number, width: number, height: number): Detection => ({
  box: { x, y, width, height },
  score: 0.8,
});

it.each([
  // Measured on a drawn permit and on a photographed passport whose portrait two looks at a quarter of the page cut.
  ['its lower half', face(1130, 287, 136, 171), face(1139, 375, 126, 71)],
  ['its chin and mouth', face(173, 322, 164, 213), face(194, 431, 128, 105)],
  ['its upper half, a little wider', face(100, 100, 160, 200), face(90, 95, 180, 110)],
])('a part of the portrait is no other face: %s', (_what, portrait, part) => {
  expect(facesBeside(portrait, [portrait, part])).toEqual([]);
});

it.each([
  ['a ghost image at the other side of the card', face(1250, 640, 70, 90)],
  ['one that touches the edge of the portrait', face(240, 280, 70, 90)],
])('%s is a face of its own', (_what, other) => {
  const portrait = face(80, 100, 180, 230);
  expect(facesBeside(portrait, [portrait, other])).toEqual([other]);
});

it('a part of the second face is none either', () => {
  const [portrait, ghost, part] = [face(80, 100, 180, 230), face(900, 300, 90, 120), face(905, 360, 80, 55)];
  expect(facesBeside(portrait, [portrait, ghost, part])).toEqual([ghost]);
});

it.each([
  ['around a ghost image', face(600, 200, 260, 320), face(700, 300, 70, 90), [face(700, 300, 70, 90)]],
  ['around the portrait', face(40, 40, 300, 380), face(700, 300, 70, 90), [face(700, 300, 70, 90)]],
  ['around both', face(20, 20, 900, 500), face(700, 300, 70, 90), [face(700, 300, 70, 90)]],
  ['beside a part of the portrait', face(600, 200, 260, 320), face(90, 220, 150, 100), []],
])(
  'an emblem larger than the portrait, which is no face, has no parts: %s',
  (_where, emblem, other, beside) => {
    const portrait = face(80, 100, 180, 230);
    expect(facesBeside(portrait, [emblem, portrait, other])).toEqual(beside);
  },
);
