/** Where along a side its edge is looked for, in shares of its length: in the first half, and in the second. */
const FIRST_HALF = [0.15, 0.45] as const;
const SECOND_HALF = [0.55, 0.85] as const;
/** From the middle of one to the middle of the other. */
const HALVES_APART = 0.4;
/** A brightness picture: 0–255, row by row. */
export interface Gray {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The outline on the screen, in pixels of the analysed picture. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Hint = 'searching' | 'closer' | 'back' | 'tilt' | 'dark' | 'glare' | 'blur' | 'still' | 'ready';

/** What one frame shows. Lengths are shares of the outline, light is 0–1. */
export interface FrameMeasures {
  /** Sides of the document that were found, 0–4. */
  readonly sides: number;
  /** Width of the document over width of the outline. */
  readonly fill: number;
  /** The document does not fit: a larger shape like the outline is around it, or continues beyond the picture. */
  readonly overflows: boolean;
  /** Largest slope of a side against the outline: rise over run. */
  readonly slope: number;
  readonly brightness: number;
  /** Share of blown-out pixels inside the outline. */
  readonly glare: number;
  /** Mean absolute Laplacian inside the outline. */
  readonly sharpness: number;
  /** Mean absolute change since the frame before; null for the first. */
  readonly motion: number | null;
}

/** Mean brightness step across a side, of 255, that counts as an edge of a document. */
const EDGE_STEP = 9;
/** Maximum slope between two halves of one side: nobody holds a camera that crooked. */
const STEEPEST = 0.2;
/** Minimum strength of a pair, as a share of the strongest. */
const CLEAR_SHARE = 0.4;
/** Level of the lighter quarter above which glare cannot be told from white paper. */
const WHITE_PAPER = 236;
/** Level from which a pixel is blown out. */
const BLOWN = 252;
/** How far inside the outline a side is looked for, as a share of the outline's size. */
const SEARCH_DEPTH = 0.3;
/** And how far outside of it, as a share of that. */
const SEARCH_OUTSIDE = 0.2;
/** A side is outside of the outline from this share of its size on; the shape of both may differ by so much. */
const OUTSIDE = { from: 0.02, shape: 0.1 } as const;
/** Part of the outline's length before an undetected side. */
const LAST_PART = { from: 0.75, to: 0.9 } as const;
const LIMITS = { dark: 0.2, fill: 0.72, slope: 0.07, glare: 0.012, sharpness: 3.2, motion: 5 } as const;

/** The most urgent hint. */
export function hintFor(measures: FrameMeasures): Hint {
  if (measures.brightness < LIMITS.dark) return 'dark';
  if (measures.overflows) return 'back';
  if (measures.sides < 3) return 'searching';
  if (measures.fill < LIMITS.fill) return 'closer';
  if (measures.slope > LIMITS.slope) return 'tilt';
  if (measures.glare > LIMITS.glare) return 'glare';
  if (measures.sharpness < LIMITS.sharpness) return 'blur';
  if (measures.motion === null || measures.motion > LIMITS.motion) return 'still';
  return 'ready';
}

/** Measures a frame inside the outline; pure, about a millisecond for 320×180. */
export function measureFrame(frame: Gray, outline: Outline, before: Gray | null): FrameMeasures {
  const width = outline.right - outline.left;
  const height = outline.bottom - outline.top;
  const depth = (size: number): [number, number] => {
    const inward = Math.round(size * SEARCH_DEPTH);
    return [-Math.round(inward * SEARCH_OUTSIDE), inward];
  };
  const inside = { x: depth(width), y: depth(height) };
  const top = findSide(frame, outline, 'top', ...inside.y);
  const bottom = findSide(frame, outline, 'bottom', ...inside.y);
  const left = findSide(frame, outline, 'left', ...inside.x);
  const right = findSide(frame, outline, 'right', ...inside.x);
  const found = [top, bottom, left, right].filter((side) => side !== null);
  const leftAt = left ? left.at : outline.left;
  const rightAt = right ? right.at : outline.right;
  return {
    sides: found.length - (goesOn(frame, outline, { top, bottom, left, right }) ? 0 : 1),
    fill: (rightAt - leftAt) / width,
    overflows: overflows(frame, outline) || isCutOff(frame, outline, { top, bottom, left, right }),
    slope: Math.max(0, ...found.map((side) => Math.abs(side.slope))),
    ...light(frame, outline),
    motion: before ? meanChange(frame, before, outline) : null,
  };
}

/**
 * Sides of a document that reaches beyond the outline lie outside of it, and make a rectangle of the outline's own shape: what
 * else lies on a table does not. What is printed inside such a document would otherwise pass for its sides.
 */
function overflows(frame: Gray, outline: Outline): boolean {
  const { left, top, right, bottom } = outline;
  const reach = {
    left: left - 2,
    right: frame.width - 2 - right,
    top: top - 2,
    bottom: frame.height - 2 - bottom,
  };
  const at = (side: keyof typeof reach): number | null => {
    const along = side === 'left' || side === 'right' ? right - left : bottom - top;
    const near = Math.round(along * OUTSIDE.from);
    if (reach[side] <= near) return null;
    const found = findSide(frame, outline, side, -reach[side], -near);
    return found && Math.abs(found.slope) <= LIMITS.slope ? found.at : null;
  };
  const sides = { left: at('left'), right: at('right'), top: at('top'), bottom: at('bottom') };
  if (sides.left === null || sides.right === null || sides.top === null || sides.bottom === null)
    return false;
  const shape = (sides.right - sides.left) / (sides.bottom - sides.top);
  const wanted = (right - left) / (bottom - top);
  return Math.abs(shape / wanted - 1) <= OUTSIDE.shape;
}

/**
 * With the outline's shape the document goes on beyond the picture at one side: it lies too far to that side. What was found there
 * is something printed on it, or nothing. A side that is only as light as the table lies within the picture.
 */
function isCutOff(frame: Gray, outline: Outline, sides: Record<SideName, Side | null>): boolean {
  const shape = (outline.right - outline.left) / (outline.bottom - outline.top);
  const { top, bottom, left, right } = sides;
  return SIDE_NAMES.some((name) => {
    const across = name === 'left' || name === 'right';
    const [first, second] = across ? [top, bottom] : [left, right];
    const opposite = sides[OPPOSITE[name]];
    if (!first || !second || !opposite) return false;
    const size = (second.at - first.at) * (across ? shape : 1 / shape);
    const beyond =
      name === 'left' || name === 'top'
        ? size - opposite.at
        : opposite.at + size - (across ? frame.width : frame.height);
    return beyond > 0;
  });
}

/** If one side was not seen, do its neighbours extend to where it should be? Otherwise the document ends elsewhere. */
function goesOn(frame: Gray, outline: Outline, sides: Record<SideName, Side | null>): boolean {
  const [missing, ...others] = SIDE_NAMES.filter((name) => sides[name] === null);
  if (missing === undefined || others.length > 0) return true;
  const across = missing === 'left' || missing === 'right';
  const beside = across ? [sides.top, sides.bottom] : [sides.left, sides.right];
  const [from, to] = across ? [outline.left, outline.right] : [outline.top, outline.bottom];
  const isFirst = missing === 'left' || missing === 'top';
  const [begin, end] = isFirst ? [1 - LAST_PART.to, 1 - LAST_PART.from] : [LAST_PART.from, LAST_PART.to];
  const part = [begin, end].map((share) => Math.round(from + (to - from) * share)) as [number, number];
  // Tolerance for sides that are not quite straight.
  return beside.every((side) =>
    [-4, -2, 0, 2, 4].some(
      (off) => stepAcross(frame, !across, Math.round(side!.at) + off, ...part) > EDGE_STEP,
    ),
  );
}

const SIDE_NAMES = ['left', 'right', 'top', 'bottom'] as const;
type SideName = (typeof SIDE_NAMES)[number];
const OPPOSITE: Record<SideName, SideName> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

interface Side {
  /** Position along the axis that crosses the side, middle of its length. */
  readonly at: number;
  readonly slope: number;
}

/** A step of brightness across one half of a side. */
interface Step {
  /** Pixels from the outline inwards; negative outside of it. */
  readonly inward: number;
  readonly strength: number;
}

/**
 * Looks for a straight step of brightness between two distances from the outline, in pixels inwards. Each half of a side may show several steps: the
 * document's edge and what is printed near it. The pair that makes one straight line, clear and furthest out, is the
 * edge; two steps that would make a steep line belong to different things.
 */
function findSide(
  frame: Gray,
  outline: Outline,
  side: 'top' | 'bottom' | 'left' | 'right',
  nearest: number,
  farthest: number,
): Side | null {
  const vertical = side === 'left' || side === 'right';
  const [from, to] = vertical ? [outline.top, outline.bottom] : [outline.left, outline.right];
  const length = to - from;
  const inwards = side === 'top' || side === 'left' ? 1 : -1;
  const steps = (begin: number, end: number): Step[] => {
    const along = [Math.round(from + length * begin), Math.round(from + length * end)] as const;
    const strengths = Array.from({ length: farthest - nearest + 1 }, (_, i) => {
      const inward = i + nearest;
      return { inward, strength: stepAcross(frame, vertical, outline[side] + inwards * inward, ...along) };
    });
    return strengths.filter(
      ({ strength }, i) =>
        strength > EDGE_STEP &&
        strength >= (strengths[i - 1]?.strength ?? 0) &&
        strength > (strengths[i + 1]?.strength ?? 0),
    );
  };
  const second = steps(...SECOND_HALF);
  const pairs = steps(...FIRST_HALF).flatMap((a) =>
    second
      .filter((b) => Math.abs(b.inward - a.inward) <= STEEPEST * length * HALVES_APART)
      .map((b) => ({ a, b, strength: Math.min(a.strength, b.strength) })),
  );
  const clear = Math.max(...pairs.map((pair) => pair.strength)) * CLEAR_SHARE;
  const cost = ({ a, b }: { a: Step; b: Step }): number =>
    (a.inward + b.inward) / 2 + Math.abs(a.inward - b.inward);
  const best = pairs.filter((pair) => pair.strength >= clear).sort((p, q) => cost(p) - cost(q))[0];
  if (!best) return null;
  const [a, b] = [best.a.inward, best.b.inward];
  return {
    at: outline[side] + (inwards * (a + b)) / 2,
    slope: (inwards * (b - a)) / (length * HALVES_APART),
  };
}

/** Mean brightness difference across a line, between the pixels two before and two after it. */
function stepAcross(
  { data, width, height }: Gray,
  vertical: boolean,
  at: number,
  from: number,
  to: number,
): number {
  const limit = vertical ? width : height;
  if (at < 2 || at >= limit - 2) return 0;
  let sum = 0;
  let count = 0;
  for (let along = Math.max(0, from); along < Math.min(to, vertical ? height : width); along++) {
    const before = vertical ? along * width + at - 2 : (at - 2) * width + along;
    const after = vertical ? along * width + at + 2 : (at + 2) * width + along;
    sum += data[after]! - data[before]!;
    count++;
  }
  // Signed sum first: a document's edge has one sign along its length, texture has not.
  return count === 0 ? 0 : Math.abs(sum) / count;
}

function light(
  { data, width }: Gray,
  { left, top, right, bottom }: Outline,
): Pick<FrameMeasures, 'brightness' | 'glare' | 'sharpness'> {
  let sum = 0;
  let laplacian = 0;
  let count = 0;
  const levels = new Uint32Array(256);
  for (let y = Math.max(1, Math.round(top)); y < bottom - 1; y++)
    for (let x = Math.max(1, Math.round(left)); x < right - 1; x++) {
      const i = y * width + x;
      const value = data[i]!;
      sum += value;
      levels[value]!++;
      laplacian += Math.abs(4 * value - data[i - 1]! - data[i + 1]! - data[i - width]! - data[i + width]!);
      count++;
    }
  if (count === 0) return { brightness: 0, glare: 0, sharpness: 0 };
  const blown = levels.slice(BLOWN).reduce((all, some) => all + some, 0);
  let lighter = 0;
  let paper = 255;
  while (paper > 0 && (lighter += levels[paper]!) < count / 4) paper--;
  return {
    brightness: sum / count / 255,
    glare: paper >= WHITE_PAPER ? 0 : blown / count,
    sharpness: laplacian / count,
  };
}

function meanChange(a: Gray, b: Gray, { left, top, right, bottom }: Outline): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.round(top)); y < bottom; y += 2)
    for (let x = Math.max(0, Math.round(left)); x < right; x += 2) {
      sum += Math.abs(a.data[y * a.width + x]! - b.data[y * b.width + x]!);
      count++;
    }
  return count === 0 ? 0 : sum / count;
}
