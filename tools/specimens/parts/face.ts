import type { PathStyle } from '../draw/style.ts';
import { ellipsePath, rectPath } from '../draw/shapes.ts';
import type { FaceFeatures } from './face-features.ts';

export interface Skin {
  readonly middle: string;
  readonly dark: string;
  readonly light: string;
}

/** Draws in shares of the picture's width and height. */
export interface Brush {
  px(u: number): number;
  py(v: number): number;
  readonly w: number;
  readonly h: number;
  fill(path: string, colour: NonNullable<PathStyle['fill']>, strength?: number): void;
  /** A curve through the points; `width` in widths of the picture. */
  line(points: readonly [number, number][], colour: string, width: number, strength?: number): void;
}

/** Middle and half measures in shares of the picture. */
export interface Head {
  readonly features: FaceFeatures;
  readonly skin: Skin;
  readonly hair: string;
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const SIDES = [-1, 1] as const;

/** An SVG path whose points are shares of the picture: letters stay, pairs of numbers are placed. */
function place({ px, py }: Brush, text: string): string {
  return text.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, u: string, v: string) => `${px(Number(u)).toFixed(2)} ${py(Number(v)).toFixed(2)}`,
  );
}

/** `5e-3` would not be a number to `place`. */
const n = (value: number): string => value.toFixed(5);

const ellipse = (brush: Brush, u: number, v: number, rx: number, ry: number): string =>
  ellipsePath(brush.px(u), brush.py(v), brush.w * rx, brush.h * ry);

export function drawLongHair(
  brush: Brush,
  { x, y, halfWidth, halfHeight, hair }: Head,
  length: number,
): void {
  brush.fill(
    rectPath(
      brush.px(x - halfWidth * 1.28),
      brush.py(y - halfHeight * 0.9),
      brush.w * halfWidth * 2.56,
      brush.h * halfHeight * length,
      brush.w * 0.16,
    ),
    hair,
  );
}

export function drawShoulders(brush: Brush, { x, skin }: Head, cloth: string): void {
  brush.fill(
    place(brush, 'M0.04 1C0.07 0.84 0.25 0.83 0.38 0.79L0.62 0.79C0.75 0.83 0.93 0.84 0.96 1Z'),
    cloth,
  );
  const [left, right] = [x - 0.1, x + 0.1];
  brush.fill(
    place(brush, `M${n(left)} 0.66L${n(left)} 0.8Q${n(x)} 0.9 ${n(right)} 0.8L${n(right)} 0.66Z`),
    skin.dark,
  );
}

export function drawHead(brush: Brush, head: Head): void {
  const { x, y, halfWidth: a, halfHeight: b, skin, features } = head;
  for (const side of SIDES) brush.fill(ellipse(brush, x + side * a * 1.02, y + 0.01, 0.03, 0.048), skin.dark);
  const corner = features.jaw;
  const outline =
    `M${n(x - a)} ${n(y - b * 0.2)}C${n(x - a * 1.02)} ${n(y - b * 1.15)} ${n(x + a * 1.02)} ${n(y - b * 1.15)} ${n(x + a)} ${n(y - b * 0.2)}` +
    `C${n(x + a)} ${n(y + b * (0.45 + 0.4 * corner))} ${n(x + a * (0.2 + 0.6 * corner))} ${n(y + b)} ${n(x)} ${n(y + b)}` +
    `C${n(x - a * (0.2 + 0.6 * corner))} ${n(y + b)} ${n(x - a)} ${n(y + b * (0.45 + 0.4 * corner))} ${n(x - a)} ${n(y - b * 0.2)}Z`;
  brush.fill(place(brush, outline), {
    from: [brush.px(x - a), brush.py(y)],
    to: [brush.px(x + a), brush.py(y)],
    stops: [
      [0, skin.dark],
      [features.light - 0.24, skin.middle],
      [features.light, skin.light],
      [features.light + 0.22, skin.middle],
      [1, skin.dark],
    ],
  });
  if (features.age === 0) return;
  for (const side of SIDES)
    brush.line(
      [
        [x + side * 0.05, y + b * 0.36],
        [x + side * 0.085, y + b * 0.5],
        [x + side * 0.095, y + b * 0.64],
      ],
      skin.dark,
      0.009,
      features.age,
    );
  for (const v of [0.52, 0.44])
    brush.line(
      [
        [x - a * 0.5, y - b * v],
        [x, y - b * (v + 0.02)],
        [x + a * 0.5, y - b * v],
      ],
      skin.dark,
      0.006,
      features.age * 0.8,
    );
}

