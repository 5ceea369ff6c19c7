import axe from 'axe-core';
import type { Page } from 'playwright';
import { within } from './within.ts';

/** The rules of WCAG 2.2 AA, which conventions ask for. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/**
 * What axe finds on the screen as it is, by the rules of WCAG 2.2 AA or by every rule it has.
 *
 * axe stays in the page until that is loaded anew. @axe-core/playwright brings it into the page, and into an empty page of its own,
 * for each screen, which took five times as long (600 ms of processor time a screen, 120 ms so; n = 6 of each on two screens).
 *
 * @throws Error where the page has frames, into which nothing looks here
 */
export async function violationsOn(
  page: Page,
  where: string,
  rules: 'wcag' | 'every rule' = 'wcag',
): Promise<string[]> {
  if (page.frames().length > 1) throw new Error(`${where} has frames: axe would not look into them.`);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // What is still fading in has the contrast of no moment that a person reads in. One that is paused, or goes on for ever, never ends.
  await within(
    `animations of ${where}`,
    page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          )
          .map(({ finished }) => finished),
      ).then(() => undefined),
    ),
  );
  const looked = page.evaluate(
    (tags) =>
      (globalThis as unknown as { axe: typeof axe }).axe
        .run(document, {
          ...(tags ? { runOnly: { type: 'tag', values: tags } } : {}),
          resultTypes: ['violations'],
        })
        .then((found) =>
          found.violations.map(({ id, nodes }) => ({ id, on: nodes.map((node) => node.target.join(' ')) })),
        ),
    rules === 'wcag' ? [...WCAG] : null,
  );
  const violations = await within(`what axe finds on ${where}`, looked);
  return violations.map(({ id, on }) => `${where}: ${id} on ${on.join(' | ')}`);
}
