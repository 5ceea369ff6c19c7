import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const program = path.resolve('src/cli/netefatsa.js');
const card = path.resolve('samples/omang-front.jpg');

it('netefatsa compare ends with 1 where the selfie is a copy of the ID photo, and says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-compare-'));
  try {
    const selfie = path.join(folder, 'selfie.jpg');
    await sharp(card).resize(900).jpeg({ quality: 80 }).toFile(selfie);
    const args = ['compare', card, selfie, '--data-dir', path.join(folder, 'data')];
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    const { isMatch, warnings } = JSON.parse(stdout) as { isMatch: boolean; warnings: string[] };
    expect(isMatch).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('copies of one picture')]);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
