import QRCode from 'qrcode';
import type { Draft } from '../draw/draft.ts';
import { rectPath } from '../draw/shapes.ts';

/** A QR code of the given side in points, with its quiet zone inside. */
export function qr(d: Draft, x: number, y: number, side: number, text: string): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = side / (modules.size + 8);
  d.path(rectPath(x, y, side, side), { fill: '#ffffff' });
  let path = '';
  for (let r = 0; r < modules.size; r++) {
    for (let c = 0; c < modules.size; c++)
      if (modules.get(r, c))
        path += rectPath(x + (c + 4) * unit, y + (r + 4) * unit, unit + 0.02, unit + 0.02);
  }
  d.path(path, { fill: '#000000' });
  d.barcodes[d.index]!.push({
    format: 'QRCode',
    text,
    box: { x: x + 4 * unit, y: y + 4 * unit, width: modules.size * unit, height: modules.size * unit },
  });
}
