import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Command } from 'commander';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { calibrate } from '../../engine/faces/calibrate.ts';
import { similarityOf } from '../../engine/faces/calibration.ts';
import { fusedScore } from '../../engine/faces/score.ts';
import type { Engine } from '../../station/engine.ts';
import { withStation } from '../with-station.ts';

/** Similarity from which pictures of different rows are reported: most likely one person in two sets of rows. */
const SUSPICIOUS = 99;

const Pair = z.object({ a: z.string().min(1), b: z.string().min(1), same: z.enum(['0', '1']) });

/**
 * `netefatsa calibrate-faces pairs.csv --out calibration.json`: what a similarity means on a site's own pictures. The
 * file's columns are a, b (pictures, relative to the file) and same (1 or 0). `suspectedSame` in the answer counts pairs
 * that look like one person though no row says so: join them, or the calibration is stricter than it should be.
 */
export function register(program: Command): void {
  program
    .command('calibrate-faces')
    .description('make a calibration of face similarity from pairs of pictures (columns a, b, same)')
    .requiredOption('--out <file>', 'where to write the calibration; name it in NETEFATSA_FACE_CALIBRATION')
    .argument('<pairs>', 'CSV file; pictures are named relative to it')
    .action((pairs: string, { out }: { out: string }, command: Command) =>
      withStation(command, (station) =>
        calibrateFrom(station.engine, pairs, out, new Date(station.clock.now())),
      ),
    );
}

async function calibrateFrom(engine: Engine, pairsFile: string, out: string, now: Date): Promise<void> {
  const pairs = readPairs(pairsFile);
  const embeddings = new Map<string, Float32Array>();
  const unusable: string[] = [];
  for (const file of new Set(pairs.flatMap(({ a, b }) => [a, b]))) {
    try {
      const image = readFileSync(path.resolve(path.dirname(pairsFile), file));
      embeddings.set(file, (await engine.call('embedFace', { image })).embedding);
    } catch {
      unusable.push(file);
    }
  }
  const people = new People(pairs.filter((p) => p.same === '1'));
  const files = [...embeddings.keys()];
  const scores: number[] = [];
  for (let i = 0; i < files.length; i++)
    for (let j = i + 1; j < files.length; j++)
      if (people.of(files[i]!) !== people.of(files[j]!))
        scores.push(fusedScore(embeddings.get(files[i]!)!, embeddings.get(files[j]!)!));
  const suspectedSame = scores.filter((score) => similarityOf(score) >= SUSPICIOUS).length;
  const version = `site-${now.toISOString().slice(0, 10)}`;
  try {
    const calibration = calibrate(
      scores,
      version,
      `every pair of different people in ${path.basename(pairsFile)}`,
    );
    writeFileSync(out, `${JSON.stringify(calibration, null, 2)}\n`);
    process.stdout.write(
      `${JSON.stringify({ out, pictures: files.length, unusable: unusable.length, impostorPairs: scores.length, suspectedSame })}\n`,
    );
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new StationError('INVALID_REQUEST', unkeyed(thrown.message));
    throw thrown;
  }
}

function readPairs(file: string): z.infer<typeof Pair>[] {
  try {
    return z
      .array(Pair)
      .parse(parse(readFileSync(file), { columns: true, skip_empty_lines: true, bom: true }));
  } catch {
    throw new StationError(
      'INVALID_REQUEST',
      unkeyed(`${file} is not a CSV file with the columns a, b and same (1 or 0).`),
    );
  }
}

/**
 * Which pictures show one person: those joined by pairs that say so. Pictures of one person that no pair joins are
 * counted as two people, which makes the calibration stricter, never laxer.
 */
class People {
  readonly #parent = new Map<string, string>();

  constructor(same: readonly { a: string; b: string }[]) {
    for (const { a, b } of same) this.#parent.set(this.of(a), this.of(b));
  }

  of(file: string): string {
    let person = file;
    for (
      let next = this.#parent.get(person);
      next !== undefined && next !== person;
      next = this.#parent.get(person)
    )
      person = next;
    return person;
  }
}
