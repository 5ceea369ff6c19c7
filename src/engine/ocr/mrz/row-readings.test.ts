import { describe, expect, it } from 'vitest';
import type { Quad } from '../../../contract/geometry.ts';
import { COLUMNS, type LineEvidence } from './alignment.ts';
import { MRZ_CHARACTERS, ZONE_FORMATS } from './formats.ts';
import { RowReadings, type AlignedLook } from './row-readings.ts';

const row = (y: number): Quad => [
  { x: 0, y },
  { x: 600, y },
  { x: 600, y: y + 20 },
  { x: 0, y: y + 20 },
];

/** A look that is sure of every character of a text, with a blank after each; one at `faint` is less likely than a blank. */
function lookAt(text: string, faint = -1): LineEvidence {
  const steps = 2 * text.length;
  const logProbabilities = new Float32Array(steps * COLUMNS).fill(Math.log(0.001));
  for (const [i, c] of [...text].entries()) {
    logProbabilities[2 * i * COLUMNS + 1 + MRZ_CHARACTERS.indexOf(c)] = Math.log(i === faint ? 0.42 : 0.9);
    if (i === faint) logProbabilities[2 * i * COLUMNS] = Math.log(0.55);
    logProbabilities[(2 * i + 1) * COLUMNS] = Math.log(0.9);
  }
  return { steps, logProbabilities };
}

function readingsOf(...texts: string[]): { readings: RowReadings; rows: Quad[] } {
  const readings = new RowReadings();
  const rows = texts.map((_, i) => row(30 * i));
  for (const [i, text] of texts.entries()) readings.add(rows[i]!, lookAt(text));
  return { readings, rows };
}

/** A look as the likeliest line of a format. */
function likeliestAs(name: string, line: number, evidence: LineEvidence): { text: string; score: number } {
  const readings = new RowReadings();
  const only = row(0);
  readings.add(only, evidence);
  const format = ZONE_FORMATS.find((one) => one.format === name)!;
  const [{ alignment, score }] = readings.alignedTo(format, line, only) as [AlignedLook];
  const best = alignment.positions.map((at) => MRZ_CHARACTERS[at.indexOf(Math.max(...at))]!);
  return { text: best.join(''), score };
}

describe('RowReadings', () => {
  it('tries only formats whose lines are about as long as what was read', () => {
    const { readings, rows } = readingsOf('<'.repeat(30), 'A'.repeat(15));
    expect(readings.formatsOf(rows).map((f) => f.format)).toEqual(['TD1']);
  });

  it('tries long formats where one row lost much of its fillers', () => {
    const { readings, rows } = readingsOf('P<BWA' + 'AB'.repeat(10), 'AB'.repeat(22));
    expect(readings.formatsOf(rows).map((f) => f.format)).toEqual(expect.arrayContaining(['TD3', 'MRVA']));
  });

  it('tries all formats when no row is as long as any', () => {
    const { readings, rows } = readingsOf('AB'.repeat(4));
    expect(readings.formatsOf(rows)).toHaveLength(ZONE_FORMATS.length);
  });

  it('sees the fillers that every zone has, and none in a printed line', () => {
    const zone = readingsOf('SETLHARE<<NEO'.padEnd(30, '<'), '9001015M3001011BWA'.padEnd(30, '0'));
    expect(zone.readings.showFillers(zone.rows)).toBe(true);
    const printed = readingsOf('REGISTRATION<NO<BW00003876990');
    expect(printed.readings.showFillers(printed.rows)).toBe(false);
  });

  it('aligns each look of a row, but for those with fewer steps than the line has characters', () => {
    const [td1] = ZONE_FORMATS;
    const text = 'SETLHARE<<NEO<<<<<<<<<<<<<<<<<';
    const { readings, rows } = readingsOf(text);
    readings.add(rows[0]!, lookAt('NEO'));
    const aligned = readings.alignedTo(td1!, 2, rows[0]!);
    expect(aligned).toHaveLength(1);
    const read = aligned[0]!.alignment.positions.map((at) => MRZ_CHARACTERS[at.indexOf(Math.max(...at))]!);
    expect(read.join('')).toBe(text);
    expect(readings.alignedTo(td1!, 2, rows[0]!)).toEqual(aligned);
  });

  it.each([
    ['WALTEROS<<LAURA<<<<<<<<<<<<', 'WALTEROS<<LAURA'],
    ['MOGAPI<TAU<<KAGO<<<<<<<<<<<', 'MOGAPI<TAU<<KAGO'],
    ['DE<HOZ<<ANA<LUCIA<<<<<<<<<', 'DE<HOZ<<ANA<LUCIA'],
    ['NYAMBE<<JOSEPH<<<<<<<<<<<<<<', 'NYAMBE<<JOSEPH'],
    ['OKELLO<<AMINA<ROSE<<<<<<<<<<<', 'OKELLO<<AMINA<ROSE'],
    ['SILVA<<RUI<<<<<<<<<<<<<<<<', 'SILVA<<RUI'],
  ])('puts the fillers that a state did not print behind the names: %s', (text, names) => {
    const { text: read, score } = likeliestAs('TD1', 2, lookAt(text));
    expect(read).toBe(names.padEnd(30, '<'));
    // Every step that was seen is as likely as the look has it; those that were not seen are no part of the mean.
    expect(score).toBeCloseTo(Math.log(0.9), 3);
  });

  it.each([
    ['TD1', 2, 'MOGAPI<TAU<<KAGO', 14, 30],
    ['TD1', 2, 'MOGAPI<TAU<<KAGO', 8, 30],
    ['TD1', 2, 'OKELLO<<AMINA<ROSE', 17, 30],
    ['TD1', 0, 'I<KENB00412278<1', 9, 30],
    ['TD3', 0, 'P<BWAMOLEFE<<KABO', 15, 44],
    ['TD3', 0, 'P<BWAMOLEFE<<KABO', 5, 44],
    // A letter that was nearly swallowed, and fillers that were not printed.
    ['TD1', 2, 'SILVA<<RUI', 8, 27],
    ['TD3', 0, 'P<ZMBPHIRI<<CHANDA', 14, 40],
  ])(
    'keeps a letter that a blank was likelier than: %s line %i, %s at %i',
    (format, line, text, faint, printed) => {
      const length = ZONE_FORMATS.find((one) => one.format === format)!.lineLength;
      expect(likeliestAs(format, line, lookAt(text.padEnd(printed, '<'), faint)).text).toBe(
        text.padEnd(length, '<'),
      );
    },
  );
});
