import { decodeFaceImage } from '../../../../src/engine/faces/decode.ts';
import type { Box } from '../../../../src/contract/geometry.ts';
import type { Raster } from '../../../../src/engine/raster/page.ts';
import { printOnCard } from '../verification.ts';
import { drawn, layHead, toJpeg, type Condition, type Shot } from './shot.ts';

const CARD = { width: 1_012, height: 638 };
const PORTRAIT = { x: 190, y: 230, height: 190 };

const printed = async ({ raster }: Shot): Promise<Raster> =>
  decodeFaceImage(await printOnCard('', await toJpeg(raster, 95)));

/** Fine waves over the portrait, of the given lightness in per cent. */
function guilloche(raster: Raster, lightness: number): Raster {
  const { width, height } = raster;
  return drawn(raster, (context) => {
    context.lineWidth = Math.max(1, width / 170);
    for (let k = 0; k < 26; k++) {
      context.strokeStyle = `hsla(${(k * 37) % 360}, 70%, ${lightness}%, 0.38)`;
      context.beginPath();
      for (let x = 0; x <= width; x += 3) {
        const y = ((k + 0.5) / 26) * height + Math.sin((x / width) * 9 + k * 0.6) * height * 0.05;
        if (x === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.stroke();
    }
  });
}

/** Fine light waves and a shimmering emblem over the portrait, as laminates have them. */
function hologram(raster: Raster): Raster {
  const { width, height } = raster;
  return drawn(guilloche(raster, 70), (context) => {
    for (const radius of [0.12, 0.17, 0.22]) {
      context.strokeStyle = 'rgba(220, 240, 255, 0.5)';
      context.lineWidth = width / 80;
      context.beginPath();
      context.arc(width * 0.62, height * 0.6, width * radius, 0, 2 * Math.PI);
      context.stroke();
    }
  });
}

/** A whole card in plain colours with the portrait on it. */
function card(shot: Shot, ghost: boolean, portrait = PORTRAIT, size = CARD): Raster {
  const plain = { data: new Uint8Array(size.width * size.height * 3).fill(226), ...size };
  return drawn(plain, (context) => {
    context.fillStyle = '#35506b';
    for (let line = 0; line < 7; line++)
      context.fillRect(
        0.42 * size.width,
        (150 + 52 * line) * (size.height / 638),
        (0.2 + 0.03 * line) * size.width,
        9,
      );
    layHead(context, shot, portrait, 'photograph');
    if (!ghost) return;
    context.globalAlpha = 0.55;
    layHead(
      context,
      shot,
      { x: 0.86 * size.width, y: 0.62 * size.height, height: 0.5 * portrait.height },
      'photograph',
    );
  });
}

const cardBox = ({ box }: Shot): Box => {
  const width = (box.width * PORTRAIT.height) / box.height;
  return { x: PORTRAIT.x - width / 2, y: PORTRAIT.y, width, height: PORTRAIT.height };
};

/** The seal of an office, stamped over a corner of the portrait. */
function stamped({ raster, box }: Shot): Raster {
  return drawn(raster, (context) => {
    context.strokeStyle = 'rgba(40, 50, 140, 0.75)';
    context.fillStyle = 'rgba(40, 50, 140, 0.75)';
    context.lineWidth = box.width / 25;
    for (const radius of [0.55, 0.42]) {
      context.beginPath();
      context.arc(box.x + box.width * 0.95, box.y + box.height * 0.95, box.width * radius, 0, 2 * Math.PI);
      context.stroke();
    }
    context.font = `bold ${Math.round(box.width * 0.16)}px sans-serif`;
    context.fillText('CERTIFIED', box.x + box.width * 0.5, box.y + box.height);
  });
}

function glare({ raster, box }: Shot): Raster {
  return drawn(raster, (context) => {
    const light = context.createRadialGradient(
      box.x + box.width * 0.35,
      box.y + box.height * 0.3,
      0,
      box.x + box.width * 0.35,
      box.y + box.height * 0.3,
      box.width * 0.6,
    );
    light.addColorStop(0, 'rgba(255,255,255,0.95)');
    light.addColorStop(0.4, 'rgba(255,255,255,0.6)');
    light.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = light;
    context.fillRect(0, 0, raster.width, raster.height);
  });
}

export const DOCUMENTS: readonly Condition[] = [
  { name: 'printed', of: 'ID photo', spoil: printed },
  {
    name: 'printed, fine light lines over it',
    of: 'ID photo',
    spoil: async (shot) => guilloche(await printed(shot), 70),
  },
  {
    name: 'printed, fine dark lines over it',
    of: 'ID photo',
    spoil: async (shot) => guilloche(await printed(shot), 25),
  },
  { name: 'printed, hologram over it', of: 'ID photo', spoil: async (shot) => hologram(await printed(shot)) },
  { name: 'seal stamped over the chin', of: 'ID photo', spoil: stamped },
  { name: 'lamp mirrored in the laminate', of: 'ID photo', spoil: glare },
  { name: 'card', of: 'ID photo', spoil: (shot) => card(shot, false), place: cardBox },
  { name: 'card with a ghost portrait', of: 'ID photo', spoil: (shot) => card(shot, true), place: cardBox },
  {
    name: 'card that fills a fifth of a page',
    of: 'ID photo',
    spoil: (shot) => card(shot, true, { x: 300, y: 400, height: 80 }, { width: 1_240, height: 1_754 }),
    place: ({ box }) => ({ x: 260, y: 400, width: (box.width * 80) / box.height, height: 80 }),
  },
];
