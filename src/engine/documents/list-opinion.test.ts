import { describe, expect, it } from 'vitest';
import { fieldIn, readLines } from './testing/request.ts';

const extract = (...lines: string[]): ReturnType<typeof readLines> =>
  readLines(
    'REGISTRAR OF COMPANIES',
    'EXTRACT FROM THE REGISTER',
    'Company name: Sample Traders (Pty) Ltd',
    'Company number: BW00001234567',
    'Date of incorporation: 4 March 2019',
    'Status: Registered',
    'Registered office: Plot 100, Sampleville',
    ...lines,
    'Extract printed on 2 June 2026',
  );

describe('a second opinion on lists of people', () => {
  it('offers a list that the rules missed, and holds it', () => {
    const directors = fieldIn(
      extract(
        'The affairs of the company are in the hands of Kago Sample and Lorato Specimen, its directors.',
        'The secretary is Neo Example.',
      ),
      'directors',
    )!;
    expect(directors.value).toEqual([
      { name: 'Kago Sample', appointmentDate: null, nationality: null },
      { name: 'Lorato Specimen', appointmentDate: null, nationality: null },
    ]);
    expect(directors.confidence).toBeLessThan(0.6);
    expect(directors.notesSaid?.map(({ key }) => key)).toEqual(['notes.othersInList']);
  });

  it('completes a list, and keeps what the rules read', () => {
    const resolution = readLines(
      'SAMPLE TRADERS (PTY) LTD',
      'RESOLUTION OF THE DIRECTORS',
      'passed on 14 June 2026',
      'It was resolved that the company open an account with Specimen Bank and that Kago Sample be authorised to sign.',
      'Signed by all directors',
      '..................   ..................',
      'Kago Sample   Lorato Specimen',
    );
    const signatories = fieldIn(resolution, 'signatories')!;
    expect(signatories.value).toMatchObject([
      { name: 'Kago Sample', signed: false },
      { name: 'Lorato Specimen', signed: null },
    ]);
    expect(signatories.confidence).toBeLessThan(0.8);
    expect(signatories.alternatives).toHaveLength(1);
  });

  it('leaves a list alone on which both agree', () => {
    const directors = fieldIn(
      extract('Directors', 'Kago Sample', 'Lorato Specimen', 'Resigned 1 May 2024: Neo Example'),
      'directors',
    )!;
    expect(directors.value).toMatchObject([{ name: 'Kago Sample' }, { name: 'Lorato Specimen' }]);
    expect(directors.confidence).toBeGreaterThan(0.8);
  });
});
