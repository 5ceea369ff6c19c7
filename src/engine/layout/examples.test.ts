import { expect, test } from 'vitest';
import { lines, pageOf } from '../documents/testing/page-of.ts';
import { layOut } from './page-layout.ts';

const said = (...text: string[]): string[] => layOut(pageOf(lines(...text))).segments.map((s) => s.text);

test.each([
  ['Member number (e.g. 123456789)', 'Member number'],
  ['Date joined (for example: 31/12/2020) 4 March 2021', 'Date joined 4 March 2021'],
  ['Trading name (Example: ABC (Pty) Ltd)', 'Trading name'],
  ['Trading name Example: ABC (Pty) Ltd', 'Trading name'],
  ['Leave no blanks, for instance 987654321. Use black ink.', 'Leave no blanks,. Use black ink.'],
])('an example of what to fill in is not said: %s', (printed, left) => {
  expect(said(printed)).toEqual([left]);
});

test('a line with nothing but an example is none', () => {
  expect(said('Trading name', 'Example: ABC (Pty) Ltd')).toEqual(['Trading name']);
});

test('nor is the rest of one that is broken', () => {
  const page = pageOf([
    [60, 60, 'Place (e.g. Plot 1234,'],
    [60, 84, 'Main Road, Maun) Plot 77'],
  ]);
  expect(layOut(page).segments.map((s) => s.text)).toEqual(['Place', 'Plot 77']);
});

test.each(['Employee: Kago Example', 'Sample Stores (Pty) Ltd', 'Sworn, by way of example, by Neo'])(
  '%s is no example',
  (printed) => {
    expect(said(printed)).toEqual([printed]);
  },
);
