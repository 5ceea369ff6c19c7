import type { Page } from 'playwright';
import { within } from './within.ts';

/** As many as say what went wrong, and no more than a person reads. */
const MOST_COMPLAINTS = 20;
const MOST_WORDS = 1_500;
/** A page that does not answer by then hangs itself. */
const PATIENCE_MS = 5_000;

const watched = new Map<Page, string[]>();

/** Keeps what goes wrong in a page, for {@link whatPagesShow}. */
export function watch(page: Page): void {
  const complaints: string[] = [];
  const keep = (complaint: string): void => {
    complaints.push(complaint.slice(0, MOST_WORDS));
    if (complaints.length > MOST_COMPLAINTS) complaints.shift();
  };
  watched.set(page, complaints);
  page.on('close', () => watched.delete(page));
  page.on('crash', () => keep('the page crashed'));
  page.on('pageerror', (error) => keep(`error: ${error.message}`));
  page.on('console', (said) => {
    if (said.type() === 'error') keep(`console: ${said.text()}`);
  });
  page.on('requestfailed', (request) =>
    keep(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? 'failed'}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400)
      keep(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
}

/** Address, words and complaints of every page that is open: of fictional people, as all that tests show. */
export async function whatPagesShow(): Promise<string> {
  const pages = await Promise.all([...watched].map(([page, complaints]) => whatIsShown(page, complaints)));
  return pages.join('\n');
}

async function whatIsShown(page: Page, complaints: readonly string[]): Promise<string> {
  const asked = page.evaluate(() => document.body.innerText);
  const words = await within('the words of the page', asked, PATIENCE_MS).catch(String);
  return [
    `A page at ${page.url()} showed:`,
    ...[words.replaceAll(/\s*\n\s*/g, ' / ').slice(0, MOST_WORDS), ...complaints].map((line) => `  ${line}`),
  ].join('\n');
}
