// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Setting } from '../../contract/administration.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { SettingValue } from './setting-value.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const LOCKOUT: Setting = {
  name: 'operators.lockoutMinutes',
  value: 15,
  source: 'default',
  variable: 'NETEFATSA_OPERATORS_LOCKOUT_MINUTES',
  bounds: { least: 1, most: 1_440, whole: false },
};

function open(setting: Partial<Setting> = {}) {
  const change = vi.fn<(value: number | boolean) => void>();
  mounted = mount(<SettingValue setting={{ ...LOCKOUT, ...setting }} label="Locked out" change={change} />);
  return { change, input: mounted.root.querySelector('input')! };
}

function typeAndLeave(input: HTMLInputElement, text: string): void {
  mounted.type(input, text);
  mounted.fire(input, new FocusEvent('focusout', { bubbles: true }));
}

test('a number outside the bounds is not saved, stays to be mended, and the reason is tied to its field', () => {
  const { change, input } = open();
  for (const text of ['999999', '0', '']) {
    typeAndLeave(input, text);
    expect(input.value, text).toBe(text);
    expect(input.getAttribute('aria-invalid'), text).toBe('true');
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toMatch(
      /give a number from 1 to 1.440/,
    );
  }
  expect(change).not.toHaveBeenCalled();
  typeAndLeave(input, '60');
  expect(change.mock.calls).toEqual([[60]]);
});

test('what the environment sets is said to be set by its variable, and what the policy sets, by the policy', () => {
  open({ source: 'environment' });
  expect(mounted.root.textContent).toContain(
    'Set by the environment variable NETEFATSA_OPERATORS_LOCKOUT_MINUTES',
  );
  expect(mounted.root.textContent).not.toContain('policy');
  mounted.unmount();
  open({ source: 'policy' });
  expect(mounted.root.textContent).toContain('Managed by the policy');
  expect(mounted.root.querySelector('input')).toBeNull();
});
