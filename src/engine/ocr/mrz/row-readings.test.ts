import { describe, expect, it } from 'vitest';
import type { Quad } from '../../../contract/geometry.ts';
import { COLUMNS, type LineEvidence } from './alignment.ts';
import { MRZ_CHARACTERS, ZONE_FORMATS } from './formats.ts';
import { RowReadings } from './row-readings.ts';

const row = (y: number): Quad => [
  { x: 0, y },
  { x: 600, y },
  { x: 600, y: y + 20 },
  { x: 0, y: y + 20 },
];

/** A look that is sure of every character of a text, with a blank after each. */
function lookAt(text: string): LineEvidence {
  const steps = 2 * text.length;
  const logProbabilities = new Float32Array(steps * COLUMNS).fill(Math.log(0.001));
  for (const [i, c] of [...text].entries()) {
    logProbabilities[2 * i * COLUMNS + 1 + MRZ_CHARACTERS.indexOf(c)] = Math.log(0.9);
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
    const td1 = ZONE_FORMATS.find(({ format }) => format === 'TD1')!;
    const { readings, rows } = readingsOf(text);
    const [look] = readings.alignedTo(td1, 2, rows[0]!);
    const best = look!.alignment.positions.map((at) => MRZ_CHARACTERS[at.indexOf(Math.max(...at))]!);
    expect(best.join('')).toBe(names.padEnd(30, '<'));
  });
});
