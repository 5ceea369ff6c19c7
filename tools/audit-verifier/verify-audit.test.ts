import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJsonLines } from '../../src/station/audit/export-log.ts';
import { headToText } from '../../src/station/audit/heads.ts';
import { createStation, type Station } from '../../src/station/station.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-verifier-'));
const verifier = path.join(import.meta.dirname, 'verify-audit.mjs');
const actor = { kind: 'client', id: 'test' } as const;
let station: Station;
let key: string;
let earlier: string;
let lines: string[];

beforeAll(async () => {
  station = await createStation({ dataFolder: path.join(folder, 'data'), logger: pino({ level: 'silent' }) });
  const append = (count: number): void =>
    void station.audit.appendAll(
      Array.from({ length: count }, (_, i) => ({ actor, action: 'test.done', details: { i } })),
    );
  append(13);
  earlier = headToText(station.audit.head());
  append(10);
  lines = [...exportJsonLines(station.store, station.audit)];
  key = path.join(folder, 'key.pem');
  writeFileSync(key, station.audit.keys.publicKeys()[0]!.pem);
});
afterAll(async () => {
  await station.close();
  rmSync(folder, { recursive: true, force: true });
});

function verify(exported: readonly string[], ...args: string[]): { code: number | null; said: string } {
  const file = path.join(folder, 'export.jsonl');
  writeFileSync(file, `${exported.join('\n')}\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [verifier, file, '--key', key, ...args], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

describe('the stand-alone verifier', () => {
  it('confirms an honest export, whole or in part, also against an earlier head', () => {
    expect(verify(lines, '--head', earlier)).toMatchObject({
      code: 0,
      said: expect.stringContaining('records 1 to 23 of 23') as string,
    });
    const part = [...exportJsonLines(station.store, station.audit, { from: 6, to: 17 })];
    expect(verify(part, '--head', earlier)).toMatchObject({
      code: 0,
      said: expect.stringContaining('records 6 to 17 of 23') as string,
    });
  });

  const changed: [string, () => string[], RegExp][] = [
    [
      'an edit',
      () => lines.map((line, i) => (i === 9 ? line.replace('"i":8', '"i":9') : line)),
      /Record 10 does not follow|first 13 records/,
    ],
    [
      'an edit of the last record',
      () => lines.map((line, i) => (i === 23 ? line.replace('"i":9', '"i":8') : line)),
      /first 23 records are not those/,
    ],
    ['a removed record', () => lines.filter((_, i) => i !== 5), /record 5 should stand/],
    [
      'an inserted record',
      () => [...lines.slice(0, 5), lines[4]!, ...lines.slice(5)],
      /record 5 should stand there is record 4/,
    ],
    [
      'two records exchanged',
      () => [...lines.slice(0, 5), lines[6]!, lines[5]!, ...lines.slice(7)],
      /record 5 should stand/,
    ],
    ['the end cut off', () => lines.slice(0, -2), /ends after record 21/],
  ];
  it.each(changed)('finds %s', (_what, change, said) => {
    expect(verify(change(), '--head', earlier)).toMatchObject({
      code: 1,
      said: expect.stringMatching(said) as string,
    });
  });

  it('finds a log that was rolled back, given a head kept elsewhere', async () => {
    const later = headToText(station.audit.head());
    const other = await createStation({
      dataFolder: path.join(folder, 'other'),
      logger: pino({ level: 'silent' }),
    });
    other.audit.append({ actor, action: 'test.other' });
    const short = [...exportJsonLines(other.store, other.audit)];
    const otherKey = path.join(folder, 'other.pem');
    writeFileSync(otherKey, other.audit.keys.publicKeys()[0]!.pem);
    await other.close();
    expect(verify(short, '--key', otherKey, '--head', later)).toMatchObject({
      code: 1,
      said: expect.stringContaining('its end was cut off, or an older log') as string,
    });
  });

  it('trusts no key that came with the export', async () => {
    const wrong = path.join(folder, 'wrong.pem');
    const other = await createStation({
      dataFolder: path.join(folder, 'wrong'),
      logger: pino({ level: 'silent' }),
    });
    writeFileSync(wrong, other.audit.keys.publicKeys()[0]!.pem);
    await other.close();
    const file = path.join(folder, 'export.jsonl');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const { status, stdout } = spawnSync(process.execPath, [verifier, file, '--key', wrong], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('which was not given with --key') as string,
    });
  });
});

describe('the proof of one record', () => {
  const proofOf = (sequence: number) => ({ sequence, ...station.audit.proof(sequence) });
  const check = (proof: object, ...args: string[]) => verify([JSON.stringify(proof, null, 2)], ...args);

  it('is confirmed on its own, wherever in the log its record stands', () => {
    for (const sequence of [1, 14, 22, 23])
      expect(check(proofOf(sequence))).toMatchObject({
        code: 0,
        said: expect.stringContaining(`Everything holds: record ${sequence} of 23`) as string,
      });
  });

  it('is refused when the record, a hash beside it or the head was changed', () => {
    const honest = proofOf(9);
    const forged = { ...honest, body: honest.body.replace('"outcome":"success"', '"outcome":"refused"') };
    expect(forged.body).not.toBe(honest.body);
    expect(check(forged)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Record 9 is not in the log') as string,
    });
    expect(check({ ...honest, path: honest.path.slice(1) }).code).toBe(1);
    const head = { ...honest.head, size: 24 };
    expect(check({ ...honest, head }).said).toContain('The signature of the head of the proof is wrong.');
  });

  it('is compared with a head that was kept elsewhere', () => {
    expect(check(proofOf(9), '--head', headToText(station.audit.head())).code).toBe(0);
    expect(check(proofOf(9), '--head', earlier).said).toContain('Not compared: head 1 covers 13 records');
  });
});
