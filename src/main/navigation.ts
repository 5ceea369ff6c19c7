import type { WebContents } from 'electron';
import { APP_ORIGIN } from './app-origin.ts';

/** Is this address one of our own screens? */
export function isOwn(address: string): boolean {
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`);
}

/** The window never shows anything but our own screens, and never opens another one. */
export function forbidLeaving(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  const stay = (event: { preventDefault(): void; url: string }): void => {
    if (!isOwn(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
