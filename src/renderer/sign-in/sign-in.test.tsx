// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { mount, type Mounted } from '../testing/mount.tsx';
import { SignIn } from './sign-in.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());
const PEOPLE = [
  { name: 'Neo Example', role: 'clerk' },
  { name: 'Boss Example', role: 'supervisor' },
] as const;

test('where nobody is offered, the name is typed', () => {
  mounted = mount(<SignIn operators={[]} />);
  expect((document.activeElement as HTMLInputElement).type).toBe('text');
  expect(document.querySelectorAll('input[type="password"]')).toHaveLength(1);
});

test('the first thing to type has the focus: the password of a chosen person, the name of another', () => {
  mounted = mount(<SignIn operators={PEOPLE} />);
  mounted.click(mounted.find('button', 'Neo Example'));
  expect((document.activeElement as HTMLInputElement).type).toBe('password');
  mounted.click(mounted.find('button', 'Choose another name'));
  mounted.click(mounted.find('button', 'Another name'));
  expect((document.activeElement as HTMLInputElement).type).toBe('text');
});
