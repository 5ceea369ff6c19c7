import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Truth = z.object({
  type: z.string(),
  files: z.array(z.string()).min(1),
  fields: z.record(z.string(), z.object({ value: z.unknown() })),
});

export interface Sample {
  readonly name: string;
  readonly type: string;
  /** Absolute paths. */
  readonly files: readonly string[];
  readonly truth: Readonly<Record<string, unknown>>;
}

/** Every sample with its ground truth (`samples/*.json`, written by tools/specimens). */
export function readSamples(folder: string): Sample[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const truth = Truth.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      return {
        name: file.replace('.json', ''),
        type: truth.type,
        files: truth.files.map((name) => path.join(folder, name)),
        truth: Object.fromEntries(Object.entries(truth.fields).map(([name, { value }]) => [name, value])),
      };
    });
}

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : JSON.stringify(value);

/** Compares the fields the API answered with the truth that has the same name. Letter case does not count. */
export function compareWithTruth(
  sample: Sample,
  data: Readonly<Record<string, unknown>>,
): { right: number; asked: number; wrong: string[] } {
  const asked = Object.keys(data).filter(
    (name) => sample.truth[name] !== undefined && sample.truth[name] !== null,
  );
  const wrong = asked.filter((name) => plain(data[name]) !== plain(sample.truth[name]));
  return {
    right: asked.length - wrong.length,
    asked: asked.length,
    wrong: wrong.map(
      (name) => `${name}: read ${JSON.stringify(data[name])}, printed ${JSON.stringify(sample.truth[name])}`,
    ),
  };
}
