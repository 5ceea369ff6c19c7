import { expect, it } from 'vitest';
import { countedFrom, namingFile, refusedFile } from './refused-file.ts';
import { StationError } from './station-error.ts';
import { unkeyed } from '../messages/message.ts';

const damaged = refusedFile(
  new StationError('DAMAGED_DOCUMENT', unkeyed('It is damaged.')),
  2,
) as StationError;

it('a refused file is named by its place in the part it was sent in', () => {
  expect(namingFile(damaged, 'files')).toMatchObject({
    code: 'DAMAGED_DOCUMENT',
    details: { errors: [{ field: 'files[2]', message: 'It is damaged.', rejectedValue: null }] },
  });
});

it('files that the station put before are not counted, and a refusal of one of them names none', () => {
  expect(countedFrom(damaged, 2).details.fileIndex).toBe(0);
  expect(countedFrom(damaged, 3).details.fileIndex).toBeUndefined();
});

it('what is no refusal of a file stays as it is', () => {
  const other = new StationError('ENGINE_UNAVAILABLE');
  expect(namingFile(other, 'files')).toBe(other);
  const defect = new TypeError('x');
  expect(refusedFile(defect, 1)).toBe(defect);
});
