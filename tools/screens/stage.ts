import { readFileSync } from 'node:fs';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { Page } from 'playwright';
import { setUp, settleOpen } from '../../test/e2e/counter.ts';
import { REGISTER_COPY, UN_LIST } from '../../test/e2e/fictional-lists.ts';
import { sample } from '../../test/e2e/running-station.ts';

/** Ids of the cases that the pictures show. */
export interface Stage {
  readonly omang: string;
  readonly passport: string;
  readonly changed: string;
  readonly onboarding: string;
}

/** Fills a new station with a day's work: people, lists, an application, cases of fictional persons. */
export async function stageDay(page: Page, baseUrl: string): Promise<Stage> {
  const at = (place: string) => page.goto(`${baseUrl}/#${place}`);
  await setUp(page);
  for (const [name, role] of [
    ['Neo Seretse', 'clerk'],
    ['Lorato Phiri', 'supervisor'],
  ] as const) {
    await at('/administration/operators');
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill(name);
    await dialog.getByLabel('Role').selectOption(role);
    await dialog.getByLabel('Choose a password').fill('a long enough one');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await at('/administration/sources');
  const list = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('Import lists').setInputFiles(list('un.xml', UN_LIST));
  await page.getByText('United Nations Security Council').first().waitFor();
  await page.getByLabel('Import the copy').setInputFiles(list('copy.csv', REGISTER_COPY));
  await page.getByText(/Copy of CIPA/).waitFor();
  await at('/administration/applications');
  await page.getByRole('button', { name: 'Add an application' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Core banking');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  const omang = await verify(page, baseUrl, [sample('omang-front.jpg'), sample('omang-back.jpg')]);
  const passport = await verify(page, baseUrl, [sample('passport.jpg')]);
  await settleOpen(page);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText(/Accepted by/).waitFor();
  await verify(page, baseUrl, [sample('payslip.png')]);
  const changed = await verify(page, baseUrl, [
    { name: 'statement.pdf', mimeType: 'application/pdf', buffer: await changedStatement() },
  ]);
  await settleOpen(page);
  await page.getByRole('button', { name: 'Report and more' }).click();
  await page.getByRole('menuitem', { name: 'Accept despite the warning' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Original seen and compared');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText('Waiting for approval by a second person').first().waitFor();
  await at('/onboarding/person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(/#\/onboarding\/person\/./);
  return { omang, passport, changed, onboarding: page.url().split('/').at(-1)! };
}

type Files = Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0];

async function verify(page: Page, baseUrl: string, files: Files): Promise<string> {
  await page.goto(`${baseUrl}/#/`);
  await page.getByLabel('Choose files').setInputFiles(files);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/#\/cases\//, { timeout: 120_000 });
  await page.getByRole('tab').first().waitFor();
  return page.url().split('/').at(-1)!;
}

/** The specimen statement with its closing balance painted over, as people do it; places are those of its truth file. */
async function changedStatement(): Promise<Buffer> {
  const truth = JSON.parse(readFileSync(sample('bank-statement.json'), 'utf8')) as {
    pages: {
      height: number;
      lines: { text: string; box: { x: number; y: number; width: number; height: number } }[];
    }[];
  };
  const [first] = truth.pages;
  const { box } = first!.lines.find((line) => line.text === '27,611.02')!;
  const pdf = await PDFDocument.load(readFileSync(sample('bank-statement.pdf')));
  const page = pdf.getPage(0);
  const bottom = first!.height - box.y - box.height;
  page.drawRectangle({
    x: box.x - 1,
    y: bottom,
    width: box.width + 4,
    height: box.height,
    color: rgb(1, 1, 1),
  });
  page.drawText('97,611.02', {
    x: box.x,
    y: bottom + 2,
    size: 8,
    font: await pdf.embedFont(StandardFonts.Helvetica),
  });
  return Buffer.from(await pdf.save());
}
