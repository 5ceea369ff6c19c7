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
  message: 'No match at or above 0.85 in UN (2026-11-01).',
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

const CUSTOMER = { name: 'Specimen Wrongdoer' };

it('nothing found among people is not said of organisations that nobody searched', () => {
  const { root, show, unmount } = mount(
    <ScreeningOutcome result={{ ...result, hits: [] }} decidable customer={{ name: 'A', type: 'person' }} />,
  );
  expect(root.textContent).toContain('Organisations of this name were not searched.');
  show(
    <ScreeningOutcome result={{ ...result, hits: [] }} decidable customer={{ name: 'A', type: 'company' }} />,
  );
  expect(root.textContent).toContain('People of this name were not searched.');
  unmount();
});

it('says how many entries are shown where there are more', () => {
  const { root, show, unmount } = mount(
    <ScreeningOutcome result={{ ...result, totalHits: 28 }} decidable customer={CUSTOMER} />,
  );
  expect(root.textContent).toContain('The best 1 of 28 are shown.');
  show(<ScreeningOutcome result={result} decidable customer={CUSTOMER} />);
  expect(root.textContent).not.toContain('are shown');
  unmount();
});

it('a hit that was decided says by whom and why', () => {
  const { root, unmount } = mount(<ScreeningOutcome result={result} decidable={false} customer={CUSTOMER} />);
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
    <ScreeningOutcome result={{ ...result, outcome: 'REVIEW', hits }} decidable customer={CUSTOMER} />,
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
    const { root, find, click, type, submit, unmount } = mount(
      <ScreeningOutcome result={open} decidable customer={CUSTOMER} />,
    );
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

const listedAs = (entryId: string, more: Partial<ScreeningResult['hits'][number]> = {}) => ({
  ...result.hits[0]!,
  hitId: `h-${entryId}`,
  entryId,
  disposition: null,
  ...more,
});

it('a hit is shown beside the customer: what the list says, and where the two agree or differ', () => {
  const hit = listedAs('7', {
    aliases: [{ name: 'KAYGO WRONGDOER', weak: true }],
    gender: 'F',
    identifiers: [{ kind: 'passport', number: 'ZZ123456' }],
    dateOfBirth: ['1971-02-03'],
    countries: ['ZW'],
    programmes: ['Arms embargo'],
    explanation: [
      { part: 'name', weight: 0.9, sentence: 'Listed name.' },
      { part: 'dateOfBirth', weight: -0.12, sentence: 'The birth year is 19 years from it.' },
      { part: 'country', weight: 0.02, sentence: 'A country is the same.' },
    ],
  });
  const customer = { ...CUSTOMER, dateOfBirth: '1990-05-06', nationality: 'Zimbabwe' };
  const { root, unmount } = mount(
    <ScreeningOutcome result={{ ...result, outcome: 'REVIEW', hits: [hit] }} decidable customer={customer} />,
  );
  const rows = [...root.querySelectorAll('table tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Name', 'Specimen Wrongdoer', 'SPECIMEN WRONGDOERListed name.'],
    ['Other names', 'Not known', 'KAYGO WRONGDOER'],
    ['Date of birth', '06 May 1990', '03 Feb 1971Different'],
    ['Nationality or country', 'Zimbabwe', 'ZimbabweSame'],
    ['Gender', 'Not known', 'Female'],
    ['Numbers', 'Not known', 'ZZ123456'],
    ['Listed for', '', 'Arms embargo'],
  ]);
  unmount();
});

it('what an earlier version did not keep of an entry is not said to be missing from the list', () => {
  const { root, unmount } = mount(
    <ScreeningOutcome
      result={{ ...result, outcome: 'REVIEW', hits: [listedAs('7')] }}
      decidable
      customer={{ ...CUSTOMER, documentNumber: '1' }}
    />,
  );
  expect([...root.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['Name']);
  unmount();
});

it('several hits are dismissed with one reason, and what became of each is said', async () => {
  const hits = ['1', '2', '3'].map((id) => listedAs(id));
  const fetched = stubStation(() =>
    Response.json({
      hits: [
        { list: 'un', entryId: '1', decided: 'stands', message: null },
        { list: 'un', entryId: '2', decided: 'waits', message: null },
        { list: 'un', entryId: '3', decided: 'refused', message: 'This entry is not on the list any more.' },
      ],
    }),
  );
  const { root, find, click, type, submit, unmount } = mount(
    <ScreeningOutcome result={{ ...result, outcome: 'REVIEW', hits }} decidable customer={CUSTOMER} />,
  );
  click(find('label', 'All 3 open matches'));
  click(find('button', 'Not a match: 3 chosen'));
  type(find('[role=dialog] textarea'), 'Born in another year');
  submit();
  await until(() =>
    expect(root.querySelector('[role=status]')!.textContent).toBe(
      '1 match dismissed.1 waits for a second person.3: This entry is not on the list any more.',
    ),
  );
  const [, sent] = fetched.mock.calls.find(([address]) => address.endsWith('/hits/dismissed'))!;
  expect(JSON.parse(sent!.body as string)).toMatchObject({
    screeningId: 's-1',
    reason: 'Born in another year',
  });
  const said = [...root.querySelectorAll('li > footer')].map((footer) => footer.textContent);
  expect(said.slice(0, 2)).toEqual(['not a match', 'Waits for a second person']);
  expect(said[2]).toContain('Confirmed match');
  unmount();
  vi.unstubAllGlobals();
});
