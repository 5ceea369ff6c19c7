import { runProgram } from './run-program.ts';
import { saneError } from './sane-messages.ts';
import { chooseMode, parseOptions } from './sane-modes.ts';
import type { FoundScanner, ScannerDriver } from './scanner.ts';

const FIND_MS = 15_000;
/** Opening a network device and asking for its options. */
const OPTIONS_MS = 30_000;
const SCAN_MS = 120_000;
/** Messages are parsed, so they must be untranslated. */
const ENVIRONMENT = { LC_ALL: 'C' };

/** Linux scanners through `scanimage` of sane-utils. Device names come from SANE itself and are passed as one argument. */
export const sane: ScannerDriver = {
  name: 'sane',
  find: async () => {
    const { code, output } = await runProgram('scanimage', ['-f', '%d|%v %m%n'], { timeoutMs: FIND_MS });
    return code === 0 ? parseDevices(output.toString('utf8')) : [];
  },
  scan: async (id, { colour, resolution, signal }) => {
    const device = `--device-name=${id.slice('sane:'.length)}`;
    const environment = ENVIRONMENT;
    const asked = await runProgram('scanimage', [device, '-A'], {
      timeoutMs: OPTIONS_MS,
      signal,
      environment,
    });
    if (asked.code !== 0) throw saneError(asked.errors);
    const options = parseOptions(asked.output.toString('utf8'));
    // Mode names are the maker's own ("24bit Color[Fast]"), and SANE refuses any other.
    const mode = chooseMode(options.get('mode') ?? [], colour);
    const { code, output, errors } = await runProgram(
      'scanimage',
      [
        device,
        '--format=png',
        ...(mode === undefined ? [] : [`--mode=${mode}`]),
        ...(options.has('resolution') ? [`--resolution=${resolution}`] : []),
      ],
      { timeoutMs: SCAN_MS, signal, environment },
    );
    if (code === 0 && output.length > 0) return [{ name: 'scan.png', mediaType: 'image/png', bytes: output }];
    throw saneError(errors);
  },
};

/** Lines of `device|vendor model`; a device name holds no bar. */
export function parseDevices(text: string): FoundScanner[] {
  return text.split('\n').flatMap((line) => {
    const [device, name] = line.split('|');
    return device && name ? [{ id: `sane:${device}`, name: name.trim() }] : [];
  });
}
