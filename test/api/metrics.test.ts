import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../src/station/actor.ts';
import { startTestStation, type TestStation } from './support/station.ts';

let test: TestStation;
let text: string;
beforeAll(async () => {
  test = await startTestStation({ tls: false });
  const { apiKey } = test.register('enterprise', ['metrics']);
  ({ text } = await test.ask('GET', '/metrics', { key: apiKey }));
});
afterAll(() => test.close());

it('every metric that the example of alerts speaks of is there', () => {
  const alerts = readFileSync(path.resolve(import.meta.dirname, '../../docs/alerts.example.yml'), 'utf8');
  const named = new Set(alerts.match(/netefatsa_[a-z_]+/g));
  expect(named.size).toBeGreaterThan(8);
  for (const name of named) expect(text, name).toContain(`# HELP ${name} `);
});

it('a new station is degraded for its lists and register, with what it is built from and its free disk', () => {
  expect(text).toMatch(/^netefatsa_health_status 1$/m);
  expect(text).toMatch(/^netefatsa_health_reasons\{code="REGISTER_MISSING",severity="degraded"\} 1$/m);
  expect(text).toMatch(/^netefatsa_build_info\{version="\d+\.\d+\.\d+",node="v\d[^"]*"\} 1$/m);
  expect(Number(/^netefatsa_disk_free_bytes (\S+)$/m.exec(text)![1])).toBeGreaterThan(0);
});

it('what never happened has no age: no sample, where 0 would be "just now"', () => {
  for (const name of ['backup_age_seconds', 'chip_trust_age_days', 'certificate_end_timestamp_seconds']) {
    expect(text).toContain(`# TYPE netefatsa_${name} gauge`);
    expect(text, name).not.toMatch(new RegExp(`^netefatsa_${name} `, 'm'));
  }
  expect(text).toMatch(/^netefatsa_webhooks_failing 0$/m);
});

it('an imported list has its age, its entries and its identifiers', async () => {
  const station = await startTestStation({ tls: false });
  try {
    const { apiKey } = station.register('enterprise', ['metrics']);
    const file = path.join(station.folder, 'blocklist.csv');
    writeFileSync(
      file,
      'id,name,document_number\n1,Specimen One,ZZ0001112;ZZ0001113\n2,Specimen Two,\n3,Specimen Three,7707000000\n',
    );
    await station.station.screening.importLists([file], { date: '2026-11-01' }, systemActor('test'));
    const { text: told } = await station.ask('GET', '/metrics', { key: apiKey });
    expect(told).toMatch(/^netefatsa_list_entries\{list="own"\} 3$/m);
    expect(told).toMatch(/^netefatsa_list_identifiers\{list="own"\} 3$/m);
    expect(told).toMatch(/^netefatsa_list_age_days\{list="own"\} \d+$/m);
  } finally {
    await station.close();
  }
});
