import { z } from 'zod';
import { Message } from './messages/message.ts';
import { SettingSource } from './administration.ts';

/** The JSON of `/operator/backups`. */

/** Characters of a passphrase that opens a backup without the station's key, at least. */
export const BACKUP_PASSPHRASE_MINIMUM = 12;

export const BackupMade = z.object({
  /** When it was begun, ISO 8601 UTC. */
  at: z.string(),
  ageDays: z.number().int(),
  /** Name of who made it; the command line is `backup`. */
  by: z.string(),
  /** `open`: being made, or interrupted before it was read back. */
  outcome: z.enum(['verified', 'failed', 'open']),
  /** The file with its folder, while it is in the folder that is set now. */
  file: z.string().nullable(),
  withPassphrase: z.boolean(),
  /** What was read back; null unless verified. */
  contents: z
    .object({
      records: z.number().int(),
      blobs: z.number().int(),
      damaged: z.number().int(),
      bytes: z.number().int(),
      /** Written for this one: the rest lies in the folder since earlier backups. Null where that was not told apart. */
      newBytes: z.number().int().nullable(),
    })
    .nullable(),
});
export type BackupMade = z.infer<typeof BackupMade>;

export const BackupState = z.object({
  folder: z.string().nullable(),
  /** What the environment or the policy sets is not to be changed on the screen. */
  folderSource: SettingSource,
  /** On the disk that holds the data. */
  sameDisk: z.boolean(),
  /** The newest first. */
  made: z.array(BackupMade),
  atWork: z.boolean(),
  /** Why the last one that this station was asked for was not made, until the next one is asked for. */
  failure: z.string().nullable(),
  failureSaid: Message.optional(),
  /** Does a key file open the backups, or the desktop's keychain, which no other computer has? */
  keyFile: z.boolean(),
});
export type BackupState = z.infer<typeof BackupState>;

export const BackupFolderChange = z.object({ folder: z.string().trim().min(1).max(500) });
export const BackupRequest = z.object({
  passphrase: z.string().trim().min(BACKUP_PASSPHRASE_MINIMUM).max(200).optional(),
});
