import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { escl } from './escl.ts';
import { findScanners, scanWith } from './index.ts';
import { runProgram } from './run-program.ts';
import { parseDevices, sane } from './sane.ts';
import { settledFiles } from './watched-folder.ts';
import { parseWiaDevices } from './wia.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-scanners-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
const options = { colour: true, resolution: 100, room: 10 };

test('device lists of SANE and WIA are read', () => {
  expect(parseDevices('test:0|Noname frontend-tester\n')).toEqual([
    { id: 'sane:test:0', name: 'Noname frontend-tester' },
  ]);
  expect(parseDevices('')).toEqual([]);
  expect(parseWiaDevices('{6BDD1FC6}\\0001\tCanon DR\r\n')).toEqual([
    { id: 'wia:{6BDD1FC6}\\0001', name: 'Canon DR' },
  ]);
});

const hasSane = existsSync('/usr/bin/scanimage') && execFileSync('scanimage', ['--version']).length > 0;
test.skipIf(!hasSane)(
  "SANE's test backend is found and delivers a PNG; a device that is gone says so",
  async () => {
    writeFileSync(path.join(folder, 'dll.conf'), 'test\n');
    vi.stubEnv('SANE_CONFIG_DIR', folder);
    const [device] = await sane.find();
    expect(device?.id).toMatch(/^sane:test/);
    const [page] = await sane.scan(device!.id, options);
    expect((await sharp(page!.bytes!).metadata()).format).toBe('png');
    await expect(sane.scan('sane:nowhere:9', options)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.skipIf(process.platform === 'win32')(
  'a program that does not end when it is asked to is ended',
  async () => {
    const stubborn = ['-c', 'trap "" TERM; while :; do sleep 0.1; done'];
    expect(await runProgram('/bin/sh', stubborn, { timeoutMs: 50 })).toMatchObject({ code: null });
  },
);

test('an eSCL device is asked for its name, scans two pages, and may vanish', async () => {
  const page = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  let left = 2;
  const device = createServer((request, response) => {
    if (request.url === '/eSCL/ScannerCapabilities')
      response.end(
        '<scan:ScannerCapabilities><pwg:MakeAndModel>Fake 3000</pwg:MakeAndModel></scan:ScannerCapabilities>',
      );
    else if (request.url === '/eSCL/ScanJobs')
      response.writeHead(201, { Location: '/eSCL/ScanJobs/1' }).end();
    else if (request.url === '/eSCL/ScanJobs/1/NextDocument' && left-- > 0) response.end(page);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => device.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(device.address() as AddressInfo).port}/eSCL`;
  vi.stubEnv('NETEFATSA_ESCL_SCANNERS', address);
  expect(await escl.find()).toEqual([{ id: `escl:${address}`, name: 'Fake 3000' }]);
  expect((await scanWith(`escl:${address}`, options)).map((file) => file.name)).toEqual([
    'scan-1.jpg',
    'scan-2.jpg',
  ]);
  await new Promise((resolve) => device.close(resolve));
  expect(await escl.find()).toEqual([]);
  await expect(scanWith(`escl:${address}`, options)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an eSCL device that does not stop sending, or that nobody waits for any more, is left', async () => {
  const left = new AbortController();
  let leaves = false;
  const device = createServer((request, response) => {
    if (request.url === '/eSCL/ScanJobs') response.writeHead(201, { Location: '/eSCL/ScanJobs/1' }).end();
    else if (request.method === 'DELETE') response.end();
    else if (leaves) left.abort();
    else {
      const more = (): void => void (response.destroyed || response.write(Buffer.alloc(1 << 20), more));
      more();
    }
  });
  await new Promise<void>((resolve) => device.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(device.address() as AddressInfo).port}/eSCL`;
  vi.stubEnv('NETEFATSA_ESCL_SCANNERS', address);
  const scanned = () => scanWith(`escl:${address}`, { ...options, signal: left.signal });
  await expect(scanned()).rejects.toMatchObject({ code: 'PROCESSING_FAILED' });
  leaves = true;
  await expect(scanned()).rejects.toMatchObject({ code: 'PROCESSING_FAILED' });
  device.closeAllConnections();
  await new Promise((resolve) => device.close(resolve));
});

test('an eSCL device that is still busy is asked again, and a job that does not end by itself is ended', async () => {
  const asked: string[] = [];
  let faulty = false;
  let pages = 1;
  const busy = new Map([
    ['POST /eSCL/ScanJobs', 1],
    ['GET /eSCL/ScanJobs/1/NextDocument', 2],
  ]);
  const device = createServer((request, response) => {
    const what = `${request.method} ${request.url}`;
    asked.push(what);
    const times = busy.get(what) ?? 0;
    busy.set(what, times - 1);
    if (times > 0) response.writeHead(503, { 'Retry-After': '0.01' }).end();
    else if (what === 'POST /eSCL/ScanJobs') response.writeHead(201, { Location: '/eSCL/ScanJobs/1' }).end();
    else if (request.method === 'DELETE') response.end();
    else if (faulty) response.writeHead(500).end();
    else if (pages-- > 0) response.end('a page');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => device.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(device.address() as AddressInfo).port}/eSCL`;
  vi.stubEnv('NETEFATSA_ESCL_SCANNERS', address);
  expect(await scanWith(`escl:${address}`, options)).toHaveLength(1);
  expect(asked).not.toContain('DELETE /eSCL/ScanJobs/1');
  faulty = true;
  await expect(scanWith(`escl:${address}`, options)).rejects.toMatchObject({ code: 'PROCESSING_FAILED' });
  expect(asked.at(-1)).toBe('DELETE /eSCL/ScanJobs/1');
  await new Promise((resolve) => device.close(resolve));
});

test('of a full feeder one page more than there is room for is fetched; of a page larger than a file nothing is kept', async () => {
  const sizes = [10, MAX_FILE_BYTES + 1, 10, 10, 10];
  let ended = 0;
  const device = createServer((request, response) => {
    if (request.url === '/eSCL/ScanJobs') response.writeHead(201, { Location: '/eSCL/ScanJobs/1' }).end();
    else if (request.method === 'DELETE') response.end(String(++ended));
    else response.end(Buffer.alloc(sizes.shift()!));
  });
  await new Promise<void>((resolve) => device.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(device.address() as AddressInfo).port}/eSCL`;
  vi.stubEnv('NETEFATSA_ESCL_SCANNERS', address);
  const pages = await scanWith(`escl:${address}`, { ...options, room: 2 });
  expect(pages.map(({ name, bytes }) => [name, bytes?.length ?? null])).toEqual([
    ['scan-1.jpg', 10],
    ['scan-2.jpg', null],
    ['scan-3.jpg', 10],
  ]);
  expect(ended).toBe(1);
  device.closeAllConnections();
  await new Promise((resolve) => device.close(resolve));
});

test('only addresses that the administrator named are reached', async () => {
  await expect(scanWith('escl:http://127.0.0.1:1/eSCL', options)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a watched folder gives whole files, oldest first, and half-written ones wait', async () => {
  const place = mkdtempSync(path.join(folder, 'in-'));
  const put = (name: string, secondsAgo: number, text = 'x') => {
    const file = path.join(place, name);
    writeFileSync(file, text);
    utimesSync(file, new Date(), new Date(Date.now() - secondsAgo * 1000));
  };
  put('late.png', 10);
  put('early.pdf', 60);
  put('growing.jpg', 0);
  put('notes.txt', 60);
  put('empty.jpg', 60, '');
  expect((await settledFiles(place, Date.now())).map(({ file }) => path.basename(file))).toEqual([
    'early.pdf',
    'late.png',
  ]);
  vi.stubEnv('NETEFATSA_WATCHED_FOLDER', place);
  expect((await findScanners()).map((one) => one.id)).toContain('folder:watched');
  expect((await scanWith('folder:watched', options)).map((one) => one.name)).toEqual([
    'early.pdf',
    'late.png',
  ]);
  expect(await scanWith('folder:watched', options)).toEqual([]);
});

test('a file of a watched folder that is too large, or that there is no room for, stays there and is not read', async () => {
  const place = mkdtempSync(path.join(folder, 'full-'));
  const put = (name: string, bytes: number, secondsAgo: number) => {
    const file = path.join(place, name);
    writeFileSync(file, 'x');
    truncateSync(file, bytes);
    utimesSync(file, new Date(), new Date(Date.now() - secondsAgo * 1000));
  };
  put('huge.pdf', 20 * 2 ** 30, 90);
  put('first.jpg', 1, 60);
  put('second.jpg', 1, 30);
  vi.stubEnv('NETEFATSA_WATCHED_FOLDER', place);
  const files = await scanWith('folder:watched', { ...options, room: 1 });
  expect(files.map(({ name, bytes }) => [name, bytes?.length ?? null])).toEqual([
    ['first.jpg', 1],
    ['huge.pdf', null],
  ]);
  expect(readdirSync(place).sort()).toEqual(['huge.pdf', 'second.jpg']);
});

test('files of a watched folder stay there when nobody waits for them any more', async () => {
  const place = mkdtempSync(path.join(folder, 'left-'));
  const file = path.join(place, 'omang.png');
  writeFileSync(file, 'x');
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  vi.stubEnv('NETEFATSA_WATCHED_FOLDER', place);
  const left = new AbortController();
  const scanned = scanWith('folder:watched', { ...options, signal: left.signal });
  left.abort();
  expect(await scanned).toEqual([]);
  expect((await scanWith('folder:watched', options)).map((one) => one.name)).toEqual(['omang.png']);
});

test.skipIf(process.platform === 'win32')(
  "a scanner's program does not see the station's passphrase",
  async () => {
    vi.stubEnv('NETEFATSA_PASSPHRASE', 'a passphrase that opens the store');
    const { output } = await runProgram('/bin/sh', ['-c', 'echo "[$NETEFATSA_PASSPHRASE$SCAN_DPI]"'], {
      timeoutMs: 5_000,
      environment: { SCAN_DPI: '300' },
    });
    expect(output.toString().trim()).toBe('[300]');
  },
);

test('a file that grows under an old date waits; a folder that is gone says so', async () => {
  const place = mkdtempSync(path.join(folder, 'copy-'));
  const file = path.join(place, 'copied.jpg');
  const write = (text: string): void => {
    writeFileSync(file, text);
    utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  };
  write('half');
  vi.stubEnv('NETEFATSA_WATCHED_FOLDER', place);
  let grown = 'half';
  const growing = setInterval(() => write((grown += ' more')), 20);
  expect(await scanWith('folder:watched', options)).toEqual([]);
  clearInterval(growing);
  const [whole] = await scanWith('folder:watched', options);
  expect(Buffer.from(whole!.bytes!).toString()).toBe(grown);
  rmSync(place, { recursive: true });
  await expect(scanWith('folder:watched', options)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
