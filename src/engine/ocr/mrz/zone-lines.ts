import { sharedArea, type Box } from '../../../contract/geometry.ts';
import type { MachineReadableZone, TextLine } from '../../../contract/pages.ts';
import { inReadingOrder } from '../reading-order.ts';

/** Replaces the general recogniser's lines by the zone's own. */
export function withZoneLines(lines: readonly TextLine[], zone: MachineReadableZone): TextLine[] {
  const outside = lines.filter((line) => !mostlyInside(line.box, zone.box));
  const height = zone.box.height / zone.lines.length;
  const own = zone.lines.map((text, i): TextLine => {
    const box = { ...zone.box, y: zone.box.y + i * height, height };
    const pitch = box.width / text.length;
    return {
      text,
      confidence: zone.confidence,
      box,
      reader: 'mrz',
      characters: [...text].map((_, k) => box.x + k * pitch),
    };
  });
  return inReadingOrder([...outside, ...own]);
}

/** Does more than half of a box lie in another? */
export function mostlyInside(inner: Box, outer: Box): boolean {
  const shared = sharedArea(inner, outer);
  return shared > 0 && shared > 0.5 * inner.width * inner.height;
}
