import type { Assessment } from '../contract/assessment.ts';
import type { ForensicReport } from '../contract/forensics.ts';
import type { StationError } from '../contract/errors/station-error.ts';
import type { Verification } from '../contract/verification.ts';
import type { Actor } from './actor.ts';

/** Common to all events: their origin. */
interface EventOrigin {
  readonly actor: Actor;
  readonly caseId: string;
  readonly requestId: string;
  /** ISO 8601 UTC. */
  readonly timestamp: string;
}

/** Event kinds with the station's own data; webhooks build the wire payload from it. */
export interface StationEvents {
  'verification.completed': EventOrigin & { readonly verification: Verification };
  'verification.failed': EventOrigin & {
    readonly error: StationError;
    /** Path of the request; null where none asked. */
    readonly path: string | null;
  };
  'liveness.completed': EventOrigin & {
    readonly sessionId: string;
    readonly result: Readonly<Record<string, unknown>>;
  };
  'fraud.detected': EventOrigin &
    (
      | { readonly report: ForensicReport }
      /** A face check that failed with signs of an attack; `reasons` are those of its cues. */
      | { readonly liveness: { readonly sessionId: string; readonly reasons: readonly string[] } }
    );
  /** Verdict or open points differ from the last announcement; `actor` is who opened the case. */
  'assessment.changed': Omit<EventOrigin, 'requestId'> & { readonly assessment: Assessment };
}
export type StationEventKind = keyof StationEvents;

/**
 * Events are emitted inside the write transaction of their change: rows that a listener writes (a webhook delivery)
 * commit together with the result or not at all. Listeners are synchronous and short.
 */
export interface EventBus {
  /** Returns the unsubscribe function. */
  on<K extends StationEventKind>(kind: K, listener: (event: StationEvents[K]) => void): () => void;
  emit<K extends StationEventKind>(kind: K, event: StationEvents[K]): void;
}

/** @param onListenerError a listener that fails does not undo the result; it is reported here. */
export function createEventBus(onListenerError: (kind: StationEventKind, thrown: unknown) => void): EventBus {
  const listeners = new Map<StationEventKind, Set<(event: never) => void>>();
  return {
    on: (kind, listener) => {
      const known = listeners.get(kind) ?? new Set();
      listeners.set(kind, known.add(listener));
      return () => void known.delete(listener);
    },
    emit: (kind, event) => {
      for (const listener of listeners.get(kind) ?? []) {
        try {
          listener(event as never);
        } catch (thrown) {
          onListenerError(kind, thrown);
        }
      }
    },
  };
}
