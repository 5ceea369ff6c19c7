import { FREE_FROM, kernelModule, PAGE } from '../kernels/module.ts';
import { EMBEDDING_LENGTH, FIRST } from './score.ts';

/** Faces as bytes in one piece of memory, so that a search is one pass over it. */
export interface FaceScan {
  /** @param embedding of EMBEDDING_LENGTH */
  add(embedding: Float32Array): void;
  /** Compacts the rest; nothing of removed faces stays in memory. @param isGone called with each place, in order */
  remove(isGone: (place: number) => boolean): void;
  /**
   * Places, in the order of `add`, of the faces whose `fusedScore` may be at least `minimum`: all of those that reach it, and some
   * whose score is below it by at most twice the rounding.
   */
  like(embedding: Float32Array, minimum: number): number[];
}

/** Steps of one byte; components of these embeddings stay below 0.42. */
const SCALE = 300;
/** Rounding to bytes changes a score by less than this (a test measures it). */
export const ROUNDING = 0.03;
/** Faces for which memory is taken at a time: 640 kB. */
const MORE = 1_024;

interface Exports {
  readonly memory: WebAssembly.Memory;
  facesLike(faces: number, count: number, query: number, scale: number, limit: number, found: number): number;
}

/** The kernel `facesLike` where it can run, else plain code that computes the same. */
export function createFaceScan(module: WebAssembly.Module | null = kernelModule()): FaceScan {
  return module ? scanByKernel(module) : scanByPlainCode();
}

const QUERY_AT = FREE_FROM;
const FOUND_AT = QUERY_AT + EMBEDDING_LENGTH;
/** Faces per call, which bounds the output buffer placed before them. */
const AT_ONCE = 4_096;
const FACES_AT = FOUND_AT + 4 * AT_ONCE;

function scanByKernel(module: WebAssembly.Module): FaceScan {
  const { memory, facesLike } = new WebAssembly.Instance(module).exports as unknown as Exports;
  let count = 0;
  return {
    add(embedding) {
      const at = FACES_AT + count * EMBEDDING_LENGTH;
      if (at + EMBEDDING_LENGTH > memory.buffer.byteLength)
        memory.grow(Math.ceil((FACES_AT + MORE * EMBEDDING_LENGTH) / PAGE));
      writeBytes(embedding, new Int8Array(memory.buffer, at, EMBEDDING_LENGTH));
      count++;
    },
    remove(isGone) {
      count = moveTogether(new Int8Array(memory.buffer, FACES_AT, count * EMBEDDING_LENGTH), isGone);
    },
    like(embedding, minimum) {
      const found: number[] = [];
      writeBytes(embedding, new Int8Array(memory.buffer, QUERY_AT, EMBEDDING_LENGTH));
      for (let from = 0; from < count; from += AT_ONCE) {
        const faces = FACES_AT + from * EMBEDDING_LENGTH;
        const some = Math.min(AT_ONCE, count - from);
        const like = facesLike(faces, some, QUERY_AT, SCALE, minimum - ROUNDING, FOUND_AT);
        for (const face of new Int32Array(memory.buffer, FOUND_AT, like)) found.push(from + face);
      }
      return found;
    },
  };
}

function scanByPlainCode(): FaceScan {
  let bytes = new Int8Array(MORE * EMBEDDING_LENGTH);
  let count = 0;
  return {
    add(embedding) {
      const at = count * EMBEDDING_LENGTH;
      if (at >= bytes.length) {
        const larger = new Int8Array(bytes.length * 2);
        larger.set(bytes);
        bytes = larger;
      }
      writeBytes(embedding, bytes.subarray(at, at + EMBEDDING_LENGTH));
      count++;
    },
    remove(isGone) {
      count = moveTogether(bytes.subarray(0, count * EMBEDDING_LENGTH), isGone);
    },
    like(embedding, minimum) {
      const found: number[] = [];
      const query = new Int8Array(EMBEDDING_LENGTH);
      writeBytes(embedding, query);
      for (let face = 0; face < count; face++)
        if (roundedScore(bytes, face * EMBEDDING_LENGTH, query) >= minimum - ROUNDING) found.push(face);
      return found;
    },
  };
}

/** Returns how many faces are left. */
function moveTogether(faces: Int8Array, isGone: (place: number) => boolean): number {
  let kept = 0;
  for (let place = 0; place * EMBEDDING_LENGTH < faces.length; place++) {
    if (isGone(place)) continue;
    const from = place * EMBEDDING_LENGTH;
    faces.copyWithin(kept++ * EMBEDDING_LENGTH, from, from + EMBEDDING_LENGTH);
  }
  faces.fill(0, kept * EMBEDDING_LENGTH);
  return kept;
}

function writeBytes(embedding: Float32Array, to: Int8Array): void {
  for (let i = 0; i < EMBEDDING_LENGTH; i++)
    to[i] = Math.max(-127, Math.min(127, Math.round(embedding[i]! * SCALE)));
}

/** `fusedScore` of rounded embeddings. */
function roundedScore(bytes: Int8Array, at: number, query: Int8Array): number {
  let product = 0;
  for (let i = 0; i < FIRST; i++) product += Math.imul(bytes[at + i]!, query[i]!);
  let apart = 0;
  for (let i = FIRST; i < EMBEDDING_LENGTH; i++) {
    const difference = bytes[at + i]! - query[i]!;
    apart += Math.imul(difference, difference);
  }
  return product / (SCALE * SCALE) - Math.sqrt(apart) / SCALE;
}
