import { reasonCode, StationError, type ErrorDetails } from '../../contract/errors/station-error.ts';
import { inOrder, message, type Message } from '../../contract/messages/message.ts';
import type { TermKey } from '../../contract/messages/terms.ts';
import type { Raster } from '../raster/page.ts';
import { detectFaces, type Detection } from './detect.ts';
import { findLandmarks, fivePoints, type FivePoints } from './landmarks.ts';
import { findMesh } from './mesh.ts';
import { measureQuality, problemSaid, type FaceProblem, type FaceQuality } from './quality.ts';
import { isFaceInPrint, looksAtPrint } from './print.ts';
import type { Box, Point } from '../../contract/geometry.ts';

/** How a picture is named to a person. */
export type Picture = 'ID photo' | 'selfie' | 'image';

const PICTURES = { 'ID photo': 'idPhoto', selfie: 'selfie', image: 'image' } as const satisfies Record<
  Picture,
  TermKey
>;

/** A face ready to be compared: where it is, how good it is, and the points to align it by. */
export interface UsableFace {
  /** The picture the right way up; boxes and points are in its pixels. */
  readonly raster: Raster;
  readonly found: FoundFace;
  readonly points: FivePoints;
  readonly others: readonly Detection[];
}

/** Faces at least this share of the largest one's size compete for the centre. */
const ALIKE_SIZE = 0.8;
/** Minimum size share of a second person who makes a selfie ambiguous. */
const RIVAL_SIZE = 0.6;
/** Unless that one is this much farther off centre (in diagonals). */
const RIVAL_OFF_CENTRE = 0.15;
/** Below this size share a face is background: a passer-by, a picture on the wall. */
const BYSTANDER_SIZE = 0.25;
/** Quality from which no upside-down face was seen: one in fifty of them passes for a poor upright one. */
const SURELY_UPRIGHT = 70;
/** Problems that the looks at a print may solve; the others stay. */
const OF_PRINTS: readonly Why[] = ['no-face', 'covered'];
/** Minimum presence score of the mesh: patterns can fool the detector, but not the mesh as well. */
const CONFIRMED_PRESENCE = 0.5;

type Why = FaceProblem | 'no-face';

/** That a picture has no face to work with, and why. */
class FaceRefusal extends StationError {
  readonly why: Why;
  constructor(why: Why, says: Message, details: ErrorDetails) {
    super('FACE_NOT_USABLE', says, details);
    this.why = why;
  }
}

export async function describeFace(
  raster: Raster,
  detection: Detection,
): Promise<{ found: FoundFace; points: FivePoints }> {
  const points = fivePoints(await findLandmarks(raster, detection.box));
  const quality = await measureQuality(raster, detection, points);
  return { found: { box: detection.box, score: detection.score, points, quality }, points };
}

/**
 * The one face a picture is about: the largest, or of faces alike in size the most central.
 *
 * @param severalAllowed on an ID document further faces are its ghost images.
 * @throws StationError FACE_NOT_USABLE; `details.reason` starts with NO_FACE, SEVERAL_FACES, TOO_SMALL, TURNED, DARK,
 * OVEREXPOSED, BLURRED, COVERED or CUT_OFF and the picture it concerns.
 */
export async function findUsableFace(
  raster: Raster,
  picture: Picture,
  severalAllowed: boolean,
): Promise<UsableFace> {
  try {
    const usable = await findUpright(raster, picture, severalAllowed);
    if (usable.found.quality.score >= SURELY_UPRIGHT) return usable;
    const turned = await usableIn(turn(raster, 2), picture, severalAllowed);
    return turned && turned.found.quality.score > usable.found.quality.score ? turned : usable;
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    for (const quarterTurns of [1, 3, 2]) {
      const usable = await usableIn(turn(raster, quarterTurns), picture, severalAllowed);
      if (usable) return usable;
    }
    const inPrint =
      picture === 'ID photo' && refusal instanceof FaceRefusal && OF_PRINTS.includes(refusal.why);
    const usable = inPrint && (await surestInPrint(raster, severalAllowed));
    if (usable) return usable;
    throw refusal;
  }
}

/** Among the looks at a print: those confirmed by the mesh first, then the most certain. */
async function surestInPrint(raster: Raster, severalAllowed: boolean): Promise<UsableFace | null> {
  const surest: Record<'confirmed' | 'alone', UsableFace | null> = { confirmed: null, alone: null };
  for (const look of looksAtPrint(raster)) {
    const usable = await usableIn(look, 'ID photo', severalAllowed, true);
    if (!usable) continue;
    const kind = usable.found.quality.usable ? 'confirmed' : 'alone';
    if (!surest[kind] || usable.found.score > surest[kind].found.score) surest[kind] = usable;
  }
  return surest.confirmed ?? surest.alone;
}

const usableIn = (
  raster: Raster,
  picture: Picture,
  severalAllowed: boolean,
  inPrint = false,
): Promise<UsableFace | null> =>
  findUpright(raster, picture, severalAllowed, inPrint).catch((refusal: unknown) => {
    if (isRefusal(refusal)) return null;
    throw refusal;
  });

const isRefusal = (thrown: unknown): thrown is StationError =>
  thrown instanceof StationError && thrown.code === 'FACE_NOT_USABLE';

