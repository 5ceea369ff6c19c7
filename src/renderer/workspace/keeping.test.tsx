// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, refusal, stubStation } from '../testing/station-answers.ts';
import { Keeping } from './keeping.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});
const NO_CONSENT = 'No consent was recorded for this case.';
const TEXT = {
  version: '1',
  language: 'en',
  text: 'I agree that …',
  publishedAt: '2026-11-01T08:00:00.000Z',
};

function shown(consents: () => Response): void {
  stubStation((request) => {
    if (request.endsWith('/consent-texts')) return Response.json({ texts: [TEXT] });
    if (request.endsWith('/consents')) return consents();
    return Response.json({ held: false, reason: null });
  });
  mounted = mount(<Keeping caseId="c-1" />, CLERK);
}

test('says that no consent was recorded once the station has said so', async () => {
  shown(() => Response.json({ consents: [] }));
  expect(mounted.root.textContent).not.toContain(NO_CONSENT);
  await until(() => expect(mounted.root.textContent).toContain(NO_CONSENT));
});

test('does not say that no consent was recorded when the records could not be read', async () => {
  shown(() => refusal('INTERNAL', 500));
  await until(() => expect(mounted.find('[role=alert]').textContent).not.toBe(''));
  expect(mounted.root.textContent).not.toContain(NO_CONSENT);
});
