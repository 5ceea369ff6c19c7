import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import type { BackupState } from '../../contract/backup.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { loadConfig, type ConfigSource } from '../config.ts';
import { changeSetting } from '../settings.ts';
import { readKeyring } from '../store/keyring.ts';
import type { Store } from '../store/store.ts';
import { onSameDisk, usableBackupFolder } from './backup-folder.ts';
import { newBackupName } from './backup-name.ts';
import { discardUnfinished } from './backup.ts';
import type { BackupAnswer, BackupTask } from './backup-thread.ts';
import { backupsMade } from './backups-made.ts';

/** Backups that are asked for on the screen: into one folder, named by the station, one at a time (ADR 49). */
export interface Backups {
  state(): BackupState;
  /** @throws StationError INVALID_REQUEST for a folder that cannot be used, CONFLICT for one that is managed. */
  chooseFolder(actor: Actor, folder: string): void;
  /**
   * Starts a backup in a worker thread and returns at once: {@link state} tells how it ended.
   *
   * @throws StationError CONFLICT while one is being made, INVALID_REQUEST when the folder cannot be used.
   */
  begin(actor: Actor, passphrase?: string): void;
  /** Cancels one that is being made and removes its file. */
  close(): Promise<void>;
}

const FOLDER_SETTING = 'backup.folder';

/** The thread's file beside this one: TypeScript source in a clone, a bundle when built. */
const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './backup-thread.ts' : './backup-thread.js', import.meta.url),
);

export function createBackups(parts: {
  store: Store;
  audit: AuditLog;
  clock: Clock;
  nameOf: (actorId: string) => string;
}): Backups {
  const { store, audit, clock, nameOf } = parts;
  let atWork: { readonly worker: Worker; readonly file: string } | null = null;
  let failure: Message | null = null;

  return {
    state: () => {
      const { folder, source } = chosenFolder();
      return {
        folder,
        folderSource: source,
        sameDisk: folder !== null && onSameDisk(folder, store.folder),
        made: backupsMade(audit, clock, nameOf, (name) => inFolder(folder, name)),
        atWork: atWork !== null,
        failure: failure && inEnglish(failure),
        ...(failure && { failureSaid: failure }),
        keyFile: (readKeyring(store.folder)?.slots ?? []).some((slot) => slot.kind === 'file'),
      };
    },
    chooseFolder: (actor, folder) => {
      const usable = usableBackupFolder(folder, store.folder);
      const { folder: before } = chosenFolder();
      changeSetting(store.folder, FOLDER_SETTING, usable);
      audit.append({
        actor,
        action: 'setting.changed',
        details: { name: FOLDER_SETTING, from: String(before), to: usable },
      });
    },
    begin: (actor, passphrase) => {
      if (atWork) throw new StationError('CONFLICT', message('backupRefusals.beingMade'));
      const { folder } = chosenFolder();
      if (folder === null) throw new StationError('INVALID_REQUEST', message('backupRefusals.noFolder'));
      const file = path.join(usableBackupFolder(folder, store.folder), newBackupName(clock));
      failure = null;
      start({
        folder: store.folder,
        databaseFile: store.databaseFile,
        descriptor: store.descriptor,
        // A copy: a key that lies in a larger buffer would take the whole buffer along.
        key: Uint8Array.from(store.key),
        file,
        passphrase: passphrase ?? null,
        actor,
      });
    },
    close: async () => {
      if (!atWork) return;
      const { worker, file } = atWork;
      await worker.terminate();
      discardUnfinished(file, store.key);
    },
  };

  function start(task: BackupTask): void {
    const worker = new Worker(threadFile, { workerData: task });
    atWork = { worker, file: task.file };
    void answerOf(worker).then((answer) => {
      atWork = null;
      if ('failure' in answer) failure = answer.failure;
    });
  }

  function chosenFolder(): { folder: string | null; source: ConfigSource } {
    const { config, sources } = loadConfig(store.folder);
    return { folder: config.backup.folder, source: sources[FOLDER_SETTING] ?? 'default' };
  }
}

const inFolder = (folder: string | null, name: string): string | null => {
  const file = folder === null ? null : path.join(folder, name);
  return file !== null && existsSync(file) ? file : null;
};

function answerOf(worker: Worker): Promise<BackupAnswer> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve({ failure: message('backupRefusals.notMade') }));
    // After an answer or an error this says nothing new.
    worker.once('exit', () => resolve({ failure: message('backupRefusals.interrupted') }));
  });
}
