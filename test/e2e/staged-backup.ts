import { readFileSync } from 'node:fs';
import path from 'node:path';
import { systemActor } from '../../src/station/actor.ts';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { stageStation } from './staged-station.ts';

export const PASSPHRASE = 'sand between the rivers';
/** Cases in the backup of {@link stageBackup}; its people are those of a staged station. */
export const CASES = 3;

/** A backup of another station, which is gone; `day` is what confirms a restore of it. */
export async function stageBackup(folder: string): Promise<{ file: string; day: string }> {
  const file = path.join(folder, 'monday.netefatsa');
  const lost = await stageStation({});
  for (let i = 0; i < CASES; i++)
    lost.station.cases.open({ kind: 'verification', actor: systemActor('test'), author: 'Test' });
  await makeBackup(lost.station, { file, passphrase: PASSPHRASE });
  await lost.stop();
  const header = readFileSync(file, 'utf8').split('\n')[0]!;
  return { file, day: (JSON.parse(header) as { createdAt: string }).createdAt.slice(0, 10) };
}