/** A cap of hair, higher or lower by `line`; or another kind of head-dress. */
export function drawHair(
  brush: Brush,
  { x, y, halfWidth: a, halfHeight: b, hair, features }: Head,
  line: number,
): void {
  if (features.hair === 'bald') return;
  const scarf = features.hair === 'scarf';
  const colour = scarf ? '#7d3350' : hair;
  const top = features.hair === 'high' ? 1.75 : scarf ? 1.55 : 1.35;
  if (features.hair === 'bun') brush.fill(ellipse(brush, x, y - b * 1.12, 0.1, 0.07), hair);
  const low = scarf ? line + 0.08 : line;
  brush.fill(
    place(
      brush,
      `M${n(x - a * 1.05)} ${n(y - b * 0.1)}C${n(x - a * 1.2)} ${n(y - b * top)} ${n(x + a * 1.2)} ${n(y - b * top)} ${n(x + a * 1.05)} ${n(y - b * 0.1)}` +
        `C${n(x + a * 0.95)} ${n(y - b * low)} ${n(x + a * 0.5)} ${n(y - b * (low + 0.15))} ${n(x)} ${n(y - b * (low + 0.12))}` +
        `C${n(x - a * 0.5)} ${n(y - b * (low + 0.15))} ${n(x - a * 0.95)} ${n(y - b * low)} ${n(x - a * 1.05)} ${n(y - b * 0.1)}Z`,
    ),
    colour,
  );
  if (scarf)
    brush.line(
      [
        [x - a * 0.9, y - b * 0.62],
        [x, y - b * 0.86],
        [x + a * 0.9, y - b * 0.62],
      ],
      '#d9a441',
      0.02,
    );
}

/** Middle of an eye. */
function eye({ x, y, halfWidth, halfHeight, features }: Head, side: -1 | 1): [number, number] {
  return [x + side * halfWidth * 0.42 * features.eyeDistance, y - halfHeight * features.eyeLine];
}

export function drawEyes(brush: Brush, head: Head): void {
  const { skin, hair, features } = head;
  const { sockets, eyeWidth, eyeHeight, eyeTilt, browTilt, browHeight, browWidth } = features;
  for (const side of SIDES) {
    const [ex, ey] = eye(head, side);
    /** Height of a point of the lid or brow: tilted outwards. */
    const tilted = (du: number, dv: number, tilt: number): [number, number] => [
      ex + du * eyeWidth,
      ey + dv - side * Math.sign(du) * tilt,
    ];
    brush.fill(ellipse(brush, ex, ey, 0.062 * eyeWidth, 0.032 * eyeHeight), skin.dark, sockets);
    brush.fill(ellipse(brush, ex, ey, 0.043 * eyeWidth, 0.0175 * eyeHeight), '#f2eeea');
    brush.fill(ellipse(brush, ex, ey, 0.0195, 0.0165 * Math.max(0.85, eyeHeight * 0.8)), '#24150d');
    brush.fill(ellipse(brush, ex + 0.007, ey - 0.005, 0.005, 0.004), '#ffffff');
    brush.line(
      [
        tilted(-0.05, -0.012 * eyeHeight, eyeTilt),
        tilted(0, -0.024 * eyeHeight, eyeTilt),
        tilted(0.05, -0.01 * eyeHeight, eyeTilt),
      ],
      '#20130c',
      0.008,
    );
    brush.line(
      [
        tilted(-0.062, -0.055 * browHeight, browTilt),
        tilted(0, -0.074 * browHeight, browTilt),
        tilted(0.06, -0.052 * browHeight, browTilt),
      ],
      hair,
      0.015 * browWidth,
    );
  }
}

