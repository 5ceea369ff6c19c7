import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInspection } from '../engine/forensics/inspector.ts';
import { handmadePdf, revise, stream } from '../engine/pdf/handmade.test-data.ts';
import { linesOfPicture } from '../engine/documents/corpora/paper.ts';
import { readPrinted } from '../engine/documents/testing/request.ts';
import { healthReasons } from './health/health-reasons.ts';
import { by, screeningStation } from './screening/screening.fixture.ts';

/** What stands beside a sentence that a screen shows: its message, or one for each sentence of a list. */
const SAID_BESIDE: Readonly<Record<string, string>> = {
  explanation: 'said',
  expectedText: 'expectedSaid',
  failure: 'failureSaid',
  fault: 'said',
  message: 'said',
  notes: 'notesSaid',
  reason: 'said',
  sentence: 'said',
  warnings: 'warningsSaid',
  whatToDo: 'whatToDoSaid',
};

/** Places of sentences that only the translator of stored English could set in Setswana. */
function unsaid(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => unsaid(one, `${place}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  const body = value as Readonly<Record<string, unknown>>;
  if (typeof body['key'] === 'string' && 'values' in body)
    return body['key'] === 'unkeyed.sentence' ? [place] : unsaid(body['values'], place);
  const own = Object.entries(SAID_BESIDE).filter(([name, beside]) => {
    const sentence = body[name];
    if (typeof sentence === 'string') return / /.test(sentence) && body[beside] === undefined;
    return (
      Array.isArray(sentence) &&
      sentence.length > 0 &&
      typeof sentence[0] === 'string' &&
      (body[beside] as unknown[] | undefined)?.length !== sentence.length
    );
  });
  return [
    ...own.map(([name]) => `${place}.${name}`),
    ...Object.entries(body).flatMap(([name, one]) => unsaid(one, `${place}.${name}`)),
  ];
}

let station: Awaited<ReturnType<typeof screeningStation>>;
beforeAll(async () => {
  station = await screeningStation();
  await station.publish('watch', ['1,Specimen Wrongdoer,1970-05-06', '2,Other Listed,']);
});
afterAll(() => station.close());

const write = (name: string, text: string): string => {
  const file = path.join(station.folder, name);
  writeFileSync(file, text);
  return file;
};

test('what is not said by key is found', () => {
  const said = { key: 'checks.inPast', values: { name: 'dateOfBirth' } };
  expect(
    unsaid({
      checks: [
        { explanation: 'It is wrong.' },
        { explanation: 'It is right.', said },
        { explanation: 'x y', said: { key: 'unkeyed.sentence', values: { sentence: 'x y' } } },
      ],
      notes: ['One note.', 'Two notes.'],
      notesSaid: [said],
      reason: 'NOT_READ',
    }),
  ).toEqual(['.notes', '.checks[0].explanation', '.checks[2].said']);
});

test('a document with failed checks and notes', () => {
  const document = readPrinted(
    linesOfPicture(`
      KALAHARI SPECIMEN HOLDINGS (PTY) LTD
      PAYSLIP
      EMPLOYEE NAME      NEO EXAMPLE
      PERIOD             AUGUST 26
      BASIC SALARY       10,000.00
      GROSS PAY          10,000.00
      TAX                 1,000.00
      TOTAL DEDUCTIONS    1,000.00
      NET PAY             9,900.00`),
  );
  expect(document.checks.filter(({ outcome }) => outcome === 'failed').length).toBeGreaterThan(0);
  expect(unsaid(document)).toEqual([]);
});

test('a PDF that was changed', async () => {
  const amount = (text: string): string => `BT /F1 12 Tf 1 0 0 1 100 100 Tm (${text}) Tj ET`;
  const bytes = revise(handmadePdf({ content: amount('5,000.00') }), {
    4: stream(amount('8,000.00')),
  });
  const report = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-25',
  }).finish([], 'unknown');
  expect(report.findings.length).toBeGreaterThan(0);
  expect(unsaid(report)).toEqual([]);
});

test('screenings, with hits and without', async () => {
  for (const request of [
    { name: 'Specimen Wrongdoer', dateOfBirth: '1970-05-06' },
    { name: 'Specimn Wrongdoer' },
    { name: 'Neo Nobody' },
  ])
    expect(unsaid(await station.screen(request)), request.name).toEqual([]);
});

test('what an import says of the lists that it took, and of the files that it left', async () => {
  const own = write('pip.csv', 'id,name\n1,Somebody Listed\n');
  const foreign = write('risk.csv', 'risk_score,source\n1,x\n');
  const imported = await station.station.screening.importLists([own, foreign], {}, by);
  expect(imported.left).toHaveLength(1);
  expect(imported.lists[0]!.notes).toHaveLength(1);
  expect(unsaid(imported)).toEqual([]);
});

test('a file of customers that could not go on', async () => {
  const runs = station.station.screening.customerRuns;
  runs.start({ name: 'w.csv', bytes: Buffer.from('a,b\n1,2\n') }, false, station.supervisor);
  await runs.idle();
  const [run] = runs.list();
  expect(run).toMatchObject({ state: 'stopped', said: { key: 'screeningRefusals.noNameColumn' } });
  expect(unsaid(run)).toEqual([]);
});

test('companies that are found, nearly found and not found', async () => {
  const { registry } = station.station;
  const copy = write(
    'copy.csv',
    'UIN,Company Name,Company Status,Registered Office Address\nBW00001234567,Kgale Specimen Trading (Pty) Ltd,Removed,"Plot 1, Gaborone"\n',
  );
  await registry.importCopy(copy, { date: '2026-11-01', source: 'test' }, by);
  for (const request of [
    { registrationNumber: 'BW00001234567', companyName: 'Kgale Specimen Tradings' },
    { companyName: 'Kgale Specimen Trading (Pty) Ltd' },
    { registrationNumber: 'BW00001234567', companyName: 'Tuli Specimen Farms' },
    { companyName: 'Nowhere Specimen Holdings' },
  ])
    expect(unsaid(await registry.verify(request, { actor: 'test', requestId: 'r' }))).toEqual([]);
});

test('cases that look alike, and health', () => {
  const { cases } = station.station;
  const actor = { kind: 'operator', id: station.clerk.id } as const;
  const [first, second] = [1, 2].map(() => cases.open({ kind: 'verification', actor, author: 'Clerk' }));
  for (const caseId of [first!, second!])
    cases.marks.addNumbers(caseId, [{ field: 'idNumber', number: '123456789' }]);
  const alike = cases.marks.duplicatesOf(first!);
  expect(alike).toMatchObject([{ caseId: second, said: { key: 'alikeCases.number' } }]);
  expect(unsaid(alike)).toEqual([]);
  expect(unsaid(healthReasons(station.station))).toEqual([]);
});
