import { expect, it } from 'vitest';
import type { EventKind } from '../../contract/events.ts';
import { assess } from '../assessment/assess.ts';
import { inputOf, readingOf } from '../assessment/input.fixture.ts';
import { createEventBus } from '../events.ts';
import { stationFor } from '../verification/verification.fixture.ts';
import { announceEvents } from './announce.ts';

it('a case is assessed for a client that listens to readings, and for nobody else', async () => {
  const { station, remove } = await stationFor({});
  try {
    const { access, webhooks } = station;
    const actor = { kind: 'system', id: 'test' } as const;
    const clientThatHears = async (...events: EventKind[]): Promise<string> => {
      const { clientId } = access.register(actor, { name: 'core banking', plan: 'pro' });
      if (events.length) await webhooks.addEndpoint(actor, clientId, { url: 'http://127.0.0.1:9/', events });
      return clientId;
    };
    const toNothing = await clientThatHears();
    const toFraud = await clientThatHears('fraud.detected');
    const toReadings = await clientThatHears('fraud.detected', 'verification.completed');

    const assessed: string[] = [];
    const events = createEventBus((_kind, thrown) => {
      throw thrown;
    });
    announceEvents(events, webhooks, { isJob: () => false, webhookUrlOf: () => null }, (caseId) => {
      assessed.push(caseId);
      return assess(inputOf());
    });
    const { verification } = readingOf();
    const read = (kind: 'client' | 'operator', id: string): void =>
      events.emit('verification.completed', {
        actor: { kind, id },
        caseId: `case of ${id}`,
        requestId: 'r-1',
        timestamp: verification.timestamp,
        verification,
      });

    read('client', toNothing);
    read('client', toFraud);
    read('operator', toReadings);
    expect(assessed).toEqual([]);
    expect(webhooks.pending()).toBe(0);
    read('client', toReadings);
    expect(assessed).toEqual([`case of ${toReadings}`]);
    expect(webhooks.deliveries(toReadings)).toMatchObject([{ event: 'verification.completed' }]);
    expect(webhooks.deliveries(toFraud)).toEqual([]);
  } finally {
    await remove();
  }
});
