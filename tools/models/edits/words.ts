/**
 * `node tools/models/edits/words.ts --out DIR --part train|test [--from SEED] [--minutes 30]`: makes pictures with edited values
 * (`tools/specimens/edits`) and writes what `train.py` learns from, or is measured on: `PART.jsonl` has a line a picture,
 * `PART.f32` the inputs of the network of each of its words, in order. What stands there is not made again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedArea, type Box } from '../../../src/contract/geometry.ts';
import { wordsOf } from '../../../src/engine/forensics/glyph/words.ts';
import { openImage } from '../../../src/engine/forensics/image/evidence.ts';
import { besidePage } from './beside-page.ts';
import { patchesOf } from './patches.ts';
import { inspectPixels } from '../../bench/forensics/pixels-only.ts';
import { closePrograms, editCases, pageToEdit, type EditCase } from '../../specimens/edits/index.ts';
import { SUBTLE_KINDS } from '../../specimens/edits/plan.ts';

const value = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const part = value('part', 'train');
if (part !== 'train' && part !== 'test') throw new Error('--part is train or test');
const heldOut = part === 'test';
const out = value('out', 'edits');
const deadline = Date.now() + Number(value('minutes', '30')) * 60_000;
/** Values changed in one picture: many to learn from, one to be measured on. */
const EDITS = heldOut ? 1 : 10;
/** Seeds of the parts lie apart. */
const FROM = heldOut ? 10_000 : 0;

mkdirSync(out, { recursive: true });
const journal = path.join(out, `${part}.jsonl`);
const known = new Set(
  existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { name: string }).name.split('-').slice(0, 3).join('-'))
    : [],
);
try {
  for (let seed = FROM + Number(value('from', '0')); Date.now() < deadline; seed++) {
    const page = pageToEdit(seed, heldOut);
    if (known.has(`${page.type}-${page.layout}-${seed}`)) continue;
    const cases = await editCases({ ...page, seed, heldOut, edits: EDITS, kinds: SUBTLE_KINDS });
    // Words of an edited page that were not edited are honest ones: to learn from, the honest page adds little.
    for (const one of cases) if (heldOut || one.kind !== null) await write(one);
  }
} finally {
  await closePrograms();
}

async function write(one: EditCase): Promise<void> {
  const image = await openImage(one.bytes, 'scan');
  if (!image) return;
  const patches = patchesOf(image, wordsOf(image.glyphs()));
  const words = besidePage(patches);
  image.release();
  if (words.length === 0) return;
  const { bytes, boxes, ...about } = one;
  const risk = heldOut ? (await inspectPixels(bytes)).riskScore : 0;
  const inputs = words.map((w) => [w.blocks, w.residues, w.measures]);
  appendFileSync(
    path.join(out, `${part}.f32`),
    Buffer.concat(
      inputs.flat().map((values) => Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
    ),
  );
  const edited = patches.map(({ box }) => (boxes.some((edit) => isEdited(box, edit)) ? 1 : 0));
  const sizes = inputs[0]!.map((values) => values.length);
  appendFileSync(journal, `${JSON.stringify({ ...about, risk, sizes, edited })}\n`);
}

/** The smaller of the two lies in the other for the larger part. */
function isEdited(word: Box, edit: Box): boolean {
  return sharedArea(word, edit) > 0.4 * Math.min(word.width * word.height, edit.width * edit.height);
}
