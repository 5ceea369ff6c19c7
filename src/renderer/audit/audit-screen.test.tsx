// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { StepTitleProvider } from '../shell/step-title.tsx';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, stubStation } from '../testing/station-answers.ts';
import { AuditScreen } from './audit-screen.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const record = (sequence: number) => ({
  sequence,
  time: '2026-11-22T08:00:00.000Z',
  actor: 'Neo Example',
  action: 'operator.signed-in',
  caseId: null,
  outcome: 'success',
  about: null,
  detail: {},
  hash: 'a',
});
const HEAD = { size: 7, root: 'b', time: '2026-11-22T08:00:00.000Z' };

function answer(request: string): Response {
  if (request.includes('/audit/state'))
    return Response.json({ holds: true, records: 7, explanation: null, firstBreak: null, head: HEAD });
  if (request.includes('/proof')) return Response.json({ sequence: 7, body: '{}', path: [], head: HEAD });
  return Response.json({ records: [record(7)], total: 1 });
}

test('a proof that was opened while words are being searched stays open when their records come', async () => {
  const station = stubStation(answer);
  mounted = mount(
    <StepTitleProvider>
      <AuditScreen />
    </StepTitleProvider>,
    CLERK,
  );
  const asked = () => station.mock.calls.map(([address]) => address);
  await until(() => mounted.find('button', 'Proof 7'));
  mounted.type(mounted.find('input[type=search]'), 'neo');
  mounted.click(mounted.find('button', 'Proof 7'));
  // The search begins a moment after the last key.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked().some((address) => address.includes('word=neo'))).toBe(true);
  expect(mounted.find('[role=dialog]').textContent).toContain('7');
});
