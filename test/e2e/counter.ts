import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { watch } from './watched-pages.ts';

/** Debian's browser; `NETEFATSA_CHROMIUM` names another one. */
const CHROMIUM = process.env['NETEFATSA_CHROMIUM'] ?? '/usr/bin/chromium';
export const chromiumMissing = existsSync(CHROMIUM)
  ? null
  : `The browser tests are skipped: ${CHROMIUM} is not here.`;

export const ADMINISTRATOR = { name: 'Kagiso Mmusi', password: 'a river in the sand' };

export function openBrowser(extra: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', ...extra],
  });
}

export interface Counter {
  readonly page: Page;
  /** What the page complained about: errors of scripts and refusals of the content security policy. */
  readonly complaints: string[];
}

/** A window at the counter of a station with its own certificate. */
export async function openCounter(
  browser: Browser,
  baseUrl: string,
  options: BrowserContextOptions = {},
): Promise<Counter> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  context.on('page', watch);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy|Warning:/.test(message.text()))
      complaints.push(message.text());
  });
  await page.goto(baseUrl);
  return { page, complaints };
}

/** First start: the person at the screen becomes the administrator. */
export async function setUp(page: Page, person = ADMINISTRATOR): Promise<void> {
  await page.getByLabel('Your full name').fill(person.name);
  await page.getByLabel('Choose a password').fill(person.password);
  await page.getByLabel('Repeat the password').fill(person.password);
  await page.getByRole('button', { name: 'Start the station' }).click();
  await page.getByRole('link', { name: 'Continue later' }).click();
  await page.getByRole('heading', { name: 'New customer' }).waitFor();
}

export async function signIn(page: Page, person = ADMINISTRATOR): Promise<void> {
  await enterPassword(page, person);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Somebody whose password was given by another signs in, and replaces it by their own first. */
export async function signInFirst(page: Page, person: typeof ADMINISTRATOR, given: string): Promise<void> {
  await enterPassword(page, { ...person, password: given });
  await page.getByText('Somebody else chose your password').waitFor();
  await page.getByLabel('Current password').fill(given);
  await page.getByLabel('New password').fill(person.password);
  await page.getByLabel('Repeat the password').fill(person.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

async function enterPassword(page: Page, person: typeof ADMINISTRATOR): Promise<void> {
  // A screen that is being locked still shows the operator's name in its header: wait until it is gone.
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' });
  await page.getByLabel('Password', { exact: true }).or(page.getByText(person.name)).first().waitFor();
  const tile = page.getByRole('button', { name: person.name });
  const nameField = page.getByLabel('Name', { exact: true });
  if (await tile.isVisible()) await tile.click();
  else if (await nameField.isVisible()) await nameField.fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Reads a credential that is shown once, and puts it away. */
export async function shownSecret(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Credentials' });
  const value = await dialog.locator('div', { hasText: name }).locator('code').first().innerText();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return value;
}

/** Opens the only way to accept what the verdict speaks against; it asks for a reason, or says what is still open. */
export async function acceptDespite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report and more' }).click();
  await page.getByRole('menuitem', { name: 'Accept despite the warning' }).click();
}

/** Answers a dialog that asks why, by its button of this name. */
export async function giveReason(page: Page, words: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(words);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Works through what is open in a case, as its own buttons do: compares fields and the original, settles the rest with a reason.
 * What this person may not settle stays open.
 */
export async function settleOpen(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Open points' });
  const oneKey = bar.getByRole('button', { name: /^(Confirm|Original compared)$/ });
  const withReason = bar.getByRole('button', { name: 'Settle with a reason' });
  const next = bar.getByRole('button', { name: 'Next open point' });
  for (let most = 24, passed = 0; most > 0 && (await bar.count()) > 0; most--) {
    const before = await bar.innerText();
    const [, done, all] = /(\d+) of (\d+) checked/.exec(before) ?? [];
    const settles = (await oneKey.or(withReason).count()) > 0;
    if (!settles && (passed >= Number(all) - Number(done) || (await next.count()) === 0)) return;
    passed = settles ? 0 : passed + 1;
    if (!settles) await next.click();
    else if ((await oneKey.count()) > 0) await oneKey.click();
    else {
      await withReason.click();
      await giveReason(page, 'Explained by the customer', 'Save');
    }
    if (settles)
      await page.waitForFunction(
        (text) => document.querySelector<HTMLElement>('[data-work-bar]')?.innerText !== text,
        before,
      );
  }
}
