import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startInspection } from './inspector.ts';
import { handmadePdf } from '../pdf/handmade.test-data.ts';

const isWhole = (bytes: Uint8Array): boolean =>
  startInspection({ name: 'a', bytes }, 0, { mode: 'quick', today: '2026-11-27' }).isWhole();
const sample = (name: string): Buffer => readFileSync(`samples/${name}`);
const FILES = ['omang-front.jpg', 'passport.jpg', 'payslip.png', 'tax-clearance.png', 'bank-statement.pdf'];

describe('is all of a file there?', () => {
  it.each(FILES)('%s as it is, and with bytes behind it', (name) => {
    expect(isWhole(sample(name))).toBe(true);
    expect(isWhole(Buffer.concat([sample(name), Buffer.alloc(5_000)]))).toBe(true);
  });

  it.each(FILES)('pieces of %s are not', (name) => {
    const bytes = sample(name);
    for (const part of [0.02, 0.25, 0.5]) expect(isWhole(bytes.subarray(0, bytes.length * part))).toBe(false);
  });

  it('signatures with nothing behind them are not', () => {
    expect(isWhole(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBe(false);
    expect(isWhole(sample('payslip.png').subarray(0, 8))).toBe(false);
    expect(isWhole(Buffer.from('%PDF-1.7\n'))).toBe(false);
  });

  it('decoders need neither the last chunk of a PNG nor the cross-reference table of a PDF', () => {
    expect(isWhole(sample('payslip.png').subarray(0, -12))).toBe(true);
    const pdf = Buffer.from(handmadePdf({ content: '' }));
    expect(isWhole(pdf.subarray(0, pdf.indexOf('startxref')))).toBe(true);
  });
});
