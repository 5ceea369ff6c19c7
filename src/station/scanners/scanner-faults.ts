import { StationError } from '../../contract/errors/station-error.ts';

/** What a person at the device can put right, with the sentence that the screen shows. */
const TO_PUT_RIGHT = {
  DEVICE_BUSY: 'The scanner is busy. Wait until it is done, then scan again.',
  COVER_OPEN: "The scanner's cover is open. Close it, then scan again.",
  FEEDER_EMPTY: "There is no paper in the scanner's feeder. Put it in, then scan again.",
  FEEDER_JAMMED: 'Paper is stuck in the scanner. Take it out, then scan again.',
  DEVICE_DENIED: 'This computer may not use the scanner. Ask the administrator for access to it.',
  DEVICE_SETTINGS: 'The scanner does not take these settings. Choose another resolution or colour.',
} as const;

export type ScannerFault = keyof typeof TO_PUT_RIGHT;

/** The device is there, and says what stands in the way: CONFLICT with the fault as its reason. */
export const hindered = (reason: ScannerFault) =>
  new StationError('CONFLICT', TO_PUT_RIGHT[reason], { reason });

export const gone = (message = 'The scanner is not there any more.') =>
  new StationError('NOT_FOUND', message, { reason: 'DEVICE_GONE' });

export const stopped = () =>
  new StationError('PROCESSING_FAILED', 'The scanner stopped.', { reason: 'DEVICE_STOPPED' });
