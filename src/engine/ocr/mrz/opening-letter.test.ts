import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../../contract/config.ts';
import { openPages } from '../../intake/open-pages.ts';
import { readPage } from '../read-page.ts';

const NAMES = 'UTOEXAMPLE<<TINA<RUTH'.padEnd(42, '<');

/** A strip with two rows in a typewriter's letters. */
async function zoneOf(...rows: readonly string[]): Promise<string | undefined> {
  const texts = rows.map((row, i) => `<text x="40" y="${90 + 70 * i}">${row.replaceAll('<', '&lt;')}</text>`);
  const svg = `<svg width="1300" height="260" xmlns="http://www.w3.org/2000/svg"><rect width="1300" height="260" fill="#fff"/><g font-family="DejaVu Sans Mono" font-size="44">${texts.join('')}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  for await (const page of openPages({ name: 'a.png', bytes }, { fileIndex: 0, firstPageIndex: 0 }))
    return (await readPage(page, { ...DEFAULT_READERS, secondary: 'none' })).mrz?.format;
  return undefined;
}

// The composite digit is wrong; the three digits that a visa has hold.
it('a passport whose last check digit fails is no visa', async () =>
  expect(await zoneOf(`P<${NAMES}`, 'L898902C36UTO7408122F1204159<<<<<<<<<<<<<<<5')).not.toMatch(/^MRV/));

it('a visa is one', async () =>
  expect(await zoneOf(`V<${NAMES}`, 'L898902C36UTO7408122F1204159'.padEnd(44, '<'))).toBe('MRVA'));
