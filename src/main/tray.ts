import { Menu, nativeImage, Tray, type BrowserWindow } from 'electron';
import { resourcePath } from '../engine/resources.ts';

const ICON_PIXELS = 22;

/** A place to bring the window back from; the station keeps serving local systems while it is minimised. */
export function showTray(window: BrowserWindow): Tray | null {
  const icon = nativeImage.createFromPath(resourcePath('resources', 'icon.png'));
  if (icon.isEmpty()) return null;
  const tray = new Tray(icon.resize({ width: ICON_PIXELS, height: ICON_PIXELS }));
  const open = (): void => {
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  tray.setToolTip('Netefatsa');
  tray.setContextMenu(
    Menu.buildFromTemplate([
      { label: 'Netefatsa', click: open },
      { type: 'separator' },
      { role: 'quit', label: 'Quit / Tswala' },
    ]),
  );
  tray.on('click', open);
  return tray;
}
