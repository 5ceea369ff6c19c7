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

const NOT_HELD = {
  held: false,
  reason: null as string | null,
  erasure: {
    images: { erased: false, at: '2027-11-22T08:00:00.000Z' },
    extractedData: { erased: false, at: '2046-11-22T08:00:00.000Z' },
    decided: true,
  },
};

function shown(consents: () => Response, hold: typeof NOT_HELD = NOT_HELD): void {
  stubStation((request) => {
    if (request.endsWith('/consent-texts')) return Response.json({ texts: [TEXT] });
    if (request.endsWith('/consents')) return consents();
    return Response.json(hold);
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

const none = () => Response.json({ consents: [] });

test('says on which day pictures go by themselves, and on which all that was read', async () => {
  shown(none);
  await until(() => expect(mounted.root.textContent).toContain('Images are deleted on 22'));
  expect(mounted.root.textContent).toMatch(
    /Images are deleted on 22 Nov\w* 2027\..*Extracted data is deleted on 22 Nov\w* 2046\./,
  );
  expect(mounted.root.textContent).not.toContain('restarts at the decision');
});

test('promises no day while a hold keeps everything, and says that the days of an undecided case may move', async () => {
  shown(none, { ...NOT_HELD, held: true, reason: 'Court order 12/2026' });
  await until(() => expect(mounted.root.textContent).toContain('Court order 12/2026'));
  expect(mounted.root.textContent).not.toContain('erased');
  mounted.unmount();
  shown(none, { ...NOT_HELD, erasure: { ...NOT_HELD.erasure, decided: false } });
  await until(() => expect(mounted.root.textContent).toContain('restarts at the decision'));
});
