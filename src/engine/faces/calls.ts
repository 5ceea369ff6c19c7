import type { Box } from '../../contract/geometry.ts';
import type { FoundFace } from './find-face.ts';
import type { FrameFacts } from './frame.ts';

export interface FaceComparison {
  /** Calibrated 0–100: 90 is a false match rate of 1e-4 or better (docs/accuracy/faces.md). */
  readonly similarity: number;
  /** 0–100: how far the image quality lets the similarity be relied on. */
  readonly confidence: number;
  readonly source: FoundFace;
  readonly target: FoundFace;
  /** Other faces on the source that show the same person, e.g. the ghost image of an ID card. */
  readonly ghosts: readonly { readonly box: Box; readonly similarity: number }[];
  /** Smaller faces in the selfie beside the one that was compared. */
  readonly bystanders: number;
  /** The faces are so alike as copies of one picture are: nothing is said of who stands before the camera. */
  readonly isCopy: boolean;
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
