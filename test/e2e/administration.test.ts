import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { startReceiver, type Receiver } from '../api/support/receiver.ts';
import {
  ADMINISTRATOR,
  chromiumMissing,
  openBrowser,
  openCounter,
  shownSecret,
  signIn,
  signInFirst,
  type Counter,
} from './counter.ts';
import { fileOf, REGISTER_COPY, UN_LIST } from './fictional-lists.ts';
import { stageStation, type StagedStation } from './staged-station.ts';

const LOGO = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#0a5c8a' } })
  .png()
  .toBuffer();

/** An import answers, then its lists are built. */
const PATIENT = { timeout: 15_000 };

if (chromiumMissing) console.log(chromiumMissing);

describe.skipIf(chromiumMissing)('lists, applications, settings and people, from the screens', () => {
  let staged: StagedStation;
  let browser: Browser;
  let counter: Counter;
  let page: Page;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    [staged, browser] = await Promise.all([
      stageStation({ verify: () => omangRead(), drawLogo: () => ({ png: LOGO }) }),
      openBrowser(),
    ]);
    counter = await openCounter(browser, staged.baseUrl);
    page = counter.page;
    await signIn(page);
  });
  afterAll(async () => {
    await browser?.close();
    await staged?.stop();
    await receiver?.close();
  });
  const go = (place: string) => page.goto(`${staged.baseUrl}/#${place}`);
  const screenName = async (name: string): Promise<void> => {
    await go('/screening');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Screen', exact: true }).click();
  };

  test('nobody is called clear before the required list is there; it is imported from the screen', async () => {
    await screenName('Kagiso Mmusi');
    await page.getByText(/These lists have not been imported: .*Nobody can be called clear/).waitFor();
    await go('/administration/sources');
    await page.getByText('Screening is off until you import a list').waitFor();
    await page.getByLabel('Import lists').setInputFiles(fileOf('consolidated.xml', UN_LIST));
    await page.getByText('United Nations Security Council consolidated list').first().waitFor();
    await screenName('Kagiso Mmusi');
    await page.getByRole('heading', { name: 'No match' }).waitFor();
  });

  test('a screening is found among the cases as it was, with its records in the log; a birth date may be typed day first', async () => {
    await screenName('Quilon Zarevitch');
    await page.getByText('Quillon Zarevitch').first().waitFor();
    await page.getByLabel('Date of birth').fill('31/02/1961');
    await page.getByRole('button', { name: 'Screen', exact: true }).click();
    await page.getByText(/Give a day/).waitFor();
    await page.getByLabel('Date of birth').fill('3/2/1961');
    await page.getByRole('button', { name: 'Screen', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Date of birth' }).getByText('Same').waitFor();
    await go('/cases');
    await page.getByRole('link', { name: 'Quilon Zarevitch' }).first().click();
    await page.getByRole('heading', { name: 'Quilon Zarevitch' }).waitFor();
    await page.getByText('QUILON and QUILLON are forms of one name').waitFor();
    // Decided in the case it was made for.
    expect(await page.getByRole('button', { name: 'Confirmed match' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Audit trail of this case' }).click();
    await page.getByRole('link', { name: 'Screened' }).waitFor();
    expect(await page.getByRole('link', { name: /Case opened|Screened/ }).count()).toBe(2);
    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByRole('heading', { name: 'Quilon Zarevitch' }).waitFor();
  });

  test('an onboarding that was begun is gone on with from its case', async () => {
    await go('/onboarding/company');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Open the case' }).click();
    await page.getByText('It was begun and not finished.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Back to the steps' }).click();
    await page.waitForURL(/#\/onboarding\/company\//);
  });

  test('a file that is no list is refused in words and changes nothing', async () => {
    await go('/administration/sources');
    await page.getByLabel('Import lists').setInputFiles(fileOf('holiday.txt', 'sun and sand'));
    await page.getByRole('alert').waitFor();
    expect(staged.station.screening.lists()).toHaveLength(1);
  });

  test('a list that was cut off is refused in words for staff; those of the parser are behind them', async () => {
    await go('/administration/sources');
    await page.getByLabel('Import lists').setInputFiles(fileOf('new.xml', UN_LIST.slice(0, -30)));
    const refusal = page.getByRole('alert');
    await refusal.getByText(/^new\.xml ends in the middle: it was not copied whole\./).waitFor();
    const said = page.getByText('unclosed tag');
    expect(await said.isVisible()).toBe(false);
    await page.getByText('Detail for support').click();
    await said.waitFor();
    expect(staged.station.screening.lists()).toHaveLength(1);
  });

  test('an older list is taken only when somebody says so', async () => {
    await go('/administration/sources');
    const older = UN_LIST.replace(/dateGenerated="[^"]*"/, 'dateGenerated="2024-01-01T00:00:00"');
    expect(older).not.toBe(UN_LIST);
    const listed = () => staged.station.screening.lists().map((list) => list.date);
    const before = listed();
    await page.getByLabel('Import lists').setInputFiles(fileOf('older.xml', older));
    await page.getByText(/What is in use is of/).waitFor();
    expect(listed()).toEqual(before);
    await page.getByRole('button', { name: 'Import anyway' }).click();
    await vi.waitFor(() => expect(listed()).toEqual(['2024-01-01']), PATIENT);
    await page.getByLabel('Import lists').setInputFiles(fileOf('consolidated.xml', UN_LIST));
    await vi.waitFor(() => expect(listed()).toEqual(before), PATIENT);
  });

  test('an import says for every file what it was taken for, how much was read and lost, and what was left', async () => {
    await go('/administration/sources');
    const own =
      'id,name,date_of_birth,document_number,list_date\n1,Somebody Specimen,45/45/19xx,AB123456,2026-11-20\n';
    const files = [fileOf('blocked.csv', own), fileOf('holiday.txt', 'sun and sand')];
    await page.getByLabel('Import lists').setInputFiles(files);
    const report = page.getByRole('region', { name: 'What was imported' });
    await report.getByText('Not imported: holiday.txt.').waitFor();
    const cells = await report.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
    expect(cells[0]).toBe('blocked.csv');
    expect(cells[1]).toContain('20 Nov 2026');
    expect(cells.slice(2)).toEqual(['1', '1', '1', '1 date']);
    await page.getByLabel('Import lists').setInputFiles(files[0]!);
    await report.getByText(/in use already/).waitFor();
  });

  test('a hit explains itself, is decided with a reason, and stays open until a second person agrees', async () => {
    // A decision stands in other cases for one person only: a name alone is many.
    await go('/screening');
    await page.getByLabel('Date of birth').fill('1961-02-03');
    await screenName('Quilon Zarevitch');
    await page.getByRole('heading', { name: /Match|Possible matches/ }).waitFor();
    await page.getByText('Quillon Zarevitch').first().waitFor();
    await page.getByRole('button', { name: 'Not a match' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Another passport, and a citizen of Botswana.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    // A listed name of so high a score is cleared by two people: until then the hit stays open.
    await page.getByText('Waits for a second person').waitFor();
    await screenName('Quilon Zarevitch');
    await page.getByRole('button', { name: 'Not a match' }).waitFor();
  });

  test('the copy of the register is imported, and a company is compared with it', async () => {
    await go('/administration/sources');
    await page.getByLabel('Import the copy').setInputFiles(fileOf('copy.csv', REGISTER_COPY));
    await page.getByText(/Copy of CIPA .* companies in it: 1/).waitFor();
    await go('/registry');
    await page.getByLabel('Registration number').fill('BW00009876543');
    await page.getByLabel('Company name').fill('Pula Grain (Pty) Ltd');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('heading', { name: 'Found, and everything agrees' }).waitFor();
  });

  test('reports get the name and the logo of the organisation, and what is no picture of one is refused', async () => {
    await go('/administration/reports');
    await page.getByLabel('Name of your organisation').fill('Bank of the Okavango');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The next report carries it.').waitFor();
    await page.getByLabel('Choose a logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: LOGO,
    });
    const shown = page.getByRole('img', { name: 'Logo', exact: true });
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
    await page.getByLabel('Choose a logo').setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(3 * 1_048_576, 1),
    });
    await page
      .getByRole('alert')
      .getByText(/at most 2 MB/)
      .waitFor();
    expect(staged.station.letterhead.current().institution).toBe('Bank of the Okavango');
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await page.getByText('No logo was chosen').waitFor();
    await go('/audit');
    for (const done of ['Name on reports changed', 'Logo on reports changed', 'Logo on reports removed'])
      await page.getByText(done).first().waitFor();
  });

  test('an application gets credentials once, and its key and secret are made anew on request', async () => {
    await go('/administration/applications');
    await page.getByRole('button', { name: 'Add an application' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Core banking');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    const secret = await shownSecret(page, 'Client secret');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByText(/stops working at once/).waitFor();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    const renewed = await shownSecret(page, 'Client secret');
    await page.getByRole('button', { name: 'New API key' }).click();
    await page.getByRole('button', { name: 'Make a new key' }).click();
    expect(await shownSecret(page, 'API key')).not.toBe('');
    expect(renewed).not.toBe(secret);
    const { clientId } = staged.station.access.list()[0]!;
    expect(staged.station.access.authenticateClient(clientId, secret)).toBeNull();
    expect(staged.station.access.authenticateClient(clientId, renewed)).toMatchObject({ clientId });
  });

  test('a webhook that failed shows its answer, is sent again from the screen, and arrives', async () => {
    // The first delivery fails, as when a receiver is down; those after it arrive.
    receiver.answers.set('/events', 503);
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await page.getByRole('dialog').getByLabel('Receiver').fill(`${receiver.url}/events`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await shownSecret(page, 'Webhook secret');
    const { clientId } = staged.station.access.list()[0]!;
    await staged.station.verification.verify({
      files: [{ name: 'card.jpg', bytes: PAGE_IMAGE }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'client', id: clientId },
    });
    await receiver.until('/events', 1);
    receiver.answers.delete('/events');
    await go('/administration/applications');
    await page.reload();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const delivery = page.getByRole('row', { name: /verification\.completed/ }).last();
    // Exact: the receiver's port may hold these digits, too.
    await delivery.getByText('503', { exact: true }).waitFor();
    await delivery.getByRole('button', { name: 'Send again' }).click();
    await receiver.until('/events', 2);
    await expect
      .poll(() => staged.station.webhooks.deliveries(clientId).map((one) => one.status), { timeout: 20_000 })
      .toContain('DELIVERED');
    await page.reload();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('delivered', { exact: true }).first().waitFor();
  });

  test('a webhook is removed, with the consequence in words first, and its deliveries stay to be seen', async () => {
    await page.getByRole('button', { name: `Remove: ${receiver.url}/events` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/is told of nothing any more/).waitFor();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Nobody is told about events yet.').waitFor();
    const { clientId } = staged.station.access.list()[0]!;
    expect(staged.station.webhooks.endpoints(clientId)).toEqual([]);
    expect(await page.getByRole('row', { name: /verification\.completed/ }).count()).toBeGreaterThan(0);
    expect(staged.station.audit.list({ action: 'client.receiver-removed' })).toHaveLength(1);
  });

  test('an application is revoked for good, with the consequence in words first', async () => {
    await page.getByRole('button', { name: 'Revoke for good' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/can never use this station again/).waitFor();
    await dialog.getByRole('button', { name: 'Revoke for good' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect(staged.station.access.list()[0]!.revokedAt).not.toBeNull();
  });

  test('consent is published, recorded at a case and withdrawn; a legal hold is set and released', async () => {
    await go('/administration/consent');
    await page.getByRole('button', { name: 'Publish a text' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Version').fill('2026-1');
    await dialog.getByLabel('Words').fill('I agree that my documents are verified on this computer.');
    await dialog.getByRole('button', { name: 'Publish a text' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const [newest] = staged.station.cases.list({ limit: 1 }).cases;
    await go(`/cases/${newest!.id}`);
    await page.getByRole('tab', { name: 'History' }).click();
    const keeping = page.getByRole('region', { name: 'Consent and retention' });
    await keeping.getByRole('button', { name: 'Record consent' }).click();
    await dialog.getByText('I agree that my documents').waitFor();
    await dialog.getByRole('checkbox', { name: 'comparing the face' }).uncheck();
    await dialog.getByRole('button', { name: 'The customer agreed' }).click();
    await keeping.getByText(/^Consent to version 2026-1, /).waitFor();
    expect(staged.station.retention.consent.of(newest!.id)).toMatchObject([
      {
        version: '2026-1',
        purposes: ['identity-verification', 'screening', 'record-keeping'],
        withdrawnAt: null,
      },
    ]);
    await keeping.getByRole('button', { name: 'Withdraw' }).click();
    await keeping.getByText(/was withdrawn/).waitFor();

    await keeping.getByRole('button', { name: 'Put under legal hold' }).click();
    await dialog.getByLabel('Reason').fill('Court order 12 of 2026');
    await dialog.getByRole('button', { name: 'Put under legal hold' }).click();
    await keeping.getByText('Court order 12 of 2026').waitFor();
    await keeping.getByRole('button', { name: 'Release the hold' }).click();
    await keeping.getByText(/^Extracted data is deleted on \d/).waitFor();
  });

  test('a person gets another role and a new password; an own password is changed with the current one', async () => {
    await go('/administration/operators');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await dialog.getByLabel('Full name').fill('Neo Tau');
    await dialog.getByLabel('Choose a password').fill('three goats in a tree');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('row', { name: /Neo Tau/ });
    await row.getByRole('button', { name: 'Role: Neo Tau' }).click();
    await dialog.getByLabel('Role').selectOption('supervisor');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Supervisor').waitFor();
    await row.getByRole('button', { name: 'New password: Neo Tau' }).click();
    await dialog.getByLabel('New password').fill('four hens on a roof');
    await dialog.getByLabel('Repeat the password').fill('four hens on a roof');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect(staged.station.operators.signIn('Neo Tau', 'four hens on a roof')).resolves.toMatchObject({
      session: { operator: { role: 'supervisor' } },
    });

    // What another chose is replaced before anything else is seen.
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('button', { name: 'Choose another name' }).click();
    await page.getByRole('heading', { name: 'Who is at the counter?' }).waitFor();
    await signInFirst(page, { name: 'Neo Tau', password: 'five geese in a lane' }, 'four hens on a roof');
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('button', { name: 'Choose another name' }).click();
    await page.getByRole('heading', { name: 'Who is at the counter?' }).waitFor();
    await signIn(page);

    const change = async (current: string, password: string): Promise<void> => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Administrator/ })
        .click();
      await page.getByRole('menuitem', { name: 'Change my password' }).click();
      await dialog.getByLabel('Current password').fill(current);
      await dialog.getByLabel('New password').fill(password);
      await dialog.getByLabel('Repeat the password').fill(password);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await change('not this one', 'a cat under a cart');
    await dialog.getByText('The password is wrong. Try again.').waitFor();
    await dialog.getByLabel('Current password').fill(ADMINISTRATOR.password);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await change('a cat under a cart', ADMINISTRATOR.password);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a person is added, switched off, and then not offered at the door', async () => {
    await go('/administration/operators');
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Tshepo Molefe');
    await dialog.getByLabel('Choose a password').fill('three goats in a tree');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('row', { name: /Tshepo Molefe/ });
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByText('can no longer sign in').waitFor();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('Deactivated').waitFor();
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('button', { name: 'Choose another name' }).click();
    await page.getByRole('heading', { name: 'Who is at the counter?' }).waitFor();
    expect(await page.getByText('Tshepo Molefe').count()).toBe(0);
    await signIn(page);
  });

  test('no script failed and the content security policy refused nothing', () => {
    expect(counter.complaints).toEqual([]);
  });
});
