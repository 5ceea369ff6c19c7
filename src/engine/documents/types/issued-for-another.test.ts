import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted } from '../testing/request.ts';

const letter = (...texts: readonly string[]) =>
  readPrinted(lines(...texts, 'Yours faithfully', 'Kago Example', 'Director'));

describe('"EMPLOYMENT_LETTER (issued by a company secretary or consultancy)"', () => {
  it.each([
    [
      'under its name',
      'Company Secretaries',
      'This confirms that Ms Neo Sample is employed by Lesedi Example Limited and',
    ],
    [
      'in a sentence',
      'P O Box 12, Nata',
      'As company secretary of Lesedi Example Limited we confirm that Ms Neo Sample',
    ],
    [
      'as a client’s',
      'P O Box 12, Nata',
      'On behalf of our client Lesedi Example Limited we confirm that Ms Neo Sample',
    ],
  ])('the sender says its capacity %s', (_where, below, sentence) => {
    const read = letter(
      'Nata Bearings (Pty) Ltd',
      below,
      'LETTER OF EMPLOYMENT',
      sentence,
      'was appointed Cashier on 1 March 2020.',
    );
    expect([read.documentType, read.configuredType]).toEqual(['EMPLOYMENT_LETTER', 'EMPLOYMENT_LETTER']);
  });

  it('two registered companies that share no name are told apart without such words', () => {
    const read = letter(
      'Nata Bearings (Pty) Ltd',
      'EMPLOYMENT LETTER',
      'This is to confirm that Neo Sample is employed by Lesedi Example Limited as Cashier since 1 March 2020.',
    );
    expect(read.configuredType).toBe('EMPLOYMENT_LETTER');
  });

  it.each([
    ['the employer', 'Lesedi Example (Pty) Ltd', 'Lesedi Example (Proprietary) Limited'],
    ['the employer’s short name', 'Lesedi Example', 'Lesedi Example Distribution Limited'],
    ['the employer’s group', 'Lesedi Holdings Limited', 'Lesedi Transport (Pty) Ltd'],
  ])('under the letterhead of %s it is a CONFIRMATION_OF_EMPLOYMENT', (_who, head, employer) => {
    const read = letter(
      head,
      'EMPLOYMENT LETTER',
      `This is to confirm that Neo Sample is employed by ${employer} as Cashier since 1 March 2020.`,
    );
    expect([read.documentType, read.configuredType]).toEqual([
      'EMPLOYMENT_LETTER',
      'CONFIRMATION_OF_EMPLOYMENT',
    ]);
  });
});
