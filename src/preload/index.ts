import { contextBridge } from 'electron';

contextBridge.exposeInMainWorld('netefatsaDesktop', { isDesktop: true });
