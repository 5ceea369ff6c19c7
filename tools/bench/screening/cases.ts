import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ScreeningRequest } from '../../../src/contract/screening.ts';
import { StationError } from '../../../src/contract/errors/station-error.ts';
import { systemActor } from '../../../src/station/actor.ts';
import { screenedSubject } from '../../../src/api/operations/accepted-names.ts';
import { table } from '../report.ts';
import { openStation } from './lone-station.ts';

/** A question to a list, with the right answer in words: the outcome before the colon, the entry behind it. */
const Case = z.object({
  import: z.string(),
  body: z.record(z.string(), z.unknown()).optional(),
  right: z.string(),
});

export interface Answered {
  readonly asked: string;
  readonly right: string;
  readonly got: string;
  readonly isRight: boolean;
}

/** Asks every case of a folder with `cases.json`, each with a station that has imported nothing but the list of the case. */
export async function answersIn(folder: string): Promise<Answered[]> {
  const cases = z.array(Case).parse(JSON.parse(readFileSync(path.join(folder, 'cases.json'), 'utf8')));
  const answers: Answered[] = [];
  for (const one of cases) {
    const got = await answer(path.join(folder, one.import.split(' ')[0]!), one.body);
    const outcomes = /^(?:MATCH|REVIEW|CLEAR|\/)+(?=:)/.exec(one.right)?.[0].split('/') ?? ['imported'];
    const entry = got.split(' ')[1];
    const isRight =
      outcomes.includes(got.split(' ')[0]!) && (entry === undefined || one.right.includes(entry));
    answers.push({
      asked: `${one.import}: ${JSON.stringify(one.body ?? {})}`,
      right: one.right,
      got,
      isRight,
    });
  }
  return answers;
}

export async function benchCases(folder: string): Promise<void> {
  const answers = await answersIn(folder);
  const rows = answers.map(({ asked, right, got, isRight }) => [
    asked,
    right,
    got,
    isRight ? 'right' : 'WRONG',
  ]);
  process.stdout.write(`${table([['asked', 'right', 'answered', ''], ...rows])}\n`);
  process.stdout.write(`${answers.filter(({ isRight }) => isRight).length} of ${answers.length} right\n`);
}

/** The outcome and the best entry; what an import says where nothing is asked. */
async function answer(list: string, body: Record<string, unknown> | undefined): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-cases-'));
  mkdirSync(path.join(folder, 'data'));
  const station = await openStation(path.join(folder, 'data'));
  try {
    await station.screening.importLists([list], { date: '2026-11-20', anyway: true }, systemActor('bench'));
    if (!body) return 'imported';
    const caller = { actor: 'bench', requestId: station.newId() };
    const { outcome, hits } = await station.screening.screen(
      ScreeningRequest.parse(screenedSubject(body)),
      caller,
    );
    return hits.length === 0 ? outcome : `${outcome} ${hits[0]!.entryId}`;
  } catch (thrown) {
    if (!(thrown instanceof StationError)) throw thrown;
    return thrown.message;
  } finally {
    await station.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
