import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  arrange,
  degrade,
  generate,
  labelsOf,
  layoutsOf,
  specimenTypes,
  toPdf,
  toScannedPdf,
  typeNamed,
} from './index.ts';
import type { Truth } from './index.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'specimens' },
    seed: { type: 'string', default: '1' },
    types: { type: 'string', default: 'all' },
    layouts: { type: 'string', default: 'all' },
    degrade: { type: 'string', default: 'clean' },
    count: { type: 'string', default: '1' },
    pdf: { type: 'boolean', default: false },
    dpi: { type: 'string' },
    rows: { type: 'string' },
    arrange: { type: 'string' },
    'scanned-pdf': { type: 'boolean', default: false },
  },
});

const types =
  options.types === 'all'
    ? specimenTypes.map((type) => type.type)
    : options.types.split(',').map((name) => typeNamed(name).type);
await mkdir(options.out, { recursive: true });
await rm(join(options.out, 'labels.jsonl'), { force: true });

function wantedLayouts(type: string): number[] {
  const all = layoutsOf(type).map((entry, i) => ({ ...entry, number: i + 1 }));
  if (options.layouts === 'all') return all.map((entry) => entry.number);
  if (options.layouts === 'held-out')
    return all.filter((entry) => entry.heldOut).map((entry) => entry.number);
  if (options.layouts === 'seen') return all.filter((entry) => !entry.heldOut).map((entry) => entry.number);
  return options.layouts
    .split(',')
    .map(Number)
    .filter((number) => number <= all.length);
}

async function save(
  truth: Truth,
  name: string,
  files: { suffix: string; bytes: Uint8Array }[],
): Promise<void> {
  const names = files.map((file) => name + file.suffix);
  await Promise.all(files.map((file, i) => writeFile(join(options.out, names[i]!), file.bytes)));
  const whole = { ...truth, files: names };
  await writeFile(join(options.out, `${name}.json`), `${JSON.stringify(whole, null, 1)}\n`);
  await appendFile(
    join(options.out, 'labels.jsonl'),
    labelsOf(whole)
      .map((page) => `${JSON.stringify(page)}\n`)
      .join(''),
  );
}

/** Makes and writes one specimen in the form that the options ask for. */
async function write(type: string, number: number, seed: number): Promise<void> {
  const wish = {
    ...(options.dpi && { dpi: Number(options.dpi) }),
    ...(options.rows && { rows: Number(options.rows) }),
  };
  if (options.pdf) {
    const { truth, pdf } = await toPdf(type, number, seed, wish);
    await save(truth, `${truth.layout}-s${seed}`, [{ suffix: '.pdf', bytes: pdf }]);
    return;
  }
  const clean = await generate(type, number, seed, wish);
  const several = options.arrange !== undefined && clean.images.length > 1;
  const laid = several ? await arrange(clean, options.arrange!, seed) : clean;
  const specimen = await degrade(laid, options.degrade, seed);
  const { truth, images } = specimen;
  const name = `${truth.layout}-s${seed}-${truth.degradation.profile}`;
  if (options['scanned-pdf']) {
    const scanned = await toScannedPdf(specimen);
    await save(scanned.truth, name, [{ suffix: '.pdf', bytes: scanned.pdf }]);
    return;
  }
  const end = options.degrade === 'clean' ? '.png' : '.jpg';
  await save(
    truth,
    name,
    images.map((bytes, i) => ({ suffix: (images.length > 1 ? `-p${i + 1}` : '') + end, bytes })),
  );
}

let written = 0;
for (const type of types) {
  for (const number of wantedLayouts(type)) {
    for (let k = 0; k < Number(options.count); k++) {
      await write(type, number, Number(options.seed) + k);
      written++;
    }
  }
}
process.stdout.write(`${written} specimens in ${options.out}\n`);
