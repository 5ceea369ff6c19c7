// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { refusal, stubStation } from '../testing/station-answers.ts';
import { FieldRow } from './field-row.tsx';
import { SelectionProvider } from './selection.tsx';

const field = readField('surname', 'MOGAPI');
let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

function typeOver(text: string): void {
  mounted = mount(
    <SelectionProvider>
      <ul>
        <FieldRow detail={caseOf([field])} document={0} field={field} correction={undefined} changeable />
      </ul>
    </SelectionProvider>,
  );
  mounted.click(mounted.find('button', 'Change: Surname'));
  mounted.type(mounted.find('input'), text);
  mounted.submit();
}

test('what was typed stays in the editor, with the reason, when the station does not take it', async () => {
  const answers = [refusal('INTERNAL', 500), Response.json(caseOf([field]))];
  const station = stubStation(() => answers.shift()!);
  typeOver('MOGAPE');
  await until(() => expect(mounted.find('[role=alert]').textContent).not.toBe(''));
  expect((mounted.find('input') as HTMLInputElement).value).toBe('MOGAPE');
  mounted.submit();
  await until(() => expect(mounted.root.querySelector('input')).toBeNull());
  expect(mounted.root.querySelector('[role=alert]')).toBeNull();
  expect(station.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { document: 0, field: 'surname', value: 'MOGAPE' },
    { document: 0, field: 'surname', value: 'MOGAPE' },
  ]);
});

test('the field has the focus again after its editor closed, so that arrow keys go on from it', async () => {
  stubStation(() => Response.json(caseOf([field])));
  typeOver('MOGAPE');
  await until(() => expect(document.activeElement?.getAttribute('data-field')).toBe('surname'));
});

test('what is being typed is there again after the row was out of sight, and gone after it was given up', () => {
  const one = (shown: boolean) => (
    <SelectionProvider>
      <ul>
        {shown && (
          <FieldRow detail={caseOf([field])} document={0} field={field} correction={undefined} changeable />
        )}
      </ul>
    </SelectionProvider>
  );
  mounted = mount(one(true));
  mounted.click(mounted.find('button', 'Change: Surname'));
  mounted.type(mounted.find('input'), 'MOGAP');
  mounted.show(one(false));
  mounted.show(one(true));
  expect((mounted.find('input') as HTMLInputElement).value).toBe('MOGAP');
  mounted.click(mounted.find('button', 'Cancel'));
  mounted.show(one(false));
  mounted.show(one(true));
  expect(mounted.root.querySelector('input')).toBeNull();
});
