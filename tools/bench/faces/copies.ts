import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { SAME_PICTURE } from '../../../src/engine/faces/compare.ts';
import { fusedScore } from '../../../src/engine/faces/score.ts';
import { embedCentral, percent, printOnCard, type PairSet } from './verification.ts';

type Change = (image: Buffer) => Promise<Buffer>;
const saved = (change: (picture: Sharp) => Sharp): Change => {
  return (image) => change(sharp(image)).jpeg({ quality: 85 }).toBuffer();
};

/** What becomes of a picture between the ID photo and its copy in the place of a selfie. */
const CHANGES: Readonly<Record<string, Change>> = {
  'saved anew at JPEG quality 40': (image) => sharp(image).jpeg({ quality: 40 }).toBuffer(),
  'made smaller (160 pixels)': saved((picture) => picture.resize({ width: 160 })),
  'made larger (600 pixels)': saved((picture) => picture.resize({ width: 600 })),
  mirrored: saved((picture) => picture.flop()),
  'brighter (1.3 times)': saved((picture) => picture.modulate({ brightness: 1.3 })),
  grey: saved((picture) => picture.greyscale()),
  'turned by 5°': saved((picture) => picture.rotate(5, { background: '#777777' })),
  'blurred (1.5 pixels)': saved((picture) => picture.blur(1.5)),
  'stretched by an eighth': saved((picture) => picture.resize({ width: 260, height: 230, fit: 'fill' })),
  'printed on a card and photographed': (image) => printOnCard('', image),
};

/** How many pairs of shots of one person, and how many copies of one shot, are taken for copies. */
export async function copyRows(
  { embeddings }: PairSet,
  pairsFile: string,
  count: number,
  personOf: (file: string) => string,
): Promise<(string | number)[][]> {
  const row = (name: string, scores: readonly number[]): (string | number)[] => [
    name,
    scores.length,
    percent(scores.filter((score) => score >= SAME_PICTURE).length / scores.length),
    Math.min(...scores).toFixed(2),
    Math.max(...scores).toFixed(2),
  ];
  const names = [...embeddings.keys()];
  const shots = names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .filter((b) => personOf(a) === personOf(b))
      .map((b) => fusedScore(embeddings.get(a)!, embeddings.get(b)!)),
  );
  const rows = [
    ['second picture', 'n', 'called a copy', 'lowest score', 'highest score'],
    row('another shot of the person', shots),
  ];
  const some = names.filter((_, i) => i % Math.ceil(names.length / count) === 0);
  for (const [name, change] of Object.entries(CHANGES)) {
    const scores: number[] = [];
    for (const file of some) {
      const copy = await embedCentral(
        await change(readFileSync(path.resolve(path.dirname(pairsFile), file))),
      );
      if (copy) scores.push(fusedScore(embeddings.get(file)!, copy));
    }
    rows.push(row(name, scores));
  }
  return rows;
}
