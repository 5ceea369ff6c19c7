import type { IRouter } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';

/** Those of the station as a whole. */
export const EVERY_METHOD = 'GET, HEAD, POST, DELETE, OPTIONS';

/**
 * Answers the methods that a path does not have, after those that it has were routed: OPTIONS names them, the others are 405.
 *
 * @param allowed in capitals; HEAD follows from GET
 */
export function answerOtherMethods(router: IRouter, path: string, allowed: readonly string[]): void {
  const answered = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  router.all(path, (request, response) => {
    response.setHeader('Allow', answered.join(', '));
    if (request.method !== 'OPTIONS')
      throw new StationError('METHOD_NOT_ALLOWED', message('requestRefusals.methods', { methods: allowed }));
    response.status(204).end();
  });
}
