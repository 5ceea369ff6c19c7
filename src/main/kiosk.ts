import { ipcMain, type BrowserWindow } from 'electron';
import { SESSION_COOKIE } from '../api/operator/cookie.ts';
import { DESKTOP_CHANNELS } from '../contract/desktop.ts';
import { may } from '../contract/permissions.ts';
import type { Station } from '../station/station.ts';
import type { CookieJar } from './cookie-jar.ts';
import { isOwn } from './navigation.ts';
import { variable } from '../contract/environment.ts';

/** `--kiosk` on the command line, or `NETEFATSA_KIOSK=1` by policy of the machine. */
export function kioskWanted(args: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  return args.includes('--kiosk') || variable('NETEFATSA_KIOSK', environment) === '1';
}

/** In kiosk mode the window cannot be closed or left until a supervisor who is signed in says so. */
export function guardKiosk(window: BrowserWindow, station: Station, jar: CookieJar): void {
  let locked = true;
  window.on('close', (event) => {
    if (locked) event.preventDefault();
  });
  window.webContents.on('before-input-event', (event, input) => {
    const leaves = input.key === 'F11' || (input.alt && input.key === 'F4');
    if (locked && leaves && window.isKiosk()) event.preventDefault();
  });
  ipcMain.handle(DESKTOP_CHANNELS.leaveKiosk, (event) => {
    if (!event.senderFrame || !isOwn(event.senderFrame.url)) return false;
    const token = jar.value(SESSION_COOKIE);
    const session = token === null ? null : station.operators.session(token, { passive: true });
    if (!session || session.locked || !may(session.operator.role, 'cases.override')) return false;
    station.audit.append({ actor: { kind: 'operator', id: session.operator.id }, action: 'kiosk.left' });
    locked = false;
    window.setKiosk(false);
    return true;
  });
}
