/** Who does something: an operator at the counter, an API client, or the station itself. */
export interface Actor {
  readonly kind: 'operator' | 'client' | 'system';
  /** Operator id, client id, or the part of the system. Never a customer's name. */
  readonly id: string;
}

/** The station acting on its own: retention, start-up, schedules. */
export const systemActor = (part: string): Actor => ({ kind: 'system', id: part });
