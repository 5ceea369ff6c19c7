import { z } from 'zod';
import { Message } from './messages/message.ts';

/** The JSON of `/operator/restore`: a whole station brought back from a backup, on the screen (ADR 324). */

/** Days for which the data that a restore replaced are kept beside the new ones. */
export const FORMER_DATA_DAYS = 7;

export const RestorePlace = z.object({
  /** A backup, or a folder with backups, named in full. */
  place: z.string().trim().min(1).max(500),
});

/** A backup by its header line, not authenticated yet. */
export const FoundBackup = z.object({
  file: z.string(),
  name: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  bytes: z.number().int(),
  /** What opens it. `own`: the key of this station may. */
  opensWith: z.array(z.enum(['own', 'passphrase', 'key-file'])),
});
export type FoundBackup = z.infer<typeof FoundBackup>;
export const FoundBackups = z.object({ backups: z.array(FoundBackup) });

export const RestoreRequest = z.object({
  file: z.string().trim().min(1).max(500),
  passphrase: z.string().trim().min(1).max(200).optional(),
  /** File on the station's computer with the key of the station that made the backup. */
  keyFile: z.string().trim().min(1).max(500).optional(),
});
export type RestoreRequest = z.infer<typeof RestoreRequest>;

/** What a backup holds, once all of it was checked. */
export const RestoreContents = z.object({
  createdAt: z.string(),
  /** The day of {@link createdAt}, typed to confirm. */
  day: z.iso.date(),
  cases: z.number().int(),
  /** People who can sign in afterwards. */
  people: z.number().int(),
  records: z.number().int(),
  files: z.number().int(),
  /** Files that were damaged when the backup was made, and are missing. */
  damaged: z.number().int(),
  bytes: z.number().int(),
});
export type RestoreContents = z.infer<typeof RestoreContents>;

export const RestoreState = z.object({
  phase: z.enum(['none', 'checking', 'checked', 'restarting']),
  /** Share of the backup that was read and checked, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Why the last backup that was checked cannot be used. */
  failure: z.string().nullable(),
  failureSaid: Message.optional(),
  contents: RestoreContents.nullable(),
  /** Where backups of this station go. */
  folder: z.string().nullable(),
  /** Cases that the restored data replace. */
  casesNow: z.number().int(),
  /** False if a person has to restart the program. */
  restartsByItself: z.boolean(),
});
export type RestoreState = z.infer<typeof RestoreState>;

export const RestoreConfirmation = z.object({ day: z.string().max(20) });
