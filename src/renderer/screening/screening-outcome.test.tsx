// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { ScreeningResult } from '../../contract/screening.ts';
import { mount, until } from '../testing/mount.tsx';
import { stubStation } from '../testing/station-answers.ts';
import { ScreeningOutcome } from './screening-outcome.tsx';

const result: ScreeningResult = {
  requestId: 'r-1',
  screeningId: 's-1',
  timestamp: '2026-11-22T08:00:00.000Z',
  outcome: 'CLEAR',
  riskLevel: 'LOW',
  threshold: 0.85,
  totalHits: 1,
  message: 'No match at or above 0.85 in UN of 2026-11-01.',
  listsUsed: [],
  pepSearched: true,
  otherKind: 0,
  hits: [
    {
      hitId: 'h-1',
      list: 'un',
      entryId: 'TSi.001',
      name: 'SPECIMEN WRONGDOER',
      primaryName: 'SPECIMEN WRONGDOER',
      kind: 'sanction',
      score: 0.95,
      explanation: [],
      dateOfBirth: [],
      countries: [],
      programmes: [],
      remarks: null,
      disposition: {
        outcome: 'false-positive',
        reason: 'Born in another year',
        author: 'Neo Example',
        at: '2026-11-22T08:05:00.000Z',
      },
      earlierDecision: null,
    },
  ],
};

it('nothing found among people is not said of organisations that nobody searched', () => {
  const { root, show, unmount } = mount(
    <ScreeningOutcome result={{ ...result, hits: [] }} decidable searched="person" />,
  );
  expect(root.textContent).toContain('Organisations of this name were not searched.');
  show(<ScreeningOutcome result={{ ...result, hits: [] }} decidable searched="company" />);
  expect(root.textContent).toContain('People of this name were not searched.');
  unmount();
});

it('a hit that was decided says by whom and why', () => {
  const { root, unmount } = mount(<ScreeningOutcome result={result} decidable={false} />);
  expect(root.textContent).toMatch(/Neo Example, .*2026.*: Born in another year/);
  unmount();
});

it('a hit that was decided for a namesake stays open and says so', () => {
  const earlierDecision = {
    outcome: 'false-positive',
    author: 'Neo Example',
    at: '2026-11-22T08:05:00.000Z',
    caseId: 'c-9',
  } as const;
  const hits = result.hits.map((hit) => ({ ...hit, disposition: null, earlierDecision }));
  const { root, find, unmount } = mount(
    <ScreeningOutcome result={{ ...result, outcome: 'REVIEW', hits }} decidable />,
  );
  expect(root.textContent).toMatch(/same name.*: not a match \(Neo Example, .*2026.*\)/);
  expect(find('a', 'Open it').getAttribute('href')).toBe('/cases/c-9');
  expect(find('button', 'Not a match')).toBeTruthy();
  unmount();
});

it('a decision that waits for a second person is not shown as taken', async () => {
  const open = {
    ...result,
    outcome: 'MATCH' as const,
    hits: result.hits.map((hit) => ({ ...hit, disposition: null })),
  };
  const decide = async (answer: () => Response) => {
    stubStation(answer);
    const { root, find, click, type, submit, unmount } = mount(<ScreeningOutcome result={open} decidable />);
    click(find('button', 'Not a match'));
    type(find('[role=dialog] textarea'), 'Born in another year');
    submit();
    await until(() => expect(root.querySelector('footer button')).toBeNull());
    const said = root.querySelector('footer')!.textContent;
    unmount();
    vi.unstubAllGlobals();
    return said;
  };
  expect(await decide(() => Response.json({ waits: true }, { status: 202 }))).toBe(
    'Waits for a second person',
  );
  expect(await decide(() => new Response(null, { status: 204 }))).toBe('not a match');
});
