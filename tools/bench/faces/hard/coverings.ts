import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawnOnFace, type Condition } from './shot.ts';

type Draw = (context: SKRSContext2D) => void;

const covering = (name: string, draw: Draw): Condition => ({
  name,
  of: 'selfie',
  spoil: (shot) => drawnOnFace(shot, draw),
});

function filled(context: SKRSContext2D, colour: string, outline: (context: SKRSContext2D) => void): void {
  context.fillStyle = colour;
  context.beginPath();
  outline(context);
  context.fill();
}

const lenses =
  (colour: string, rim: string): Draw =>
  (context) => {
    for (const x of [-0.5, 0.5])
      filled(context, colour, (c) => c.ellipse(x, 0.06, 0.42, 0.33, 0, 0, 2 * Math.PI));
    context.strokeStyle = rim;
    context.lineWidth = 0.06;
    for (const x of [-0.5, 0.5]) {
      context.beginPath();
      context.ellipse(x, 0.06, 0.42, 0.33, 0, 0, 2 * Math.PI);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(-0.1, 0);
    context.lineTo(0.1, 0);
    context.moveTo(-0.92, 0);
    context.lineTo(-1.15, -0.05);
    context.moveTo(0.92, 0);
    context.lineTo(1.15, -0.05);
    context.stroke();
  };

const mask: Draw = (context) =>
  filled(context, '#a9c6d8', (c) => {
    c.moveTo(-1.05, 0.35);
    c.quadraticCurveTo(0, 0.25, 1.05, 0.35);
    c.quadraticCurveTo(1, 1.5, 0, 1.95);
    c.quadraticCurveTo(-1, 1.5, -1.05, 0.35);
  });

/** A cap drawn down to the brows; its brim throws a shadow. */
const cap: Draw = (context) => {
  filled(context, '#1d2a4d', (c) => c.ellipse(0, -0.55, 1.35, 1.3, 0, Math.PI, 2 * Math.PI));
  filled(context, '#0005', (c) => c.rect(-1.1, -0.5, 2.2, 0.4));
  filled(context, '#16213c', (c) => c.ellipse(0, -0.52, 1.2, 0.2, 0, 0, 2 * Math.PI));
};

/** Hair, ears, neck and the outline of the cheeks are covered; the face itself is free. */
const headscarf: Draw = (context) =>
  filled(context, '#6d3f5c', (c) => {
    c.ellipse(0, 0.5, 1.75, 2.3, 0, 0, 2 * Math.PI);
    c.ellipse(0, 0.42, 0.98, 1.32, 0, 0, 2 * Math.PI, true);
  });

const hand: Draw = (context) => {
  for (let finger = 0; finger < 4; finger++)
    filled(context, ['#8a5a3c', '#7f5236', '#855639', '#7a4e33'][finger]!, (c) =>
      c.roundRect(-0.15, 0.62 + finger * 0.26, 1.7, 0.24, 0.12),
    );
};

const hairOverEye: Draw = (context) =>
  filled(context, '#241a14', (c) => {
    c.moveTo(-1.3, -1.3);
    c.lineTo(0.1, -1.3);
    c.quadraticCurveTo(-0.15, 0.2, -0.85, 0.75);
    c.lineTo(-1.3, 0.6);
  });

export const COVERINGS: readonly Condition[] = [
  covering('glasses', lenses('#ffffff18', '#1a1a1a')),
  covering('sunglasses', lenses('#0b0b0d', '#1a1a1a')),
  covering('mask over mouth and nose', mask),
  covering('cap drawn down to the brows', cap),
  covering('headscarf', headscarf),
  covering('hand over mouth and cheek', hand),
  covering('hair over one eye', hairOverEye),
];
