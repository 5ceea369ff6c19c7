import type { MachineReadableZone } from '../../../contract/pages.ts';
import { checkDigit, holds } from '../../ocr/mrz/check-digit.ts';
import { zoneFields } from '../../ocr/mrz/fields.ts';
import { textAt, ZONE_FORMATS } from '../../ocr/mrz/formats.ts';

type Format = MachineReadableZone['format'];

/** A zone as OCR would deliver it: lines padded with fillers, check digits valid. */
export function zoneOf(name: Format, ...started: readonly string[]): MachineReadableZone {
  const format = ZONE_FORMATS.find((f) => f.format === name)!;
  const lines = format.checks.reduce(
    (all, rule) => {
      const { at, covers } = rule;
      // A long number has its check digit in the optional data.
      if (
        rule.field === 'documentNumber' &&
        /^.{14}<\S{2,}/.test(all[0]!) &&
        name === 'TD1' &&
        all[0]![15] !== '<'
      )
        return all;
      const digit = String(checkDigit(covers.map((span) => textAt(all, span)).join('')));
      return all.map((text, i) =>
        i === at.line ? text.slice(0, at.start) + digit + text.slice(at.end) : text,
      );
    },
    started.map((line) => line.padEnd(format.lineLength, '<')),
  );
  const checkDigits = format.checks.map((rule) => ({ field: rule.field, valid: holds(rule, lines, format) }));
  return {
    format: name,
    lines,
    box: { x: 60, y: 1200, width: 800, height: 90 },
    fields: zoneFields(lines, format),
    checkDigits,
    valid: checkDigits.every(({ valid }) => valid),
    confidence: 0.99,
    repaired: 0,
  };
}
