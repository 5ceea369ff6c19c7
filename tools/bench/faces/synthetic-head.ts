import type { Raster } from '../../../src/engine/raster/page.ts';
import { MESH_POINTS, type Mesh } from '../../../src/engine/faces/mesh.ts';
import { triangulate, type Triangle } from './triangulate.ts';
import type { Random } from './random.ts';

/** What the head does in one frame. Angles in degrees, the person's own left and up positive; shares 0–1. */
export interface Posture {
  readonly yaw: number;
  readonly pitch: number;
  readonly blink: number;
  /** Shift in eye distances. */
  readonly x: number;
  readonly y: number;
}

export const AT_REST: Posture = { yaw: 0, pitch: 0, blink: 0, x: 0, y: 0 };

/** Light of the screen relative to the light of the room, per primary. */
export type ScreenLight = readonly [number, number, number];
export const NO_LIGHT: ScreenLight = [0, 0, 0];

export interface Shot {
  readonly posture: Posture;
  readonly light: ScreenLight;
  /** Standard deviation of the sensor's noise in 8-bit steps. */
  readonly noise: number;
  /** Gain of the camera per primary (exposure and white balance). */
  readonly gain: ScreenLight;
  /** Flat: the head is a picture held in front of the camera. */
  readonly flat: boolean;
}

export interface SyntheticHead {
  render(shot: Shot, random: Random): Raster;
}

const WIDTH = 640;
const HEIGHT = 480;
/** Eye distance in the rendered frame, pixels. */
const EYES = 88;
const CAMERA = 8;

/** The outline of MediaPipe's mesh. */
const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
/** Upper lid points and the lower lid points they meet. */
const LIDS = [
  [246, 7],
  [161, 163],
  [160, 144],
  [159, 145],
  [158, 153],
  [157, 154],
  [173, 155],
  [466, 249],
  [388, 390],
  [387, 373],
  [386, 374],
  [385, 380],
  [384, 381],
  [398, 382],
] as const;

type Vertex = readonly [number, number, number];

/**
 * A head made of one portrait: the mesh of its face and rings around it that bend back to an oval head, textured with
 * the portrait. It turns, nods, blinks and takes on the colour of a screen; what a photograph held by hand cannot.
 */
export function syntheticHead(portrait: Raster, mesh: Mesh): SyntheticHead {
  const at = (i: number): Vertex => [mesh.points[i * 3]!, mesh.points[i * 3 + 1]!, mesh.points[i * 3 + 2]!];
  const eyes = Math.hypot(at(33)[0] - at(263)[0], at(33)[1] - at(263)[1]) * 0.72;
  const vertices: Vertex[] = Array.from({ length: MESH_POINTS }, (_, i) => at(i));
  const centre = {
    x: OUTLINE.reduce((sum, i) => sum + at(i)[0], 0) / OUTLINE.length,
    y: OUTLINE.reduce((sum, i) => sum + at(i)[1], 0) / OUTLINE.length,
  };
  for (const ring of [1, 2]) {
    for (const i of OUTLINE) {
      const [x, y, z] = at(i);
      const out = 1 + 0.16 * ring;
      vertices.push([
        centre.x + (x - centre.x) * out,
        centre.y + (y - centre.y) * out,
        z + eyes * (0.28 * ring + 0.1 * ring * ring),
      ]);
    }
  }
  const triangles = triangulate(vertices.map(([x, y]) => ({ x, y })));
  const pivot: Vertex = [centre.x, centre.y, Math.max(...OUTLINE.map((i) => at(i)[2])) * 0.6 + eyes * 0.5];
  const room = paintBackground(meanOfBorder(portrait), portrait, pivot, eyes);

  return {
    render: (shot, random) => {
      const placed = vertices.map((v, i) =>
        project(shot.flat ? [v[0], v[1], pivot[2]] : blinked(vertices, v, i, shot.posture.blink), shot),
      );
      const out = litRoom(room, shot);
      const depth = new Float32Array(WIDTH * HEIGHT).fill(Infinity);
      const skin = vertices.map((v, i) => lidSkin(vertices, v, i, shot.posture.blink));
      for (const triangle of triangles) drawTriangle(out, depth, portrait, skin, placed, triangle, shot);
      return expose(out, shot, random);
    },
  };

  function project([x, y, z]: Vertex, { posture }: Shot): Vertex {
    // The person's left is the right of the picture: a positive yaw moves the nose to larger x.
    const yaw = (posture.yaw * Math.PI) / 180;
    const pitch = (posture.pitch * Math.PI) / 180;
    const dx = (x - pivot[0]) / eyes;
    const dy = (y - pivot[1]) / eyes;
    const dz = (z - pivot[2]) / eyes;
    const x1 = dx * Math.cos(yaw) - dz * Math.sin(yaw);
    const z1 = dx * Math.sin(yaw) + dz * Math.cos(yaw);
    const y2 = dy * Math.cos(pitch) + z1 * Math.sin(pitch);
    const z2 = -dy * Math.sin(pitch) + z1 * Math.cos(pitch);
    const scale = (EYES * CAMERA) / (CAMERA + z2);
    return [WIDTH / 2 + (x1 + posture.x) * scale, HEIGHT * 0.52 + (y2 + posture.y) * scale, z2];
  }
}

function blinked(vertices: readonly Vertex[], vertex: Vertex, index: number, blink: number): Vertex {
  const lid = blink > 0 ? LIDS.find(([upper]) => upper === index) : undefined;
  if (!lid) return vertex;
  const lower = vertices[lid[1]]!;
  return [vertex[0], vertex[1] + (lower[1] - vertex[1]) * 0.95 * blink, vertex[2] - 0.2];
}