export function drawNose(brush: Brush, { x, y, halfHeight: b, skin, features }: Head): void {
  const { noseLength: long, noseWidth: wide } = features;
  brush.line(
    [
      [x - 0.018, y + b * 0.02],
      [x - 0.026 * wide, y + b * 0.26 * long],
      [x - 0.05 * wide, y + b * 0.38 * long],
    ],
    skin.dark,
    0.009,
    0.6,
  );
  brush.fill(ellipse(brush, x, y + b * 0.35 * long, 0.045 * wide, 0.022), skin.light, 0.7);
  for (const side of SIDES)
    brush.fill(
      ellipse(brush, x + side * 0.03 * wide, y + b * 0.405 * long, 0.0155 * wide, 0.0085),
      '#2c180e',
    );
}

export function drawMouth(brush: Brush, { x, y, halfHeight, features }: Head, colour: string): void {
  const v = y + halfHeight * features.mouthLine;
  const u = 0.082 * features.mouthWidth;
  const { lips } = features;
  brush.fill(
    place(
      brush,
      `M${n(x - u)} ${n(v)}Q${n(x - u * 0.37)} ${n(v - 0.027 * lips)} ${n(x)} ${n(v - 0.016 * lips)}` +
        `Q${n(x + u * 0.37)} ${n(v - 0.027 * lips)} ${n(x + u)} ${n(v)}Q${n(x)} ${n(v + 0.052 * lips)} ${n(x - u)} ${n(v)}Z`,
    ),
    colour,
  );
  brush.line(
    [
      [x - u, v],
      [x, v + 0.006],
      [x + u, v],
    ],
    '#3b1d16',
    0.007,
  );
}

export function drawBeard(brush: Brush, head: Head, moustache: boolean): void {
  const { x, y, halfWidth: a, halfHeight: b, hair, features } = head;
  const v = y + b * features.mouthLine;
  if (moustache || features.beard === 'full')
    brush.line(
      [
        [x - 0.075, v - 0.022],
        [x, v - 0.04],
        [x + 0.075, v - 0.022],
      ],
      hair,
      0.018,
      0.8,
    );
  if (features.beard === 'goatee') brush.fill(ellipse(brush, x, y + b * 0.93, 0.06, 0.035), hair, 0.85);
  if (features.beard !== 'full') return;
  brush.fill(
    place(
      brush,
      `M${n(x - a)} ${n(y + b * 0.1)}C${n(x - a * 1.05)} ${n(y + b * 0.9)} ${n(x - a * 0.4)} ${n(y + b * 1.12)} ${n(x)} ${n(y + b * 1.12)}` +
        `C${n(x + a * 0.4)} ${n(y + b * 1.12)} ${n(x + a * 1.05)} ${n(y + b * 0.9)} ${n(x + a)} ${n(y + b * 0.1)}` +
        `C${n(x + a * 0.85)} ${n(y + b * 0.6)} ${n(x + a * 0.5)} ${n(v + 0.05)} ${n(x)} ${n(v + 0.05)}` +
        `C${n(x - a * 0.5)} ${n(v + 0.05)} ${n(x - a * 0.85)} ${n(y + b * 0.6)} ${n(x - a)} ${n(y + b * 0.1)}Z`,
    ),
    hair,
    0.85,
  );
}

export function drawGlasses(brush: Brush, head: Head): void {
  for (const side of SIDES) {
    const [ex, ey] = eye(head, side);
    const ring = Array.from({ length: 13 }, (_, i): [number, number] => [
      ex + 0.075 * Math.cos((i / 6) * Math.PI),
      ey + 0.05 * Math.sin((i / 6) * Math.PI),
    ]);
    brush.line(ring, '#222222', 0.009);
  }
}
