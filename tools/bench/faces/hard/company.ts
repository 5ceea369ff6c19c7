import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../../../src/contract/geometry.ts';
import { drawn, layHead, through, type Company, type Condition, type Shot } from './shot.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Where the person stands who is meant: somewhat left of the middle, as at a counter. */
const MEANT = { x: 290, y: 150, height: 200 };

type Scene = (context: SKRSContext2D, shot: Shot, company: Company) => void;

/** A camera's picture of the person who is meant; others are drawn first, behind. */
function scene(name: string, others: Scene): Condition {
  return {
    name,
    of: 'selfie',
    spoil: async (shot, company) => {
      const room = await through(shot.raster, (image) =>
        image.resize(WIDTH, HEIGHT, { fit: 'fill' }).blur(40).linear(0.6, 60),
      );
      return drawn(room, (context) => {
        others(context, shot, company);
        layHead(context, shot, MEANT);
      });
    },
    place: meantBox,
  };
}

function meantBox({ box }: Shot): Box {
  const { x, y, height } = MEANT;
  const width = (box.width * height) / box.height;
  return { x: x - width / 2, y, width, height };
}

const beside =
  (share: number, x = 500): Scene =>
  (context, _shot, { others }) =>
    layHead(context, others[0]!, {
      x,
      y: 250 - (share * MEANT.height) / 2,
      height: share * MEANT.height,
    });

/** A photograph of somebody in a frame on the wall. */
const poster: Scene = (context, _shot, { others }) => {
  context.fillStyle = '#f2efe6';
  context.fillRect(445, 20, 170, 210);
  layHead(context, others[0]!, { x: 530, y: 85, height: 90 }, 'photograph');
};

const group: Scene = (context, _shot, { others }) => {
  for (const [i, x] of [60, 165, 430, 560].entries())
    layHead(context, others[i]!, { x, y: 120 + 20 * (i % 2), height: 130 });
};

const queue: Scene = (context, _shot, { others }) => {
  for (const [i, x] of [70, 150, 480, 570].entries())
    layHead(context, others[i]!, { x, y: 110, height: 60 + 10 * (i % 2) });
};

/** The own identity card held up beside the face. */
const cardInHand: Scene = (context, _shot, { own }) => {
  context.fillStyle = '#dfe9ee';
  context.fillRect(430, 230, 200, 126);
  layHead(context, own, { x: 480, y: 275, height: 55 }, 'photograph');
};

const alone: Scene = () => undefined;

export const COMPANY: readonly Condition[] = [
  scene('alone before the camera', alone),
  ...[0.45, 0.55, 0.65, 0.8].map((share) =>
    scene(`somebody behind, ${Math.round(100 * share)} % of the size`, beside(share)),
  ),
  scene('somebody close behind the shoulder, 50 %', beside(0.5, 440)),
  scene('four people queueing behind, a third', queue),
  scene('framed photograph on the wall, 45 %', poster),
  scene('group of five, the one in the middle largest', group),
  scene('own card held beside the face', cardInHand),
];
