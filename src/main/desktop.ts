import { app, BrowserWindow, dialog, Menu, session } from 'electron';
import path from 'node:path';
import { createApi } from '../api/app.ts';
import { createLog } from '../api/logging/log.ts';
import { StationError } from '../contract/errors/station-error.ts';
import { loadConfig } from '../station/config.ts';
import { DEFECT_EXIT_CODE, exitOnInternalError } from '../station/exit-on-internal-error.ts';
import { setUpPlace } from '../station/operators/set-up-code.ts';
import { createStation, type Station } from '../station/station.ts';
import { APP_ORIGIN } from './app-origin.ts';
import { serveAppScheme } from './app-scheme.ts';
import { cookieJar } from './cookie-jar.ts';
import { followUpdates } from './desktop-updates.ts';
import { linkedPlace, type Links } from './deep-link.ts';
import { desktopKeySource } from './key-source.ts';
import { guardKiosk, kioskWanted } from './kiosk.ts';
import { startLocalApi } from './local-api.ts';
import { restrictPermissions } from './permissions.ts';
import { startPipeServer } from './pipe-server.ts';
import { commandLineOfProcess, relaunchOptions } from './relaunch.ts';
import { showTray } from './tray.ts';
import { startUtilityEngine } from './utility-engine.ts';
import { openWindow } from './window.ts';

const GRACE_MS = 5_000;
const RESTART_AFTER_S = 60;

/** Opens the station of a data folder with its window; resolves once both are there. */
export async function startDesktop(dataFolder: string, links: Links): Promise<void> {
  await app.whenReady();
  Menu.setApplicationMenu(null);
  const relaunch = (): void => {
    const options = relaunchOptions(process.env, process.execPath, commandLineOfProcess);
    if (options) app.relaunch(options);
    else app.relaunch();
  };
  let station: Station;
  try {
    const { config } = loadConfig(dataFolder);
    station = await createStation({
      dataFolder,
      config,
      startEngine: startUtilityEngine,
      keySource: desktopKeySource(dataFolder),
      changesAtStart: true,
      restart: () => {
        relaunch();
        app.quit();
      },
      logger: createLog(config.log.level, path.join(dataFolder, 'logs', 'station.log')),
    });
  } catch (thrown) {
    // Every STORAGE_FAILED says what to do; there is nothing to show a window over.
    dialog.showErrorBox('Netefatsa', StationError.from(thrown).message);
    app.exit(1);
    return;
  }

  exitOnInternalError(station.logger, () => {
    // No restart loop: a station that fails right after its start is left to people.
    if (process.uptime() > RESTART_AFTER_S) relaunch();
    app.exit(DEFECT_EXIT_CODE);
  });

  const api = createApi(station);
  const pipe = await startPipeServer(api);
  const jar = cookieJar();
  serveAppScheme(session.defaultSession, pipe, jar);
  restrictPermissions(session.defaultSession);

  const kiosk = kioskWanted(process.argv, process.env);
  const code = station.operators.setUpCode.current();
  const window = openWindow({
    kiosk,
    stateFolder: app.getPath('userData'),
    place: code === null ? (links.waiting() ?? linkedPlace(process.argv)) : setUpPlace(APP_ORIGIN, code),
  });
  links.follow((place) => void window.loadURL(place));
  if (kiosk) guardKiosk(window, station, jar);
  const tray = kiosk ? null : showTray(window);
  station.start();
  const local = await startLocalApi(station, api);
  const stopUpdates = await followUpdates(
    station.config.updates,
    app.isPackaged,
    station.logger,
    async () => (await import('electron-updater')).default.autoUpdater,
  );

  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('window-all-closed', () => app.quit());

  let closing = false;
  app.on('before-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    tray?.destroy();
    stopUpdates();
    void Promise.allSettled([local?.close(GRACE_MS), pipe.close()])
      .then(() => station.close())
      // Everything is on the disk by now: close without asking the windows.
      .finally(() => app.exit(0));
  });
  app.on('activate', () => BrowserWindow.getAllWindows()[0]?.show());
}
