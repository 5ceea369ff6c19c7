import { afterAll, beforeAll, expect, it } from 'vitest';
import { CaseFilter } from '../../contract/cases.ts';
import { openCounter, type Counter } from './counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.remove());

const linesOf = (filter: Partial<CaseFilter>): string[] => {
  const actor = { kind: 'operator', id: counter.auditor.id } as const;
  return [...counter.station.cases.csv(CaseFilter.parse(filter), actor)].join('').trimEnd().split('\n');
};
const open = (): string =>
  counter.station.cases.open({
    kind: 'verification',
    actor: { kind: 'operator', id: counter.clerk.id },
    author: counter.clerk.name,
  });

it('the file holds what the list shows under the same filters, and names cannot be formulas', async () => {
  const { station } = counter;
  const { caseId } = await counter.begin();
  station.cases.learn(caseId, { subject: '=HYPERLINK("http://x") TŠHEPO, A' });
  const other = open();
  station.cases.learn(other, { subject: 'LORATO DUBE' });
  const [head, ...lines] = linesOf({});
  expect(head).toBe(
    '\uFEFFcase_id,opened,changed,state,verdict,person_or_company,opened_for,category,document_types,opened_by,confidence,risk_score',
  );
  expect(lines).toHaveLength(2);
  const found = linesOf({ search: 'tšhepo' }).slice(1);
  expect(found).toHaveLength(1);
  // 08:00 UTC on the clocks of Botswana.
  expect(found[0]).toContain(`${caseId},2026-11-21 10:00,2026-11-21 10:00,open,`);
  expect(found[0]).toContain(
    `,"'=HYPERLINK(""http://x"") TŠHEPO, A",verification,IDENTITY,OMANG,The clerk,94,`,
  );
  expect(linesOf({ author: 'Nobody' })).toHaveLength(1);
  expect(linesOf({ category: 'IDENTITY', state: 'open' })).toHaveLength(2);
  expect(linesOf({ state: 'accepted' })).toHaveLength(1);
});

it('is audited with how many cases and which filters, and without what was searched for', () => {
  linesOf({ search: 'dube', state: 'open', order: 'oldest' });
  const [record] = counter.station.audit.list({ limit: 1 });
  expect(record).toMatchObject({
    action: 'data.cases-exported',
    actor: { id: counter.auditor.id },
    details: { cases: 1, filters: ['search', 'state', 'order'] },
  });
  expect(JSON.stringify(record)).not.toContain('dube');
});

it('holds every case once, however many there are, in the order that was asked for', () => {
  for (let i = 0; i < 1_200; i++) open();
  for (const order of ['newest', 'oldest'] as const) {
    const ids = linesOf({ order })
      .slice(1)
      .map((line) => line.split(',')[0]!);
    expect(ids.length).toBe(1_202);
    expect(new Set(ids).size).toBe(1_202);
  }
});
