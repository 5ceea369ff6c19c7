import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StationError } from '../../../contract/errors/station-error.ts';
import { unkeyed } from '../../../contract/messages/message.ts';
import type { Verification } from '../../../contract/verification.ts';
import { requestsInFolder } from './requests-in-folder.ts';
import { ResultLine } from './result-lines.ts';
import { verifyFolder, type FolderRun } from './verify-folder.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'netefatsa-batch-'));
  folder = path.join(root, 'papers');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(name: string, content = name): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

const results = () => path.join(root, 'papers.results.jsonl');
const table = () => path.join(root, 'papers.results.csv');
const lines = () =>
  readFileSync(results(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ResultLine.parse(JSON.parse(line)));
const rows = () => readFileSync(table(), 'utf8').trim().split('\n');

/** A run whose verifications are the names of what was read; `asked` gathers them. */
function run(asked: string[], options: Partial<FolderRun> = {}) {
  return verifyFolder({
    folder,
    results: results(),
    table: table(),
    way: 'auto',
    parallel: 2,
    read: (file) => ({ name: path.basename(file), bytes: readFileSync(file) }),
    verify: (files, onCase) => {
      const name = files.map((file) => file.name).join('+');
      asked.push(name);
      onCase(`case of ${name}`);
      return Promise.resolve({ pages: files, averageConfidence: 0.9 } as unknown as Verification);
    },
    present: ({ pages }) => ({
      verificationType: 'INCOME',
      result: { averageConfidence: 0.9, documents: pages.map(() => ({ documentType: 'PAYSLIP' })) },
      assessment: { verdict: 'passed' },
    }),
    presentError: (error) => ({ code: error.code, detail: error.message }),
    now: () => Date.UTC(2026, 10, 28),
    pause: new AbortController().signal,
    progress: () => undefined,
    ...options,
  });
}

describe('what a folder asks for', () => {
  it('is each document by itself and those of a folder in it together, in the order of their numbers', () => {
    for (const name of [
      '10.png',
      '9.JPG',
      'notes.txt',
      'moagi/back.jpeg',
      'moagi/front.jpeg',
      'moagi/2025/slip.pdf',
    ])
      put(name);
    put('.hidden.png');
    put('empty/readme.md');
    symlinkSync(path.join(folder, '10.png'), path.join(folder, 'moagi', 'link.png'));
    const { requests, others } = requestsInFolder(folder);
    expect(requests.map(({ name, files }) => [name, files.map((f) => path.basename(f)).join(' ')])).toEqual([
      ['9.JPG', '9.JPG'],
      ['10.png', '10.png'],
      ['moagi', 'back.jpeg front.jpeg'],
      ['moagi/2025', 'slip.pdf'],
    ]);
    expect(others).toBe(3);
  });
});

describe('a run over a folder', () => {
  it('answers every request in a line and in a row of the table', async () => {
    put('a.png');
    put('two/front.jpg');
    put('two/back.jpg');
    const summary = await run([]);
    expect(summary).toMatchObject({ requests: 2, done: 2, refused: 0, pages: 3, resumedAt: 0 });
    expect(
      lines()
        .map(({ name, outcome, caseId }) => [name, outcome, caseId])
        .sort(),
    ).toEqual([
      ['a.png', 'done', 'case of a.png'],
      ['two', 'done', 'case of back.jpg+front.jpg'],
    ]);
    expect(rows()).toEqual([
      'name,files,outcome,verdict,category,documents,confidence,pages,seconds,case_id,why',
      'a.png,a.png,done,passed,INCOME,PAYSLIP,0.9,1,0,case of a.png,',
      'two,back.jpg; front.jpg,done,passed,INCOME,PAYSLIP; PAYSLIP,0.9,2,0,case of back.jpg+front.jpg,',
    ]);
  });

  it('goes on after a kill: what has an answer is not asked again, and a line that was cut off is', async () => {
    for (const name of ['1.png', '2.png', '3.png']) put(name);
    await run([], { parallel: 1 });
    truncateSync(results(), readFileSync(results()).length - 20);
    const asked: string[] = [];
    const summary = await run(asked);
    expect(asked).toEqual(['3.png']);
    expect(summary).toMatchObject({ resumedAt: 2, done: 3 });
    expect(rows()).toHaveLength(4);
  });

  it('rests when it is paused, with what was begun read to its end', async () => {
    for (const name of ['1.png', '2.png', '3.png', '4.png']) put(name);
    const pausing = new AbortController();
    const first: string[] = [];
    const rested = await run(first, { parallel: 1, pause: pausing.signal, progress: () => pausing.abort() });
    expect([first, rested.done, rows().length]).toEqual([['1.png'], 1, 2]);
    const second: string[] = [];
    expect((await run(second)).done).toBe(4);
    expect(second).toEqual(['2.png', '3.png', '4.png']);
  });

  it('asks again where a file has changed or the way of asking has, and the table has one row of each', async () => {
    put('a.png');
    put('b.png');
    await run([]);
    put('b.png', 'another picture');
    const changed: string[] = [];
    await run(changed);
    expect(changed).toEqual(['b.png']);
    expect(rows()).toHaveLength(3);
    const otherwise: string[] = [];
    await run(otherwise, { way: 'income' });
    expect(otherwise.sort()).toEqual(['a.png', 'b.png']);
  });

  it('a request that is refused is an answer like others', async () => {
    put('a.png');
    put('b.png');
    const summary = await run([], {
      verify: (files) =>
        files[0]!.name === 'a.png'
          ? Promise.reject(
              new StationError('INVALID_DOCUMENT_QUALITY', unkeyed('Nothing can be read, =1+1.')),
            )
          : Promise.resolve({ pages: [1], averageConfidence: 0.9 } as unknown as Verification),
    });
    expect(summary).toMatchObject({ done: 2, refused: 1 });
    expect(rows()[1]).toMatch(/^a\.png,a\.png,refused,,,,,0,0,,".*Nothing can be read, =1\+1\."$/);
    expect((await run([])).refused).toBe(1);
  });

  it('more files than a request may have are refused, not read', async () => {
    for (let i = 0; i < 11; i++) put(`many/${i}.png`);
    const asked: string[] = [];
    expect(await run(asked)).toMatchObject({ done: 1, refused: 1 });
    expect(asked).toEqual([]);
  });

  it('a fault of the station ends it, and nothing that was not answered counts', async () => {
    for (const name of ['1.png', '2.png', '3.png']) put(name);
    const full = new StationError('STORAGE_FULL');
    let calls = 0;
    const failing = run([], {
      parallel: 1,
      verify: () =>
        calls++ === 0
          ? Promise.resolve({ pages: [1], averageConfidence: 1 } as unknown as Verification)
          : Promise.reject(full),
    });
    await expect(failing).rejects.toBe(full);
    expect(calls).toBe(2);
    const asked: string[] = [];
    await run(asked);
    expect(asked).toEqual(['2.png', '3.png']);
  });

  it('lines that are none of its own are passed over', async () => {
    put('a.png');
    appendFileSync(results(), '{"name":"a.png"}\nnot json\n\n');
    const asked: string[] = [];
    await run(asked);
    expect(asked).toEqual(['a.png']);
  });
});
