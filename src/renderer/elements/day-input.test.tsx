// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, type Mounted } from '../testing/mount.tsx';
import { DayInput } from './day-input.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const told: string[] = [];
function Form({ first }: { first: string }) {
  const [day, setDay] = useState(first);
  return (
    <DayInput
      label="Day"
      value={day}
      onChange={(next) => {
        told.push(next);
        setDay(next);
      }}
    />
  );
}

function open(first = ''): HTMLInputElement {
  told.length = 0;
  mounted = mount(<Form first={first} />);
  return mounted.find('input[placeholder]') as HTMLInputElement;
}

function typeKeys(input: HTMLInputElement, keys: string): void {
  for (const key of keys) mounted.type(input, input.value + key);
}

const leave = (input: HTMLInputElement): void =>
  mounted.fire(input, new FocusEvent('focusout', { bubbles: true }));

test('shows the day first, whatever the locale', () => {
  expect(open('2026-03-04').value).toBe('04/03/2026');
});

test('digits alone are enough; the day is told once it is whole', () => {
  const input = open();
  typeKeys(input, '23112026');
  expect(input.value).toBe('23/11/2026');
  expect(told).toEqual(['2026-11-23']);
});

test('what is no day is kept as it was typed, said when the field is left, and not told as a day', () => {
  const input = open('2026-11-23');
  mounted.type(input, '31/02/2026');
  expect(told).toEqual(['']);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  leave(input);
  expect(input.value).toBe('31/02/2026');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const explained = input.getAttribute('aria-describedby')!.split(' ');
  expect(explained.map((id) => document.getElementById(id)?.textContent).join()).toContain('DD/MM/YYYY');
  mounted.type(input, '28/02/2026');
  expect(told).toEqual(['', '2026-02-28']);
});

test('another way of writing it is put right when the field is left', () => {
  const input = open();
  mounted.type(input, '4.3.2026');
  leave(input);
  expect(input.value).toBe('04/03/2026');
});

test('an emptied field asks for nothing', () => {
  const input = open('2026-11-23');
  mounted.type(input, '');
  leave(input);
  expect(told).toEqual(['']);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
});
