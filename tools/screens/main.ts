/**
 * `node tools/screens/main.ts [FOLDER]`: pictures of every screen, made from a running station with the specimens of
 * samples/ (fictional people). Written to docs/screens unless another folder is named.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { openBrowser, openCounter, setUp } from '../../test/e2e/counter.ts';
import { sample, startStation } from '../../test/e2e/running-station.ts';

const folder = path.resolve(
  process.argv[2] ?? path.resolve(import.meta.dirname, '..', '..', 'docs', 'screens'),
);
mkdirSync(folder, { recursive: true });

const station = await startStation();
const browser = await openBrowser();
const { page } = await openCounter(browser, station.baseUrl, { colorScheme: 'light' });
try {
  await picture('set-up');
  await setUp(page);
  await picture('home-first-day');
  await verify(page, ['omang-front.jpg', 'omang-back.jpg'], 'capture');
  for (const tab of ['Fields', 'Checks', 'Forensics', 'Face', 'Text', 'History']) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click();
    await picture(`case-${tab.toLowerCase()}`);
  }
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').waitFor();
  await picture('reject');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await verify(page, ['passport.jpg'], null);
  await picture('case-passport');
  await verify(page, ['bank-statement.pdf'], null);
  await picture('case-bank-statement');
  await open('/', 'home');
  await open('/verify/camera', 'camera', 2_500);
  await open('/verify/scan', 'scan');
  await open('/cases', 'cases');
  await open('/approvals', 'approvals');
  await open('/audit', 'audit');
  for (const section of ['operators', 'applications', 'sources', 'settings', 'about'])
    await open(`/administration/${section}`, `settings-${section}`);
  await open('/screening', 'screening');
  await open('/registry', 'register');
  await open('/face-check', 'face-check');
  await open('/onboarding/person', 'onboarding');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('1. ').waitFor();
  await picture('onboarding-steps');

  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
  await page.reload();
  await page.locator('label').filter({ hasText: 'TN' }).first().click();
  await open('/', 'home-dark-setswana');
  await open('/cases', 'cases-dark-setswana');
  await page.getByRole('cell').getByRole('link').nth(1).click();
  await page.getByRole('tab').first().waitFor();
  await picture('case-dark-setswana');
  await page.locator('header button').last().click();
  await page.locator('input[type="password"]').waitFor();
  await picture('locked-dark-setswana');
} finally {
  await browser.close();
  await station.stop();
}

async function open(place: string, name: string, settleMs = 0): Promise<void> {
  await page.goto(`${station.baseUrl}/#${place}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  await picture(name);
}

async function verify(on: Page, files: readonly string[], captured: string | null): Promise<void> {
  await on.goto(`${station.baseUrl}/#/`);
  await on.getByLabel('Choose files').setInputFiles(files.map(sample));
  await on.getByRole('button', { name: 'Verify', exact: true }).waitFor();
  if (captured) await picture(captured);
  await on.getByRole('button', { name: 'Verify', exact: true }).click();
  if (captured) {
    await on.getByRole('heading', { name: 'Verifying' }).waitFor();
    await picture('processing');
  }
  await on.waitForURL(/#\/cases\//);
  await on.getByRole('tab').first().waitFor();
}

async function picture(name: string): Promise<void> {
  await page.waitForTimeout(350);
  const png = await page.screenshot();
  await sharp(png)
    .png({ palette: true, quality: 90, effort: 8 })
    .toFile(path.join(folder, `${name}.png`));
  console.log(name);
}
