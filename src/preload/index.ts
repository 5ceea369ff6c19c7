import { contextBridge, ipcRenderer } from 'electron';
import { DESKTOP_CHANNELS, KIOSK_SWITCH, type DesktopBridge } from '../contract/desktop.ts';

const bridge: DesktopBridge = {
  kiosk: process.argv.includes(KIOSK_SWITCH),
  leaveKiosk: async () => (await ipcRenderer.invoke(DESKTOP_CHANNELS.leaveKiosk)) === true,
};

contextBridge.exposeInMainWorld('netefatsaDesktop', bridge);
