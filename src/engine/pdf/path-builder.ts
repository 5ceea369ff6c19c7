import { apply, around, area, type Matrix, type Rectangle } from './matrix.ts';

/** A zero line width draws the device's thinnest line (ISO 32000-1, 8.4.3.2): a pixel at 720 dpi. */
const THINNEST = 0.1;
/** Shares of its bounding box from which a path is a rectangle, and covers what is below (chosen on drawn specimens, ADR 401). */
const RECTANGLE = 0.97;
const COVERS = 0.85;

type PointXY = readonly [number, number];

/** One subpath, open or closed, in user space; curves are kept as control points. */
export interface SubPath {
  readonly points: PointXY[];
  curved: boolean;
}

/** Collects a path; tells which boxes filling or stroking it hides. */
export class PathBuilder {
  #paths: SubPath[] = [];
  #current: PointXY = [0, 0];

  moveTo(m: Matrix, x: number, y: number): void {
    this.#current = apply(m, x, y);
    if (this.#paths.length < 20_000) this.#paths.push({ points: [this.#current], curved: false });
  }

  lineTo(m: Matrix, x: number, y: number): void {
    this.#add(apply(m, x, y), false);
  }

  curveTo(m: Matrix, coordinates: readonly number[]): void {
    for (let i = 0; i + 1 < coordinates.length; i += 2)
      this.#add(apply(m, coordinates[i]!, coordinates[i + 1]!), true);
  }

  rectangle(m: Matrix, x: number, y: number, w: number, h: number): void {
    this.moveTo(m, x, y);
    this.lineTo(m, x + w, y);
    this.lineTo(m, x + w, y + h);
    this.lineTo(m, x, y + h);
  }

  #add(point: PointXY, curved: boolean): void {
    const path = this.#paths.at(-1);
    if (!path) this.#paths.push({ points: [point], curved });
    else if (path.points.length < 5_000) {
      path.points.push(point);
      if (curved) path.curved = true;
    }
    this.#current = point;
  }

  clear(): void {
    this.#paths = [];
  }

  bounds(): Rectangle | null {
    const points = this.#paths.flatMap((p) => p.points);
    return points.length > 0 ? around(points) : null;
  }

  /** Is clipping to this path the same as clipping to its bounds? */
  isBox(): boolean {
    return this.#paths.length === 1 && filledShare(this.#paths[0]!) > RECTANGLE;
  }

  /** Boxes of subpaths that fill (nearly) all of their bounds. */
  solidBoxes(): Rectangle[] {
    return this.#paths.filter((p) => filledShare(p) > COVERS).map((p) => around(p.points));
  }

  /** Boxes of the other subpaths. */
  looseBoxes(): Rectangle[] {
    return this.#paths
      .filter((p) => p.points.length > 2 && filledShare(p) <= COVERS)
      .map((p) => around(p.points));
  }

  /** Boxes around strokes of `width` points. */
  drawnBoxes(width: number): Rectangle[] {
    const half = Math.max(width, THINNEST) / 2;
    return this.#paths
      .filter((p) => p.points.length >= 2)
      .map((p) => around(p.points))
      .map((b) => ({ x0: b.x0 - half, x1: b.x1 + half, y0: b.y0 - half, y1: b.y1 + half }));
  }

  /** Boxes hidden by strokes of `width` points, as by correction fluid. */
  strokeBoxes(width: number): Rectangle[] {
    const half = width / 2;
    return this.#paths
      .filter((p) => p.points.length >= 2)
      .map((p) => around(p.points))
      .filter((b) => b.y1 - b.y0 <= width || b.x1 - b.x0 <= width)
      .map((b) => ({
        x0: b.x0 - (b.x1 - b.x0 > width ? 0 : half),
        x1: b.x1 + (b.x1 - b.x0 > width ? 0 : half),
        y0: b.y0 - half,
        y1: b.y1 + half,
      }));
  }
}

/** Ratio of the polygon's area to that of its bounds (shoelace formula). */
function filledShare(path: SubPath): number {
  const p = path.points;
  if (p.length < 3) return 0;
  let twice = 0;
  for (let i = 0; i < p.length; i++) {
    const [x0, y0] = p[i]!;
    const [x1, y1] = p[(i + 1) % p.length]!;
    twice += x0 * y1 - x1 * y0;
  }
  const whole = area(around(p));
  return whole > 0 ? Math.abs(twice) / 2 / whole : 0;
}
