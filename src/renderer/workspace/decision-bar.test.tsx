// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, refusal, stubStation } from '../testing/station-answers.ts';
import { DecisionBar } from './decision-bar.tsx';
import { FieldPanel } from './field-panel.tsx';
import { SelectionProvider } from './selection.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});
const SUPERVISOR = {
  ...CLERK,
  operator: { ...CLERK.operator, name: 'Boss Example', role: 'supervisor' as const },
};
const waiting = caseOf([readField('surname', 'MOGAPI')], {
  state: 'waiting',
  decisions: [
    { outcome: 'accept', reason: '', author: 'Neo Example', at: '2026-11-22T08:05:00.000Z', approval: null },
  ],
});

test('an approval that the station refuses says why', async () => {
  stubStation(() => refusal('CONFLICT', 409, 'Somebody else has approved this case.'));
  mounted = mount(<DecisionBar detail={waiting} />, SUPERVISOR);
  mounted.click(mounted.find('button', 'Approve'));
  mounted.submit();
  await until(() =>
    expect(mounted.find('[role=alert]').textContent).toBe('Somebody else has approved this case.'),
  );
});

test('a refused decision keeps the reason that was typed, and says why beside it', async () => {
  stubStation(() => refusal('CONFLICT', 409, 'The case was decided meanwhile.'));
  mounted = mount(<DecisionBar detail={caseOf([readField('surname', 'MOGAPI')])} />, CLERK);
  mounted.click(mounted.find('button', 'Reject'));
  mounted.type(mounted.find('[role=dialog] textarea'), 'The photograph differs.');
  mounted.submit();
  await until(() =>
    expect(mounted.find('[role=dialog] [role=alert]').textContent).toBe('The case was decided meanwhile.'),
  );
  expect((mounted.find('[role=dialog] textarea') as HTMLTextAreaElement).value).toBe(
    'The photograph differs.',
  );
});

test('a step of an onboarding that is still to come asks for a reason before the customer is accepted', async () => {
  mounted = mount(
    <DecisionBar
      detail={caseOf([readField('surname', 'MOGAPI')])}
      undone={{ sentence: 'The face check is still to come.' }}
    />,
    CLERK,
  );
  mounted.click(mounted.find('button', 'Accept'));
  await until(() =>
    expect(mounted.find('[role=dialog] strong').textContent).toBe('The face check is still to come.'),
  );
});

test('a typed correction that was not saved is named, and nothing is decided over it', async () => {
  const station = stubStation(() => Response.json(caseOf([])));
  const detail = caseOf([readField('surname', 'MOGAPI')]);
  mounted = mount(
    <SelectionProvider>
      <FieldPanel detail={detail} verification={detail.verification!} />
      <DecisionBar detail={detail} />
    </SelectionProvider>,
    CLERK,
  );
  mounted.click(mounted.find('button', 'Change: Surname'));
  mounted.type(mounted.find('input'), 'MOGAPE');
  for (const name of ['Accept', 'Refer', 'Reject'])
    await until(() => {
      mounted.click(mounted.find('footer button', name));
      expect(mounted.find('footer [role=alert]').textContent).toContain('Typed but not saved: Surname.');
    });
  expect(station).not.toHaveBeenCalled();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  mounted.click(mounted.find('form button', 'Cancel'));
  await until(() => expect(mounted.root.querySelector('footer [role=alert]')).toBeNull());
  mounted.click(mounted.find('footer button', 'Accept'));
  await until(() => expect(station).toHaveBeenCalledTimes(1));
});

test('what one accepted and another approved is said of each of them', () => {
  const [first] = waiting.decisions;
  const approval = { approved: true, reason: '', author: 'Boss Example', at: '2026-11-22T09:00:00.000Z' };
  mounted = mount(
    <DecisionBar
      detail={{
        ...waiting,
        state: 'accepted',
        decisions: [{ ...first!, reason: 'Original seen', approval }],
      }}
    />,
    CLERK,
  );
  expect(mounted.root.textContent).toMatch(
    /Accepted by Neo Example, .*“Original seen” Approved by Boss Example, /,
  );
});