/** Where the texture of a closing lid comes from: the skin above the fold, not the lashes. */
function lidSkin(vertices: readonly Vertex[], vertex: Vertex, index: number, blink: number): Vertex {
  const lid = blink > 0 ? LIDS.find(([upper]) => upper === index) : undefined;
  if (!lid) return vertex;
  const opening = vertices[lid[1]]![1] - vertex[1];
  return [vertex[0], vertex[1] - opening * 0.9 * blink, vertex[2]];
}

function drawTriangle(
  out: Float32Array,
  depth: Float32Array,
  texture: Raster,
  source: readonly Vertex[],
  placed: readonly Vertex[],
  [ia, ib, ic]: Triangle,
  { light }: Shot,
): void {
  const [a, b, c] = [placed[ia]!, placed[ib]!, placed[ic]!];
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-6) return;
  const facing = facingOf(a, b, c);
  const lit = light.map((share) => 1 + share * facing) as unknown as ScreenLight;
  const [ta, tb, tc] = [source[ia]!, source[ib]!, source[ic]!];
  const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0])));
  const right = Math.min(WIDTH - 1, Math.floor(Math.max(a[0], b[0], c[0])));
  const bottom = Math.min(HEIGHT - 1, Math.floor(Math.max(a[1], b[1], c[1])));
  for (let y = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]))); y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const v = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const w = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      const u = 1 - v - w;
      if (u < 0 || v < 0 || w < 0) continue;
      const z = u * a[2] + v * b[2] + w * c[2];
      const i = y * WIDTH + x;
      if (z >= depth[i]!) continue;
      depth[i] = z;
      lookUp(texture, u * ta[0] + v * tb[0] + w * tc[0], u * ta[1] + v * tb[1] + w * tc[1], lit, out, i * 3);
    }
  }
}

/** Cosine between the triangle's normal and the way to the screen, which stands at the camera. */
function facingOf(a: Vertex, b: Vertex, c: Vertex): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], (b[2] - a[2]) * EYES];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], (c[2] - a[2]) * EYES];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.abs(nz) / Math.hypot(nx, ny, nz);
}

const LINEAR = Float32Array.from({ length: 256 }, (_, v) => (v / 255) ** 2.2);

function lookUp(
  { data, width, height }: Raster,
  x: number,
  y: number,
  lit: ScreenLight,
  out: Float32Array,
  o: number,
): void {
  const x0 = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const y0 = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const fx = Math.min(1, Math.max(0, x - x0));
  const fy = Math.min(1, Math.max(0, y - y0));
  const i = (y0 * width + x0) * 3;
  for (let k = 0; k < 3; k++) {
    const top = LINEAR[data[i + k]!]! * (1 - fx) + LINEAR[data[i + 3 + k]!]! * fx;
    const low = LINEAR[data[i + width * 3 + k]!]! * (1 - fx) + LINEAR[data[i + width * 3 + 3 + k]!]! * fx;
    out[o + k] = (top * (1 - fy) + low * fy) * lit[k]!;
  }
}

/**
 * What stands behind the head, once per head: the portrait itself, so that hair, neck and room are where a camera expects
 * them, and a wall where it ends.
 */
function paintBackground(wall: ScreenLight, portrait: Raster, pivot: Vertex, eyes: number): Float32Array {
  const out = new Float32Array(WIDTH * HEIGHT * 3);
  const scale = eyes / EYES;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const px = pivot[0] + (x - WIDTH / 2) * scale;
      const py = pivot[1] + (y - HEIGHT * 0.52) * scale;
      const o = (y * WIDTH + x) * 3;
      if (px >= 0 && py >= 0 && px < portrait.width && py < portrait.height)
        lookUp(portrait, px, py, [1, 1, 1], out, o);
      else for (let k = 0; k < 3; k++) out[o + k] = wall[k]!;
    }
  }
  return out;
}

/** The room four times as far from the screen as the face: a sixteenth of its light. */
function litRoom(room: Float32Array, { light }: Shot): Float32Array {
  const [r, g, b] = light.map((share) => 1 + share / 16) as [number, number, number];
  const out = new Float32Array(room.length);
  for (let i = 0; i < room.length; i += 3) {
    out[i] = room[i]! * r;
    out[i + 1] = room[i + 1]! * g;
    out[i + 2] = room[i + 2]! * b;
  }
  return out;
}

function meanOfBorder({ data, width, height }: Raster): ScreenLight {
  const sum = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let k = 0; k < 3; k++)
      sum[k]! += LINEAR[data[y * width * 3 + k]!]! + LINEAR[data[((y + 1) * width - 1) * 3 + k]!]!;
  return sum.map((s) => s / (2 * height)) as unknown as ScreenLight;
}

/** Codes of linear light in steps of 1/4096, and noise prepared once: both are read a million times per frame. */
const CODES = Float32Array.from({ length: 4_097 }, (_, i) => 255 * (i / 4_096) ** (1 / 2.2));
const NOISE_VALUES = 1 << 16;
let noiseValues: Float32Array | null = null;

/** The camera: gain, noise, eight bits. */
function expose(linear: Float32Array, { gain, noise }: Shot, random: Random): Raster {
  noiseValues ??= Float32Array.from({ length: NOISE_VALUES }, () => random.normal());
  let n = random.integer(NOISE_VALUES);
  const step = 1 + 2 * random.integer(40);
  const data = new Uint8ClampedArray(linear.length);
  for (let i = 0; i < linear.length; i++) {
    const light = linear[i]! * gain[i % 3]! * 4_096;
    n = (n + step) & (NOISE_VALUES - 1);
    data[i] = CODES[light >= 4_096 ? 4_096 : light < 0 ? 0 : light | 0]! + noise * noiseValues[n]!;
  }
  return { data: new Uint8Array(data.buffer), width: WIDTH, height: HEIGHT };
}
