/** `node tools/screens/tokens/main.ts [FOLDER]`: the token page in light and dark, as .cache/screens/tokens-*.png. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build, preview } from 'vite';
import { openBrowser } from '../../../test/e2e/counter.ts';

const here = import.meta.dirname;
const folder = path.resolve(process.argv[2] ?? path.join(here, '..', '..', '..', '.cache', 'screens'));
mkdirSync(folder, { recursive: true });
const outDir = mkdtempSync(path.join(tmpdir(), 'netefatsa-tokens-'));
const common = { root: here, configFile: false, logLevel: 'warn' } as const;
await build({ ...common, plugins: [react()], build: { outDir, emptyOutDir: true, target: 'chrome130' } });
const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const scheme of ['light', 'dark']) {
    await page.goto(`${server.resolvedUrls!.local[0]}?scheme=${scheme}`);
    await page.getByText('Badges, confidence, table').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const png = await page.screenshot({ fullPage: true });
    await sharp(png)
      .png({ palette: true, quality: 90, effort: 8 })
      .toFile(path.join(folder, `tokens-${scheme}.png`));
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
