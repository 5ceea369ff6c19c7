/** A device that was found. `id` starts with its driver's name. */
export interface FoundScanner {
  readonly id: string;
  readonly name: string;
}

export interface ScanOptions {
  readonly colour: boolean;
  /** Dots per inch, 75–600. */
  readonly resolution: number;
  /** Files that the one who asks can still take. */
  readonly room: number;
  readonly signal?: AbortSignal;
}

export interface ScannedFile {
  readonly name: string;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'application/pdf';
  /** Null: more than a file may have, so it was not taken. */
  readonly bytes: Uint8Array | null;
}

/** One way to reach scanners. */
export interface ScannerDriver {
  readonly name: string;
  /** What is there now; an empty list where the way does not exist on this machine. */
  find(): Promise<FoundScanner[]>;
  /** Devices that somebody set up and that should therefore be there. */
  expected?(): FoundScanner[];
  /**
   * Pages that came before the device stopped are given back.
   *
   * @throws StationError NOT_FOUND when the device is gone, CONFLICT when a person can put right what stands in its way
   *   (`scanner-faults.ts`), PROCESSING_FAILED when it stopped before the first page.
   */
  scan(id: string, options: ScanOptions): Promise<ScannedFile[]>;
}
