/**
 * `npm run bench -- portraits [--quick] [--from=SEED] [--minutes=15] [--resume=FILE]`: portraits of cards exchanged by three
 * programs, with hard rims, on renderings, renderings kept as JPEGs, scans and photographs of layouts held out and not, and the same cards
 * saved alike without it. What each detector tells alone, and what the station says. Nothing is read.
 */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Box } from '../../src/contract/geometry.ts';
import { byMagick, imageMagick } from '../specimens/benign/conversions/magick.ts';
import { degrade, generate, layoutsOf } from '../specimens/index.ts';
import { whole } from '../specimens/tamper/image/canvas.ts';
import { bounded } from './forensics/bounds.ts';
import { inspectPixels } from './forensics/pixels-only.ts';
import { auc } from './forensics/separation.ts';
import { journalOf, valueOf } from './journal.ts';
import { table, writeSection } from './report.ts';

const UNSEEN = 8_500;
const TYPES = ['OMANG', 'PASSPORT', 'DRIVERS_LICENCE', 'RESIDENCE_PERMIT'];
/** `kept-jpeg`: a rendering that was a JPEG before somebody opened it. */
const PROFILES = ['clean', 'kept-jpeg', 'scan', 'photo'];
const QUALITIES = [75, 85, 90];
const DPI = 260;
const SAVES = { png: 'PNG', 'jpeg-95': 'JPEG of 95', 'jpeg-80': 'JPEG of 80' } as const;
type Save = keyof typeof SAVES;
type Paste = (card: Uint8Array, portrait: Uint8Array, at: Box) => Promise<Uint8Array>;

/** Each takes a card and a portrait of the size of its place, and gives a PNG. */
const PASTES: Readonly<Record<string, Paste>> = {
  libvips: (card, portrait, { x, y }) =>
    sharp(card)
      .composite([{ input: Buffer.from(portrait), left: x, top: y }])
      .png()
      .toBuffer(),
  ImageMagick: async (card, portrait, { x, y }) => {
    const { ImageMagick, CompositeOperator, Point } = await imageMagick();
    return byMagick(card, 'PNG', (image) =>
      ImageMagick.read(portrait, (over) => image.composite(over, CompositeOperator.Over, new Point(x, y))),
    );
  },
  Skia: async (card, portrait, { x, y }) => {
    const image = await loadImage(Buffer.from(card));
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    context.drawImage(await loadImage(Buffer.from(portrait)), x, y);
    return canvas.toBuffer('image/png');
  },
};

interface Outcome {
  readonly name: string;
  readonly profile: string;
  readonly save: Save;
  /** Program, or null where nothing was exchanged. */
  readonly by: string | null;
  readonly heldOut: boolean;
  readonly flagged: boolean;
  readonly values: Readonly<Record<string, number>>;
  /** What each detector says of its value, for looking into misses. */
  readonly details: readonly string[];
  readonly strong: readonly string[];
}

export async function run(args: string[]): Promise<void> {
  const { outcomes, add } = journalOf<Outcome>(valueOf(args, 'resume'));
  const known = new Set(outcomes.map((o) => o.name));
  const quick = args.includes('--quick');
  const deadline = Date.now() + Number(valueOf(args, 'minutes') ?? (quick ? 2 : 15)) * 60_000;
  const from = Number(valueOf(args, 'from') ?? UNSEEN);
  for (let seed = from; Date.now() < deadline && seed < from + 60; seed++)
    for await (const outcome of ofSeed(seed, seed - from, known)) {
      add(outcome);
      if (Date.now() > deadline) break;
    }
  print(outcomes, args);
}

