import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('who is named', () => {
  it('a director without a colon, and officers by their roles under “Management”', () => {
    const certificate = readLines(
      'BUSINESS IDENTIFICATION NUMBER CERTIFICATE',
      'BUSINESS NAME NATA BEES',
      'BIN BW00005520007',
      'DIRECTOR LESEDI SAMPLE',
    );
    expect(valueIn(certificate, 'directors')).toEqual(['LESEDI SAMPLE']);
    const extract = readPrinted([
      [60, 60, 'Register search result'],
      [60, 100, 'Entity'],
      [300, 100, 'Nata Foods (Pty) Ltd'],
      [60, 200, 'Management'],
      [300, 200, 'Role'],
      [500, 200, 'Since'],
      [60, 234, 'Kago Example'],
      [300, 234, 'Director'],
      [500, 234, '18 Nov 2018'],
      [60, 268, 'Lesedi Sample'],
      [300, 268, 'Secretary'],
      [500, 268, '2 May 2020'],
      [60, 368, 'Extract of the register made on 30 October 2026, Companies Registry'],
    ]);
    expect(JSON.stringify(valueIn(extract, 'directors'))).toContain('Kago Example');
    expect(JSON.stringify(valueIn(extract, 'directors'))).not.toContain('Sample');
  });
});
