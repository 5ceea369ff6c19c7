// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Setting } from '../../contract/administration.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { stubStation } from '../testing/station-answers.ts';
import { groupOf, warningOf } from './setting-groups.ts';
import { SettingValue } from './setting-value.tsx';
import { SettingsSection } from './settings-section.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const setting = (more: Partial<Setting>): Setting => ({
  name: 'operators.lockoutMinutes',
  value: 15,
  source: 'default',
  variable: 'NETEFATSA_OPERATORS_LOCKOUT_MINUTES',
  bounds: { least: 1, most: 1_440, whole: false },
  ...more,
});
const RETENTION = setting({
  name: 'retention.imagesDays',
  value: 365,
  bounds: { least: 1, most: 36_500, whole: true },
});
const TLS = setting({ name: 'server.tls', value: true, bounds: null });

/** The screen over a station that keeps what it is told. */
async function open() {
  let settings = [RETENTION, TLS];
  const asked = stubStation(() => Response.json(settings));
  asked.mockImplementation(async (_address, init) => {
    if (init?.method === 'POST') {
      const { name, value } = JSON.parse(String(init.body)) as Pick<Setting, 'name' | 'value'>;
      settings = settings.map((one) => (one.name === name ? { ...one, value } : one));
    }
    return Response.json(settings);
  });
  mounted = mount(<SettingsSection />);
  mounted.click(mounted.find('[role=tab]', 'Security'));
  await until(() => mounted.find('input', 'Keep images, days'));
  const sent = () =>
    asked.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []));
  return { sent, input: () => mounted.find('input', 'Keep images, days') as HTMLInputElement };
}

test('leaving a field saves nothing; saving shows what changes and what is given up, and only then is it sent', async () => {
  const { sent, input } = await open();
  mounted.type(input(), '1');
  mounted.fire(input(), new FocusEvent('focusout', { bubbles: true }));
  mounted.click(mounted.find('input', 'Encrypted (TLS)'));
  expect(sent()).toEqual([]);
  mounted.click(mounted.find('button', 'Save'));
  const dialog = mounted.find('[role=dialog]');
  expect(dialog.textContent).toMatch(/Keep images, days: 365\s+1/);
  expect(dialog.textContent).toContain('Data older than the new period is deleted for good.');
  expect(dialog.textContent).toContain('no longer encrypted');
  expect(sent()).toEqual([]);
  mounted.submit();
  await until(() => expect(mounted.root.textContent).toContain('Restart the station'));
  expect(sent()).toEqual([
    { name: 'retention.imagesDays', value: 1 },
    { name: 'server.tls', value: false },
  ]);
});

test('what was typed by mistake is given up with one button', async () => {
  const { sent, input } = await open();
  mounted.type(input(), '1');
  mounted.click(mounted.find('button', 'Discard'));
  expect(input().value).toBe('365');
  expect(sent()).toEqual([]);
});

test('a number outside the bounds cannot be saved, stays to be mended, and the reason is tied to its field', async () => {
  const { input } = await open();
  const save = () => mounted.find('[role=region] > button:last-of-type');
  for (const text of ['99999999', '0', '']) {
    mounted.type(input(), text);
    expect(input().value, text).toBe(text);
    expect(input().getAttribute('aria-invalid'), text).toBe('true');
    const described = input().getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toMatch(
      /give a number from 1 to 36.500/,
    );
    expect(save().getAttribute('aria-disabled'), text).toBe('true');
  }
});

test('what the environment sets is said to be set by its variable, and what the policy sets, by the policy', () => {
  const show = (source: Setting['source']) =>
    mount(
      <SettingValue setting={setting({ source })} label="Locked" draft={undefined} type={() => undefined} />,
    );
  mounted = show('environment');
  expect(mounted.root.textContent).toContain(
    'Set by the environment variable NETEFATSA_OPERATORS_LOCKOUT_MINUTES',
  );
  expect(mounted.root.textContent).not.toContain('policy');
  mounted.unmount();
  mounted = show('policy');
  expect(mounted.root.textContent).toContain('Managed by the policy');
  expect(mounted.root.querySelector('input')).toBeNull();
});

test('a change warns where it gives something up, and only then', () => {
  expect(warningOf('retention.auditDays', 3_650, 30)).toBe('shorterRetention');
  expect(warningOf('retention.auditDays', 30, 3_650)).toBeNull();
  expect(warningOf('operators.idleLockMinutes', 5, 60)).toBe('laterLock');
  expect(warningOf('server.tls', false, true)).toBeNull();
  expect(['retention.imagesDays', 'server.tls', 'server.port', 'screening.threshold'].map(groupOf)).toEqual([
    'security',
    'security',
    'advanced',
    'everyday',
  ]);
});
