/** A device that was found. `id` starts with its driver's name. */
export interface FoundScanner {
  readonly id: string;
  readonly name: string;
}

export interface ScanOptions {
  readonly colour: boolean;
  /** Dots per inch, 75–600. */
  readonly resolution: number;
  /** How many files the caller can still take. */
  readonly room: number;
  readonly signal?: AbortSignal;
}

export interface ScannedFile {
  readonly name: string;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'application/pdf';
  /** Null if over the size limit of a file (not read). */
  readonly bytes: Uint8Array | null;
}

/** A driver: one way to reach scanners. */
export interface ScannerDriver {
  readonly name: string;
  /** Devices found now; empty if this machine lacks the way. */
  find(): Promise<FoundScanner[]>;
  /** Configured devices, which should therefore be there. */
  expected?(): FoundScanner[];
  /**
   * Pages scanned before the device stopped are returned.
   *
   * @throws StationError NOT_FOUND when the device is gone, CONFLICT for an obstacle that a person can remove
   *   (`scanner-faults.ts`), PROCESSING_FAILED when it stopped before the first page.
   */
  scan(id: string, options: ScanOptions): Promise<ScannedFile[]>;
}
