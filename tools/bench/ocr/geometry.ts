import sharp from 'sharp';
import type { Point, Quad } from '../../../src/contract/geometry.ts';
import type { PageReport } from '../../../src/contract/pages.ts';
import { homographyBetween, project, wholeOf } from '../../../src/engine/raster/homography.ts';
import { MAX_PAGE_SIDE } from '../../../src/engine/intake/limits.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { sidesOf } from '../../../src/engine/ocr/line-crop.ts';
import { table, writeSection } from '../report.ts';
import { geometryPlans, type GeometryDocument, type GeometryPlan } from './geometry-cases.ts';
import { journaled } from './journal.ts';
import { isInside, overlapOfQuads } from './quad-overlap.ts';
import { scenePlans } from './scenes/index.ts';

/** What intake made of one picture. */
interface GeometryOutcome {
  readonly name: string;
  readonly kind: string;
  readonly split: boolean;
  readonly documents: number;
  readonly pages: number;
  /** Documents whose page stands upright. */
  readonly upright: number;
  /** Documents whose page is level within `LEVEL` degrees; of those that stand upright. */
  readonly level: number;
  /** Overlap of each document with the outline it was cut out by; null where the whole picture was taken. */
  readonly overlaps: (number | null)[];
  /** Printed lines, and those of them that no page of their document shows. */
  readonly lines: number;
  readonly lost: number;
}

/** A page this askew still makes straight columns. */
const LEVEL = 1.5;
/** Outlines this good are the document's; the aim on easy grounds is 0.98. */
const GOOD_OVERLAP = 0.95;

const ABOUT =
  'Intake alone, without reading: how many pages a picture became, whether each stands upright and level, and how well cut-out outlines overlap the true ones. `Whole picture` is the safe answer where an outline is in doubt: nothing is lost, but nothing is cut out either. `Lines lost` are printed lines whose middle does not show on the page of their document (on any page, where there is one document only). One seed a picture, types and layouts (held-out ones too) in turn.';

const ABOUT_SCENES =
  'The same for pictures drawn from scratch (`tools/bench/ocr/scenes`), half of their cards of no issuer: on glass and tables, any way round and up to 20° askew, white on white, touching, photocopied, held in a hand; and pages of boxes, columns and photographs that must stay whole. An open passport cut at its fold counts as wrong here, though nothing of it is lost; a certified copy is kept whole on purpose.';

export async function measureGeometry(
  {
    seed,
    count,
    show,
    scenes,
    ...journal
  }: {
    seed: number;
    count: number;
    show: boolean;
    /** Pictures of `scenes/` in place of degraded specimens; only those kinds that hold one of the words, if any. */
    scenes: readonly string[] | null;
    file: string | undefined;
    minutes: number;
  },
  command: string,
): Promise<void> {
  const plans = function* () {
    const all = scenes ? scenePlans(seed, count, scenes) : geometryPlans(seed, count);
    for (const plan of all) yield { name: plan.name, run: () => examine(plan) };
  };
  const outcomes = await journaled(plans(), journal);
  if (show)
    for (const outcome of outcomes.filter((o) => !isRight(o) || o.lost > 0))
      process.stdout.write(`${JSON.stringify(outcome)}\n`);
  const kinds = [...new Set(outcomes.map((outcome) => outcome.kind))];
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      outcomes.filter((outcome) => outcome.kind === kind),
    ),
  );
  rows.push(rowOf('all', outcomes));
  const head = [
    'Pictures',
    'n',
    'Pages as they should be',
    'Upright',
    'Level within 1.5°',
    'Cut out',
    'of those overlap ≥ 0.95',
    'Lines lost',
  ];
  writeSection(
    'accuracy/reading.md',
    scenes ? 'ocr-scenes' : 'ocr-geometry',
    scenes ? 'Scenes as people make them' : 'Orientation, outlines and splits',
    `${scenes ? ABOUT_SCENES : ABOUT}\n\n${table([head, ...rows])}`,
    command,
  );
}

const isRight = (o: GeometryOutcome): boolean =>
  o.pages === (o.split ? o.documents : 1) && o.upright === o.documents;

