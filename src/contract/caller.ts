/** Who asks a service for an answer that is kept in a case. */
export interface Caller {
  /** API client id, or the operator's name. */
  readonly actor: string;
  readonly requestId: string;
  /** Default: an API client. */
  readonly kind?: 'operator' | 'client' | 'system';
  /** The name people see; the actor when absent. */
  readonly author?: string;
  /** Adds to this case instead of opening one. */
  readonly caseId?: string;
}
