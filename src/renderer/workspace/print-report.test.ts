// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stubStation } from '../testing/station-answers.ts';
import { printReport } from './print-report.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What becomes of a report in a browser that shows PDFs, or one that does not. */
async function printed(pdfViewerEnabled: boolean) {
  vi.stubGlobal('navigator', { pdfViewerEnabled });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const screen = vi.fn();
  vi.stubGlobal('print', screen);
  const asked = stubStation(() => new Response('%PDF-1.7'));
  await printReport('c-1');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/operator/cases/c-1/report.pdf']);
  expect(screen).not.toHaveBeenCalled();
  return { frame: document.querySelector('iframe'), saved: saved.mock.calls.length };
}

test('prints the report of the case, never the screen', async () => {
  const { frame, saved } = await printed(true);
  expect(frame!.src).toBe('blob:report');
  expect(saved).toBe(0);
});

test('saves it where no PDF can be shown', async () => {
  expect(await printed(false)).toEqual({ frame: null, saved: 1 });
});
