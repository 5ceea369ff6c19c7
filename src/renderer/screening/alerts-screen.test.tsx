// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ScreeningAlerts } from '../../contract/screening.ts';
import { StepTitleProvider } from '../shell/step-title.tsx';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, refusal, stubStation } from '../testing/station-answers.ts';
import { AlertsScreen } from './alerts-screen.tsx';
import { NewHits } from './new-hits.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});
const ONE = ScreeningAlerts.parse({
  alerts: [
    {
      alertId: 7,
      screeningId: 's-1',
      caseId: 'c-1',
      request: { name: 'Naledi Newhit', dateOfBirth: '1970-05-06', documentNumber: '123 456 789' },
      list: 'un',
      listDate: '2026-11-20',
      listSha256: 'aa',
      entryId: 'QDi.1',
      name: 'NALEDI NEWHIT',
      score: 0.97,
      at: '2026-11-21T10:00:00.000Z',
    },
  ],
  total: 1,
});
const NONE: ScreeningAlerts = { alerts: [], total: 0 };
const shown = () =>
  mount(
    <StepTitleProvider>
      <NewHits />
      <AlertsScreen />
    </StepTitleProvider>,
    CLERK,
  );

test('a new hit leads to its case and to another screening in it, and is put away after a warning', async () => {
  let now = ONE;
  const asked = stubStation((request) => {
    if (request === 'POST /alerts/7/handled') now = NONE;
    return Response.json(now);
  });
  mounted = shown();
  await until(() => mounted.find('td', 'NALEDI NEWHIT (QDi.1)'));
  expect(mounted.root.textContent).toContain('UN · 20 Nov 2026');
  expect(mounted.find('a', 'Naledi Newhit').getAttribute('href')).toBe('/cases/c-1');
  expect(mounted.find('a', 'New list match').textContent).toMatch(/^1/);
  const again = new URLSearchParams(mounted.find('a', 'Screen again').getAttribute('href')!.split('?')[1]);
  expect(Object.fromEntries(again)).toEqual({
    case: 'c-1',
    name: 'Naledi Newhit',
    born: '1970-05-06',
    number: '123 456 789',
  });
  mounted.click(mounted.find('button', 'Dismiss'));
  expect(mounted.find('[role=dialog]').textContent).toContain('comes back when the listed entry changes');
  expect(asked.mock.calls.map(([address]) => address)).not.toContain('/operator/alerts/7/handled');
  mounted.submit();
  await until(() => expect(mounted.root.textContent).toContain('No new matches'));
  expect(mounted.root.textContent).not.toContain('New list match: review');
});

test('does not say that there are none when they could not be read', async () => {
  stubStation(() => refusal('INTERNAL', 500));
  mounted = shown();
  await until(() => expect(mounted.find('[role=alert]').textContent).not.toBe(''));
  expect(mounted.root.textContent).not.toContain('No new matches');
});

test('many are dismissed together, after one look at which', async () => {
  const [first] = ONE.alerts;
  const two = { alerts: [first!, { ...first!, alertId: 8, name: 'NALEDI NEWMAN' }], total: 2 };
  const dismissed: string[] = [];
  stubStation((request) => {
    if (request.startsWith('POST')) dismissed.push(request);
    return Response.json(dismissed.length === 2 ? NONE : two);
  });
  mounted = shown();
  await until(() => mounted.find('td', 'NALEDI NEWMAN'));
  mounted.click(mounted.find('input[type=checkbox]'));
  mounted.click(mounted.find('button', 'Dismiss 2 selected'));
  expect(mounted.find('[role=dialog]').textContent).toMatch(/NALEDI NEWHIT.*NALEDI NEWMAN/);
  expect(dismissed).toEqual([]);
  mounted.submit();
  await until(() => expect(mounted.root.textContent).toContain('No new matches'));
  expect(dismissed).toEqual(['POST /alerts/7/handled', 'POST /alerts/8/handled']);
});
