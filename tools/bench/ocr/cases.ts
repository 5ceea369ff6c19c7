import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { degrade, generate, layoutsOf, specimenTypes } from '../../specimens/index.ts';

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
  /** Turn each page by this many degrees clockwise before it is read. */
  readonly turned?: number;
}

/** Pages of generated specimens under one degradation, every layout of every type (or of `types`) once per seed. */
export async function* specimenCases({
  profile,
  seeds,
  types,
  turned = 0,
}: SpecimenChoice): AsyncGenerator<BenchCase> {
  for (const type of specimenTypes
    .map((t) => t.type)
    .filter((name) => !types || types.includes(name.toLowerCase()))) {
    for (let layout = 1; layout <= layoutsOf(type).length; layout++) {
      for (const seed of seeds) {
        const { truth, images } = await degrade(await generate(type, layout, seed), profile, seed);
        for (const [index, image] of images.entries()) {
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
  readonly mrz?: string[];
}

/**
 * Pictures of a folder with `labels.json`: `[{ "file": "a.jpg", "lines": [...], "values": [...], "mrz": [...] }]`,
 * where all but the file name may be left out.
 */
export function* labelledCases(folder: string): Generator<BenchCase> {
  const labelsFile = path.join(folder, 'labels.json');
  if (!existsSync(labelsFile)) throw new Error(`${folder} has no labels.json`);
  for (const label of JSON.parse(readFileSync(labelsFile, 'utf8')) as Label[]) {
    yield {
      name: label.file,
      bytes: readFileSync(path.join(folder, label.file)),
      lines: label.lines ?? [],
      values: label.values ?? [],
      mrz: label.mrz ?? null,
      orientation: 0,
    };
  }
}
