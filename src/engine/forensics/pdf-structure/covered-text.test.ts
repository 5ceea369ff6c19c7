import { describe, expect, it } from 'vitest';
import type { ForensicReport } from '../../../contract/forensics.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

const examine = (bytes: Uint8Array): Promise<ForensicReport> =>
  startInspection({ name: 'a.pdf', bytes }, 0, { mode: 'quick', today: '2026-11-21' }).finish([], 'unknown');

describe('a box with text over text', () => {
  const say = (text: string, x: number, y: number, ink = '0 0 0'): string =>
    `BT /F1 11 Tf ${ink} rg 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
  const boxOf = (colour: string, at: string): string => `q ${colour} rg ${at} re f Q`;
  const list = ['Example opened in 2012', 'Specimen opened in 2015', 'Sample opened in 2019'].map((line, i) =>
    say(line, 30, 150 - 16 * i),
  );
  const SLIDE = '25 100 150 64';
  const NEW = say('9,204.00', 200, 130);
  const VALUE = `${say('Balance', 30, 130)} ${say('1,204.00', 200, 130)}`;

  it.each([
    [
      'an orange box with two lines',
      [...list, boxOf('1 .8 .4', SLIDE), say('What people said', 32, 140), say('Quick and kind', 32, 123)],
    ],
    [
      'a dark box with white text',
      [...list, boxOf('.2 .3 .6', SLIDE), say('What they said', 32, 140, '1 1 1')],
    ],
    [
      'a white box on a coloured slide',
      [boxOf('.3 .5 .8', '0 0 300 200'), ...list, boxOf('1 1 1', SLIDE), say('What they said', 32, 140)],
    ],
  ])('is layout: %s', async (_, content) => {
    const { verdict, findings } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(verdict).toBe('INCONCLUSIVE');
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength: 'note' }]);
  });

  const ROW = boxOf('.9 .9 1', '20 100 250 60');
  const PATCH = '198 127 60 12';
  it.each([
    ['in the colour of a row', [ROW, VALUE, boxOf('.9 .9 1', PATCH), NEW]],
    ['white on a coloured row, in place', [ROW, VALUE, boxOf('1 1 1', PATCH), NEW]],
    ['a patch a little off the colour, in place', [ROW, VALUE, boxOf('.8 .8 .9', PATCH), NEW]],
    [
      'white on paper, elsewhere in the box',
      [VALUE, boxOf('1 1 1', '198 124 90 20'), say('94.00', 230, 135)],
    ],
    [
      'a name over a name',
      [say('Name', 30, 130), say('Neo Tau', 200, 130), boxOf('1 1 1', PATCH), say('Pako Hule', 200, 130)],
    ],
    ['ending where the amount did', [ROW, VALUE, boxOf('.8 .9 .8', PATCH), say('11,204.00', 193.9, 131)]],
  ])('is proof: %s', async (_, content) => {
    const { findings } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength: 'proof' }]);
  });

  it.each([
    [
      'a frame over a sentence',
      say('this line was set for all of our customers', 30, 130),
      'see the other side',
      'strong',
    ],
    [
      'a new address over a line of the letterhead',
      say('Trading as the corner shop', 30, 130),
      'Plot 14, Maun',
      'strong',
    ],
    ['a field over its prompt', say('Enter your name', 30, 130), 'Neo Tau', 'weak'],
    ['a field over a row of equal digits', say('00/00/0000', 30, 130), '14/02/2026', 'weak'],
    ['a field over crosses', say('XXXXXXXX', 30, 130), 'Neo Tau', 'weak'],
  ])('is no proof: %s', async (_, under, over, strength) => {
    const content = [under, boxOf('1 1 1', '26 125 240 14'), say(over, 30, 130)];
    const { findings, verdict } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(findings.filter((f) => f.detector === 'covered-text')).toMatchObject([{ strength }]);
    expect(verdict).toBe(strength === 'weak' ? 'INCONCLUSIVE' : 'SUSPICIOUS');
  });
});
