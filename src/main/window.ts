import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog } from 'electron';
import { KIOSK_SWITCH } from '../contract/desktop.ts';
import { resourcePath } from '../engine/resources.ts';
import { APP_ORIGIN } from './app-origin.ts';
import { forbidLeaving } from './navigation.ts';
import { rememberBounds, rememberedBounds } from './window-state.ts';

const PRELOAD = fileURLToPath(new URL('../preload/index.cjs', import.meta.url));
const RELOAD_AFTER_CRASH_MS = 500;

export interface WindowOptions {
  readonly kiosk: boolean;
  /** Where size and place are kept. */
  readonly stateFolder: string;
  readonly place: string | null;
}

/** Asks whoever closes the window over something typed and not saved; a page cannot ask for itself in Electron. */
function leavesUnsaved(window: BrowserWindow): boolean {
  const leave = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: 'What was typed is not saved yet.\nSe se kwadilweng ga se ise se bolokwe.',
    buttons: ['Stay / Nna', 'Leave / Tswala'],
    defaultId: 0,
    cancelId: 0,
  });
  return leave === 1;
}

/** The counter's one window: sandboxed, isolated, our own screens only. */
export function openWindow({ kiosk, stateFolder, place }: WindowOptions): BrowserWindow {
  const { bounds, maximized } = rememberedBounds(stateFolder);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 960,
    minHeight: 640,
    show: false,
    kiosk,
    autoHideMenuBar: true,
    backgroundColor: '#f7f5f0',
    title: app.getName(),
    icon: resourcePath('resources', 'icon.png'),
    webPreferences: {
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
      additionalArguments: kiosk ? [KIOSK_SWITCH] : [],
    },
  });
  forbidLeaving(window.webContents);
  if (!kiosk) rememberBounds(stateFolder, window);
  window.once('ready-to-show', () => {
    if (maximized && !kiosk) window.maximize();
    window.show();
  });
  window.webContents.on('will-prevent-unload', (event) => {
    if (leavesUnsaved(window)) event.preventDefault();
  });
  // The address holds the open case, so after a crash the same case is there again.
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit')
      setTimeout(() => window.isDestroyed() || window.webContents.reload(), RELOAD_AFTER_CRASH_MS);
  });
  void window.loadURL(place ?? `${APP_ORIGIN}/`);
  return window;
}
