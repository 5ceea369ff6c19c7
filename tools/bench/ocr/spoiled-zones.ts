import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import { closeTesseract } from '../../../src/engine/ocr/tesseract/reader.ts';
import { blur } from '../../specimens/degrade/blur.ts';
import { fold } from '../../specimens/degrade/fold.ts';
import { light } from '../../specimens/degrade/light.ts';
import { noise } from '../../specimens/degrade/noise.ts';
import { perspective } from '../../specimens/degrade/perspective.ts';
import { decode, pipeline, type Picture, type Transform } from '../../specimens/degrade/picture.ts';
import { quarterTurn } from '../../specimens/degrade/rotate.ts';
import { generate, layoutsOf } from '../../specimens/index.ts';
import { createRandom, type Random } from '../../specimens/world/random.ts';
import { table, writeSection } from '../report.ts';
import { journaled, type MeasureOptions } from './journal.ts';
import { cut, hidden, type Row } from './zone-damage.ts';
import { isMisread, ZONE_COLUMNS, zoneRows, type ZoneOutcome } from './zone-outcomes.ts';

/** A zone photographed badly, or with some of its letters hidden, read through the whole pipeline. */
interface SpoiledOutcome extends ZoneOutcome {
  readonly layout: string;
  readonly read: readonly string[];
  readonly printed: readonly string[];
}

interface Kind {
  readonly types: readonly string[];
  damage(picture: Picture, rows: readonly Row[], random: Random): Picture;
  readonly steps: readonly Transform[];
}

const TRAVEL = ['PASSPORT', 'OMANG'];
const whole = (picture: Picture): Picture => picture;
const held = perspective({ lean: [3, 14], turn: 6, fill: [0.8, 0.93], cluttered: true });
const steep = perspective({ lean: [20, 32], turn: 15, fill: [0.85, 0.95], cluttered: true });
const phone: Transform[] = [light(0.7), blur(0.3, 0.8), noise(2, 5)];

const KINDS: Record<string, Kind> = {
  'steep angle': { types: TRAVEL, damage: whole, steps: [steep, ...phone] },
  folded: { types: ['PASSPORT'], damage: whole, steps: [fold, held, ...phone] },
  'upside down': {
    types: ['OMANG'],
    damage: whole,
    steps: [held, quarterTurn([180]), ...phone],
  },
  'glare over letters': {
    types: TRAVEL,
    damage: (p, rows, random) => hidden(p, rows, 'glare', random),
    steps: [held, ...phone],
  },
  'something over letters': {
    types: TRAVEL,
    damage: (p, rows, random) => hidden(p, rows, 'patch', random),
    steps: [held, ...phone],
  },
  'letters cut off': { types: TRAVEL, damage: cut, steps: [light(0.5), blur(0.3, 0.7), noise(1, 4)] },
};

const ABOUT =
  'Zones at an angle of 20–32°, folded, upside down; with one to four letters of a row washed out by a lamp or covered; and cut off by the edge of the picture. Lines that are not there cannot be exact: what counts there is that no wrong zone is called valid.';

export async function measureSpoiledZones(
  { seed, count, show, ...journal }: MeasureOptions,
  command: string,
): Promise<void> {
  const plans = function* () {
    for (let round = 0; round < count; round++)
      for (const kind of Object.keys(KINDS)) {
        const name = `${kind}/${seed + round}`;
        yield { name, run: () => readSpoiled(name, kind, seed + round) };
      }
  };
  const outcomes = await journaled(plans(), journal);
  await closeTesseract();
  if (show)
    for (const o of outcomes.filter(isMisread)) process.stdout.write(`${JSON.stringify(o, null, 1)}\n`);
  writeSection(
    'accuracy/reading.md',
    'ocr-spoiled-zones',
    'Zones photographed badly',
    `${ABOUT}\n\n${table([['Zones', ...ZONE_COLUMNS], ...zoneRows(outcomes)])}`,
    command,
  );
}

async function readSpoiled(name: string, kind: string, seed: number): Promise<SpoiledOutcome> {
  const { types, damage, steps } = KINDS[kind]!;
  const random = createRandom('spoiled-zone', name);
  const type = types[seed % types.length]!;
  const { truth, images, zone } = await withZone(type, seed);
  const own = truth.pages[zone.page]!.lines.filter(({ text }) => zone.lines.includes(text));
  let picture = damage(
    await decode(images[zone.page]!),
    own.map(({ text, box }) => ({ text, box })),
    random,
  );
  for (const step of steps) picture = (await step(picture, random)).picture;
  const bytes = await pipeline(picture)
    .jpeg({ quality: random.int(55, 85) })
    .toBuffer();
  let read: readonly string[] = [];
  let valid = false;
  for await (const page of openPages({ name, bytes }, { fileIndex: 0, firstPageIndex: 0 })) {
    const { mrz } = await readPage(page, DEFAULT_READERS);
    if (!mrz) continue;
    read = mrz.lines;
    valid ||= mrz.valid;
  }
  const right = zone.lines.filter((line) => read.includes(line)).length;
  const lines = zone.lines.length;
  return {
    name,
    layout: truth.layout,
    kind,
    lines,
    right,
    valid,
    wronglyValid: valid && right < lines,
    read,
    printed: zone.lines,
  };
}

/** A specimen of the type in a layout that has a zone. */
async function withZone(type: string, seed: number) {
  const count = layoutsOf(type).length;
  for (let i = 0; i < count; i++) {
    const { truth, images } = await generate(type, 1 + ((seed + i) % count), seed);
    if (truth.mrz) return { truth, images, zone: truth.mrz };
  }
  throw new Error(`${type} has no layout with a zone`);
}
