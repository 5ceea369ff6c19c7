/**
 * `node tools/screens/main.ts [FOLDER] [--only=batch,restore]`: pictures of every screen in both languages, both themes and both sizes, made
 * from a running station with the specimens of samples/ (fictional people). Written to .cache/screens unless another
 * folder is named: `1280x800/en-light/home.webp`. docs/screens keeps the few that pages show.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { english } from '../../src/renderer/language/english.ts';
import { setswana } from '../../src/renderer/language/setswana.ts';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { stageStation } from '../../test/e2e/staged-station.ts';
import { openBrowser, openCounter } from '../../test/e2e/counter.ts';
import { driveDocumentCamera, putDown } from '../../test/e2e/document-camera.ts';
import { sample, startStation } from '../../test/e2e/running-station.ts';
import { stageDay, type Stage } from './stage.ts';

const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice(7)
  .split(',');
const folder = path.resolve(
  process.argv.slice(2).find((arg) => !arg.startsWith('--')) ??
    path.join(import.meta.dirname, '..', '..', '.cache', 'screens'),
);
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** What it says on the screen of a restore, in either language. */
const inEither = (words: 'begin' | 'place' | 'look'): RegExp =>
  new RegExp(`^(?:${english.restore[words]}|${setswana.restore[words]})$`);
/** Where the screens look for a backup. */
const backups = mkdtempSync(path.join(tmpdir(), 'netefatsa-screens-'));

type Shot = (name: string) => Promise<void>;
interface Scene {
  readonly place: string;
  /** What to do on the screen; it takes its own pictures. Default: one picture named like the scene. */
  readonly act?: (page: Page, shot: Shot) => Promise<void>;
}

/** By name. The order is that of a day. */
function scenes({ omang, passport, changed, onboarding }: Stage): Record<string, Scene> {
  const tabs = async (page: Page, shot: Shot): Promise<void> => {
    const names = ['fields', 'checks', 'forensics', 'face', 'screening', 'text', 'history'];
    for (const [i, name] of names.entries()) {
      await page.getByRole('tab').nth(i).click();
      await shot(`case-${name}`);
    }
  };
  return {
    home: { place: '/' },
    capture: {
      place: '/verify',
      act: async (page, shot) => {
        await page
          .locator('input[type=file]')
          .setInputFiles([sample('omang-front.jpg'), sample('omang-back.jpg')]);
        await page.locator('figure img').nth(1).waitFor();
        await shot('capture');
        for (let left = 2; left > 0; left--)
          await page.locator('ol li button:has(.tabler-icon-trash)').first().click();
      },
    },
    camera: {
      place: '/verify/camera',
      act: async (page, shot) => {
        await putDown(page, 'far');
        await page.locator('video').waitFor();
        await page.waitForTimeout(900);
        await shot('camera');
        await putDown(page, 'empty');
      },
    },
    scan: { place: '/verify/scan' },
    case: { place: `/cases/${omang}`, act: tabs },
    'case-passport': { place: `/cases/${passport}` },
    'case-changed': {
      place: `/cases/${changed}`,
      act: async (page, shot) => {
        await page.getByRole('tab').nth(2).click();
        await shot('case-changed');
      },
    },
    reject: {
      place: `/cases/${omang}`,
      act: async (page, shot) => {
        await page
          .locator('footer button')
          .filter({ has: page.locator('.tabler-icon-x') })
          .click();
        await page.getByRole('dialog').waitFor();
        await shot('reject');
        await page.keyboard.press('Escape');
      },
    },
    batch: {
      place: '/batch',
      act: async (page, shot) => {
        const names = ['omang-front.jpg', 'omang-back.jpg', 'passport.jpg', 'payslip.png'];
        await page.locator('main input[type=file]:not([webkitdirectory])').setInputFiles(names.map(sample));
        await page.locator('main ol li button[aria-haspopup=menu]').first().waitFor({ timeout: 120_000 });
        await shot('batch');
        await page.locator('main button[aria-haspopup=menu]').first().click();
        await page.getByRole('menuitem').first().waitFor();
        await shot('batch-move');
        await page.keyboard.press('Escape');
      },
    },
    cases: { place: '/cases' },
    approvals: { place: '/approvals' },
    audit: {
      place: '/audit',
      act: async (page, shot) => {
        await page.locator('[data-holds=true]').waitFor();
        await shot('audit');
      },
    },
    screening: {
      place: `/screening?case=${onboarding}&name=Quilon%20Zarevitch`,
      act: async (page, shot) => {
        await page.locator('form button[type=submit]').click();
        await page.getByText('Quillon Zarevitch').first().waitFor();
        await shot('screening');
      },
    },
    register: { place: '/registry' },
    'face-check': { place: '/face-check' },
    onboarding: { place: `/onboarding/person/${onboarding}` },
    'settings-operators': { place: '/administration/operators' },
    'settings-applications': {
      place: '/administration/applications',
      act: async (page, shot) => {
        await page.locator('td button').first().click();
        await page.locator('section').nth(1).waitFor();
        await shot('settings-applications');
      },
    },
    'settings-sources': { place: '/administration/sources' },
    'settings-consent': { place: '/administration/consent' },
    'settings-reports': { place: '/administration/reports' },
    'settings-backup': { place: '/administration/backup' },
    restore: {
      place: '/administration/backup',
      act: async (page, shot) => {
        await page.getByRole('button', { name: inEither('begin') }).click();
        await page.getByLabel(inEither('place')).fill(backups);
        await page.getByRole('button', { name: inEither('look') }).click();
        await page.getByText('monday.netefatsa').waitFor();
        await shot('restore');
      },
    },
    'settings-settings': { place: '/administration/settings' },
    'settings-about': { place: '/administration/about' },
  };
}

