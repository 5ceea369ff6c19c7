import type { Draft } from '../draw/draft.ts';
import { curvePath, rectPath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';
import { faceFeatures } from './face-features.ts';
import {
  drawBeard,
  drawEyes,
  drawGlasses,
  drawHair,
  drawHead,
  drawLongHair,
  drawMouth,
  drawNose,
  drawShoulders,
  type Brush,
  type Head,
  type Skin,
} from './face.ts';

const SKINS: Skin[] = [
  { middle: '#8a5a3c', dark: '#6d4329', light: '#a9744f' },
  { middle: '#6f452c', dark: '#53301c', light: '#8d5d3f' },
  { middle: '#9c6b48', dark: '#7b4f31', light: '#bd8b63' },
  { middle: '#5b3825', dark: '#402414', light: '#774c34' },
];

/** Of the streams that were tried one in which the three people of samples/ look unlike each other (`portrait.test.ts`). */
const STREAM = 'f20';

/** A drawn passport photograph: a face nobody has, alike wherever the document shows it. */
export function portrait(
  d: Draft,
  x: number,
  y: number,
  w: number,
  h: number,
  who: { sex: 'M' | 'F' },
  random: Random,
  kind: 'portrait' | 'ghost-portrait' = 'portrait',
): void {
  const opacity = kind === 'portrait' ? 1 : 0.32;
  const px = (u: number): number => x + u * w;
  const py = (v: number): number => y + v * h;
  const brush: Brush = {
    px,
    py,
    w,
    h,
    fill: (path, fill, strength = 1) => d.path(path, { fill, opacity: strength * opacity }),
    line: (points, stroke, width, strength = 1) =>
      d.path(curvePath(points.map(([u, v]) => [px(u), py(v)])), {
        stroke,
        width: w * width,
        opacity: strength * opacity,
      }),
  };
  const features = faceFeatures(random.fork(STREAM), who.sex);
  const skin = random.pick(SKINS);
  const back = random.pick(['#dfe6ec', '#e9ebee', '#cfdcea', '#f1f1ef']);
  brush.fill(rectPath(x, y, w, h), {
    from: [x, y],
    to: [x, y + h],
    stops: [
      [0, back],
      [1, '#c3ccd4'],
    ],
  });
  const head: Head = {
    features,
    skin,
    halfWidth: random.between(0.215, 0.25) * features.width,
    halfHeight: random.between(0.275, 0.31) * features.height,
    x: 0.5 + random.between(-0.015, 0.015),
    y: 0.46,
    hair: random.pick(['#15100d', '#1c1512', '#2a211c']),
  };
  if (who.sex === 'F' && random.chance(0.55)) drawLongHair(brush, head, random.between(1.9, 2.5));
  drawShoulders(brush, head, random.pick(['#2b3f5c', '#4b4b52', '#7b2f3a', '#e6e3dc', '#2e4d3b', '#5d4a73']));
  drawHead(brush, head);
  drawHair(brush, head, random.between(0.45, 0.62));
  drawEyes(brush, head);
  drawNose(brush, head);
  drawMouth(brush, head, who.sex === 'F' ? '#8e4540' : '#74423a');
  drawBeard(brush, head, who.sex === 'M' && random.chance(0.4));
  if (random.chance(0.18)) drawGlasses(brush, head);
  d.mark(kind, { x, y, width: w, height: h });
}

/** A thumbprint: nested arches. */
export function thumbprint(d: Draft, x: number, y: number, w: number, h: number, random: Random): void {
  for (let i = 1; i <= 11; i++) {
    const r = i / 11;
    const shift = random.between(-0.02, 0.02);
    d.path(
      `M${x + w * (0.5 - r * 0.46)} ${y + h * (0.72 + r * 0.2)}C${x + w * (0.5 - r * 0.5 + shift)} ${y + h * (0.62 - r * 0.75)} ${x + w * (0.5 + r * 0.5 + shift)} ${y + h * (0.62 - r * 0.75)} ${x + w * (0.5 + r * 0.46)} ${y + h * (0.72 + r * 0.2)}`,
      { stroke: '#333', width: 0.7, opacity: 0.75, dash: [random.between(4, 9), random.between(0.4, 1.2)] },
    );
  }
  d.mark('thumbprint', { x, y, width: w, height: h });
}
