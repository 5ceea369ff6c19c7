import { expect, it } from 'vitest';
import type { TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { crop, HEIGHT, type Stroke } from './strokes.test-data.ts';
import { withoutStruck } from './struck.ts';

const WIDTH = 700;
const START = 120;
const PITCH = 24;
const TEXT = 'Owner / Tenant';

/** Letters as rings, with paper between them. */
const letters = [...TEXT].flatMap((character, i): Stroke[] => {
  const x = START + i * PITCH;
  if (character === ' ') return [];
  if (character === '/') return [{ x: x + 9, y: 12, width: 3, height: 24 }];
  return [
    { x, y: 16, width: 18, height: 4 },
    { x, y: 34, width: 18, height: 4 },
    { x, y: 16, width: 4, height: 22 },
    { x: x + 14, y: 16, width: 4, height: 22 },
  ];
});

const line: TextLine = {
  text: TEXT,
  confidence: 0.99,
  box: { x: START, y: 0, width: TEXT.length * PITCH, height: HEIGHT },
  reader: 'text-layer',
  characters: [...TEXT].map((_, i) => START + i * PITCH),
};

/** From a character to another, `fall` pixels down on the way. */
const drawn = (from: number, to: number, y: number, fall = 0): Stroke[] => {
  const [left, right] = [START + from * PITCH - 6, START + to * PITCH + 2];
  return Array.from({ length: right - left }, (_, i) => ({
    x: left + i,
    y: y + Math.round((fall * i) / (right - left)),
    width: 1,
    height: 3,
  }));
};

const read = (strokes: readonly Stroke[]): string[] =>
  withoutStruck(crop(WIDTH, [...letters, ...strokes]), [line]).map(({ text }) => text);

it.each([
  ['a level stroke', drawn(0, 5, 25), ['Tenant']],
  ['a stroke that falls', drawn(0, 5, 18, 14), ['Tenant']],
  ['two strokes', [...drawn(8, 14, 22), ...drawn(8, 14, 28)], ['Owner']],
  ['a stroke through all of it', drawn(0, 14, 25), []],
])('drops words under %s', (_, strokes, left) => {
  expect(read(strokes)).toEqual(left);
});

it('moves the box and the places of letters with what is left', () => {
  const [left] = withoutStruck(crop(WIDTH, [...letters, ...drawn(0, 5, 25)]), [line]);
  expect(left).toMatchObject({ box: { x: START + 8 * PITCH, width: 6 * PITCH } });
  expect(left!.characters).toEqual([8, 9, 10, 11, 12, 13].map((i) => START + i * PITCH));
});

it.each([
  ['nothing', []],
  ['a line under the words', drawn(0, 5, 40)],
  ['a line over the words', drawn(0, 5, 6)],
  ['a rule that runs on', [{ x: 0, y: 25, width: WIDTH, height: 3 }]],
  [
    'dashes between letters, none through them',
    [0, 1, 2, 3].map((i) => ({ x: START + i * PITCH + 19, y: 25, width: 3, height: 3 })),
  ],
])('keeps words with %s', (_, strokes) => {
  expect(read(strokes)).toEqual([TEXT]);
});

it('drops initials beside corrections, and on no other page', () => {
  const initials = {
    ...line,
    text: 'Neo Example K.N.',
    characters: [...'Neo Example K.N.'].map((_, i) => START + i * PITCH),
  };
  const lone = { ...line, text: 'K.N.', characters: [0, 1, 2, 3] };
  const all = [
    line,
    { ...initials, box: { ...line.box, y: HEIGHT } },
    { ...lone, box: { ...line.box, y: HEIGHT } },
  ];
  const sheet = (strokes: readonly Stroke[]): Raster => {
    const printed = crop(WIDTH, [...letters, ...strokes]);
    const blank = crop(WIDTH, []);
    return { ...printed, height: 2 * HEIGHT, data: new Uint8Array([...printed.data, ...blank.data]) };
  };
  const said = (strokes: readonly Stroke[]): string[] =>
    withoutStruck(sheet(strokes), all).map(({ text }) => text);
  expect(said(drawn(0, 5, 25))).toEqual(['Tenant', 'Neo Example']);
  expect(said([])).toEqual([TEXT, 'Neo Example K.N.', 'K.N.']);
});

it('keeps a long dash and words whose letters have no known places', () => {
  const dash = { ...line, text: '—', characters: [START], box: { ...line.box, width: 60 } };
  const bar = crop(WIDTH, [{ x: START, y: 25, width: 60, height: 3 }]);
  expect(withoutStruck(bar, [dash])).toEqual([dash]);
  const { characters: _, ...unplaced } = line;
  expect(withoutStruck(crop(WIDTH, [...letters, ...drawn(0, 5, 25)]), [unplaced])).toEqual([unplaced]);
});
