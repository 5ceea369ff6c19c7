import type { HealthReason } from '../../contract/health.ts';
import type { Message } from '../../contract/messages/message.ts';
import type { Station } from '../station.ts';

/** Inputs of the checks. None of them waits or writes: health is polled twice a second. */
export type HealthParts = Pick<
  Station,
  | 'audit'
  | 'chips'
  | 'clock'
  | 'config'
  | 'disk'
  | 'engine'
  | 'registry'
  | 'screening'
  | 'store'
  | 'watch'
  | 'webhooks'
>;

/** A reason before it is worded. */
export interface HealthFault extends Pick<HealthReason, 'code' | 'severity'> {
  readonly says: Message;
  readonly toDo: Message;
}

/** Checks one part of the station; empty if healthy. */
export type HealthCheck = (parts: HealthParts) => readonly HealthFault[];

export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
