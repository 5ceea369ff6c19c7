import sharp from 'sharp';
import { sharedArea, type Box, type Point, type Quad } from '../../../src/contract/geometry.ts';
import { decode, pipeline, type Picture } from '../degrade/picture.ts';
import { layoutsOf } from '../types/index.ts';
import { createRandom, type Random } from '../world/random.ts';
import { captures } from './captures/index.ts';
import { moved } from '../truth/scale.ts';
import { SAVES, type EditingProgram, type Save } from './change.ts';
import { renderedPage, RENDERERS, type Value } from './page.ts';
import { planEdit, type Kind, type Planned } from './plan.ts';
import { editingPrograms } from './programs/index.ts';

/** Of many layouts, so that no layout is learned; the last stand in no training. */
const TYPES = [
  ...[
    'PAYSLIP',
    'BANK_STATEMENT',
    'UTILITY_BILL',
    'EMPLOYMENT_LETTER',
    'P60',
    'TAX_CERTIFICATE',
    'COUNCIL_BILL',
  ],
  ...['OMANG', 'BIN_CERTIFICATE', 'DRIVERS_LICENCE'],
];
const HELD_OUT_TYPES = ['LEASE_AGREEMENT', 'TRADING_LICENCE', 'VAT_CERTIFICATE', 'COMPANY_EXTRACT'];
const CARDS = new Set(['OMANG', 'DRIVERS_LICENCE']);
/** Pictures of one to three million pixels: cost grows by pixels. */
const DPI: Record<'paper' | 'card', [least: number, most: number]> = { paper: [120, 165], card: [220, 300] };

/** Which page a seed stands for: layouts held out, or the others. */
export function pageToEdit(seed: number, heldOut: boolean): Pick<EditPlan, 'type' | 'layout' | 'dpi'> {
  const types = heldOut ? [...TYPES, ...HELD_OUT_TYPES] : TYPES;
  const type = types[seed % types.length]!;
  const layouts = layoutsOf(type).map((l, i) => ({ number: i + 1, heldOut: l.heldOut }));
  const own = layouts.filter((l) => HELD_OUT_TYPES.includes(type) || l.heldOut === heldOut);
  const random = createRandom('page to edit', seed);
  const { number } = random.pick(own);
  return { type, layout: number, dpi: random.int(...DPI[CARDS.has(type) ? 'card' : 'paper']) };
}

/** A picture whose truth is known. */
export interface EditCase {
  readonly name: string;
  readonly channel: 'rendering' | 'scan' | 'photo';
  readonly renderer: string;
  readonly capture: string;
  readonly program: string;
  readonly save: Save;
  /** Of the first edit; null: decoded and saved by the same program, unchanged. */
  readonly kind: Kind | null;
  /** What was changed, in pixels of `bytes`. */
  readonly boxes: readonly Box[];
  readonly bytes: Uint8Array;
}

export interface EditPlan {
  readonly type: string;
  readonly layout: number;
  readonly seed: number;
  /** Programs, cameras, renderers and typefaces that training leaves out, or the others. */
  readonly heldOut: boolean;
  /** Values changed in one picture. */
  readonly edits: number;
  readonly dpi: number;
  /** Ways of editing to choose from. */
  readonly kinds: readonly Kind[];
}

/**
 * One page, once honest and once edited by the same program, both saved alike: nothing but the edit tells them apart.
 * Nothing where the page cannot be made or offers nothing to change.
 */
export async function editCases(plan: EditPlan): Promise<EditCase[]> {
  const { type, layout, seed, heldOut, dpi } = plan;
  const stem = `${type}-${layout}-${seed}`;
  const random = createRandom('edits', stem, String(heldOut));
  const own = <T extends { readonly heldOut: boolean }>(all: readonly T[]): T[] =>
    all.filter((one) => one.heldOut === heldOut);
  const renderer = random.pick(own(RENDERERS)).id;
  const page = await renderedPage(type, layout, seed, renderer, dpi);
  if (!page) return [];
  const capture = random.chance(0.34) ? null : random.pick(own(captures));
  const taken = capture
    ? await capture.take(page.picture, random)
    : { bytes: await rendering(page.picture, random), move: (p: Point) => p };
  const picture = await decode(taken.bytes);
  const values = page.values.map((v) => ({
    ...v,
    box: moved<{ box: Box; quad?: Quad }>({ box: v.box }, taken.move).box,
  }));
  const program = random.pick(own(editingPrograms));
  const save = random.pick(SAVES);
  const about = {
    channel: capture?.kind ?? ('rendering' as const),
    renderer,
    capture: capture?.id ?? 'none',
    program: program.id,
    save,
  };
  const planned = planSeveral(picture, values, random, plan, capture !== null);
  if (planned.length === 0) return [];
  const changes = planned.flatMap((m) => m.planned.changes);
  const name = `${stem}-${renderer}-${about.capture}-${program.id}-${save}`;
  const honest = await saved(await program.apply(taken.bytes, []), save);
  const edited = await saved(await program.apply(taken.bytes, changes), save);
  const scale = edited.width / picture.width;
  const boxes = planned.map(({ planned: { box: b } }) => ({
    x: b.x * scale,
    y: b.y * scale,
    width: b.width * scale,
    height: b.height * scale,
  }));
  return [
    { ...about, name: `${name}-honest`, kind: null, boxes: [], bytes: honest.bytes },
    { ...about, name: `${name}-${planned[0]!.kind}`, kind: planned[0]!.kind, boxes, bytes: edited.bytes },
  ];
}

/** A rendering as it is found: without loss, or saved once. */
function rendering(picture: Picture, random: Random): Promise<Buffer> {
  return random.chance(0.6)
    ? pipeline(picture).png({ compressionLevel: 1 }).toBuffer()
    : pipeline(picture)
        .jpeg({ quality: random.int(75, 95) })
        .toBuffer();
}

/** One edit of one kind; several: each value in a way of its own. */
function planSeveral(
  picture: Picture,
  values: readonly Value[],
  random: Random,
  plan: EditPlan,
  captured: boolean,
) {
  const made: { kind: Kind; planned: Planned }[] = [];
  for (const value of random.sample(values, values.length))
    for (const kind of random.sample(plan.kinds, plan.kinds.length)) {
      const others = values.filter((v) => v !== value);
      const planned = planEdit(picture, kind, value, others, random, { heldOut: plan.heldOut, captured });
      if (!planned || made.some((m) => sharedArea(m.planned.box, planned.box) > 0)) continue;
      made.push({ kind, planned });
      if (made.length === plan.edits) return made;
      break;
    }
  return made;
}

async function saved(png: Uint8Array, save: Save): Promise<{ bytes: Uint8Array; width: number }> {
  const image = sharp(png).removeAlpha();
  const kept =
    save === 'png'
      ? image.png({ compressionLevel: 1 })
      : save === 'messenger'
        ? image
            .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
            .jpeg({ quality: 72 })
        : image.jpeg({ quality: Number(save.slice(5)) });
  const { data, info } = await kept.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width };
}

export async function closePrograms(programs: readonly EditingProgram[] = editingPrograms): Promise<void> {
  for (const program of programs) await program.close?.();
}
