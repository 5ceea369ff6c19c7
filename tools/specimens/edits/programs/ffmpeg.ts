import { through } from '../../tamper/programs.ts';
import type { Change, Colour, EditingProgram } from '../change.ts';

const hex = (colour: Colour): string =>
  `0x${colour.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** One step as a filter graph from label `from` to label `to`. */
function filterOf(change: Change, from: string, to: string, text: string): string {
  if (change.kind === 'erase') {
    const { x, y, width, height } = change.box;
    return `[${from}]drawbox=x=${x}:y=${y}:w=${width}:h=${height}:color=${hex(change.colour)}:t=fill[${to}]`;
  }
  if (change.kind === 'copy') {
    const { x, y, width, height } = change.from;
    const cut = `[${from}]split[${to}a][${to}b];[${to}b]crop=${width}:${height}:${x}:${y}:exact=1[${to}c]`;
    return `${cut};[${to}a][${to}c]overlay=${change.x}:${change.y}:format=gbrp[${to}]`;
  }
  if (change.kind === 'blur') {
    const { x, y, width, height } = change.box;
    const cut = `[${from}]split[${to}a][${to}b];[${to}b]crop=${width}:${height}:${x}:${y}:exact=1,gblur=${change.sigma}[${to}c]`;
    return `${cut};[${to}a][${to}c]overlay=${x}:${y}:format=gbrp[${to}]`;
  }
  const { face, size, x, baseline, colour } = change;
  const at = `x=${x}:y=${baseline}-max_glyph_a`;
  return `[${from}]drawtext=fontfile=${face.file}:textfile=${text}:fontsize=${size}:fontcolor=${hex(colour)}:${at}[${to}]`;
}

/** ffmpeg's filters, which know no blur of the text alone. */
export const ffmpeg: EditingProgram = {
  id: 'ffmpeg',
  heldOut: false,
  apply: async (picture, changes) => {
    const files: Record<string, Uint8Array> = { in: picture };
    const steps = changes.map((change, i) => {
      if (change.kind === 'text') files[`text${i}`] = new TextEncoder().encode(change.text);
      return filterOf(change, `s${i}`, `s${i + 1}`, `text${i}`);
    });
    const graph = ['[0:v]format=gbrp[s0]', ...steps, `[s${changes.length}]format=rgb24[out]`].join(';');
    const args = ['-v', 'error', '-i', 'in', '-filter_complex', graph, '-map', '[out]', '-frames:v', '1'];
    return through('ffmpeg', [...args, 'out.png'], files, 'out.png');
  },
};
