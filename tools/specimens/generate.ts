import { Draft } from './draw/draft.ts';
import type { Print } from './draw/style.ts';
import { rasterise } from './draw/raster.ts';
import { writePdf } from './draw/pdf.ts';
import { scaled } from './truth/scale.ts';
import type { Specimen, Truth, TruthField } from './truth/format.ts';
import type { FaceFeatures } from './parts/face-features.ts';
import type { Facts, Layout, SpecimenType } from './types/define.ts';
import { layoutsOf, typeNamed } from './types/index.ts';
import { unionOf } from '../../src/contract/geometry.ts';
import { addDays, TODAY } from './world/dates.ts';
import { createRandom } from './world/random.ts';

const ABSENT: TruthField = { value: null, raw: null, page: null, box: null };
const PAPER_DPI = 200;
const CARD_DPI = 400;

const fieldOf = (print: Print): TruthField => ({
  value: print.value,
  raw: print.raw,
  page: print.page,
  box: print.box,
});

/** Gathers what was printed into fields and lists, and fills in what the type says follows from it. */
function gather(type: SpecimenType, draft: Draft): Pick<Truth, 'fields' | 'lists'> {
  const fields: Truth['fields'] = {};
  const lists: Truth['lists'] = {};
  for (const print of draft.prints) {
    const [name, row, column] = print.field.split('.');
    if (row === undefined) fields[name!] ??= fieldOf(print);
    else {
      const rows = (lists[name!] ??= []);
      const cells = (rows[Number(row)] ??= {});
      cells[column ?? 'name'] ??= fieldOf(print);
    }
  }
  for (const [name, rows] of Object.entries(lists)) lists[name] = rows.filter((row) => row !== undefined);
  for (const [whole, parts] of Object.entries(type.parts ?? {})) {
    const printed = parts
      .map((part) => fields[part])
      .filter((field) => field !== undefined && field.value !== null);
    if (fields[whole] !== undefined || printed.length !== parts.length) continue;
    const boxes = printed.flatMap((field) => (field!.box === null ? [] : [field!.box]));
    fields[whole] = {
      value: draft.values[whole] ?? null,
      raw: printed.map((field) => field!.raw).join(' '),
      page: printed[0]!.page,
      box: printed.every((field) => field!.page === printed[0]!.page) ? unionOf(boxes) : boxes[0]!,
    };
  }
  for (const [other, name] of Object.entries(type.same ?? {})) {
    if (fields[other] === undefined && fields[name] !== undefined) fields[other] = { ...fields[name] };
    else if (fields[name] === undefined && fields[other] !== undefined) fields[name] = { ...fields[other] };
  }
  for (const [name, causes] of Object.entries(type.implied ?? {})) {
    if (
      fields[name] === undefined &&
      causes.some((cause) => fields[cause] !== undefined || lists[cause] !== undefined)
    ) {
      fields[name] = { ...ABSENT, value: draft.values[name] ?? null };
    }
  }
  for (const name of type.fields) fields[name] ??= { ...ABSENT };
  return { fields, lists };
}

interface Drawn {
  draft: Draft;
  truth: Truth;
  layout: Layout;
}

/** Draws without rasterising; boxes are in points. */
function drawSpecimen(
  typeName: string,
  number: number,
  seed: number,
  wish: { rows?: number; face?: Partial<FaceFeatures> } = {},
): Drawn {
  const type = typeNamed(typeName);
  const { layout, heldOut } =
    layoutsOf(type.type)[number - 1] ?? fail(`${type.type} has no layout ${number}`);
  const random = createRandom(type.type, number, seed);
  const facts: Facts = type.facts(random.fork('facts'), wish);
  const draft = new Draft(facts.values);
  draft.face = { ...draft.face, ...wish.face };
  layout.draw(draft, facts, random.fork('looks'));
  const truth: Truth = {
    version: 1,
    type: type.answer ?? type.type,
    subtype: layout.subtype ?? null,
    category: type.category,
    configuredType: type.configuredType,
    layout: `${type.type.toLowerCase().replaceAll('_', '-')}-${number}`,
    heldOut,
    seed,
    issuer: layout.issuer,
    degradation: { profile: 'clean', steps: [] },
    files: [],
    pages: draft.sheets.map((sheet, i) => ({
      width: sheet.width,
      height: sheet.height,
      dpi: 72,
      lines: draft.lines[i]!,
      marks: draft.marks[i]!,
      barcodes: draft.barcodes[i]!,
      corners: [
        { x: 0, y: 0 },
        { x: sheet.width, y: 0 },
        { x: sheet.width, y: sheet.height },
        { x: 0, y: sheet.height },
      ],
    })),
    ...gather(type, draft),
    mrz: draft.mrz,
  };
  return { draft, truth, layout };
}

function fail(message: string): never {
  throw new Error(message);
}

/** The truth of a specimen alone, boxes in points; nothing is rasterised. */
export function truthOf(type: string, number: number, seed: number, options: { rows?: number } = {}): Truth {
  return drawSpecimen(type, number, seed, options).truth;
}

/**
 * Draws one specimen as clean images, one PNG per page.
 * @param number layout, from 1; `layoutsOf(type)` says how many there are and which are held out
 * @example const { truth, images } = await generate('PAYSLIP', 2, 7)
 */
export async function generate(
  type: string,
  number: number,
  seed: number,
  options: { dpi?: number; rows?: number; face?: Partial<FaceFeatures> } = {},
): Promise<Specimen> {
  const { draft, truth, layout } = drawSpecimen(type, number, seed, options);
  const card = draft.sheets[0]!.width < 360;
  const dpi = options.dpi ?? layout.dpi ?? (card ? CARD_DPI : PAPER_DPI);
  const images = [];
  for (const sheet of draft.sheets) images.push(await rasterise(sheet, dpi));
  return { truth: scaled(truth, dpi / 72, dpi), images };
}

/** Writes one specimen as a born-digital PDF with a text layer. Boxes of the truth are PDF points from the top left. */
export async function toPdf(
  type: string,
  number: number,
  seed: number,
  options: { rows?: number } = {},
): Promise<{ truth: Truth; pdf: Uint8Array }> {
  const { draft, truth, layout } = drawSpecimen(type, number, seed, options);
  const printed = truth.fields['issueDate']?.value;
  const created = new Date(
    `${typeof printed === 'string' ? printed : addDays(TODAY, -20)}T09:${String(seed % 60).padStart(2, '0')}:00Z`,
  );
  const pdf = await writePdf(draft.sheets, {
    producer: layout.producer ?? 'Netefatsa specimen generator',
    creator: layout.issuer,
    title: `SPECIMEN ${truth.type.toLowerCase().replaceAll('_', ' ')}`,
    created,
  });
  return { truth, pdf };
}
