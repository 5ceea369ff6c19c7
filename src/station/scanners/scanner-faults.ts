import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';

/** Faults that a person at the device can fix, with the screen's text. */
const TO_PUT_RIGHT = {
  DEVICE_BUSY: message('scannerRefusals.busy'),
  COVER_OPEN: message('scannerRefusals.coverOpen'),
  FEEDER_EMPTY: message('scannerRefusals.feederEmpty'),
  FEEDER_JAMMED: message('scannerRefusals.jammed'),
  DEVICE_DENIED: message('scannerRefusals.denied'),
  DEVICE_SETTINGS: message('scannerRefusals.wrongSettings'),
} as const;

export type ScannerFault = keyof typeof TO_PUT_RIGHT;

/** The device reports an obstacle: CONFLICT with the fault as its reason. */
export const hindered = (reason: ScannerFault) =>
  new StationError('CONFLICT', TO_PUT_RIGHT[reason], { reason });

export const gone = (says = message('scannerRefusals.gone')) =>
  new StationError('NOT_FOUND', says, { reason: 'DEVICE_GONE' });

export const stopped = () =>
  new StationError('PROCESSING_FAILED', message('scannerRefusals.stopped'), { reason: 'DEVICE_STOPPED' });
