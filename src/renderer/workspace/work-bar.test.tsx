// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { AssessmentPoint } from '../../contract/assessment.ts';
import { assessmentOf, pointOf } from '../testing/assessment-of.ts';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, stubStation } from '../testing/station-answers.ts';
import { WorkBar } from './work-bar.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const caseWith = (points: readonly AssessmentPoint[]) =>
  caseOf([readField('surname', 'MOGAPI'), readField('idNumber', '428317215')], {
    assessment: assessmentOf(points),
  });
const settled = (point: AssessmentPoint, reason: string): AssessmentPoint => ({
  ...point,
  settlement: { point: point.id, reason, author: 'Neo Example', at: '2026-11-22T08:05:00.000Z' },
});

test('Enter works through what is open: each field, then the original, each with one key', async () => {
  let points = [
    pointOf('forensics', 'not_done'),
    pointOf('fields', 'review', 'surname'),
    pointOf('fields', 'review', 'idNumber'),
  ];
  const station = stubStation(() => Response.json(caseWith(points)));
  mounted = mount(<WorkBar detail={caseWith(points)} />, CLERK);
  const steps = [
    ['0 of 3 checked', 'Surname needs to be checked.', 'Confirm'],
    ['1 of 3 checked', 'ID number needs to be checked.', 'Confirm'],
    ['2 of 3 checked', 'Compare with the original document.', 'Original compared'],
  ] as const;
  for (const [progress, sentence, button] of steps) {
    await until(() => expect(document.activeElement?.textContent).toBe(button));
    expect(mounted.root.textContent).toContain(progress);
    expect(mounted.root.textContent).toContain(sentence);
    const before = station.mock.calls.length;
    mounted.click(document.activeElement!);
    await until(() => expect(station.mock.calls.length).toBe(before + 1));
    const asked = JSON.parse(String(station.mock.calls.at(-1)![1]?.body)) as {
      point: string;
      reason: string;
    };
    points = points.map((one) => (one.id === asked.point ? settled(one, asked.reason) : one));
    mounted.show(<WorkBar detail={caseWith(points)} />);
  }
  expect(points.map(({ settlement }) => settlement?.reason)).toEqual([
    'Original compared',
    'Compared with the page',
    'Compared with the page',
  ]);
  expect(mounted.root.querySelector('section')).toBeNull();
});

test('the value stands beside the point that asks to compare it', () => {
  mounted = mount(<WorkBar detail={caseWith([pointOf('fields', 'review', 'idNumber')])} />, CLERK);
  expect(mounted.root.textContent).toContain('428317215');
});

test('what only a supervisor settles is not offered to a clerk, and says so', () => {
  const point = pointOf('checks', 'review', undefined, { who: 'supervisor' });
  mounted = mount(<WorkBar detail={caseWith([point])} />, CLERK);
  expect(mounted.root.textContent).toContain('A supervisor has to settle this: refer the case.');
  expect(() => mounted.find('button', 'Settle')).toThrow();
});

test('what is done elsewhere leads there, in the same case', () => {
  mounted = mount(<WorkBar detail={caseWith([pointOf('face', 'not_done')])} />, CLERK);
  expect(mounted.find('a', 'Start face check').getAttribute('href')).toBe('/face-check?case=c-1');
});

test('what failed is not settled by a key', () => {
  mounted = mount(<WorkBar detail={caseWith([pointOf('forensics', 'failed')])} />, CLERK);
  expect(mounted.root.textContent).toContain('Reject or refer.');
  expect(mounted.root.querySelector('[data-primary]')).toBeNull();
});

test('a point that appears before the one in hand is named, and the panel stays where it is', () => {
  const original = pointOf('forensics', 'not_done');
  const [check, alike] = [pointOf('checks', 'failed'), pointOf('checks', 'review')];
  const shown: string[] = [];
  const show = ({ id }: AssessmentPoint) => shown.push(id);
  mounted = mount(<WorkBar detail={caseWith([original])} show={show} />, CLERK);
  expect(shown).toEqual([original.id]);
  // As after a correction that contradicts another field, and when it is taken back.
  mounted.show(<WorkBar detail={caseWith([check, original])} show={show} />);
  expect(mounted.root.textContent).toContain('0 of 2 checked');
  mounted.show(<WorkBar detail={caseWith([alike, original])} show={show} />);
  expect(mounted.root.textContent).toContain('0 of 2 checked');
  expect(shown).toEqual([original.id]);
  mounted.show(<WorkBar detail={caseWith([settled(alike, 'Explained'), original])} show={show} />);
  expect(shown).toEqual([original.id, original.id]);
});

test('a point that appears in a case without open ones moves nothing; the arrows show what they come to', () => {
  const original = pointOf('forensics', 'not_done');
  const check = pointOf('checks', 'failed');
  const shown: string[] = [];
  const show = ({ id }: AssessmentPoint) => shown.push(id);
  mounted = mount(<WorkBar detail={caseWith([])} show={show} />, CLERK);
  mounted.show(<WorkBar detail={caseWith([check, original])} show={show} />);
  expect(shown).toEqual([]);
  const arrow = (name: string) => mounted.click(mounted.root.querySelector(`[aria-label="${name}"]`)!);
  arrow('Next open point');
  arrow('Next open point');
  expect(shown).toEqual([original.id, check.id]);
});
