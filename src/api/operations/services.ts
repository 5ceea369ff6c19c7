import { StationError } from '../../contract/errors/station-error.ts';

/** @throws StationError ENGINE_UNAVAILABLE naming what this installation lacks. */
export function present<T>(service: T | undefined, name: string): T {
  if (service !== undefined) return service;
  throw new StationError('ENGINE_UNAVAILABLE', `This installation has no ${name} service.`, {
    reason: `${name.toUpperCase()}_MISSING`,
  });
}
