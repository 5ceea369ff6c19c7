/** Length of the first embedding (unit length, compared by cosine) and of the second (compared by distance). */
export const FIRST = 512;
export const SECOND = 128;
export const EMBEDDING_LENGTH = FIRST + SECOND;
/** Preprocessing version of faces; embeddings of another are not comparable. */
export const PREPARATION = 'contrast-1';

/** Cosine of the first parts: −1 to 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < FIRST; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Euclidean distance of the second parts: 0 (same picture) to about 1.4. */
export function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = FIRST; i < EMBEDDING_LENGTH; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum);
}

/** Both networks in one number, higher is more alike; `similarityOf` gives it a meaning. */
export const fusedScore = (a: Float32Array, b: Float32Array): number => cosine(a, b) - distance(a, b);
