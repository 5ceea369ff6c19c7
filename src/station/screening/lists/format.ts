import type { Message } from '../../../contract/messages/message.ts';
import type { ListedEntry } from '../entry.ts';

/** A file offered for import, with its first 4 KiB for recognition by content. */
export interface ListFile {
  readonly path: string;
  readonly name: string;
  readonly head: string;
  /** Why it was not opened: a nested folder, a dangling link. It is listed among what is left out. */
  readonly unopened?: Message;
}

/** Losses of an import, by kind. */
export type LossKind = 'entry-without-name' | 'date-not-read' | 'row-of-no-entry';

/** Counts one loss. */
export type Lost = (kind: LossKind) => void;

/**
 * One list format. It declares which files are its own and reads them as a stream, so that memory does not grow with
 * the list. The generator returns the publisher's date where the files hold one (`YYYY-MM-DD`).
 *
 * @throws ListFault when a file is incomplete, as far as the reader can tell; the importer then changes nothing.
 */
export interface ListFormat {
  /** Default identifier of the list, e.g. `un`. */
  readonly list: string;
  readonly title: string;
  readonly format: string;
  /** The files of one list among those offered; empty when there is none of this format. */
  select(files: readonly ListFile[]): readonly ListFile[];
  /** Why this format is no longer accepted, as a sentence with what to import instead. */
  readonly closed?: Message;
  /** Missing files of a list that comes in several; null if complete. */
  lacks?(files: readonly ListFile[]): Message | null;
  read(
    files: readonly ListFile[],
    lost?: Lost,
  ): AsyncGenerator<ListedEntry, { readonly date: string | null }>;
}
