import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCredentials } from '../../src/contract/access.ts';
import { form } from './support/station.ts';

/** The installed program with its real engine, as an administrator and a bank's system use it. */
const cli = path.resolve('src/cli/netefatsa.js');
const samples = path.resolve('samples');
let folder: string;
let station: ChildProcess;
let started: { baseUrl: string; caFile: string; pid: number };
let client: NewCredentials;

const environment = {
  ...process.env,
  NETEFATSA_ENGINE_PROCESSES: '1',
  NETEFATSA_FORENSICS_ON_VERIFICATION: 'off',
};

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, ...args, '--data-dir', folder],
      { env: environment, maxBuffer: 1 << 24 },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-cli-'));
  const before = await run('clients', 'create', '--name', 'before the station', '--plan', 'free', '--json');
  expect(Object.keys(JSON.parse(before.stdout) as object)).toEqual([
    'clientId',
    'clientSecret',
    'apiKey',
    'webhookSecret',
  ]);
  station = spawn(process.execPath, [cli, 'serve', '--port', '0', '--data-dir', folder], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: station.stdout! }), 'line')) as [string];
  started = JSON.parse(line) as typeof started;
  client = JSON.parse(
    (await run('clients', 'create', '--name', 'beside the station', '--plan', 'enterprise', '--json')).stdout,
  ) as NewCredentials;
});
afterAll(async () => {
  if (station.exitCode === null) {
    station.kill('SIGKILL');
    await once(station, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A request over TLS that trusts only the station's own authority. */
function ask(
  method: string,
  address: string,
  options: { body?: FormData; key?: string; host?: string } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const encoded = options.body ? new Response(options.body) : null;
  return new Promise((resolve, reject) => {
    const headers = {
      ...(options.key ? { Authorization: `Bearer ${options.key}` } : {}),
      ...(encoded ? { 'Content-Type': encoded.headers.get('content-type')! } : {}),
    };
    const url = new URL(address, started.baseUrl);
    if (options.host) url.hostname = options.host;
    const outgoing = request(
      url,
      { method, headers, ca: readFileSync(started.caFile), agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    if (!encoded) return void outgoing.end();
    encoded.arrayBuffer().then((bytes) => outgoing.end(Buffer.from(bytes)), reject);
  });
}

const truth = (name: string) => JSON.parse(readFileSync(path.join(samples, name), 'utf8')) as unknown;
const sample = (name: string) => readFileSync(path.join(samples, name));
const verify = (name: string, bytes: Uint8Array, where = '/v1/verify/identity') =>
  ask('POST', where, { key: client.apiKey, body: form('documents', [name], {}, bytes) });

describe('netefatsa serve', () => {
  it('prints one line with baseUrl, caFile and pid, and answers on 127.0.0.1, localhost and [::1] over TLS', async () => {
    expect(started.pid).toBe(station.pid);
    expect(started.baseUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      expect(await ask('GET', '/v1/health', { host })).toMatchObject({
        status: 200,
        body: { status: expect.stringMatching(/ok|degraded/) as string },
      });
  });

  it('keeps its private key to itself', () => {
    expect(statSync(path.join(folder, 'tls', 'key.pem')).mode & 0o077).toBe(0);
    expect(readdirSync(path.join(folder, 'tls')).sort()).toEqual(['ca.pem', 'cert.pem', 'key.pem']);
  });

  it('reads a real document, and a client made by another process may ask for it', async () => {
    const answer = await verify('omang-front.jpg', sample('omang-front.jpg'));
    expect(answer.status).toBe(200);
    const [document] = (
      answer.body['result'] as {
        documents: { documentType: string; extractedData: Record<string, unknown> }[];
      }
    ).documents;
    expect(document!.documentType).toBe('OMANG');
    expect(JSON.stringify(truth('omang.json'))).toContain(String(document!.extractedData['idNumber']));
  });
});

describe('a bad day', () => {
  it('a truncated JPEG', async () => {
    const bytes = sample('omang-front.jpg');
    const answer = await verify('front.jpg', bytes.subarray(0, Math.floor(bytes.length / 50)));
    expect([400, 422]).toContain(answer.status);
    expect(['DAMAGED_DOCUMENT', 'INVALID_FILE_FORMAT', 'INVALID_DOCUMENT_QUALITY']).toContain(
      answer.body['code'],
    );
  });

  it('a text file named .png', async () => {
    const answer = await verify('scan.png', new TextEncoder().encode('this is no picture'));
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_FILE_FORMAT', errorCode: 1002 } });
    expect(
      await verify('scan.png', new TextEncoder().encode('no picture'), '/api/v/kyc/verify/income'),
    ).toMatchObject({ status: 400, body: { status: 'error', errorCode: 1002 } });
  });

  it('a PDF with a password', async () => {
    const pdf = new PDFDocument({ userPassword: 'secret', pdfVersion: '1.7' });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.text('Payslip').end();
    await once(pdf, 'end');
    expect(await verify('payslip.pdf', Buffer.concat(chunks), '/v1/verify/income')).toMatchObject({
      status: 422,
      body: { code: 'ENCRYPTED_DOCUMENT' },
    });
  });

  it('kill -9 of the engine process in the middle of a request costs nobody their answer', async () => {
    const engine = await enginePid();
    const running = verify('omang-front.jpg', sample('omang-front.jpg'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    process.kill(engine, 'SIGKILL');
    // The document is tried once more: it was not what ended the process.
    expect((await running).status).toBe(200);
    expect((await verify('omang-front.jpg', sample('omang-front.jpg'))).status).toBe(200);
    expect(await ask('GET', '/v1/health')).toMatchObject({ body: { engine: { replaced: 1, ready: 1 } } });
  });

  /** The engine is the station's only child. */
  async function enginePid(): Promise<number> {
    const children = readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number);
    expect(children).toHaveLength(1);
    return children[0]!;
  }
});

describe('the other commands', () => {
  it('verify prints what the API answers; exit 1 when the answer is negative', async () => {
    const good = await run(
      'verify',
      '--category',
      'identity',
      path.join(samples, 'omang-front.jpg'),
      path.join(samples, 'omang-back.jpg'),
    );
    expect(good.code).toBe(0);
    expect(JSON.parse(good.stdout)).toMatchObject({
      verificationType: 'IDENTITY',
      metrics: { totalFiles: 2 },
      result: { documents: [{ documentType: 'OMANG' }] },
    });
    const bad = await run('verify', '--category', 'identity', path.join(samples, 'omang.json'));
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.stdout)).toMatchObject({ code: 'INVALID_FILE_FORMAT' });
  });

  it('verify --batch answers a folder in lines and a table, and goes on where it was cut off', async () => {
    const papers = path.join(folder, 'papers');
    mkdirSync(path.join(papers, 'moagi'), { recursive: true });
    for (const side of ['omang-front.jpg', 'omang-back.jpg'])
      copyFileSync(path.join(samples, side), path.join(papers, 'moagi', side));
    writeFileSync(path.join(papers, 'notes.pdf'), 'no PDF at all');
    const first = await run('verify', '--batch', papers);
    expect([first.code, first.stdout]).toEqual([
      1,
      expect.stringContaining('2 of 2 verified, 1 of them refused') as string,
    ]);
    const results = `${papers}.results.jsonl`;
    const written = readFileSync(results, 'utf8').trimEnd().split('\n');
    const answers = written.map(
      (line) => JSON.parse(line) as { name: string; result: Record<string, unknown> },
    );
    expect(answers.find(({ name }) => name === 'moagi')!.result).toMatchObject({
      verificationType: 'IDENTITY',
      metrics: { totalFiles: 2 },
      assessment: { verdict: expect.any(String) as string },
    });
    expect(readFileSync(`${papers}.results.csv`, 'utf8')).toMatch(
      /^moagi,omang-back\.jpg; omang-front\.jpg,done,/m,
    );

    const lines = written.filter((line) => !line.includes('"notes.pdf"'));
    writeFileSync(results, `${lines.join('\n')}\n{"name":"notes.pdf","fil`);
    const again = JSON.parse((await run('verify', '--batch', papers, '--json')).stdout) as object;
    expect(again).toMatchObject({ requests: 2, resumedAt: 1, done: 2, refused: 1, paused: false });
  });

  it('exit 2 for wrong usage', async () => {
    expect((await run('verify', '--category', 'nonsense', 'x.jpg')).code).toBe(2);
    expect((await run('clients', 'create', '--name', 'x', '--plan', 'gold')).code).toBe(2);
    expect((await run('nonsense')).code).toBe(2);
  });

  it('config prints every setting', async () => {
    expect(JSON.parse((await run('config')).stdout)).toMatchObject({
      engine: { processes: 1 },
      documents: { confidenceThreshold: 60 },
    });
  });

  it('a revoked client is refused by the running station at once', async () => {
    const other = JSON.parse(
      (await run('clients', 'create', '--name', 'x', '--plan', 'pro', '--json')).stdout,
    ) as NewCredentials;
    expect((await ask('GET', '/v1/client', { key: other.apiKey })).status).toBe(200);
    expect((await run('clients', 'revoke', other.clientId)).code).toBe(0);
    expect((await ask('GET', '/v1/client', { key: other.apiKey })).status).toBe(401);
  });

  it('audit verify says that the chain holds', async () => {
    const { code, stdout } = await run('audit', 'verify', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ holds: true });
  });

  it('a taken port is one plain sentence and exit 1', async () => {
    const { code, stderr } = await run('serve', '--port', new URL(started.baseUrl).port);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^netefatsa: Port \d+ is taken/m);
  });

  it('on SIGTERM finishes what it is doing and exits 0; its log holds no name and no key', async () => {
    const running = verify('omang-front.jpg', sample('omang-front.jpg'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const gone = once(station, 'exit');
    station.kill('SIGTERM');
    expect((await running).status).toBe(200);
    const [code] = (await gone) as [number | null];
    expect(code).toBe(0);
    const log = readFileSync(path.join(folder, 'logs', 'station.log'), 'utf8');
    expect(log).toContain('"route":"/v1/verify/identity"');
    expect(log).not.toContain(client.apiKey.slice(0, 10));
    for (const word of JSON.stringify(truth('omang.json')).match(/[A-Z]{4,}/g) ?? [])
      if (!KNOWN_WORDS.has(word)) expect(log, word).not.toContain(word);
  });
});

/** Upper-case words of ground truth files that are not personal. */
const KNOWN_WORDS = new Set(['OMANG', 'IDENTITY', 'SPECIMEN', 'BOTSWANA', 'MOTSWANA', 'REPUBLIC']);
