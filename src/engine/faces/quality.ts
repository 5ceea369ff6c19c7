import type { Box, Point } from '../../contract/geometry.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import type { Raster } from '../raster/page.ts';
import { alignment, ARCFACE_112 } from './align.ts';
import type { Detection } from './detect.ts';
import { areEyesHidden } from './hidden-eyes.ts';
import { disagreementOf, eyeDistance, type FivePoints } from './landmarks.ts';
import { findMesh, type Mesh } from './mesh.ts';
import { estimatePose } from './pose.ts';
import { apply, sample, toGray, type Affine } from './sample.ts';

/** Each factor of quality grows from 0 to 1 along a straight line: yaw and pitch in degrees fall (set by hand, ADR 401). */
const FACTORS = {
  yawFrom: 1.3,
  pitchFrom: 1.35,
  sharpness: { from: 0.005, over: 0.06 },
  disagreementFrom: 1.2,
} as const;
/** Quantiles of luma that stand for the darkest and the lightest part of a face. */
const DARKEST = 0.05;
const LIGHTEST = 0.95;

/**
 * Limits measured on degraded LFW pictures (`npm run bench -- faces`): nine in ten good pictures are well inside. Size
 * and darkness are refused where genuine pairs fail so often that another picture is the better advice; impostor scores
 * do not rise before.
 */
export const LIMITS = {
  eyeDistance: 12,
  yaw: 45,
  pitch: 35,
  darkest: 30,
  flattest: 14,
  palest: 215,
  sharpness: 0.022,
  presence: 0.5,
  disagreement: 0.2,
} as const;

/** Cut off: this share of the aligned face is outside the picture, or its box is this close to the border (in box sides). */
const CUT_OFF = { aligned: 0.25, border: 0.03 } as const;
/**
 * With less texture a face that seems covered is only blurred, and blur moved its points: of ten LFW faces blurred ones that seemed
 * covered measured 0.031 at most, covered ones 0.065 at least. Set on these ten.
 */
const COVERED_SHARPNESS = 0.04;
/** Share of the aligned face that is blown out (luma of 250 and more). */
const BURNT_OUT = 0.4;
const WHITE = 250;

const MESSAGES: Record<FaceProblem, Message> = {
  'too-small': message('pictures.faceSmall'),
  turned: message('pictures.faceTurned'),
  dark: message('pictures.faceDark'),
  overexposed: message('pictures.faceOverexposed'),
  blurred: message('pictures.faceBlurred'),
  covered: message('pictures.faceCovered'),
  'eyes-hidden': message('pictures.faceCovered'),
  'cut-off': message('pictures.faceCutOff'),
};

const SIDE = 112;
/** The part of the aligned face that is skin, eyes and mouth on everybody. */
const INNER = { left: 22, right: 90, top: 30, bottom: 105 };

/** What a person is told of a problem: blur may look like a hand before the face, and who hides the eyes covers the face. */
export function problemSaid(problem: FaceProblem, sharpness: number): FaceProblem {
  if (problem === 'covered' && sharpness < COVERED_SHARPNESS) return 'blurred';
  return problem === 'eyes-hidden' ? 'covered' : problem;
}

/** Measures one face; never throws for a bad face. */
export async function measureQuality(
  raster: Raster,
  { box }: Detection,
  points: FivePoints,
): Promise<FaceQuality> {
  const pose = await estimatePose(raster, box);
  const mesh = await findMesh(raster, box);
  const eyes = eyeDistance(points);
  const toSource = alignment(points, ARCFACE_112);
  const gray = toGray(sample(raster, toSource, SIDE, SIDE));
  const { sharpness, low, high } = measureLight(gray);
  const disagreement = mesh ? disagreementOf(points, fiveOf(mesh)) : 1;

  const problems: FaceProblem[] = [];
  if (eyes < LIMITS.eyeDistance) problems.push('too-small');
  if (Math.abs(pose.yaw) > LIMITS.yaw || Math.abs(pose.pitch) > LIMITS.pitch) problems.push('turned');
  if (high < LIMITS.darkest) problems.push('dark');
  if (low > LIMITS.palest || (high - low < LIMITS.flattest && high >= LIMITS.darkest))
    problems.push('overexposed');
  if (sharpness < LIMITS.sharpness) problems.push('blurred');
  if (problems.length === 0 && areEyesHidden(gray, low, high)) problems.push('eyes-hidden');
  // A strongly turned face hides half its points by itself, and blur moves them.
  if (
    problems.length === 0 &&
    (!mesh || mesh.presence < LIMITS.presence || disagreement > LIMITS.disagreement)
  )
    problems.push('covered');
  // "Turned" or "covered" may be caused by a cut-off or overexposed face: advise on that instead.
  const hidden = problems.findIndex((problem) => problem === 'turned' || problem === 'covered');
  if (hidden >= 0 && isCutOff(raster, box, toSource)) problems[hidden] = 'cut-off';
  else if (hidden >= 0 && shareOf(gray, (luma) => luma >= WHITE) >= BURNT_OUT)
    problems[hidden] = 'overexposed';

  const factors = [
    (eyes - 8) / 30,
    FACTORS.yawFrom - Math.abs(pose.yaw) / 60,
    FACTORS.pitchFrom - Math.abs(pose.pitch) / 60,
    (high - 20) / 70,
    (sharpness - FACTORS.sharpness.from) / FACTORS.sharpness.over,
    FACTORS.disagreementFrom - disagreement * 3,
  ].map((factor) => Math.min(1, Math.max(0, factor)));
  return {
    usable: problems.length === 0,
    problems,
    reasons: problems.map((problem) => MESSAGES[problemSaid(problem, sharpness)]),
    score: Math.round(100 * factors.reduce((product, factor) => product * factor, 1)),
    eyeDistance: eyes,
    sharpness,
    yaw: pose.yaw,
    pitch: pose.pitch,
    brightness: high / 255,
    disagreement,
  };
}

