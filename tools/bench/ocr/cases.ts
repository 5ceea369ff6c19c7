import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { degrade, generate, layoutsOf, specimenTypes } from '../../specimens/index.ts';
import type { LabelledPage } from '../../specimens/truth/labels.ts';

/** One picture with what should be read on it. */
export interface BenchCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly lines: string[];
  /** Printed forms of key values. */
  readonly values: string[];
  readonly mrz: string[] | null;
  /** Quarter turn (clockwise) the picture needs to stand upright. */
  readonly orientation: number;
}

export interface SpecimenChoice {
  readonly profile: string;
  readonly seeds: readonly number[];
  readonly types: readonly string[] | null;
  /** One layout of each type only, another one for each seed, and its first page. */
  readonly each?: boolean;
  /** Turn each page by this many degrees clockwise before it is read. */
  readonly turned?: number;
}

/** Pages of generated specimens under one degradation, every layout of every type (or of `types`) once per seed. */
export async function* specimenCases({
  profile,
  seeds,
  types,
  each = false,
  turned = 0,
}: SpecimenChoice): AsyncGenerator<BenchCase> {
  const names = specimenTypes.map((t) => t.type);
  for (const [at, type] of names.entries()) {
    if (types && !types.includes(type.toLowerCase())) continue;
    const layouts = layoutsOf(type).length;
    for (let layout = 1; layout <= layouts; layout++) {
      for (const seed of seeds) {
        if (each && layout !== 1 + ((seed + at) % layouts)) continue;
        const { truth, images } = await degrade(await generate(type, layout, seed), profile, seed);
        for (const [index, image] of (each ? images.slice(0, 1) : images).entries()) {
          const page = truth.pages[index]!;
          const mrz = truth.mrz?.page === index ? truth.mrz.lines : null;
          yield {
            name: `${truth.layout}-s${seed}-${profile}-p${index + 1}`,
            bytes: turned === 0 ? image : await sharp(image).rotate(turned).jpeg({ quality: 92 }).toBuffer(),
            lines: page.lines.map((line) => line.text).filter((text) => !mrz?.includes(text)),
            values: Object.values(truth.fields).flatMap((field) =>
              field.page === index && field.raw ? [field.raw] : [],
            ),
            mrz,
            orientation: (360 - turned) % 360,
          };
        }
      }
    }
  }
}

interface Label {
  readonly file: string;
  readonly lines?: string[];
  readonly values?: string[];
  readonly mrz?: string[] | null;
}

/**
 * Pictures of a folder with `labels.json`: `[{ "file": "a.jpg", "lines": [...], "values": [...], "mrz": [...] }]`,
 * where all but the file name may be left out; or with the `labels.jsonl` that `npm run specimens` writes.
 */
export function* labelledCases(folder: string): Generator<BenchCase> {
  for (const { file, lines, values, mrz } of labelsIn(folder)) {
    yield {
      name: file,
      bytes: readFileSync(path.join(folder, file)),
      lines: (lines ?? []).filter((text) => !mrz?.includes(text)),
      values: values ?? [],
      mrz: mrz ?? null,
      orientation: 0,
    };
  }
}

function labelsIn(folder: string): Label[] {
  const own = path.join(folder, 'labels.json');
  if (existsSync(own)) return JSON.parse(readFileSync(own, 'utf8')) as Label[];
  const generated = path.join(folder, 'labels.jsonl');
  if (!existsSync(generated)) throw new Error(`${folder} has neither labels.json nor labels.jsonl`);
  return (
    readFileSync(generated, 'utf8')
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => JSON.parse(row) as LabelledPage)
      // A page of a PDF (`a.pdf#2`) has no picture of its own.
      .filter(({ image }) => !image.includes('#'))
      .map(({ image, lines, fields, mrz }) => ({
        file: image,
        lines: lines.map((line) => line.text),
        values: Object.values(fields),
        mrz,
      }))
  );
}
