import { expect, test } from 'vitest';
import { message, unkeyed } from '../../contract/messages/message.ts';
import { ExtractedField } from '../../contract/verification.ts';
import { saidOf, warningsOf } from '../../contract/page-warnings.ts';
import { notesOf, withNotes } from './notes.ts';

const field = ExtractedField.parse({
  name: 'issueDate',
  value: '2026-11-02',
  raw: null,
  confidence: 0.9,
  page: 0,
  box: null,
  source: 'printed',
});
const short = message('notes.shortYear');
const mended = message('notes.placeMended', { place: 'Maun' });

test('notes are sentences in English and messages beside them, one for one', () => {
  const noted = { ...field, ...notesOf([short, mended]) };
  expect(noted.notes).toEqual([
    'The year is printed with two digits.',
    'The place was read as “Maun”; the gazetteer spells it so.',
  ]);
  expect(noted.notesSaid).toEqual([short, mended]);
  expect(ExtractedField.parse(JSON.parse(JSON.stringify(noted)))).toEqual(noted);
  expect(notesOf([])).toEqual({ notes: [] });
});

test('a note is put behind those that are there, also behind ones that were stored without a key', () => {
  const twice = withNotes(withNotes(field, [short]), [mended]);
  expect(twice.notesSaid).toEqual([short, mended]);
  const stored = withNotes({ ...field, notes: ['It was read.'] }, [short]);
  expect(stored.notes).toEqual(['It was read.', 'The year is printed with two digits.']);
  expect(stored.notesSaid).toEqual([unkeyed('It was read.'), short]);
});

test('warnings of a picture are kept likewise', () => {
  const dark = message('pictures.tooDark');
  expect(warningsOf([dark]).warnings).toEqual(['The picture is too dark. Take it again in better light.']);
  expect(saidOf(warningsOf([dark]))).toEqual([dark]);
  expect(saidOf({ warnings: ['It is blurred.'] })).toEqual([unkeyed('It is blurred.')]);
  expect(warningsOf([])).toEqual({ warnings: [] });
});
