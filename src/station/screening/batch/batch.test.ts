import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { by, screeningStation } from '../screening.fixture.ts';
import { progressFile } from './run-batch.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
beforeAll(async () => {
  test = await screeningStation();
  await test.publish('watch', ['1,Specimen Wrongdoer,1970-05-06', '2,Other Listed,']);
});
afterAll(() => test.close());

let files = 0;
function customers(lines: readonly string[]): { input: string; output: string } {
  const input = path.join(test.folder, `customers-${++files}.csv`);
  writeFileSync(input, ['Customer ID,Full name,Date of birth,Branch', ...lines, ''].join('\n'));
  return { input, output: path.join(test.folder, `results-${files}.csv`) };
}
const run = (
  file: { input: string; output: string },
  more: { onlyChanged?: boolean; opensCases?: boolean; progress?: (done: number) => void } = {},
) =>
  test.station.screening.screenCustomers(
    { onlyChanged: false, opensCases: false, progress: () => undefined, ...more, ...file },
    by,
  );
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);

describe('a file of customers', () => {
  it('is screened row by row, what cannot be asked is said, and no cell is a formula', async () => {
    const file = customers([
      'C1,Neo Clearman,1980-01-01,Maun',
      'C2,Specimen Wrongdoer,1970-05-06,',
      '=C3,X,,',
      'C4,!!!!,,',
    ]);
    const summary = await run(file);
    expect(summary).toMatchObject({
      customers: 4,
      resumedAt: 0,
      outcomes: { CLEAR: 1, REVIEW: 0, MATCH: 1, NOT_SCREENED: 2 },
    });
    const lines = linesOf(file.output);
    expect(lines[0]).toBe('2,C1,CLEAR,,,,,,,,,');
    expect(lines[1]).toMatch(
      /^3,C2,MATCH,1,watch,1,Specimen Wrongdoer,Specimen Wrongdoer,internal,"?Listed name – /,
    );
    expect(lines[2]).toMatch(/^4,'=C3,NOT_SCREENED,.*name: Must be a name/);
    expect(lines[3]).toMatch(/^5,C4,NOT_SCREENED,.*The name has no letters/);
    expect(existsSync(progressFile(file.output))).toBe(false);
    const [logged] = test.station.audit.list({ action: 'screening.customers-screened' });
    expect(logged!.details).toMatchObject({ customers: 4, CLEAR: 1, MATCH: 1 });
    // Nobody's results are written over.
    await expect(run(file)).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('that was cut off goes on where it was, with the same results as in one run', async () => {
    const lines = Array.from(
      { length: 1_200 },
      (_, i) => `C${i},${i === 1_100 ? 'Other Listed' : `Neo Clearman`},,`,
    );
    const whole = customers(lines);
    await run(whole);
    const cut = customers(lines);
    const stop = run(cut, {
      progress: (done) => {
        if (done === 500) throw new Error('power cut');
      },
    });
    await expect(stop).rejects.toThrow('power cut');
    // What was written after the last note is not counted twice.
    writeFileSync(cut.output, `${readFileSync(cut.output, 'utf8')}502,C500,CLEAR,half a li`);
    expect(await run(cut)).toMatchObject({
      customers: 1_200,
      resumedAt: 500,
      outcomes: { CLEAR: 1_199, MATCH: 1 },
    });
    expect(linesOf(cut.output)).toEqual(linesOf(whole.output));
  }, 60_000);

  it('opens cases for hits alone, and can be compared with what a list changed alone', async () => {
    await test.publish('fresh', ['1,Old Listed,']);
    await test.publish('fresh', ['1,Old Listed,', '2,New Listed,']);
    const people = ['C1,Old Listed,,', 'C2,New Listed,,', 'C3,Neo Clearman,,'];
    const file = customers(people);
    expect(await run(file, { onlyChanged: true })).toMatchObject({ outcomes: { CLEAR: 2, MATCH: 1 } });
    const before = test.station.audit.list({ action: 'screening.completed' }).length;
    const kept = customers(people);
    await run(kept, { opensCases: true });
    expect(test.station.audit.list({ action: 'screening.completed' }).length - before).toBe(2);
    expect(linesOf(kept.output)[0]).toMatch(/,[0-9a-f-]{36}$/);
    expect(linesOf(kept.output)[2]).toBe('4,C3,CLEAR,,,,,,,,,');
  });

  it('is refused without a column of names, and where nobody could be called clear', async () => {
    const file = customers([]);
    writeFileSync(file.input, 'a,b\n1,2\n');
    await expect(run(file)).rejects.toThrow('no column called name');
    const empty = await screeningStation({ requiredLists: ['un'] });
    try {
      await expect(
        empty.station.screening.screenCustomers(
          { ...customers(['C1,Neo,,']), onlyChanged: false, opensCases: false, progress: () => undefined },
          by,
        ),
      ).rejects.toMatchObject({ code: 'SCREENING_LISTS_STALE' });
    } finally {
      await empty.close();
    }
  });

  it('of many is answered in its order, as each would be if asked for alone', async () => {
    const names = [
      'Neo Clearman',
      'Specimen Wrongdoer',
      'Wrongdoer Specimen',
      'Spcimen Wrongdoer',
      'Other Listed',
    ];
    const lines = Array.from(
      { length: 300 },
      (_, i) => `C${i},${i % 7 === 6 ? '' : names[i % names.length]},${i % 4 === 0 ? '1970-05-06' : ''},`,
    );
    const file = customers(lines);
    await run(file);
    const told = linesOf(file.output);
    expect(told).toHaveLength(300);
    for (const [i, line] of told.entries()) {
      const [row, id, outcome, score = ''] = line.split(',');
      expect([row, id]).toEqual([String(i + 2), `C${i}`]);
      if (i % 7 === 6) expect(outcome).toBe('NOT_SCREENED');
      else {
        const dateOfBirth = i % 4 === 0 ? '1970-05-06' : undefined;
        const alone = await test.screen({ name: names[i % names.length], dateOfBirth });
        expect([outcome, score]).toEqual([alone.outcome, String(alone.hits[0]?.score ?? '')]);
      }
    }
  }, 60_000);
});
