import type { Page } from 'playwright';
import { english } from '../../src/renderer/language/english.ts';
import { setswana } from '../../src/renderer/language/setswana.ts';
import { cutTexts } from './cut-texts.ts';
import { settled } from './settled.ts';
import { within } from './within.ts';

/** A counter's small screen, a common one, and each at 200 %: half as many CSS pixels (WCAG 2.2, 1.4.4). */
const SIZES = [
  [1024, 600],
  [1366, 768],
  [512, 300],
  [683, 384],
] as const;

/** Each language in one theme, so that both are seen. */
export const LANGUAGES = [
  ['en', 'light', english],
  ['tn', 'dark', setswana],
] as const;

/**
 * Chooses language and colours on the drawn screen: the language by its switch, which a dialog may cover, the colours as another
 * window of the counter does.
 */
export async function choose(page: Page, language: string, scheme: string): Promise<void> {
  await page
    .locator(`header input[type=radio][value=${language}]`)
    .evaluate((input) => (input as HTMLInputElement).click());
  await page.evaluate((newValue) => {
    const key = 'mantine-color-scheme-value';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, scheme);
  await page
    .locator(`html[lang=${language}][data-mantine-color-scheme=${scheme}]`)
    .waitFor({ state: 'attached' });
}

export async function openScreen(page: Page, baseUrl: string, place: string): Promise<void> {
  await page.goto(`${baseUrl}/#${place}`);
  await page.locator('h1, footer').first().waitFor();
  await settled(page);
}

/** What is cut now, at every size. Asked until it holds: a media query and a title come a moment after the size. */
export async function cutAtAnySize(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    let cut: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      await page.waitForTimeout(60);
      cut = await within(`the texts of ${where}`, page.evaluate(cutTexts));
      if (cut.length === 0) break;
    }
    found.push(...cut.map((one) => `${where} at ${width}×${height}: ${one}`));
  }
  return found;
}
