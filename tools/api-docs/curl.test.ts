import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsForReading } from '../../src/api/openapi/reading.ts';
import { curlLine } from './curl.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const lines = operationsForReading().map(curlLine);

/** What "Begin" of docs/api.md sets or names. */
const VARIABLES = [
  ...['BASE', 'CA', 'KEY', 'CLIENT_ID', 'CLIENT_SECRET', 'TOKEN', 'SESSION_ID', 'CASE_ID'],
  ...['REQUEST_ID', 'ENDPOINT_ID', 'DELIVERY_ID'],
];

describe('the commands of docs/api.md', () => {
  it('send files that are in the repository', () => {
    const files = lines.flatMap((line) =>
      [...line.matchAll(/(?:="@|base64 < )(samples\/[^" |]+)/g)].map(([, name]) => name!),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
  it('send a document of the kind that the operation reads', () => {
    const sent = (path: string): string[] =>
      [...lines.find((line) => line.endsWith(`"$BASE${path}"`))!.matchAll(/"@samples\/([^"]+)"/g)].map(
        ([, name]) => name!,
      );
    const card = ['omang-front.jpg', 'omang-back.jpg'];
    expect(sent('/v1/verify/identity')).toEqual(card);
    expect(sent('/v1/identity/scan')).toEqual(card);
    expect(sent('/api/kyc/analyze/identity-with-liveness')).toEqual(card);
    expect(sent('/v1/verify/entity')).toEqual(['certificate-of-incorporation.pdf']);
    expect(sent('/v1/business/scan')).toEqual(['certificate-of-incorporation.pdf']);
    expect(sent('/v1/documents/address/scan')).toEqual(['water-bill.pdf']);
    expect(sent('/api/kyc/analyze/proof-of-residence')).toEqual(['water-bill.pdf']);
    expect(sent('/v1/forensics/identity')).toEqual(['omang-front.jpg']);
  });
  it('leave nothing to fill in by hand but the variables that the page names', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/<[a-z]|\{[a-z]\w*\}|@front|…/i);
      for (const [, name] of line.matchAll(/\$([A-Z_]+)/g)) expect(VARIABLES, line).toContain(name);
    }
  });
  it('are understood by a shell, and a body with pictures is JSON', () => {
    for (const line of lines) expect(spawnSync('sh', ['-n', '-c', line]).status, line).toBe(0);
    const piped = lines.find((line) => line.includes('sourceImage'))!.split(' | curl')[0]!;
    const { stdout } = spawnSync('sh', ['-c', piped], { cwd: root, encoding: 'utf8' });
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual(['sourceImage', 'targetImage']);
  });
});
