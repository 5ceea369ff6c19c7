import { unionOf } from '../../../contract/geometry.ts';
import type { MachineReadableZone, TextLine } from '../../../contract/pages.ts';
import { holds } from './check-digit.ts';
import { zoneFields } from './fields.ts';
import { ZONE_FORMATS, type ZoneFormat } from './formats.ts';

/** Confidence of a text layer: no OCR involved. */
const CERTAIN = 0.99;

/**
 * The machine-readable zone among lines of a PDF's text layer: consecutive lines with exactly the length and characters
 * of a format. Needs no pixels, and works for fonts other than OCR-B.
 *
 * @returns null if no lines fit; `valid: false` if check digits are invalid.
 */
export function zoneOfText(lines: readonly TextLine[]): MachineReadableZone | null {
  const rows = lines
    .map((line) => ({ line, text: line.text.replace(/\s/g, '').toUpperCase() }))
    .filter(({ text }) => ZONE_FORMATS.some((f) => f.lineLength === text.length))
    .sort((a, b) => a.line.box.y - b.line.box.y);
  const zones = ZONE_FORMATS.flatMap((format) =>
    rows.flatMap((_, first): MachineReadableZone[] => {
      const own = rows.slice(first, first + format.allowed.length);
      const texts = own.map((row) => row.text);
      return fits(texts, format)
        ? [
            zoneOf(
              own.map((row) => row.line),
              texts,
              format,
            ),
          ]
        : [];
    }),
  );
  return zones.find((zone) => zone.valid) ?? zones[0] ?? null;
}

function fits(texts: readonly string[], format: ZoneFormat): boolean {
  return (
    texts.length === format.allowed.length &&
    texts.some((text) => text.includes('<<')) &&
    format.allowed.every((line, i) =>
      line.every((set, position) => set.includes(texts[i]![position] ?? ' ')),
    ) &&
    texts.every((text) => text.length === format.lineLength)
  );
}

function zoneOf(
  lines: readonly TextLine[],
  texts: readonly string[],
  format: ZoneFormat,
): MachineReadableZone {
  const checkDigits = format.checks.map((rule) => ({ field: rule.field, valid: holds(rule, texts, format) }));
  return {
    format: format.format,
    lines: [...texts],
    box: unionOf(lines.map((line) => line.box)),
    fields: zoneFields(texts, format),
    checkDigits,
    valid: checkDigits.every((digit) => digit.valid),
    confidence: CERTAIN,
    repaired: 0,
  };
}
