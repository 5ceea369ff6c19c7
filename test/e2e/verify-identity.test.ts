import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptDespite,
  ADMINISTRATOR,
  chromiumMissing,
  giveReason,
  openBrowser,
  openCounter,
  setUp,
  signIn,
  type Counter,
  settleOpen,
} from './counter.ts';
import { sample, startStation, type RunningStation } from './running-station.ts';

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('verifying an ID at the counter, from first start to decision', () => {
  let station: RunningStation;
  let browser: Browser;
  let counter: Counter;

  beforeAll(async () => {
    [station, browser] = await Promise.all([startStation(), openBrowser()]);
    counter = await openCounter(browser, station.setUpUrl);
    await setUp(counter.page);
  });
  afterAll(async () => {
    await browser?.close();
    await station?.stop();
  });

  test('front and back are read while the clerk watches; what is marked as a specimen is not accepted, and rejected', async () => {
    const { page } = counter;
    const dialog = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await dialog).setFiles([sample('omang-front.jpg'), sample('omang-back.jpg')]);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    // While the back is being read, what the front says.
    const found = page.getByRole('log', { name: 'Found so far' });
    await found.getByText('Full name').waitFor();
    await page.getByRole('heading', { name: 'Omang' }).waitFor();
    await page.getByRole('heading', { name: 'Possible fraud: do not accept' }).waitFor();
    await page.getByText('The document is marked SPECIMEN: it is not a real document.').waitFor();
    await settleOpen(page);
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await giveReason(page, 'A specimen', 'Reject');
    await page.getByText(`Rejected by ${ADMINISTRATOR.name}`).waitFor();
  });

  test('by keyboard: a new screen has the focus, and after the decision the next customer is one key away', async () => {
    const { page } = counter;
    const inContent = () => page.evaluate(() => document.activeElement?.closest('#content') !== null);
    await page.getByRole('link', { name: 'Next customer' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New customer' }).waitFor();
    await expect.poll(inContent).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: 'Next customer' }).waitFor();
    await expect.poll(inContent).toBe(true);
  });

  test('a field lights up where it was read, and its page is shown', async () => {
    const { page } = counter;
    await page
      .getByRole('button', { name: /^Id number|ID number/ })
      .first()
      .focus();
    const lit = page.locator('rect[data-lit="true"]');
    await lit.waitFor();
    const box = await lit.boundingBox();
    expect(box!.width).toBeGreaterThan(20);
  });

  test('the case is found by part of the name, and the history says who did what', async () => {
    const { page } = counter;
    const title = (await page.title()).split(' ·')[0]!;
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await page.getByLabel('Search').fill(title.slice(0, 6));
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    for (const what of ['Case opened', 'Verification finished', 'Decided'])
      await page.getByText(what).first().waitFor();
  });

  test('a correction keeps what was read, and can be taken back', async () => {
    const { page } = counter;
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByLabel('Choose files').setInputFiles(sample('passport.jpg'));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    const edit = page.getByRole('button', { name: /^Change: / }).first();
    await edit.waitFor();
    const label = (await edit.getAttribute('aria-label'))!.replace('Change: ', '');
    await edit.click();
    await page.getByRole('textbox', { name: label }).fill('A9999999');
    await page.keyboard.press('Enter');
    await page.getByText(`typed by ${ADMINISTRATOR.name}`).waitFor();
    await page.getByRole('button', { name: `Undo: ${label}` }).click();
    await page.getByText(`typed by ${ADMINISTRATOR.name}`).waitFor({ state: 'detached' });
  });

  test('what is typed is checked like what is read: an expiry in the past asks for a reason', async () => {
    const { page } = counter;
    await page.getByRole('button', { name: 'Change: Expiry date' }).click();
    await page.getByRole('textbox', { name: 'Expiry date' }).fill('01/01/2020');
    await page.keyboard.press('Enter');
    // It lies before the day of issue, and the machine-readable zone says otherwise.
    const verdict = page.getByRole('heading', { name: 'Do not accept' });
    await verdict.waitFor();
    const acceptAnyway = async () => {
      expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
      await acceptDespite(page);
    };
    // Not before the original was compared, and all else that is open was settled.
    await acceptAnyway();
    await page
      .getByRole('alert')
      .getByText(/^Not yet: \d+ points are open/)
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await settleOpen(page);
    await acceptAnyway();
    await page.getByRole('dialog').getByText('Accept despite the warning?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Fields' }).click();
    await page.getByRole('button', { name: 'Undo: Expiry date' }).click();
    await verdict.waitFor({ state: 'detached' });
  });

  test('the other side of a card joins its document in the same case', async () => {
    const { page } = counter;
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByLabel('Choose files').setInputFiles(sample('omang-front.jpg'));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('heading', { name: 'Omang' }).waitFor();
    const place = page.url();
    const missing = page.getByText('Only the front of the card was given.');
    await missing.first().waitFor();
    await page.getByRole('link', { name: 'Add the other side' }).click();
    await page.getByText('It is read together with what the case has already.').waitFor();
    await page.getByLabel('Choose files').setInputFiles(sample('omang-back.jpg'));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL(place);
    await page.getByRole('list', { name: 'All pages' }).getByRole('listitem').nth(1).waitFor();
    expect(await page.getByRole('heading', { name: 'Omang' }).count()).toBe(1);
    expect(await missing.count()).toBe(0);
  });

  test('a paper handed over later is read with the others until the case is decided', async () => {
    const { page } = counter;
    const place = page.url();
    await page.getByRole('link', { name: 'Add a document' }).click();
    await page.getByText('The case is read again with it').waitFor();
    await page.getByLabel('Choose files').setInputFiles(sample('payslip.png'));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL(place);
    await page.getByRole('heading', { name: 'Payslip' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Omang' }).count()).toBe(1);
    await page.getByRole('tab', { name: /^History/ }).click();
    // The back of the card, and now the payslip.
    expect(await page.getByText('Another file added, and the case read again').count()).toBe(2);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('They are not of one person.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('link', { name: 'Next customer' }).waitFor();
    expect(await page.getByRole('link', { name: 'Add a document' }).count()).toBe(0);
  });

  test('what is not a picture is refused at the table, a damaged one with what to do, and the files stay', async () => {
    const { page } = counter;
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByLabel('Choose files').setInputFiles({
      name: 'letter.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture at all'),
    });
    await page.getByText('letter.png is not supported. Use JPG, PNG or PDF.').waitFor();
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
    await page.getByLabel('Choose files').setInputFiles({
      name: 'card.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n and no picture after it', 'latin1'),
    });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText(/The file is damaged and cannot be opened/).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('card.png').first().waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
  });

  test('the counter locks, opens for the same person where it was, and refuses a wrong password', async () => {
    const { page } = counter;
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('The password is wrong').waitFor();
    await signIn(page);
    await page.getByRole('heading', { name: 'Cases', exact: true }).waitFor();
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});
