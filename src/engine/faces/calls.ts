import type { Box, Point } from '../../contract/geometry.ts';
import type { FrameFacts } from './frame.ts';

/** What can make a face unusable; each has its own sentence in quality.ts. */
export type FaceProblem = 'too-small' | 'turned' | 'dark' | 'overexposed' | 'blurred' | 'covered' | 'cut-off';

/** Quality of one face image with plain reasons why it is not usable. */
export interface FaceQuality {
  readonly usable: boolean;
  readonly problems: readonly FaceProblem[];
  /** Sentences for a clerk, one per problem: what is wrong and what to do. */
  readonly reasons: readonly string[];
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

export interface FoundFace {
  readonly box: Box;
  /** Detector score, 0–1. */
  readonly score: number;
  /** Right eye, left eye, nose tip, right and left corner of the mouth, in pixels of the upright image. */
  readonly points: readonly Point[];
  readonly quality: FaceQuality;
}

export interface FaceComparison {
  /** Calibrated 0–100: 90 is a false match rate of 1e-4 or better (docs/accuracy.md). */
  readonly similarity: number;
  /** 0–100: how far the image quality lets the similarity be relied on. */
  readonly confidence: number;
  readonly source: FoundFace;
  readonly target: FoundFace;
  /** Other faces on the source that show the same person, e.g. the ghost image of an ID card. */
  readonly ghosts: readonly { readonly box: Box; readonly similarity: number }[];
  /** Smaller faces in the selfie beside the one that was compared. */
  readonly bystanders: number;
  /** Version of the calibration that turned the score into a similarity. */
  readonly calibration: string;
}

/** Calls of the faces part of the engine. Image bytes are JPEG or PNG. */
export type FaceCalls = {
  detectFaces(request: { image: Uint8Array }): { faces: FoundFace[]; width: number; height: number };
  /** `source` is the ID photo or a page that shows it, `target` the selfie. Throws FACE_NOT_USABLE when either has no usable face. */
  compareFaces(request: { source: Uint8Array; target: Uint8Array }): FaceComparison;
  /** The fused embedding used for 1:N duplicate search. */
  embedFace(request: { image: Uint8Array }): { embedding: Float32Array; face: FoundFace };
  /** Everything the liveness decision needs from one camera frame; no pixels come back. */
  analyzeFrame(request: { image: Uint8Array; withEmbedding: boolean; look: 'full' | 'quick' }): FrameFacts;
};
