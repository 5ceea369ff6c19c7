// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, refusal, stubStation } from '../testing/station-answers.ts';
import { DecisionBar } from './decision-bar.tsx';

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
