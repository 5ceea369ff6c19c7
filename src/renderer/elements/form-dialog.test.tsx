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
