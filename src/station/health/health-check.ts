import type { HealthReason } from '../../contract/health.ts';
import type { Message } from '../../contract/messages/message.ts';
import type { Station } from '../station.ts';

/** What the checks look at. None of them waits or writes: health is asked for twice a second. */
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

/** A reason before it is put into words. */
export interface HealthFault extends Pick<HealthReason, 'code' | 'severity'> {
  readonly says: Message;
  readonly toDo: Message;
}

/** Looks at one part of the station; an empty list where all is well. */
export type HealthCheck = (parts: HealthParts) => readonly HealthFault[];

export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
