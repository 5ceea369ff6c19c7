import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSource } from './source-file.ts';

it('says why a file that was named cannot be read, and of its place no more than its name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-source-'));
  try {
    const refusal = (file: string): string => {
      try {
        return readSource(file).name;
      } catch (thrown) {
        return (thrown as Error).message;
      }
    };
    expect(refusal(path.join(folder, 'card.jpg'))).toBe('The file card.jpg cannot be read: it is not there.');
    expect(refusal(folder)).toBe(`The file ${path.basename(folder)} cannot be read: it is a folder.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