const other = await stageStation({});
await makeBackup(other.station, {
  file: path.join(backups, 'monday.netefatsa'),
  passphrase: 'sand between the rivers',
});
await other.stop();
const station = await startStation({ NETEFATSA_OPERATORS_IDLE_LOCK_MINUTES: '120' });
const browser = await openBrowser();
const { page } = await openCounter(browser, station.setUpUrl, { colorScheme: 'light' });
try {
  await driveDocumentCamera(page.context());
  await picture('1280x800/en-light', 'set-up');
  const stage = await stageDay(page, station.baseUrl);
  for (const language of ['en', 'tn'])
    for (const scheme of ['light', 'dark']) {
      await page.evaluate(
        ([lang, value]) => {
          localStorage.setItem('netefatsa-language', lang!);
          localStorage.setItem('mantine-color-scheme-value', value!);
        },
        [language, scheme],
      );
      await page.reload();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const place = `${size.width}x${size.height}/${language}-${scheme}`;
        for (const [name, { place: address, act }] of Object.entries(scenes(stage))) {
          if (only && !only.includes(name)) continue;
          await page.goto(`${station.baseUrl}/#${address}`);
          await page.locator('h1, footer').first().waitFor();
          await page.waitForLoadState('networkidle');
          if (act) await act(page, (shot) => picture(place, shot));
          else await picture(place, name);
        }
      }
    }
  await page.setViewportSize(SIZES[0]!);
  await page.locator('header button').last().click();
  await page.locator('input[type=password]').waitFor();
  await picture('1280x800/tn-dark', 'locked');
} finally {
  await browser.close();
  await station.stop();
  rmSync(backups, { recursive: true, force: true });
}

async function picture(place: string, name: string): Promise<void> {
  await page.waitForTimeout(250);
  mkdirSync(path.join(folder, place), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 5, smartSubsample: true })
    .toFile(path.join(folder, place, `${name}.webp`));
  process.stdout.write(`${place}/${name}\n`);
}
