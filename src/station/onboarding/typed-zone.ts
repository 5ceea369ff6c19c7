import type { MachineReadableZone } from '../../contract/pages.ts';
import { holds } from '../../engine/ocr/mrz/check-digit.ts';
import { zoneFields } from '../../engine/ocr/mrz/fields.ts';
import { ZONE_FORMATS } from '../../engine/ocr/mrz/formats.ts';

/**
 * A machine-readable zone from typed or transmitted lines (ICAO Doc 9303): format by the number and length of lines
 * and the characters that may stand where they do; null when no format fits.
 */
export function typedZone(given: readonly string[]): MachineReadableZone | null {
  const lines = given.map((line) => line.toUpperCase().replace(/\s/g, ''));
  const format = ZONE_FORMATS.find(
    (f) =>
      f.allowed.length === lines.length &&
      lines.every(
        (line, i) => line.length === f.lineLength && [...line].every((c, k) => f.allowed[i]![k]!.includes(c)),
      ),
  );
  if (!format) return null;
  const checkDigits = format.checks.map((rule) => ({ field: rule.field, valid: holds(rule, lines, format) }));
  return {
    format: format.format,
    lines,
    box: { x: 0, y: 0, width: 0, height: 0 },
    fields: zoneFields(lines, format),
    checkDigits,
    valid: checkDigits.every((d) => d.valid),
    confidence: 1,
    repaired: 0,
  };
}
