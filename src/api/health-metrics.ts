import { Gauge, type Registry } from 'prom-client';
import { programVersion } from '../engine/program-version.ts';
import { healthReasons, statusOf } from '../station/health/health-reasons.ts';
import type { Station } from '../station/station.ts';

const STATUS = { ok: 0, degraded: 1, down: 2 } as const;

/** Health as metrics for alerts: docs/alerts.example.yml. A list's name is the only label that people choose. */
export function addHealthMetrics(station: Station, registers: Registry[]): void {
  // What is not known has no sample; a reset alone would say 0, "just now", where there are no labels.
  const gauge = (name: string, help: string, labelNames: string[], collect: (of: Gauge) => void): void =>
    void new Gauge({
      name: `netefatsa_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        const forget = (): void => (labelNames.length > 0 ? this.reset() : this.remove());
        forget();
        // An unreadable store must not hide the other metrics; health reports it.
        try {
          collect(this);
        } catch {
          forget();
        }
      },
    });

  gauge('build_info', 'Always 1; which program this is.', ['version', 'node'], (of) =>
    of.set({ version: programVersion, node: process.version }, 1),
  );
  gauge('health_status', '0 ok, 1 degraded, 2 down.', [], (of) =>
    of.set(STATUS[statusOf(healthReasons(station))]),
  );
  gauge('health_reasons', 'Reasons of health by code and severity.', ['code', 'severity'], (of) => {
    for (const { code, severity } of healthReasons(station)) of.inc({ code, severity });
  });
  gauge('disk_free_bytes', 'Bytes that the station may still write.', [], (of) => {
    const { free } = station.disk.space();
    if (free !== null) of.set(free);
  });
  gauge('list_age_days', 'Days since the publisher dated the screening list.', ['list'], (of) => {
    for (const { list, ageDays } of station.screening.lists()) of.set({ list }, ageDays);
  });
  gauge('chips', 'Chips examined since the start, by verdict.', ['verdict'], (of) => {
    for (const [verdict, count] of station.chips.verdicts()) of.set({ verdict }, count);
  });
  gauge('chip_authorities', 'Authorities of passports that are known here.', [], (of) =>
    of.set(station.chips.trust().authorities),
  );
  gauge('chip_trust_age_days', 'Days since the newest list of authorities was issued.', [], (of) => {
    const days = station.chips.trustAgeDays();
    if (days !== null) of.set(days);
  });
  gauge('list_entries', 'Entries of the screening list.', ['list'], (of) => {
    for (const { list, entries } of station.screening.lists()) of.set({ list }, entries);
  });
  gauge(
    'list_identifiers',
    'Numbers of papers, companies, ships and accounts on the list.',
    ['list'],
    (of) => {
      for (const [list, identifiers] of station.screening.identifiers()) of.set({ list }, identifiers);
    },
  );
  gauge('certificate_end_timestamp_seconds', 'When the certificate of the local API ends.', [], (of) => {
    const { ends } = station.watch.certificate();
    if (ends !== null) of.set(ends / 1_000);
  });
  gauge('webhooks_failing', 'Webhook deliveries that failed at least twice and are tried again.', [], (of) =>
    of.set(station.webhooks.trouble().failing),
  );
  gauge('webhooks_given_up', 'Webhook deliveries of the last week that were given up.', [], (of) =>
    of.set(station.webhooks.trouble().givenUp),
  );
  gauge('engine_failures_in_a_row', 'Engine calls that failed inside the station, up to now.', [], (of) =>
    of.set(station.watch.failuresInARow()),
  );
  gauge('backup_age_seconds', 'Since the last backup that was read back.', [], (of) => {
    const [verified] = station.audit.list({ action: 'backup.verified', limit: 1 });
    if (verified) of.set((station.clock.now() - Date.parse(verified.time)) / 1_000);
  });
  gauge('damaged_stored', 'Stored pages and files that the scrub found damaged.', ['part'], (of) => {
    const { pages, blobs } = station.watch.scrub.state();
    of.set({ part: 'pages' }, pages);
    of.set({ part: 'blobs' }, blobs);
  });
}
