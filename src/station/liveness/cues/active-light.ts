import { mean } from '../../../engine/math/mean.ts';
import type { LightColour } from '../../../contract/face-check.ts';
import type { MeanColour } from '../../../engine/faces/skin-colour.ts';
import { marginOf, type Cue } from './cue.ts';

/** Correlation with full margin; share of the colours that must be seen (set by hand, ADR 401). */
const FULL = 0.9;
const SEEN = 0.8;

/** The face's colour in one frame; `elapsed` is milliseconds since the first colour was shown. */
export interface LitFrame {
  readonly elapsed: number;
  readonly skin: MeanColour;
}

type Chroma = readonly [number, number, number];

/** Chromaticity of each colour: the three primaries without brightness. */
const EXPECTED: Record<LightColour, Chroma> = {
  red: [2 / 3, -1 / 3, -1 / 3],
  green: [-1 / 3, 2 / 3, -1 / 3],
  blue: [-1 / 3, -1 / 3, 2 / 3],
  yellow: [1 / 3, 1 / 3, -2 / 3],
};
const COLOURS = Object.keys(EXPECTED) as LightColour[];

const CORRELATION = 0.6;
/** Share of the steps whose own colour must explain the face better than any other. */
const STEPS_RIGHT = 0.65;
/** Maximum delay of the light by screen, camera and driver, milliseconds. */
const LONGEST_LAG = 450;
const LAG_STEP = 50;
/** Frames this soon after a change of colour may show both. */
const SETTLING = 80;
/** A face that changes less than this (share of its own light, RMS) does not reflect the screen. */
const WEAKEST = 0.0015;

/**
 * Does the face reflect the screen's colours, in their order and with a plausible delay? A recording made under another
 * sequence does not, and neither does a face that is not there.
 */
export function judgeActiveLight(
  frames: readonly LitFrame[],
  colours: readonly LightColour[],
  stepMs: number,
): Cue {
  if (colours.length === 0)
    return {
      name: 'active-light',
      outcome: 'not-applicable',
      value: null,
      margin: 0,
      reason: null,
      suspicious: false,
    };
  let best: ReturnType<typeof follow> = null;
  for (let lag = 0; lag <= LONGEST_LAG; lag += LAG_STEP) {
    const fit = follow(frames, colours, stepMs, lag);
    if (fit && (!best || fit.correlation > best.correlation)) best = fit;
  }
  const cue = { name: 'active-light', value: best?.correlation ?? null, margin: 0 } as const;
  if (!best) return { ...cue, outcome: 'failed', reason: 'TOO_FEW_FRAMES', suspicious: false };
  if (best.strength < WEAKEST)
    return { ...cue, outcome: 'failed', reason: 'LIGHT_NOT_SEEN', suspicious: false };
  if (best.correlation < CORRELATION || best.right < STEPS_RIGHT)
    return { ...cue, outcome: 'failed', reason: 'LIGHT_NOT_FOLLOWED', suspicious: true };
  return {
    ...cue,
    outcome: 'passed',
    margin: marginOf(best.correlation, CORRELATION, FULL),
    reason: null,
    suspicious: false,
  };
}

/** Correlation of the face with the colours at a delay of `lag` milliseconds; null if a fifth of the steps is unseen. */
export function follow(
  frames: readonly LitFrame[],
  colours: readonly LightColour[],
  stepMs: number,
  lag: number,
): { correlation: number; right: number; strength: number } | null {
  const steps = colours.map((colour, i) => {
    const from = i * stepMs + lag + SETTLING;
    const until = (i + 1) * stepMs + lag;
    const seen = frames.filter((f) => f.elapsed >= from && f.elapsed < until);
    return { colour, time: i, light: seen.length === 0 ? null : average(seen.map((f) => f.skin)) };
  });
  const seen = steps.filter((step): step is typeof step & { light: Chroma } => step.light !== null);
  if (seen.length < colours.length * SEEN) return null;
  const changes = relativeChanges(seen.map((s) => s.light));
  const strength = Math.sqrt(mean(changes.flatMap((c) => c.map((v) => v * v))));
  const observed = whiten(changes);
  const expected = whiten(seen.map((s) => EXPECTED[s.colour]));
  let shared = 0;
  let own = 0;
  let wanted = 0;
  for (const [i, chroma] of observed.entries()) {
    shared += dot(chroma, expected[i]!);
    own += dot(chroma, chroma);
    wanted += dot(expected[i]!, expected[i]!);
  }
  const right = seen.filter((step, i) => closestColour(observed[i]!) === step.colour).length;
  return {
    correlation: own === 0 ? 0 : shared / Math.sqrt(own * wanted),
    right: right / seen.length,
    strength,
  };
}

const average = (colours: readonly MeanColour[]): Chroma => [
  mean(colours.map((c) => c.red)),
  mean(colours.map((c) => c.green)),
  mean(colours.map((c) => c.blue)),
];

/**
 * Each step's light as a change relative to the session's mean, without linear drift per primary (moving face, white
 * balance) and without what all three primaries share (exposure, distance).
 */
function relativeChanges(lights: readonly Chroma[]): Chroma[] {
  const detrended = [0, 1, 2].map((primary) => {
    const values = lights.map((light) => light[primary]!);
    const middle = mean(values) || 1;
    return withoutLine(values.map((v) => v / middle - 1));
  });
  return lights.map((_, i) => {
    const [r, g, b] = detrended.map((series) => series[i]!) as [number, number, number];
    const shared = (r + g + b) / 3;
    return [r - shared, g - shared, b - shared];
  });
}

function withoutLine(values: readonly number[]): number[] {
  const centre = (values.length - 1) / 2;
  const middle = mean(values);
  let slope = 0;
  let spread = 0;
  for (const [i, v] of values.entries()) {
    slope += (i - centre) * (v - middle);
    spread += (i - centre) ** 2;
  }
  return values.map((v, i) => v - middle - (slope / (spread || 1)) * (i - centre));
}

/** Equal weight for each primary: in warm room light a screen's blue changes a face far more than its red. */
function whiten(chromas: readonly Chroma[]): Chroma[] {
  const spread = [0, 1, 2].map((p) => Math.sqrt(mean(chromas.map((c) => c[p]! ** 2))) || 1);
  return chromas.map(([r, g, b]) => [r / spread[0]!, g / spread[1]!, b / spread[2]!]);
}

function closestColour(chroma: Chroma): LightColour {
  const likeness = (colour: LightColour) =>
    dot(chroma, EXPECTED[colour]) / Math.sqrt(dot(EXPECTED[colour], EXPECTED[colour]));
  return COLOURS.reduce((best, colour) => (likeness(colour) > likeness(best) ? colour : best));
}

const dot = (a: Chroma, b: Chroma): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
