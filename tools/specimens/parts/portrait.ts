import type { Draft } from '../draw/draft.ts';
import { curvePath, ellipsePath, rectPath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';

const SKINS: [string, string, string][] = [
  ['#8a5a3c', '#6d4329', '#a9744f'],
  ['#6f452c', '#53301c', '#8d5d3f'],
  ['#9c6b48', '#7b4f31', '#bd8b63'],
  ['#5b3825', '#402414', '#774c34'],
];

/** A drawn passport photograph: a face nobody has. `grey` for ghost images. */
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
  const face = d.face;
  const opacity = kind === 'portrait' ? 1 : 0.32;
  const [skin, dark, light] = random.pick(SKINS);
  const px = (u: number): number => x + u * w;
  const py = (v: number): number => y + v * h;
  const fill = (path: string, colour: string, o = 1) => d.path(path, { fill: colour, opacity: o * opacity });
  const back = random.pick(['#dfe6ec', '#e9ebee', '#cfdcea', '#f1f1ef']);
  d.path(rectPath(x, y, w, h), {
    fill: {
      from: [x, y],
      to: [x, y + h],
      stops: [
        [0, back],
        [1, '#c3ccd4'],
      ],
    },
    opacity,
  });

  const fw = random.between(0.215, 0.25) * face.width;
  const fh = random.between(0.275, 0.31) * face.height;
  const [cx, cy] = [0.5 + random.between(-0.015, 0.015), 0.46];
  const hair = random.pick(['#15100d', '#1c1512', '#2a211c']);
  const long = who.sex === 'F' && random.chance(0.55);
  if (long)
    fill(
      rectPath(
        px(cx - fw * 1.28),
        py(cy - fh * 0.9),
        w * fw * 2.56,
        h * fh * random.between(1.9, 2.5),
        w * 0.16,
      ),
      hair,
    );
  // shoulders and neck
  const cloth = random.pick(['#2b3f5c', '#4b4b52', '#7b2f3a', '#e6e3dc', '#2e4d3b', '#5d4a73']);
  fill(
    `M${px(0.04)} ${py(1)}C${px(0.07)} ${py(0.84)} ${px(0.25)} ${py(0.83)} ${px(0.38)} ${py(0.79)}L${px(0.62)} ${py(0.79)}C${px(0.75)} ${py(0.83)} ${px(0.93)} ${py(0.84)} ${px(0.96)} ${py(1)}Z`,
    cloth,
  );
  fill(
    `M${px(cx - 0.095)} ${py(0.66)}L${px(cx - 0.105)} ${py(0.8)}Q${px(cx)} ${py(0.9)} ${px(cx + 0.105)} ${py(0.8)}L${px(cx + 0.095)} ${py(0.66)}Z`,
    dark,
  );
  // ears, head
  for (const side of [-1, 1])
    fill(ellipsePath(px(cx + side * fw * 1.02), py(cy + 0.01), w * 0.03, h * 0.048), dark);
  const head = `M${px(cx - fw)} ${py(cy - fh * 0.2)}C${px(cx - fw * 1.02)} ${py(cy - fh * 1.15)} ${px(cx + fw * 1.02)} ${py(cy - fh * 1.15)} ${px(cx + fw)} ${py(cy - fh * 0.2)}C${px(cx + fw * 0.98)} ${py(cy + fh * (0.6 + 0.3 * face.jaw))} ${px(cx + fw * (0.45 + 0.4 * face.jaw))} ${py(cy + fh)} ${px(cx)} ${py(cy + fh)}C${px(cx - fw * (0.45 + 0.4 * face.jaw))} ${py(cy + fh)} ${px(cx - fw * 0.98)} ${py(cy + fh * (0.6 + 0.3 * face.jaw))} ${px(cx - fw)} ${py(cy - fh * 0.2)}Z`;
  d.path(head, {
    fill: {
      from: [px(cx - fw), py(cy)],
      to: [px(cx + fw), py(cy)],
      stops: [
        [0, dark],
        [face.light - 0.27, skin],
        [face.light, light],
        [face.light + 0.25, skin],
        [1, dark],
      ],
    },
    opacity,
  });
  // hair: a cap, higher or lower
  const line = random.between(0.45, 0.62);
  fill(
    `M${px(cx - fw * 1.05)} ${py(cy - fh * 0.1)}C${px(cx - fw * 1.2)} ${py(cy - fh * 1.35)} ${px(cx + fw * 1.2)} ${py(cy - fh * 1.35)} ${px(cx + fw * 1.05)} ${py(cy - fh * 0.1)}C${px(cx + fw * 0.95)} ${py(cy - fh * line)} ${px(cx + fw * 0.5)} ${py(cy - fh * (line + 0.15))} ${px(cx)} ${py(cy - fh * (line + 0.12))}C${px(cx - fw * 0.5)} ${py(cy - fh * (line + 0.15))} ${px(cx - fw * 0.95)} ${py(cy - fh * line)} ${px(cx - fw * 1.05)} ${py(cy - fh * 0.1)}Z`,
    hair,
  );
  // eyes, brows
  for (const side of [-1, 1]) {
    const ex = cx + side * fw * 0.42 * face.eyeDistance;
    const ey = cy - fh * (0.06 + face.eyeLine);
    const [ew, eh] = [face.eyeWidth, face.eyeHeight];
    fill(ellipsePath(px(ex), py(ey), w * 0.062 * ew, h * 0.032 * eh), dark, face.sockets);
    fill(ellipsePath(px(ex), py(ey), w * 0.043 * ew, h * 0.0175 * eh), '#f2eeea');
    fill(ellipsePath(px(ex), py(ey), w * 0.0195, h * 0.0165 * eh), '#24150d');
    fill(ellipsePath(px(ex + 0.007), py(ey - 0.005), w * 0.005, h * 0.004), '#ffffff');
    d.path(
      curvePath([
        [px(ex - 0.05 * ew), py(ey - 0.012 * eh)],
        [px(ex), py(ey - 0.024 * eh)],
        [px(ex + 0.05 * ew), py(ey - 0.01 * eh)],
      ]),
      { stroke: '#20130c', width: w * 0.008, opacity },
    );
    const brow = face.browHeight;
    d.path(
      curvePath([
        [px(ex - 0.062 * ew), py(ey - 0.055 * brow)],
        [px(ex), py(ey - 0.074 * brow)],
        [px(ex + 0.06 * ew), py(ey - 0.052 * brow)],
      ]),
      { stroke: hair, width: w * (who.sex === 'M' ? 0.021 : 0.013) * face.browWidth, opacity },
    );
    for (const fold of face.age > 0 ? [0.045, 0.07] : [])
      d.path(
        curvePath([
          [px(ex - 0.05), py(ey + fold * 0.8)],
          [px(ex), py(ey + fold)],
          [px(ex + 0.05), py(ey + fold * 0.8)],
        ]),
        { stroke: dark, width: w * 0.007, opacity: face.age * opacity },
      );
  }
  // nose, mouth, shadow under the chin
  const [nw, nl] = [face.noseWidth, face.noseLength];
  d.path(
    curvePath([
      [px(cx - 0.018 * nw), py(cy + fh * 0.02)],
      [px(cx - 0.026 * nw), py(cy + fh * 0.26 * nl)],
      [px(cx - 0.05 * nw), py(cy + fh * 0.38 * nl)],
    ]),
    { stroke: dark, width: w * 0.009, opacity: 0.6 * opacity },
  );
  fill(ellipsePath(px(cx), py(cy + fh * 0.35 * nl), w * 0.045 * nw, h * 0.022), light, 0.7);
  for (const side of [-1, 1])
    fill(
      ellipsePath(px(cx + side * 0.03 * nw), py(cy + fh * 0.405 * nl), w * 0.0155 * nw, h * 0.0085),
      '#2c180e',
    );
  const mouth = cy + fh * (0.645 - face.mouthLine);
  const [mw, lips] = [face.mouthWidth, face.lips];
  for (const side of face.age > 0 ? [-1, 1] : [])
    d.path(
      curvePath([
        [px(cx + side * 0.06), py(cy + fh * 0.38)],
        [px(cx + side * 0.1), py(mouth - 0.01)],
        [px(cx + side * 0.1), py(mouth + 0.03)],
      ]),
      { stroke: dark, width: w * 0.01, opacity: face.age * opacity },
    );
  fill(
    `M${px(cx - 0.082 * mw)} ${py(mouth)}Q${px(cx - 0.03 * mw)} ${py(mouth - 0.027 * lips)} ${px(cx)} ${py(mouth - 0.016 * lips)}Q${px(cx + 0.03 * mw)} ${py(mouth - 0.027 * lips)} ${px(cx + 0.082 * mw)} ${py(mouth)}Q${px(cx)} ${py(mouth + 0.052 * lips)} ${px(cx - 0.082 * mw)} ${py(mouth)}Z`,
    who.sex === 'F' ? '#8e4540' : '#74423a',
  );
  d.path(
    curvePath([
      [px(cx - 0.082 * mw), py(mouth)],
      [px(cx), py(mouth + 0.006)],
      [px(cx + 0.082 * mw), py(mouth)],
    ]),
    { stroke: '#3b1d16', width: w * 0.007, opacity },
  );
  if (who.sex === 'M' && random.chance(0.4))
    d.path(
      curvePath([
        [px(cx - 0.075), py(mouth - 0.022)],
        [px(cx), py(mouth - 0.04)],
        [px(cx + 0.075), py(mouth - 0.022)],
      ]),
      { stroke: hair, width: w * 0.018, opacity: 0.8 * opacity },
    );
  if (random.chance(0.18))
    for (const side of [-1, 1])
      d.path(
        ellipsePath(
          px(cx + side * fw * 0.42 * face.eyeDistance),
          py(cy - fh * (0.05 + face.eyeLine)),
          w * 0.075,
          h * 0.05,
        ),
        {
          stroke: '#222',
          width: w * 0.009,
          opacity,
        },
      );
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