/** The box reaches the border of the picture, or much of the aligned face lies beyond it. */
function isCutOff({ width, height }: Raster, box: Box, toSource: Affine): boolean {
  const near = CUT_OFF.border * Math.max(box.width, box.height);
  const reaches =
    box.x <= near ||
    box.y <= near ||
    box.x + box.width >= width - near ||
    box.y + box.height >= height - near;
  if (reaches) return true;
  const places = Array.from({ length: SIDE * SIDE }, (_, i) => i);
  return (
    shareOf(places, (i) => {
      const [x, y] = apply(toSource, i % SIDE, Math.floor(i / SIDE));
      return x < 0 || y < 0 || x >= width || y >= height;
    }) >= CUT_OFF.aligned
  );
}

function shareOf(values: ArrayLike<number>, holds: (value: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (holds(values[i]!)) count++;
  return count / values.length;
}

function measureLight(gray: Float32Array): { sharpness: number; low: number; high: number } {
  const luma = new Float32Array((INNER.bottom - INNER.top) * (INNER.right - INNER.left));
  let count = 0;
  let laplacian = 0;
  for (let y = INNER.top; y < INNER.bottom; y++) {
    for (let x = INNER.left; x < INNER.right; x++) {
      const i = y * SIDE + x;
      luma[count++] = gray[i]!;
      laplacian += (4 * gray[i]! - gray[i - 1]! - gray[i + 1]! - gray[i - SIDE]! - gray[i + SIDE]!) ** 2;
    }
  }
  luma.sort();
  const low = luma[Math.floor(luma.length * DARKEST)]!;
  const high = luma[Math.floor(luma.length * LIGHTEST)]!;
  return { sharpness: Math.sqrt(laplacian / luma.length) / (high - low + 1), low, high };
}

/** The five points as the mesh sees them: indexes of lids and corners of the eyes, nose tip, corners of the mouth. */
const MESH_FIVE = [[33, 133, 159, 145], [263, 362, 386, 374], [1, 4], [61], [291]] as const;

const fiveOf = (mesh: Mesh): Point[] =>
  MESH_FIVE.map((indexes) => ({
    x: indexes.reduce((sum, k) => sum + mesh.points[k * 3]!, 0) / indexes.length,
    y: indexes.reduce((sum, k) => sum + mesh.points[k * 3 + 1]!, 0) / indexes.length,
  }));
/** What can make a face unusable; each has its own message in quality.ts. */
export type FaceProblem =
  'too-small' | 'turned' | 'dark' | 'overexposed' | 'blurred' | 'covered' | 'eyes-hidden' | 'cut-off';
/** Quality of one face image with plain reasons why it is not usable. */
export interface FaceQuality {
  readonly usable: boolean;
  readonly problems: readonly FaceProblem[];
  /** For a clerk, one per problem: what is wrong and what to do. */
  readonly reasons: readonly Message[];
  /** 0–100: how far a comparison with this face can be relied on. */
  readonly score: number;
  /** Pixels between the centres of the eyes. */
  readonly eyeDistance: number;
  /** Texture of the aligned face relative to its contrast; 0.1 is a sharp photo, below 0.022 nothing is left. */
  readonly sharpness: number;
  /** Degrees; 0 is frontal. */
  readonly yaw: number;
  readonly pitch: number;
  /** Brightest skin (95th percentile of luma in the face), 0–1. */
  readonly brightness: number;
  /** How far two independent landmark models disagree, in eye distances; above 0.13 something covers the face. */
  readonly disagreement: number;
}