async function* ofSeed(seed: number, k: number, known: ReadonlySet<string>): AsyncGenerator<Outcome> {
  const type = TYPES[k % TYPES.length]!;
  const layouts = layoutsOf(type);
  const layout = (k + Math.floor(k / TYPES.length)) % layouts.length;
  const profile = PROFILES[(k + Math.floor(k / TYPES.length)) % PROFILES.length]!;
  const card = await specimen(type, layout + 1, seed, profile);
  const other = await specimen(type, layout + 1, seed + 5_000, 'clean');
  if (!card || !other) return;
  const heldOut = layouts[layout]!.heldOut;
  const names = Object.keys(PASTES);
  const by = names[k % names.length]!;
  for (const save of Object.keys(SAVES) as Save[])
    for (const maker of [null, by]) {
      const name = `${type}-${seed}-${profile}-${save}-${maker ?? 'honest'}`;
      if (known.has(name)) continue;
      const png = maker
        ? await PASTES[maker]!(card.bytes, await cut(other, card.at), card.at)
        : await sharp(card.bytes).png().toBuffer();
      const { verdict, findings, measurements } = await inspectPixels(await saved(png, save));
      yield {
        name,
        profile,
        save,
        by: maker,
        heldOut,
        flagged: verdict === 'SUSPICIOUS' || verdict === 'TAMPERED',
        values: Object.fromEntries(
          measurements.map(({ detector, measurement }) => [detector.id, measurement.value ?? 0]),
        ),
        details: measurements.map((m) => `${m.detector.id}: ${m.measurement.detail}`),
        strong: findings.filter((f) => f.strength === 'strong').map((f) => f.detector),
      };
    }
}

interface Card {
  readonly bytes: Uint8Array;
  readonly at: Box;
}

async function specimen(type: string, layout: number, seed: number, profile: string): Promise<Card | null> {
  const clean = await generate(type, layout, seed, { dpi: DPI }).catch(() => null);
  if (!clean) return null;
  const isDrawn = profile === 'clean' || profile === 'kept-jpeg';
  const made = isDrawn ? clean : await degrade(clean, profile, seed);
  const mark = made.truth.pages[0]?.marks.find((m) => m.kind === 'portrait');
  if (!mark) return null;
  const quality = QUALITIES[seed % QUALITIES.length]!;
  const [drawn] = made.images;
  const bytes = profile === 'kept-jpeg' ? await sharp(drawn).jpeg({ quality }).toBuffer() : drawn!;
  return { bytes, at: whole(mark.box) };
}

/** The portrait of another card in the size of a place. */
function cut({ bytes, at }: Card, { width, height }: Box): Promise<Uint8Array> {
  return sharp(bytes)
    .extract({ left: at.x, top: at.y, width: at.width, height: at.height })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .then((portrait) => sharp(portrait).png().toBuffer());
}

function saved(png: Uint8Array, save: Save): Promise<Uint8Array> {
  if (save === 'png') return Promise.resolve(png);
  return sharp(png)
    .jpeg({ quality: Number(save.slice(5)) })
    .toBuffer();
}

function print(outcomes: readonly Outcome[], args: readonly string[]): void {
  const detectors = [...new Set(outcomes.flatMap((o) => Object.keys(o.values)))].sort();
  const groups = PROFILES.flatMap((profile) =>
    (Object.keys(SAVES) as Save[]).map((save) => ({
      title: `${profile}, ${SAVES[save]}`,
      of: outcomes.filter((o) => o.profile === profile && o.save === save),
    })),
  );
  const all = [
    ...groups,
    { title: 'held-out layouts', of: outcomes.filter((o) => o.heldOut) },
    { title: 'all', of: outcomes },
  ];
  const rows = all.map(({ title, of }) => {
    const [edited, honest] = [of.filter((o) => o.by), of.filter((o) => !o.by)];
    const flagged = (list: readonly Outcome[]): string =>
      bounded(list.filter((o) => o.flagged).length, list.length);
    const told = detectors
      .map((d) => ({ d, strong: edited.filter((o) => o.strong.includes(d)).length }))
      .filter(({ strong }) => strong > 0)
      .map(({ d, strong }) => `${d} ${strong}`);
    return [title, flagged(edited), flagged(honest), told.join(', ')];
  });
  const alone = detectors.map((d) => {
    const of = (list: readonly Outcome[]): number[] => list.map((o) => o.values[d] ?? 0);
    const [edited, honest] = [outcomes.filter((o) => o.by), outcomes.filter((o) => !o.by)];
    return [d, edited.length && honest.length ? auc(of(edited), of(honest)).toFixed(2) : '–'];
  });
  writeSection(
    'accuracy/forensics.md',
    'portraits',
    'Exchanged portraits',
    `${table([['cards', 'exchanged: flagged', 'nothing exchanged: flagged', 'strong findings on exchanged ones'], ...rows])}\n\n${table([['detector alone, all', 'AUC'], ...alone])}`,
    `npm run bench -- portraits ${args.filter((a) => a !== '--write').join(' ')}`.trim(),
  );
}
