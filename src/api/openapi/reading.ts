import type { Station } from '../../station/station.ts';
import { allOperations } from '../operations/all.ts';
import type { Operation } from '../operations/operation.ts';

/**
 * The operations as declarations, without a station behind them: for documentation and for checks against the OpenAPI
 * document. Their handlers must not be called.
 */
export function operationsForReading(): Operation[] {
  const nothing = {};
  const clock = { now: () => Date.now() };
  const station = new Proxy(nothing, {
    get: (_target, part) => (part === 'clock' ? clock : part === 'store' ? { folder: '.' } : nothing),
  }) as Station;
  return allOperations(station, {
    observe: () => undefined,
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    text: async () => '',
  });
}
