import type { Page, Request } from 'playwright';
import { within } from './within.ts';

/** No request for so long, and whatever a screen asks for has been asked: it asks the next one within a frame or two. */
const QUIET_MS = 80;
const PATIENCE_MS = 30_000;

const openRequests = new WeakMap<Page, Set<Request>>();

function requestsOf(page: Page): Set<Request> {
  const known = openRequests.get(page);
  if (known) return known;
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  openRequests.set(page, open);
  return open;
}

/**
 * Waits until a screen has what it asked the station for and has drawn it: Playwright's `networkidle` waits half a second on
 * top, on every screen. The first call of a page counts from then on.
 */
export async function settled(page: Page): Promise<void> {
  const open = requestsOf(page);
  const since = Date.now();
  for (let quietSince = since; Date.now() - quietSince < QUIET_MS;) {
    await within(
      'a frame of a screen',
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))),
    );
    if (open.size > 0) quietSince = Date.now();
    if (Date.now() - since > PATIENCE_MS)
      throw new Error(
        `A screen asks the station without end: ${[...open].map((one) => `${one.method()} ${one.url()}`).join(', ')}`,
      );
  }
}
