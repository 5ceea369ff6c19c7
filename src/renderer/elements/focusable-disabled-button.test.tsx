// @vitest-environment happy-dom
import { Button } from '@mantine/core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

function Form({ sent }: { sent: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        sent();
      }}
    >
      <Button type="submit" loading={busy}>
        Send
      </Button>
    </form>
  );
}

test('a button that loads keeps the focus, says that it is off, and sends nothing a second time', async () => {
  let times = 0;
  mounted = mount(<Form sent={() => times++} />, CLERK);
  const button = mounted.find('button') as HTMLButtonElement;
  const press = () => mounted.fire(button, new MouseEvent('click', { bubbles: true, cancelable: true }));
  button.focus();
  press();
  await until(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  press();
  expect(times).toBe(1);
  // A browser takes the focus from what is disabled.
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('a button with nothing to do does nothing', () => {
  let pressed = false;
  mounted = mount(
    <Button disabled onClick={() => (pressed = true)}>
      Go
    </Button>,
    CLERK,
  );
  mounted.click(mounted.find('button'));
  expect(pressed).toBe(false);
  expect(mounted.find('button').getAttribute('type')).toBe('button');
});
