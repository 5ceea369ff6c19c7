/**
 * `npm run bench -- counter [--quick] [--write]`: how soon the counter shows something, how soon it shows a result, and
 * how smoothly a long history scrolls, in Debian's Chromium against a whole station.
 */
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { chromiumMissing, openBrowser, openCounter, signIn } from '../../test/e2e/counter.ts';
import { stageStation, type StagedStation } from '../../test/e2e/staged-station.ts';
import { omangRead, PAGE_IMAGE } from '../../src/station/verification/verification.fixture.ts';
import { quantile } from './quantile.ts';
import { table, writeSection } from './report.ts';

const CASES = 1_000;

/** When the engine answered last, by the clock that the browser has as well. */
let answeredAt = 0;

export async function run(args: string[]): Promise<void> {
  if (chromiumMissing) throw new Error(chromiumMissing);
  const rounds = args.includes('--quick') ? 3 : 15;
  const staged = await stageStation({
    verify: () => {
      answeredAt = Date.now();
      return omangRead();
    },
  });
  const browser = await openBrowser();
  try {
    const paints = await firstPaints(browser, staged, rounds);
    const { page } = await openCounter(browser, staged.baseUrl);
    await signIn(page);
    const results = await resultsShown(page, rounds);
    fillHistory(staged);
    const scroll = await scrollHistory(page, staged.baseUrl);
    const row = (what: string, values: readonly number[], target: string) => [
      what,
      values.length,
      `${Math.round(quantile(values, 0.5))} ms`,
      `${Math.round(quantile(values, 0.95))} ms`,
      target,
    ];
    writeSection(
      'performance.md',
      'counter',
      'The counter',
      `${table([
        ['What', 'n', 'median', '95 %', 'asked'],
        row('First paint, window opened on a ready station', paints, '≤ 1,000 ms'),
        row('Result on the screen after the engine had it', results, '≤ 200 ms'),
        row(`Between frames, scrolling ${CASES} cases`, scroll.frames, '16.7 ms at 60 Hz'),
      ])}

Chromium in software rendering, 1280 × 800, a new browser profile for each first paint. A result counts as shown when its
fields are in the page. Of the ${CASES} cases never more than ${scroll.rows} rows exist at a time.`,
      'npm run bench -- counter',
    );
  } finally {
    await browser.close();
    await staged.stop();
  }
}

/** Milliseconds from opening the address to the first contentful paint, each time in a fresh profile. */
async function firstPaints(on: Browser, { baseUrl }: StagedStation, rounds: number): Promise<number[]> {
  const paints: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { page } = await openCounter(on, baseUrl);
    await page.getByRole('heading').first().waitFor();
    // The browser reports a paint a little after it happened.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    paints.push(z.number().parse(await paint.jsonValue()));
    await page.context().close();
  }
  return paints;
}

/** Milliseconds from the engine's answer to the fields on the screen: storing, announcing, fetching, drawing. */
async function resultsShown(page: Page, rounds: number): Promise<number[]> {
  const shown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.getByRole('link', { name: 'New' }).click();
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: PAGE_IMAGE });
    // The page itself notes when the first field is there; waiting from outside would add its own time.
    const seen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (): void =>
            document.querySelector('[data-field]') ? resolve(Date.now()) : void requestAnimationFrame(look);
          look();
        }),
    );
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    shown.push((await seen) - answeredAt);
  }
  return shown;
}

function fillHistory({ station }: StagedStation): void {
  const actor = { kind: 'operator', id: station.operators.list()[0]!.id } as const;
  station.store.write(() => {
    for (let i = 0; i < CASES; i++) {
      const id = station.cases.open({ kind: 'verification', actor, author: 'Kagiso Mmusi' });
      station.cases.learn(id, { subject: `Person ${i}`, documentTypes: ['OMANG'], progress: 'ready' });
    }
  });
}

/** Times between frames while the history is scrolled from its first to its last case. */
async function scrollHistory(page: Page, baseUrl: string): Promise<{ frames: number[]; rows: number }> {
  await page.goto(`${baseUrl}/#/cases`);
  await page.getByRole('cell').first().waitFor();
  return page.evaluate(async () => {
    const scroller = [...document.querySelectorAll<HTMLElement>('main *')].find(
      (one) => one.scrollHeight > one.clientHeight + 200 && getComputedStyle(one).overflowY !== 'visible',
    )!;
    const frames: number[] = [];
    let rows = 0;
    let before = performance.now();
    let still = 0;
    while (still < 60) {
      const place = scroller.scrollTop;
      scroller.scrollTop += 120;
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - before);
      before = now;
      rows = Math.max(rows, document.querySelectorAll('[role=row], tbody tr').length);
      // At the end the next hundred cases are still being fetched.
      still = scroller.scrollTop === place ? still + 1 : 0;
    }
    return { frames: frames.slice(1, -60), rows };
  });
}
