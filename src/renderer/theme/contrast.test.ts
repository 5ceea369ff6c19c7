import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colour tokens of one block of tokens.css. */
function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const PAIRS = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((text) =>
    ['ground', 'surface', 'sunken'].map((on) => [text, on]),
  ),
  ...['savanna', 'acacia', 'clay', 'dusk'].flatMap((tone) => [
    [`${tone}-text`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['river-strong', 'river-soft'],
  ['on-river', 'river'],
];

test('black on white is 21:1', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

describe.each(["[data-mantine-color-scheme='light']", "[data-mantine-color-scheme='dark']"])(
  '%s',
  (selector) => {
    const tokens = tokensOf(selector);
    test.each(PAIRS)('%s on %s is at least 4.5:1', (text, ground) => {
      expect(contrast(tokens.get(text!)!, tokens.get(ground!)!)).toBeGreaterThanOrEqual(4.5);
    });
  },
);
