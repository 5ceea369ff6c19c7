import sharp from 'sharp';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import { closeTesseract } from '../../../src/engine/ocr/tesseract/reader.ts';
import { degrade, generate, layoutsOf } from '../../specimens/index.ts';
import { createRandom } from '../../specimens/world/random.ts';
import { table, writeSection } from '../report.ts';
import { journaled, type MeasureOptions } from './journal.ts';
import { isMisread, ZONE_COLUMNS, zoneRows, type ZoneOutcome } from './zone-outcomes.ts';

/** A zone shrunk to small letters and blurred, read through the whole pipeline. */
interface SmallOutcome extends ZoneOutcome {
  readonly refused: boolean;
}

const TYPES = ['OMANG', 'PASSPORT', 'RESIDENCE_PERMIT'];
/** Height of the zone's letters, pixels. */
const LETTER_HEIGHT = 12;
/** OCR-B, size I: a capital is 2.4 mm high (ISO 1073-2). */
const CAPITAL_MM = 2.4;
const BLUR = { least: 0.6, most: 1.2 } as const;
const QUALITY = { least: 60, most: 85 } as const;

const ABOUT = `Pages shrunk until the letters of their zone are ${LETTER_HEIGHT} pixels high (an ID-1 card is then ${Math.round((85.6 * LETTER_HEIGHT) / CAPITAL_MM)} pixels wide), blurred by a Gaussian of ${BLUR.least}–${BLUR.most} pixels, saved as JPEG ${QUALITY.least}–${QUALITY.most}; the whole way from intake to the repaired zone.`;

export async function measureSmallZones(
  { seed, count, show, ...journal }: MeasureOptions,
  command: string,
): Promise<void> {
  const plans = function* () {
    for (let round = 0; round < count; round++)
      for (const [i, type] of TYPES.entries())
        for (const profile of ['clean', 'photo']) {
          const layout = 1 + ((round + i) % layoutsOf(type).length);
          const name = `${profile}/${type}-${layout}/${seed + round}`;
          yield { name, run: () => readSmall({ name, type, layout, profile, seed: seed + round }) };
        }
  };
  const outcomes = (await journaled(plans(), journal)).filter((outcome) => outcome.lines > 0);
  await closeTesseract();
  if (show)
    for (const outcome of outcomes.filter(isMisread)) process.stdout.write(`${JSON.stringify(outcome)}\n`);
  const rows = zoneRows(outcomes, (own) => [String(own.filter(({ refused }) => refused).length)]);
  const head = ['Pages', ...ZONE_COLUMNS, 'Refused'];
  writeSection(
    'accuracy/reading.md',
    'ocr-small-zones',
    'Zones of 12 pixels, blurred',
    `${ABOUT}\n\n${table([head, ...rows])}`,
    command,
  );
}

async function readSmall(plan: {
  name: string;
  type: string;
  layout: number;
  profile: string;
  seed: number;
}): Promise<SmallOutcome> {
  const { truth, images } = await degrade(
    await generate(plan.type, plan.layout, plan.seed),
    plan.profile,
    plan.seed,
  );
  const none = {
    name: plan.name,
    kind: plan.profile,
    lines: 0,
    right: 0,
    valid: false,
    wronglyValid: false,
    refused: false,
  };
  if (!truth.mrz) return none;
  const { dpi, width } = truth.pages[truth.mrz.page]!;
  const random = createRandom('small-zone', plan.name);
  const scale = LETTER_HEIGHT / ((CAPITAL_MM / 25.4) * dpi);
  const bytes = await sharp(images[truth.mrz.page]!)
    .resize(Math.round(width * scale))
    .blur(random.between(BLUR.least, BLUR.most))
    .jpeg({ quality: random.int(QUALITY.least, QUALITY.most) })
    .toBuffer();
  let right = 0;
  let valid = false;
  let refused = true;
  for await (const page of openPages({ name: plan.name, bytes }, { fileIndex: 0, firstPageIndex: 0 })) {
    const { mrz, report } = await readPage(page, DEFAULT_READERS);
    right = Math.max(right, truth.mrz.lines.filter((line) => mrz?.lines.includes(line)).length);
    valid ||= mrz?.valid ?? false;
    refused &&= !report.quality.readable;
  }
  const lines = truth.mrz.lines.length;
  return { ...none, lines, right, valid, wronglyValid: valid && right < lines, refused };
}
