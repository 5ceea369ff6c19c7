import type { Box } from '../../../../src/contract/geometry.ts';
import { through, type Condition, type Shot } from './shot.ts';

const mirrored: Condition['spoil'] = ({ raster }) => through(raster, (image) => image.flop());
const mirroredBox = ({ raster, box }: Shot): Box => ({ ...box, x: raster.width - box.x - box.width });

/** Turned clockwise; what the frame then shows beyond the picture is gray. */
const turned =
  (degrees: number): Condition['spoil'] =>
  ({ raster }) =>
    through(raster, (image) => image.rotate(degrees, { background: '#808080' }));

function turnedBox(degrees: number) {
  return ({ raster, box }: Shot): Box => {
    const angle = (degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const width = Math.abs(raster.width * c) + Math.abs(raster.height * s);
    const height = Math.abs(raster.width * s) + Math.abs(raster.height * c);
    const dx = box.x + box.width / 2 - raster.width / 2;
    const dy = box.y + box.height / 2 - raster.height / 2;
    return {
      ...box,
      x: width / 2 + dx * c - dy * s - box.width / 2,
      y: height / 2 + dx * s + dy * c - box.height / 2,
    };
  };
}

/** Cut so that the edges of the picture are at these shares of the detector's box. */
function cut(edges: {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}): Pick<Condition, 'spoil' | 'place'> {
  const frame = ({ raster, box }: Shot) => {
    const left = Math.round(Math.max(0, edges.left === undefined ? 0 : box.x + edges.left * box.width));
    const top = Math.round(Math.max(0, edges.top === undefined ? 0 : box.y + edges.top * box.height));
    const right = edges.right === undefined ? raster.width : box.x + edges.right * box.width;
    const bottom = edges.bottom === undefined ? raster.height : box.y + edges.bottom * box.height;
    return {
      left,
      top,
      width: Math.round(Math.min(raster.width, right) - left),
      height: Math.round(Math.min(raster.height, bottom) - top),
    };
  };
  return {
    spoil: (shot) => through(shot.raster, (image) => image.extract(frame(shot))),
    place: (shot) => ({ ...shot.box, x: shot.box.x - frame(shot).left, y: shot.box.y - frame(shot).top }),
  };
}

export const PLACES: readonly Condition[] = [
  { name: 'mirrored', of: 'selfie', spoil: mirrored, place: mirroredBox },
  ...[90, 180, 270].map((degrees): Condition => ({
    name: `turned by ${degrees}°`,
    of: 'selfie',
    spoil: turned(degrees),
  })),
  ...[15, 30, -30, 45].map((degrees): Condition => ({
    name: `head tilted by ${degrees}°`,
    of: 'selfie',
    spoil: turned(degrees),
    place: turnedBox(degrees),
  })),
  {
    name: 'cut close around the face',
    of: 'selfie',
    ...cut({ left: -0.05, top: -0.05, right: 1.05, bottom: 1.05 }),
  },
  { name: 'chin cut off', of: 'selfie', ...cut({ bottom: 0.85 }) },
  { name: 'forehead cut off', of: 'selfie', ...cut({ top: 0.12 }) },
  { name: 'a fifth cut off at the side', of: 'selfie', ...cut({ left: 0.2 }) },
  { name: 'half cut off', of: 'selfie', ...cut({ left: 0.5 }) },
];
