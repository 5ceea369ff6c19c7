import { message } from '../../contract/messages/message.ts';
import { escl } from './escl.ts';
import { sane } from './sane.ts';
import { gone } from './scanner-faults.ts';
import type { FoundScanner, ScannedFile, ScannerDriver, ScanOptions } from './scanner.ts';
import { watchedFolder } from './watched-folder.ts';
import { wia } from './wia.ts';

/** Every scanner driver; add yours here. */
const DRIVERS: readonly ScannerDriver[] = [sane, escl, wia, watchedFolder];

/** All devices of all drivers; a driver that fails does not hide the others. */
export async function findScanners(): Promise<FoundScanner[]> {
  const found = await Promise.all(DRIVERS.map((driver) => driver.find().catch(() => [])));
  return found.flat();
}

/** Names of configured devices that are missing. */
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

/** @throws StationError NOT_FOUND when the device is gone, CONFLICT for an obstacle that a person can remove, PROCESSING_FAILED when it stopped. */
export function scanWith(id: string, options: ScanOptions): Promise<ScannedFile[]> {
  const driver = DRIVERS.find((one) => id.startsWith(`${one.name}:`));
  if (!driver) throw gone(message('scannerRefusals.noSuchScanner'));
  return driver.scan(id, options);
}
