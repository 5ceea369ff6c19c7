import type { Draft } from '../draw/draft.ts';
import { ellipsePath, linePath, rectPath } from '../draw/shapes.ts';
import type { Random } from '../world/random.ts';

/** A made-up emblem in a square of `size` points; ten forms by two colours, no real mark. */
export function logo(
  d: Draft,
  x: number,
  y: number,
  size: number,
  random: Random,
  colours: [string, string],
): void {
  const [a, b] = colours;
  const at = (u: number, v: number): [number, number] => [x + u * size, y + v * size];
  const disc = (u: number, v: number, r: number, fill: string) =>
    d.path(ellipsePath(...at(u, v), r * size), { fill });
  const shape = (points: [number, number][], fill: string) =>
    d.path(`${linePath(...points.map(([u, v]) => at(u, v)))}Z`, { fill });
  const draw: (() => void)[] = [
    () => {
      disc(0.5, 0.5, 0.5, a);
      disc(0.5, 0.5, 0.36, '#fff');
      shape(
        [
          [0.5, 0.2],
          [0.76, 0.66],
          [0.24, 0.66],
        ],
        b,
      );
    },
    () => {
      shape(
        [
          [0, 1],
          [0.5, 0],
          [1, 1],
        ],
        a,
      );
      shape(
        [
          [0.25, 1],
          [0.5, 0.5],
          [0.75, 1],
        ],
        b,
      );
    },
    () => {
      d.path(rectPath(...at(0, 0), size, size, size * 0.18), { fill: a });
      disc(0.5, 0.5, 0.28, b);
      disc(0.5, 0.5, 0.14, a);
    },
    () => {
      disc(0.36, 0.5, 0.36, a);
      d.path(ellipsePath(...at(0.64, 0.5), size * 0.36), { fill: b, opacity: 0.8 });
    },
    () => {
      for (let i = 0; i < 4; i++)
        d.path(rectPath(...at(i * 0.26, 0.75 - i * 0.25), size * 0.2, size * (0.25 + i * 0.25)), {
          fill: i % 2 ? b : a,
        });
    },
    () => {
      shape(
        [
          [0.5, 0],
          [1, 0.28],
          [1, 0.72],
          [0.5, 1],
          [0, 0.72],
          [0, 0.28],
        ],
        a,
      );
      shape(
        [
          [0.5, 0.2],
          [0.8, 0.37],
          [0.5, 0.54],
          [0.2, 0.37],
        ],
        b,
      );
    },
    () => {
      d.path(
        `M${at(0.5, 0).join(' ')}C${at(1.05, 0.45).join(' ')} ${at(0.9, 1).join(' ')} ${at(0.5, 1).join(' ')}C${at(0.1, 1).join(' ')} ${at(-0.05, 0.45).join(' ')} ${at(0.5, 0).join(' ')}Z`,
        { fill: a },
      );
      disc(0.5, 0.66, 0.18, b);
    },
    () => {
      for (let i = 0; i < 8; i++) {
        const t = (i * Math.PI) / 4;
        shape(
          [
            [0.5, 0.5],
            [0.5 + 0.5 * Math.cos(t), 0.5 + 0.5 * Math.sin(t)],
            [0.5 + 0.5 * Math.cos(t + 0.45), 0.5 + 0.5 * Math.sin(t + 0.45)],
          ],
          i % 2 ? a : b,
        );
      }
    },
    () => {
      d.path(
        `M${at(0, 0.6).join(' ')}Q${at(0.25, 0.25).join(' ')} ${at(0.5, 0.6).join(' ')}T${at(1, 0.6).join(' ')}`,
        { stroke: a, width: size * 0.16 },
      );
      d.path(
        `M${at(0, 0.85).join(' ')}Q${at(0.25, 0.5).join(' ')} ${at(0.5, 0.85).join(' ')}T${at(1, 0.85).join(' ')}`,
        { stroke: b, width: size * 0.1 },
      );
    },
    () => {
      shape(
        [
          [0, 0],
          [0.62, 0],
          [1, 0.5],
          [0.62, 1],
          [0, 1],
          [0.38, 0.5],
        ],
        a,
      );
      shape(
        [
          [0.5, 0.3],
          [0.7, 0.5],
          [0.5, 0.7],
        ],
        b,
      );
    },
  ];
  random.pick(draw)();
  d.mark('logo', { x, y, width: size, height: size });
}

/** A shield with a bar and a sun: a made-up state emblem. */
export function emblem(d: Draft, x: number, y: number, size: number, colour = '#2d4a77'): void {
  const w = size * 0.8;
  const left = x + (size - w) / 2;
  d.path(
    `M${left} ${y}H${left + w}V${y + size * 0.5}Q${left + w} ${y + size * 0.85} ${left + w / 2} ${y + size}Q${left} ${y + size * 0.85} ${left} ${y + size * 0.5}Z`,
    { stroke: colour, width: size * 0.03, fill: '#f4f6fa' },
  );
  for (let i = 0; i < 3; i++) {
    const top = y + size * (0.4 + i * 0.09);
    d.path(
      `M${left + w * 0.06} ${top}Q${left + w * 0.28} ${top - size * 0.06} ${left + w * 0.5} ${top}T${left + w * 0.94} ${top}`,
      { stroke: '#3f77b3', width: size * 0.025 },
    );
  }
  for (const [u, v] of [
    [0.5, 0.17],
    [0.36, 0.26],
    [0.64, 0.26],
  ] as const)
    d.path(ellipsePath(left + w * u, y + size * v, size * 0.055), { stroke: colour, width: size * 0.02 });
  d.path(linePath([left + w * 0.5, y + size * 0.68], [left + w * 0.5, y + size * 0.9]), {
    stroke: colour,
    width: size * 0.03,
  });
  d.path(ellipsePath(left + w * 0.5, y + size * 0.7, w * 0.16, size * 0.06), { fill: '#7a8f4b' });
  d.mark('logo', { x, y, width: size, height: size });
}
