import type { Box } from '../../contract/geometry.ts';

/** Quality of one face image with plain reasons why it is not usable. */
export interface FaceQuality {
  readonly usable: boolean;
  readonly reasons: readonly string[];
  readonly eyeDistance: number;
  readonly sharpness: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly brightness: number;
}

export interface FoundFace {
  readonly box: Box;
  readonly score: number;
  readonly quality: FaceQuality;
}

export interface FaceComparison {
  /** Calibrated 0–100: 90 is a false match rate of 1e-4 or better (docs/accuracy.md). */
  readonly similarity: number;
  /** 0–100: how far the image quality lets the similarity be relied on. */
  readonly confidence: number;
  readonly source: FoundFace;
  readonly target: FoundFace;
}

/** Calls of the faces part of the engine. Image bytes are JPEG or PNG. */
export type FaceCalls = {
  detectFaces(request: { image: Uint8Array }): { faces: FoundFace[]; width: number; height: number };
  /** Throws FACE_NOT_USABLE when either image has no usable face. */
  compareFaces(request: { source: Uint8Array; target: Uint8Array }): FaceComparison;
  /** The fused embedding used for 1:N duplicate search. */
  embedFace(request: { image: Uint8Array }): { embedding: Float32Array; face: FoundFace };
};
