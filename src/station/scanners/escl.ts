import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { gone, hindered, stopped } from './scanner-faults.ts';
import type { ScannedFile, ScannerDriver, ScanOptions } from './scanner.ts';
import { variable } from '../../contract/environment.ts';

const ANSWER_MS = 60_000;
/** Short: the clerk waits for the list of all devices. */
const FIND_MS = 5_000;
/** Retries on 503, the answer of a device that warms up or still feeds the page (eSCL 2.97, NextDocument). */
const BUSY_ANSWERS = 30;
const BUSY_MS = 1_000;
const LONGEST_BUSY_MS = 5_000;
/** More than a page at any setting; a device that sends more is faulty. Anything above a file's limit is discarded. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** Addresses of eSCL devices, e.g. `http://192.168.1.20/eSCL`, from `NETEFATSA_ESCL_SCANNERS` (comma-separated). */
function configured(): string[] {
  return (variable('NETEFATSA_ESCL_SCANNERS') ?? '')
    .split(',')
    .map((address) => address.trim().replace(/\/$/, ''))
    .filter((address) => /^https?:\/\//.test(address));
}

/** Network scanners with eSCL (Mopria's AirScan): a job is posted, then its pages are fetched one by one. */
export const escl: ScannerDriver = {
  name: 'escl',
  expected: () => configured().map((address) => ({ id: `escl:${address}`, name: new URL(address).host })),
  find: async () => {
    const found = await Promise.all(
      configured().map(async (address) => {
        try {
          const { status, body } = await ask('GET', `${address}/ScannerCapabilities`, {
            timeout: FIND_MS,
          });
          const model = /<pwg:MakeAndModel>([^<]*)</.exec(body?.toString('utf8') ?? '')?.[1];
          return status === 200 ? [{ id: `escl:${address}`, name: model ?? new URL(address).host }] : [];
        } catch {
          return [];
        }
      }),
    );
    return found.flat();
  },
  scan: async (id, options) => {
    const address = id.slice('escl:'.length);
    if (!configured().includes(address)) throw gone();
    const job = await startJob(address, options);
    let isOver = false;
    try {
      const pages: ScannedFile[] = [];
      // One page beyond the room tells the clerk that the feeder held more.
      while (pages.length <= options.room) {
        const answer = await whenReady('GET', `${job}/NextDocument`, options).catch(() => null);
        // 404 after the last page (eSCL 2.97, ScanJobs/NextDocument); makers also answer 410.
        isOver = answer?.status === 404 || answer?.status === 410;
        // However the job ends (409, 500, a broken connection), the pages before it are kept.
        if (answer?.status !== 200 || answer.body?.length === 0) break;
        const { body } = answer;
        pages.push({ name: `scan-${pages.length + 1}.jpg`, mediaType: 'image/jpeg', bytes: body });
      }
      if (pages.length === 0) throw stopped();
      return pages;
    } finally {
      // An unfinished job keeps the device busy for everybody.
      if (!isOver) await ask('DELETE', job, { timeout: FIND_MS }).catch(() => undefined);
    }
  },
};

/** The device's answer, once it is no longer busy. */
async function whenReady(
  method: 'GET' | 'POST',
  address: string,
  asked: { readonly body?: string; readonly signal?: AbortSignal },
): Promise<Answer> {
  for (let busy = 0; ; busy++) {
    const answer = await ask(method, address, asked);
    if (answer.status !== 503 || busy >= BUSY_ANSWERS) return answer;
    const wished = answer.retryAfter * 1_000 || BUSY_MS;
    await setTimeout(
      Math.min(wished, LONGEST_BUSY_MS),
      undefined,
      asked.signal ? { signal: asked.signal } : {},
    );
  }
}

async function startJob(address: string, { colour, resolution, signal }: ScanOptions): Promise<string> {
  const settings = `<?xml version="1.0" encoding="UTF-8"?>
<scan:ScanSettings xmlns:scan="http://schemas.hp.com/imaging/escl/2011/05/03" xmlns:pwg="http://www.pwg.org/schemas/2010/12/sm">
<pwg:Version>2.0</pwg:Version><scan:Intent>Document</scan:Intent><pwg:DocumentFormat>image/jpeg</pwg:DocumentFormat>
<scan:ColorMode>${colour ? 'RGB24' : 'Grayscale8'}</scan:ColorMode>
<scan:XResolution>${resolution}</scan:XResolution><scan:YResolution>${resolution}</scan:YResolution>
</scan:ScanSettings>`;
  const asked = { body: settings, ...(signal ? { signal } : {}) };
  const answer = await whenReady('POST', `${address}/ScanJobs`, asked).catch(() => {
    throw gone();
  });
  if (answer.status === 503) throw hindered('DEVICE_BUSY');
  if (answer.status !== 201 || !answer.location) throw stopped();
  return ownAddress(answer.location, `${address}/ScanJobs`);
}

/**
 * The path of `location` at the device that was asked. Devices give what they believe to be their address
 * (`printer.local`, no port, the other scheme), and must not send us anywhere else.
 */
function ownAddress(location: string, asked: string): string {
  if (!URL.canParse(location, asked)) throw stopped();
  const { pathname } = new URL(location, asked);
  const own = new URL(asked);
  own.pathname = pathname.replace(/\/$/, '');
  return own.href;
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  /** Seconds; NaN when the device does not say. */
  readonly retryAfter: number;
  /** Null if over the size limit of a file. */
  readonly body: Buffer | null;
}

function ask(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  {
    body,
    signal,
    timeout = ANSWER_MS,
  }: { readonly body?: string; readonly signal?: AbortSignal; readonly timeout?: number } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const secure = address.startsWith('https:');
    // Scanners have self-signed certificates; the address was configured by the administrator.
    const options = {
      method,
      timeout,
      headers: body ? { 'Content-Type': 'text/xml' } : {},
      ...(signal ? { signal } : {}),
    };
    const read = (answer: IncomingMessage): void => {
      let chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) answer.destroy(new Error('The scanner does not stop sending.'));
        if (bytes > MAX_FILE_BYTES) chunks = [];
        else chunks.push(chunk);
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          retryAfter: Number(answer.headers['retry-after'] ?? Number.NaN),
          body: bytes > MAX_FILE_BYTES ? null : Buffer.concat(chunks),
        }),
      );
    };
    const sent = secure
      ? tlsRequest(address, { ...options, rejectUnauthorized: false }, read)
      : plainRequest(address, options, read);
    sent.on('timeout', () => sent.destroy(new Error('The scanner does not answer.')));
    sent.on('error', reject);
    sent.end(body);
  });
}
