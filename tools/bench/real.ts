/**
 * `npm run bench -- real --folder DIR [--show] [--ours] [--no-forensics] [--readings DIR]`: the station on pictures of real papers, whose
 * answers `DIR/labels.json` says (docs/real-pictures.md), beside plain tesseract.js.
 *
 *   --convert      writes labels.json from the results that staff corrected: `card.jpg.json` beside `card.jpg`
 *   --show         lists what was wrong, by file; the values are personal data
 *   --ours         without tesseract.js       --no-forensics  without forensics
 *   --readings DIR keeps what was read there: a change of rules is measured again in seconds. Personal data, not encrypted
 *   --only TEXT    labels whose first file has TEXT in its name
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerTo } from './real/answers.ts';
import { convertFolder } from './real/convert.ts';
import { labelsFile, readLabels } from './real/labels.ts';
import { plainReader } from './real/plain.ts';
import { misses, summary } from './real/report.ts';
import { judge, type Judged } from './real/score.ts';
import { writeSection } from './report.ts';
import { openPool } from './verify/engine-work.ts';

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      convert: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
      ours: { type: 'boolean', default: false },
      'no-forensics': { type: 'boolean', default: false },
      readings: { type: 'string' },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { folder } = options;
  if (!folder) {
    process.stdout.write(
      'The bench of real pictures is skipped: it needs --folder DIR (docs/real-pictures.md).\n',
    );
    return;
  }
  if (options.convert) {
    const labels = convertFolder(folder);
    writeFileSync(labelsFile(folder), `${JSON.stringify(labels, null, 2)}\n`, { mode: 0o600 });
    process.stdout.write(`labels.json: ${labels.length} labels. Look through it before measuring.\n`);
    return;
  }
  const labels = readLabels(folder).filter(({ files }) => files[0]!.includes(options.only));
  const pool = openPool();
  const plain = options.ours ? null : await plainReader(folder);
  const judged: Judged[] = [];
  try {
    for (const label of labels) {
      const answer = await answerTo(label, pool, {
        folder,
        forensics: !options['no-forensics'],
        readings: options.readings ?? null,
      });
      const one = judge(label, answer);
      judged.push(one);
      await plain?.read(label);
      if (options.show) for (const line of misses(one)) process.stdout.write(`${line}\n`);
    }
  } finally {
    await pool.close();
    await plain?.close();
  }
  writeSection(
    'accuracy.md',
    'real',
    'Pictures of real papers',
    summary(judged, plain?.found() ?? null),
    `npm run bench -- real ${args.filter((arg) => arg !== '--write').join(' ')}`,
  );
}
