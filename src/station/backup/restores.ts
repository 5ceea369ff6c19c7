import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StationError } from '../../contract/errors/station-error.ts';
import type { FoundBackup, RestoreContents, RestoreRequest, RestoreState } from '../../contract/restore.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { asStorageFailure } from '../store/failures.ts';
import { fileKeySource, passphraseKeySource, type KeySource } from '../store/key-sources.ts';
import type { Store } from '../store/store.ts';
import { headerOf } from './archive.ts';
import { ownName } from './backup-name.ts';
import { findBackups } from './find-backups.ts';
import {
  checkedFolder,
  isChecked,
  isPutInPlaceRequested,
  removeFormerData,
  requestPutInPlace,
} from './put-in-place.ts';
import type { RestoreAnswer, RestoreTask } from './restore-thread.ts';
import { unlockBackup } from './restore.ts';

/** Restore from the screen: find a backup, check it beside the data at work, replace them at a restart. */
export interface Restores {
  state(): RestoreState;
  /** @throws StationError INVALID_REQUEST when there is no backup at this place. */
  find(place: string): FoundBackup[];
  /**
   * Opens a backup and begins to rebuild and check it beside the data at work, which stay as they are.
   *
   * @throws StationError INVALID_REQUEST when it is no backup or does not open this way; CONFLICT while one is checked
   *   or others work on the data.
   */
  check(actor: Actor, request: RestoreRequest): Promise<void>;
  /**
   * Restarts the station with what was checked.
   *
   * @param day of the backup, as the person typed it.
   * @throws StationError INVALID_REQUEST for another day; CONFLICT when nothing was checked or others work on the data.
   */
  confirm(actor: Actor, day: string): void;
  /** Discards what this process checked, or cancels its check; another process's check is left alone. */
  discard(): Promise<void>;
  /** Removes remains of ended checks, and replaced data whose time is over. */
  sweep(): void;
}

/** Delay before the restart, so that its request is answered first. */
const ANSWER_MS = 300;

const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './restore-thread.ts' : './restore-thread.js', import.meta.url),
);

export function createRestores(parts: {
  store: Store;
  audit: AuditLog;
  clock: Clock;
  keySource: KeySource;
  backupFolder: () => string | null;
  /** Is there an operator on the screen, or a client of the API? */
  hasUsers: () => boolean;
  /** Does another program have the data open? */
  hasCompany: () => boolean;
  /** Restarts the station; absent where a person has to. */
  restart?: (() => void) | undefined;
}): Restores {
  const { store, audit, clock, keySource, backupFolder, hasUsers, hasCompany, restart } = parts;
  const { folder, database } = store;
  const casesNow = database.prepare<[], number>('SELECT count(*) FROM cases').pluck();
  let worker: Worker | null = null;
  let opening = false;
  let progress = 0;
  let failure: Message | null = null;
  let contents: RestoreContents | null = null;

  const phase = (): RestoreState['phase'] => {
    if (isPutInPlaceRequested(folder)) return 'restarting';
    if (worker || opening) return 'checking';
    return contents && isChecked(folder) ? 'checked' : 'none';
  };
  const refuseCompany = (): void => {
    if (hasCompany()) throw new StationError('CONFLICT', message('backupRefusals.dataInUse'));
  };
  const forget = (): void => {
    contents = null;
    failure = null;
    progress = 0;
    rmSync(checkedFolder(folder), { recursive: true, force: true });
  };
  return {
    state: () => ({
      phase: phase(),
      progress,
      failure: failure && inEnglish(failure),
      ...(failure && { failureSaid: failure }),
      contents,
      folder: backupFolder(),
      casesNow: casesNow.get() ?? 0,
      restartsByItself: restart !== undefined,
    }),
    find: findBackups,
    check: async (actor, request) => {
      if (phase() === 'checking' || phase() === 'restarting')
        throw new StationError('CONFLICT', message('backupRefusals.beingChecked'));
      refuseCompany();
      opening = true;
      try {
        forget();
        const [found] = findBackups(request.file);
        if (found?.file !== request.file)
          throw new StationError('INVALID_REQUEST', message('backupRefusals.notABackup'));
        const key = await opened(request).catch((thrown: unknown) => {
          tell(actor, 'station.restore-refused', request.file, 'failure');
          throw thrown;
        });
        begin(
          {
            file: request.file,
            folder: checkedFolder(folder),
            // Copied: posting a view of a larger buffer would send all of that buffer.
            key: Uint8Array.from(key),
            slot: await keySource.wrap(key),
          },
          actor,
        );
      } finally {
        opening = false;
      }
    },
    confirm: (actor, day) => {
      if (phase() !== 'checked' || !contents)
        throw new StationError('CONFLICT', message('backupRefusals.checkFirst'));
      if (day.trim() !== contents.day)
        throw new StationError('INVALID_REQUEST', message('backupRefusals.wrongDay'));
      refuseCompany();
      const { createdAt, cases, records } = contents;
      audit.append({ actor, action: 'station.restore-requested', details: { createdAt, cases, records } });
      const keepFormer = hasUsers() || (casesNow.get() ?? 0) > 0;
      requestPutInPlace(folder, { actor, createdAt, keepFormer, clock });
      if (restart) setTimeout(restart, ANSWER_MS);
    },
    discard: async () => {
      if (phase() === 'restarting' || !(worker || opening || contents || failure)) return;
      await worker?.terminate();
      worker = null;
      forget();
    },
    sweep: () => {
      if (phase() === 'none' && !hasCompany())
        rmSync(checkedFolder(folder), { recursive: true, force: true });
      removeFormerData(folder, clock);
    },
  };

  /** The database key of a backup; refused at once, with a reason, if it does not open. */
  async function opened({ file, passphrase, keyFile }: RestoreRequest): Promise<Uint8Array> {
    const header = headerOf(file);
    const way = passphrase ? passphraseKeySource(passphrase) : keyFile ? fileKeySource(keyFile) : keySource;
    try {
      return await unlockBackup(header, way);
    } catch (thrown) {
      const { details } = StationError.from(asStorageFailure(thrown));
      const reason = details.reason ?? 'KEY_WRONG';
      const says = passphrase
        ? message('backupRefusals.wrongPassphrase')
        : keyFile
          ? message('backupRefusals.wrongKeyFile')
          : message('backupRefusals.otherStation');
      throw new StationError('INVALID_REQUEST', says, { reason }, { cause: thrown });
    }
  }

  function begin(task: RestoreTask, actor: Actor): void {
    const started = new Worker(threadFile, { workerData: task });
    worker = started;
    const end = (answer: RestoreAnswer): void => {
      if (worker !== started) return;
      if ('progress' in answer) {
        progress = answer.progress;
        return;
      }
      worker = null;
      if ('failure' in answer) {
        failure = answer.failure;
        tell(actor, 'station.restore-checked', task.file, 'failure');
        return;
      }
      ({ contents } = answer);
      progress = 1;
      tell(actor, 'station.restore-checked', task.file, 'success');
    };
    started.on('message', end);
    started.once('error', () => end({ failure: message('backupRefusals.notChecked') }));
    // Ignored after an answer or an error.
    started.once('exit', () => end({ failure: message('backupRefusals.checkInterrupted') }));
  }

  function tell(actor: Actor, action: string, file: string, outcome: 'success' | 'failure'): void {
    audit.append({ actor, action, outcome, details: { name: ownName(file) } });
  }
}
