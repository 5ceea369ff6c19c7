import { through } from '../../tamper/programs.ts';
import { css, type Change, type EditingProgram } from '../change.ts';

function argumentsOf(change: Change): string[] {
  if (change.kind === 'erase') {
    const { x, y, width, height } = change.box;
    const area = `rectangle ${x},${y} ${x + width - 1},${y + height - 1}`;
    return ['-fill', css(change.colour), '-draw', area];
  }
  if (change.kind === 'copy') {
    const { x, y, width, height } = change.from;
    const cut = ['(', '+clone', '-crop', `${width}x${height}+${x}+${y}`, '+repage', ')'];
    return [...cut, '-geometry', `+${change.x}+${change.y}`, '-composite', '-geometry', '+0+0'];
  }
  if (change.kind === 'blur') {
    const { x, y, width, height } = change.box;
    return ['-region', `${width}x${height}+${x}+${y}`, '-blur', `0x${change.sigma}`, '+region'];
  }
  const type = ['-font', change.face.file, '-pointsize', String(change.size), '-fill', css(change.colour)];
  const write = ['-annotate', `+${change.x}+${change.baseline}`, change.text.replaceAll('%', '%%')];
  if (change.blur === 0) return [...type, ...write];
  const layer = ['(', '+clone', '-alpha', 'transparent', ...type, ...write, '-channel', 'RGBA'];
  return [...layer, '-blur', `0x${change.blur}`, ')', '-composite'];
}

/** ImageMagick from the command line. */
export const magick: EditingProgram = {
  id: 'imagemagick',
  heldOut: false,
  apply: (picture, changes) =>
    through(
      'convert',
      ['in', '-density', '72', ...changes.flatMap(argumentsOf), '-depth', '8', 'PNG24:out.png'],
      { in: picture },
      'out.png',
    ),
};
