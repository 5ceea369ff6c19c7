import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Station } from '../station/station.ts';
import { addHealthMetrics } from './health-metrics.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Prometheus metrics. No label ever holds a client, a person or a file. */
export function createMetrics(station: Station) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const duration = new Histogram({
    name: 'netefatsa_request_duration_seconds',
    help: 'Time from the request line to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'netefatsa_engine_processes',
    help: 'Engine processes by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { processes, ready, busy } = station.engine.status();
      this.set({ state: 'configured' }, processes);
      this.set({ state: 'ready' }, ready);
      this.set({ state: 'busy' }, busy);
    },
  });
  new Gauge({
    name: 'netefatsa_engine_queue',
    help: 'Calls waiting for an engine process.',
    registers,
    collect() {
      this.set(station.engine.status().queued);
    },
  });
  const replaced = new Counter({
    name: 'netefatsa_engine_replaced_total',
    help: 'Engine processes that died or hung and were replaced.',
    registers,
    collect() {
      this.reset();
      this.inc(station.engine.status().replaced);
    },
  });
  replaced.inc(0);
  new Gauge({
    name: 'netefatsa_jobs',
    help: 'Asynchronous jobs by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = station.jobs.counts();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Gauge({
    name: 'netefatsa_webhooks_pending',
    help: 'Webhook deliveries that are due or wait for a retry.',
    registers,
    collect() {
      this.set(station.webhooks.pending());
    },
  });
  new Gauge({
    name: 'netefatsa_process_resident_bytes',
    help: 'Resident memory of the station process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  addHealthMetrics(station, registers);
  return {
    observe: (method: string, route: string, status: number, milliseconds: number): void =>
      duration.observe({ method, route, status }, milliseconds / 1000),
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