function rowOf(kind: string, outcomes: readonly GeometryOutcome[]): string[] {
  const sum = (of: (outcome: GeometryOutcome) => number): number =>
    outcomes.reduce((total, o) => total + of(o), 0);
  const share = (part: number, whole: number): string =>
    whole === 0 ? '–' : `${part}/${whole} = ${((100 * part) / whole).toFixed(1)} %`;
  const documents = sum((o) => o.documents);
  const cut = outcomes.flatMap((o) => o.overlaps).filter((overlap) => overlap !== null);
  return [
    kind,
    String(outcomes.length),
    share(
      sum((o) => Number(o.pages === (o.split ? o.documents : 1))),
      outcomes.length,
    ),
    share(
      sum((o) => o.upright),
      documents,
    ),
    share(
      sum((o) => o.level),
      sum((o) => o.upright),
    ),
    share(cut.length, documents),
    share(cut.filter((overlap) => overlap >= GOOD_OVERLAP).length, cut.length),
    share(
      sum((o) => o.lost),
      sum((o) => o.lines),
    ),
  ];
}

async function examine(plan: GeometryPlan): Promise<GeometryOutcome> {
  const { bytes, documents: printed } = await plan.make();
  const documents = await inReport(bytes, printed);
  const reports: { report: PageReport; outline: Quad | null }[] = [];
  for await (const { report } of openPages({ name: plan.name, bytes }, { fileIndex: 0, firstPageIndex: 0 }))
    reports.push({ report, outline: report.rectified });
  const matched = documents.map((document) => ({ document, ...pageOf(document, reports) }));
  const tilts = matched.map(({ document, report }) => tiltOf(document, report));
  return {
    name: plan.name,
    kind: plan.kind,
    split: plan.split,
    documents: documents.length,
    pages: reports.length,
    upright: tilts.filter((tilt) => Math.abs(tilt) < 45).length,
    level: tilts.filter((tilt) => Math.abs(tilt) <= LEVEL).length,
    overlaps: matched.map(({ overlap }) => overlap),
    lines: documents.reduce((total, { lines }) => total + lines.length, 0),
    lost: matched.reduce((total, { document, outline }) => {
      const shown = plan.split ? [outline] : reports.map((page) => page.outline);
      return total + document.lines.filter((point) => !shown.some((o) => !o || isInside(o, point))).length;
    }, 0),
  };
}

/** Reports speak of the decoded picture, which is at most `MAX_PAGE_SIDE` long. */
async function inReport(
  bytes: Uint8Array,
  documents: readonly GeometryDocument[],
): Promise<GeometryDocument[]> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.min(1, MAX_PAGE_SIDE / Math.max(width, height));
  const scaled = (p: Point): Point => ({ x: p.x * scale, y: p.y * scale });
  return documents.map(({ corners, lines }) => ({
    corners: corners.map(scaled) as unknown as Quad,
    lines: lines.map(scaled),
  }));
}

/** The page that shows most of a document. */
function pageOf(
  { corners }: GeometryDocument,
  pages: readonly { report: PageReport; outline: Quad | null }[],
): { report: PageReport; outline: Quad | null; overlap: number | null } {
  const ranked = pages
    .map((page) => ({ ...page, overlap: page.outline ? overlapOfQuads(page.outline, corners) : null }))
    .sort((a, b) => (b.overlap ?? 0) - (a.overlap ?? 0));
  return ranked[0]!;
}

/** Degrees by which a document leans on its page after all turns, clockwise, −180 to 180. */
function tiltOf(
  { corners: [topLeft, topRight] }: GeometryDocument,
  { rectified, orientation, skew }: PageReport,
): number {
  const map = rectified ? homographyBetween(rectified, wholeOf(sidesOf(rectified))) : null;
  const [a, b] = [topLeft, topRight].map((p): Point => (map ? project(map, p) : p)) as [Point, Point];
  const before = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const after = before + orientation - (Math.abs(skew) < 1 ? 0 : skew);
  return ((((after + 180) % 360) + 360) % 360) - 180;
}
