// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Assessment, AssessmentPoint } from '../../contract/assessment.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { assessmentOf, pointOf } from '../testing/assessment-of.ts';
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

/** A case in which these points are open. */
function openCase(points: readonly AssessmentPoint[], accept: Assessment['accept'] = 'refused'): CaseDetail {
  return caseOf([readField('surname', 'MOGAPI')], { assessment: assessmentOf(points, accept) });
}
const primary = () => mounted.find('[data-decision-primary]').textContent;

test('the primary action is what the verdict asks for', () => {
  const show = (detail: CaseDetail) => (mounted = mount(<DecisionBar detail={detail} />, CLERK));
  show(openCase([], 'allowed'));
  expect(primary()).toBe('Accept');
  mounted.unmount();
  show(openCase([pointOf('fields', 'review', 'surname'), pointOf('fields', 'review', 'idNumber')]));
  expect(primary()).toBe('Check 2 fields');
  mounted.unmount();
  // It leads to the doubt.
  show(openCase([pointOf('fields', 'review', 'surname'), pointOf('screening', 'review')]));
  expect(primary()).toBe('2 open points');
  mounted.unmount();
  // No document was read: there is no field to check.
  show(openCase([pointOf('fields', 'not_done')]));
  expect(primary()).toBe('1 open point');
  mounted.unmount();
  show(openCase([pointOf('forensics', 'failed')], 'second-person'));
  expect(primary()).toBe('Reject');
  // Accepting is only in the menu.
  expect([...mounted.root.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Accept');
});

test('accepting while something is open sends nothing and says what is open', async () => {
  const station = stubStation(() => Response.json(openCase([])));
  mounted = mount(<DecisionBar detail={openCase([pointOf('checks', 'review')])} />, CLERK);
  mounted.click(mounted.find('button', 'Accept'));
  await until(() => expect(mounted.find('[role=alert]').textContent).toBe('Not yet: 1 point is open.'));
  expect(station).not.toHaveBeenCalled();
});

test('accepting against a warning is in the menu, names what it goes against, and asks for a reason', async () => {
  const against = pointOf('forensics', 'failed');
  mounted = mount(<DecisionBar detail={openCase([against], 'second-person')} />, CLERK);
  mounted.click(mounted.find('button', 'Report and more'));
  await until(() => mounted.click(mounted.find('[role=menuitem]', 'Accept despite the warning')));
  const dialog = mounted.find('[role=dialog]');
  expect(dialog.textContent).toContain('The figures were painted over.');
  expect(dialog.textContent).toContain('A second person has to approve this');
  expect(dialog.querySelector('textarea')!.required).toBe(true);
});

test('keys decide, and are letters where something is typed', async () => {
  const station = stubStation(() => Response.json(openCase([], 'allowed')));
  mounted = mount(
    <>
      <input />
      <DecisionBar detail={openCase([], 'allowed')} />
    </>,
    CLERK,
  );
  mounted.key(mounted.find('input'), 'a');
  expect(station).not.toHaveBeenCalled();
  mounted.key(document.body, 'a');
  await until(() => expect(station).toHaveBeenCalledTimes(1));
  mounted.key(document.body, 'r');
  expect(mounted.find('[role=dialog]').textContent).toContain('Reject this document');
});

test('whoever decided can take it back for a few seconds', async () => {
  const decided = caseOf([readField('surname', 'MOGAPI')], { state: 'accepted' });
  const open = openCase([], 'allowed');
  const station = stubStation((request) => Response.json(request.endsWith('/undo') ? open : decided));
  mounted = mount(<DecisionBar detail={open} />, CLERK);
  mounted.click(mounted.find('button', 'Accept'));
  await until(() => expect(station).toHaveBeenCalledTimes(1));
  mounted.show(<DecisionBar detail={decided} />);
  await until(() => mounted.click(mounted.find('button', 'Undo')));
  await until(() =>
    expect(station.mock.calls.map(([address]) => address)).toContain('/operator/cases/c-1/undo'),
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
