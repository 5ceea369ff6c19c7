import type { Session } from 'electron';
import { isOwn } from './navigation.ts';

/** Copying a request id is all that our screens do with the clipboard. */
const GRANTED = new Set(['media', 'clipboard-sanitized-write']);

/** The camera for our own origin alone, never the microphone; everything else is refused. */
export function restrictPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const types = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    answer(GRANTED.has(permission) && isOwn(details.requestingUrl) && !types.includes('audio'));
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) => {
    return GRANTED.has(permission) && isOwn(origin) && details.mediaType !== 'audio';
  });
  session.setDevicePermissionHandler(() => false);
}
