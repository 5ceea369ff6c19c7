// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { Sections } from './sections.tsx';
import { SelectionProvider, useSelection } from './selection.tsx';

const detail = caseOf([readField('surname', 'MOGAPI'), readField('idNumber', '428317215')]);
detail.verification!.documents[0]!.checks.push({
  id: 'check-digit',
  outcome: 'failed',
  explanation: 'The number does not hold.',
  fields: ['idNumber'],
});

/** Stands for the page, whose boxes choose fields. */
function PageBox() {
  const { choose } = useSelection();
  return <button onClick={() => choose({ document: 0, field: 'surname' })}>box</button>;
}

let mounted: Mounted;
afterEach(() => mounted.unmount());
const open = () => {
  mounted = mount(
    <SelectionProvider>
      <PageBox />
      <Sections detail={detail} verification={detail.verification!} />
    </SelectionProvider>,
    CLERK,
  );
};
const tab = () => mounted.find('[role=tab][aria-selected=true]').textContent;
const focused = () => document.activeElement?.getAttribute('data-field');

test('a field chosen in a check is shown among the fields', () => {
  open();
  mounted.click(mounted.find('[role=tab]', 'Checks'));
  mounted.click(mounted.find('[role=tabpanel] button', 'number'));
  expect(tab()).toBe('Fields');
  expect(focused()).toBe('idNumber');
});

test('a box chosen on the page opens the fields, whatever part of the panel was open', () => {
  open();
  mounted.click(mounted.find('[role=tab]', 'Text'));
  expect(tab()).toBe('Text');
  mounted.click(mounted.find('button', 'box'));
  expect(tab()).toBe('Fields');
  expect(focused()).toBe('surname');
});

test('coming back to the fields by their tab leaves the focus there', () => {
  open();
  mounted.click(mounted.find('button', 'box'));
  mounted.click(mounted.find('[role=tab]', 'Text'));
  const fields = mounted.find('[role=tab]', 'Fields');
  fields.focus();
  mounted.click(fields);
  expect(document.activeElement).toBe(fields);
});

test('the arrow keys begin with the first field when a case has just opened', () => {
  open();
  mounted.key(document.body, 'ArrowDown');
  expect(document.activeElement?.getAttribute('data-field')).toBe('surname');
});
