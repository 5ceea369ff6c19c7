/**
 * `npm run demo`: starts a throw-away station, sends the samples through its HTTP API as a client would, and prints
 * what was read beside the truth. Exit code 0 when every sample was answered.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import tls from 'node:tls';
import { compareWithTruth, readSamples, type Sample } from './samples.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const cli = path.join(root, 'src', 'cli', 'netefatsa.js');
const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-demo-'));

interface Document {
  readonly documentType: string;
  readonly extractedData: Record<string, unknown>;
  readonly confidence: number;
}

const station = spawn(process.execPath, [cli, 'serve', '--port', '0', '--data-dir', folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [line] = (await once(createInterface({ input: station.stdout }), 'line')) as [string];
  const { baseUrl, caFile } = JSON.parse(line) as { baseUrl: string; caFile?: string };
  if (caFile) tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(caFile, 'utf8')]);
  const client = JSON.parse(
    execFileSync(
      process.execPath,
      [cli, 'clients', 'create', '--name', 'demo', '--plan', 'enterprise', '--json', '--data-dir', folder],
      { encoding: 'utf8' },
    ),
  ) as { clientId: string; clientSecret: string };
  const token = await signIn(baseUrl, client);

  let failed = 0;
  process.stdout.write(row('sample', 'type', 'fields right', 'confidence', 'time'));
  for (const sample of readSamples(path.join(root, 'samples'))) failed += await show(baseUrl, token, sample);
  process.stdout.write(
    `\n${failed === 0 ? 'Every sample was answered.' : `${failed} samples were not answered.`} Samples are drawn, of people who do not exist.\n`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  station.kill('SIGTERM');
  await once(station, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function signIn(
  baseUrl: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<string> {
  const answer = await fetch(`${baseUrl}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Sends one sample, prints its line; 1 when it was not answered. */
async function show(baseUrl: string, token: string, sample: Sample): Promise<number> {
  const form = new FormData();
  for (const file of sample.files)
    form.append('documents', new Blob([new Uint8Array(readFileSync(file))]), path.basename(file));
  const started = performance.now();
  const answer = await fetch(`${baseUrl}/api/kyc/analyze/auto`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const body = (await answer.json()) as { message?: string; result?: { documents: Document[] } };
  const document =
    body.result?.documents.find((d) => d.documentType === sample.type) ?? body.result?.documents[0];
  if (!document) {
    process.stdout.write(row(sample.name, `${answer.status} ${body.message ?? ''}`, '', '', seconds));
    return 1;
  }
  const { right, asked, wrong } = compareWithTruth(sample, document.extractedData);
  process.stdout.write(
    row(sample.name, document.documentType, `${right} of ${asked}`, document.confidence.toFixed(1), seconds),
  );
  for (const difference of wrong) process.stdout.write(`    ${difference}\n`);
  return 0;
}

function row(...cells: string[]): string {
  const widths = [30, 30, 14, 12, 8];
  return `${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' ')}\n`;
}
