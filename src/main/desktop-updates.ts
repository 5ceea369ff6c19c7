import type { StationConfig } from '../contract/config.ts';

/** What of electron-updater's `autoUpdater` is used; tests give their own. */
export interface DesktopUpdater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  logger: unknown;
  setFeedURL(feed: { provider: 'generic'; url: string }): void;
  /** Resolves as soon as the feed has answered; what it offers is then still on its way. */
  checkForUpdates(): Promise<{ readonly downloadPromise?: Promise<unknown> | null } | null>;
}

interface Notes {
  info(message: string): void;
  warn(facts: { error: string }, message: string): void;
}

const ASK_EVERY_MS = 24 * 3_600_000;

/**
 * Asks a bank's own feed for newer desktops, downloads them and installs them when the program is left (ADR 91). Without
 * `updates.feedUrl`, which is the default, and in a program that is not packaged, the network is never touched.
 *
 * @param load the updater is only loaded when it is needed
 * @returns stops asking
 */
export async function followUpdates(
  settings: StationConfig['updates'],
  packaged: boolean,
  notes: Notes,
  load: () => Promise<DesktopUpdater>,
): Promise<() => void> {
  if (settings.feedUrl === null || !packaged) return () => undefined;
  const updater = await load();
  updater.autoDownload = true;
  // Never in front of a customer: the clerk leaves the program in the evening.
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  // Its own log would print addresses and paths to the console.
  updater.logger = null;
  updater.setFeedURL({ provider: 'generic', url: settings.feedUrl });
  const failed = (message: string) => (thrown: unknown) =>
    notes.warn({ error: thrown instanceof Error ? thrown.name : 'unknown' }, message);
  const ask = (): void =>
    void updater.checkForUpdates().then((answer) => {
      notes.info('asked for updates');
      void answer?.downloadPromise?.catch(failed('the update could not be downloaded'));
    }, failed('no answer from the update feed'));
  ask();
  const timer = setInterval(ask, ASK_EVERY_MS);
  return () => clearInterval(timer);
}
