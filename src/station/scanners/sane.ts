import { StationError } from '../../contract/errors/station-error.ts';
import { runProgram } from './run-program.ts';
import type { FoundScanner, ScannerDriver } from './scanner.ts';

const FIND_MS = 15_000;
const SCAN_MS = 120_000;

/** Linux scanners through `scanimage` of sane-utils. Device names come from SANE itself and are passed as one argument. */
export const sane: ScannerDriver = {
  name: 'sane',
  find: async () => {
    const { code, output } = await runProgram('scanimage', ['-f', '%d|%v %m%n'], { timeoutMs: FIND_MS });
    return code === 0 ? parseDevices(output.toString('utf8')) : [];
  },
  scan: async (id, { colour, resolution, signal }) => {
    const device = id.slice('sane:'.length);
    const { code, output, errors } = await runProgram(
      'scanimage',
      [
        `--device-name=${device}`,
        '--format=png',
        `--mode=${colour ? 'Color' : 'Gray'}`,
        `--resolution=${resolution}`,
      ],
      { timeoutMs: SCAN_MS, signal },
    );
    if (code === 0 && output.length > 0) return [{ name: 'scan.png', mediaType: 'image/png', bytes: output }];
    if (/open of device .* failed|no SANE devices|Invalid argument/i.test(errors))
      throw new StationError('NOT_FOUND', 'The scanner is not there any more.', { reason: 'DEVICE_GONE' });
    throw new StationError('PROCESSING_FAILED', 'The scanner stopped.', { reason: 'DEVICE_STOPPED' });
  },
};

/** Lines of `device|vendor model`; a device name holds no bar. */
export function parseDevices(text: string): FoundScanner[] {
  return text.split('\n').flatMap((line) => {
    const [device, name] = line.split('|');
    return device && name ? [{ id: `sane:${device}`, name: name.trim() }] : [];
  });
}
