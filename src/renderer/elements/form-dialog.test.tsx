// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { Secrets } from '../administration/secrets.tsx';
import { mount, type Mounted } from '../testing/mount.tsx';
import { FormDialog } from './form-dialog.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

/** Everything around the dialog that a finger may hit. */
const touchBeside = () => {
  for (const part of document.querySelectorAll('.mantine-Modal-overlay, .mantine-Modal-inner'))
    mounted.click(part);
};
const escape = () => mounted.key(mounted.find('[role=dialog]'), 'Escape');

test('a touch beside a form does not throw away what was typed; Escape and Cancel close it', () => {
  const close = vi.fn<() => void>();
  mounted = mount(
    <FormDialog title="New" action="Add" busy={false} submit={() => undefined} close={close}>
      <input aria-label="Name" />
    </FormDialog>,
  );
  touchBeside();
  expect(close).not.toHaveBeenCalled();
  mounted.click(mounted.find('button', 'Cancel'));
  expect(close).toHaveBeenCalledTimes(1);
  escape();
  expect(close).toHaveBeenCalledTimes(2);
});

test('the focus goes back to the button that the dialog came from', () => {
  const from = document.body.appendChild(document.createElement('button'));
  from.focus();
  mounted = mount(
    <FormDialog title="New" action="Add" busy={false} submit={() => undefined} close={() => undefined}>
      <input aria-label="Name" data-autofocus />
    </FormDialog>,
  );
  (document.activeElement as HTMLElement).blur();
  mounted.unmount();
  expect(document.activeElement).toBe(from);
  from.remove();
});

test('credentials that are shown once are closed by their buttons only', () => {
  const close = vi.fn<() => void>();
  mounted = mount(<Secrets secrets={{ apiKey: 'nk-1' }} close={close} />);
  touchBeside();
  escape();
  expect(close).not.toHaveBeenCalled();
  expect(mounted.find('[role=dialog] code').textContent).toBe('nk-1');
  mounted.click(mounted.find('[role=dialog] button', 'Close'));
  expect(close).toHaveBeenCalledTimes(1);
});
