import { message } from '../../contract/messages/message.ts';
import { escl } from './escl.ts';
import { sane } from './sane.ts';
import { gone } from './scanner-faults.ts';
import type { FoundScanner, ScannedFile, ScannerDriver, ScanOptions } from './scanner.ts';
import { watchedFolder } from './watched-folder.ts';
import { wia } from './wia.ts';

/** Every way to reach a scanner; add yours here. */
const DRIVERS: readonly ScannerDriver[] = [sane, escl, wia, watchedFolder];

/** All devices of all ways; one way that fails does not hide the others. */
export async function findScanners(): Promise<FoundScanner[]> {
  const found = await Promise.all(DRIVERS.map((driver) => driver.find().catch(() => [])));
  return found.flat();
}

/** Names of devices that somebody set up and that are not there now. */
export async function missingScanners(): Promise<string[]> {
  const missing = await Promise.all(
    DRIVERS.map(async (driver) => {
      const expected = driver.expected?.() ?? [];
      if (expected.length === 0) return [];
      const found = new Set((await driver.find().catch(() => [])).map(({ id }) => id));
      return expected.filter(({ id }) => !found.has(id)).map(({ name }) => name);
    }),
  );
  return missing.flat();
}

/** @throws StationError NOT_FOUND when the device is gone, CONFLICT when a person can put right what stands in its way, PROCESSING_FAILED when it stopped. */
export function scanWith(id: string, options: ScanOptions): Promise<ScannedFile[]> {
  const driver = DRIVERS.find((one) => id.startsWith(`${one.name}:`));
  if (!driver) throw gone(message('scannerRefusals.noSuchScanner'));
  return driver.scan(id, options);
}