/** @param inPrint what seems covered to the mesh alone is let through. */
async function findUpright(
  raster: Raster,
  picture: Picture,
  severalAllowed: boolean,
  inPrint = false,
): Promise<UsableFace> {
  const detections = await detectFaces(raster);
  const chosen = mostProminent(raster, detections);
  if (!chosen)
    throw new FaceRefusal(
      'no-face',
      inOrder(message('pictures.noFace', { picture: PICTURES[picture] }), ...lightAdvice(raster)),
      { reason: reasonCode('NO_FACE', picture) },
    );
  const others = detections.filter((d) => d !== chosen);
  const rivals = severalAllowed ? [] : others.filter((other) => isRival(raster, chosen, other));
  if ((await peopleAmong(raster, rivals)) > 0) throw severalFaces(picture);
  const { found, points } = await describeFace(raster, chosen);
  const { problems, disagreement, sharpness } = found.quality;
  const [problem] = problems;
  const [reason, ...more] = found.quality.reasons;
  const isWhole =
    inPrint && problem === 'covered' && (await isFaceInPrint(raster, chosen, points, disagreement));
  if (problem && reason && !isWhole)
    throw new FaceRefusal(
      problem,
      message('pictures.inPicture', { picture: PICTURES[picture], reasons: inOrder(reason, ...more) }),
      {
        reason: reasonCode(problemSaid(problem, sharpness), picture),
        confidence: found.quality.score,
      },
    );
  return { raster, found, points, others };
}

/** That it is open whose face is meant. */
export function severalFaces(picture: Picture): StationError {
  return new StationError(
    'FACE_NOT_USABLE',
    message('pictures.severalPeople', { picture: PICTURES[picture] }),
    {
      reason: reasonCode('SEVERAL_FACES', picture),
    },
  );
}

/**
 * How many people are in front of a camera: the one with the largest face, and those whose faces are so large that it
 * could be theirs. Who stands a step behind is not meant: they can never be the largest without being counted first.
 */
export async function peopleInFront(
  raster: Raster,
  [largest, ...others]: readonly Detection[],
): Promise<number> {
  if (!largest) return 0;
  return (
    1 +
    (await peopleAmong(
      raster,
      others.filter((other) => size(other) >= RIVAL_SIZE * size(largest)),
    ))
  );
}

/** How many people stand around the chosen face of a picture, far enough in front to be seen as such. */
export async function bystanders({ raster, found, others }: UsableFace): Promise<number> {
  return peopleAmong(
    raster,
    others.filter((other) => size(other) >= BYSTANDER_SIZE * size(found)),
  );
}

async function peopleAmong(raster: Raster, detections: readonly Detection[]): Promise<number> {
  let people = 0;
  for (const { box } of detections.slice(0, MOST_OTHERS)) {
    const mesh = await findMesh(raster, box);
    if (mesh && mesh.presence >= CONFIRMED_PRESENCE) people++;
  }
  return people;
}

/** Cap on bystanders; more need not be counted. */
const MOST_OTHERS = 4;

const size = ({ box }: Pick<Detection, 'box'>) => Math.sqrt(box.width * box.height);

/** Distance of a face from the middle of the picture, in picture diagonals. */
function offCentre({ width, height }: Raster, { box }: Pick<Detection, 'box'>): number {
  return (
    Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2) /
    Math.hypot(width, height)
  );
}

function mostProminent(raster: Raster, detections: readonly Detection[]): Detection | undefined {
  const [largest] = detections;
  if (!largest) return undefined;
  return detections
    .filter((d) => size(d) >= ALIKE_SIZE * size(largest))
    .toSorted((a, b) => offCentre(raster, a) - offCentre(raster, b))[0];
}

/** Is it open which of two faces is meant? */
export function isRival(raster: Raster, chosen: Pick<Detection, 'box'>, other: Detection): boolean {
  return (
    size(other) >= RIVAL_SIZE * size(chosen) &&
    offCentre(raster, other) - offCentre(raster, chosen) < RIVAL_OFF_CENTRE
  );
}

function lightAdvice({ data }: Raster): Message[] {
  let sum = 0;
  for (let i = 1; i < data.length; i += 3) sum += data[i]!;
  const mean = sum / (data.length / 3);
  if (mean < 40) return [message('pictures.veryDark')];
  return mean > 225 ? [message('pictures.overexposed')] : [];
}

/** The picture turned clockwise by quarter turns. */
function turn({ data, width, height }: Raster, quarterTurns: number): Raster {
  const out = new Uint8Array(data.length);
  const upright = quarterTurns % 2 === 0;
  const w = upright ? width : height;
  const h = upright ? height : width;
  for (let y = 0, o = 0; y < h; y++) {
    for (let x = 0; x < w; x++, o += 3) {
      const [sx, sy] =
        quarterTurns === 1
          ? [y, height - 1 - x]
          : quarterTurns === 3
            ? [width - 1 - y, x]
            : [width - 1 - x, height - 1 - y];
      const i = (sy * width + sx) * 3;
      out[o] = data[i]!;
      out[o + 1] = data[i + 1]!;
      out[o + 2] = data[i + 2]!;
    }
  }
  return { data: out, width: w, height: h };
}
export interface FoundFace {
  readonly box: Box;
  /** Detector score, 0–1. */
  readonly score: number;
  /** Right eye, left eye, nose tip, right and left corner of the mouth, in pixels of the upright image. */
  readonly points: readonly Point[];
  readonly quality: FaceQuality;
}
