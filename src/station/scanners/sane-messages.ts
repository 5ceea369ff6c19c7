import type { StationError } from '../../contract/errors/station-error.ts';
import { gone, hindered, stopped, type ScannerFault } from './scanner-faults.ts';

/** Messages of SANE's statuses (backend/sane_strstatus.c of sane-backends 1.1) and of scanimage, the most specific first. */
const FAULTS: readonly (readonly [ScannerFault, RegExp])[] = [
  ['DEVICE_BUSY', /device (is )?busy|resource busy|warming up/i],
  ['COVER_OPEN', /cover (is )?open/i],
  ['FEEDER_JAMMED', /\bjam(med)?\b/i],
  ['FEEDER_EMPTY', /out of documents|feeder (is )?empty|no (more )?documents/i],
  ['DEVICE_DENIED', /access to resource has been denied|(access|permission) denied|operation not permitted/i],
  ['DEVICE_SETTINGS', /setting of option .* failed \((invalid argument|operation not supported)/i],
  ['DEVICE_SETTINGS', /unrecognized option|attempted to set|sane_(start|read): invalid argument/i],
];
/** Opening an unknown name fails with "Invalid argument"; a device that is off, with an I/O error. */
const GONE = /open of device .* failed|no SANE devices|no such device/i;

/** Error for scanimage's messages when a scan gave no page. */
export function saneError(messages: string): StationError {
  const fault = FAULTS.find(([, pattern]) => pattern.test(messages))?.[0];
  if (fault) return hindered(fault);
  return GONE.test(messages) ? gone() : stopped();
}
