import { expect, it } from 'vitest';
import { openPdfEvidence } from './pdf-evidence.ts';
import { handmadePdf } from './handmade.test-data.ts';

it('places on a page that was turned upright are turned with it', () => {
  const pdf = openPdfEvidence(handmadePdf({ content: '' }), 'full')!;
  const page = pdf.pages()[0]!;
  const [left, bottom, right, top] = page.box;
  const size = { width: right - left, height: top - bottom };
  const corner = { x0: left, y0: top - 20, x1: left + 50, y1: top };
  const shown = (orientation: 0 | 90 | 180 | 270) => {
    const lies = orientation % 180 !== 0;
    pdf.setShown(
      0,
      lies ? { width: size.height, height: size.width, orientation } : { ...size, orientation },
    );
    return pdf.toPixels(page, corner);
  };
  expect(shown(0)).toEqual({ x: 0, y: 0, width: 50, height: 20 });
  expect(shown(90)).toEqual({ x: size.height - 20, y: 0, width: 20, height: 50 });
  expect(shown(180)).toEqual({ x: size.width - 50, y: size.height - 20, width: 50, height: 20 });
  expect(shown(270)).toEqual({ x: 0, y: size.width - 50, width: 20, height: 50 });
});
