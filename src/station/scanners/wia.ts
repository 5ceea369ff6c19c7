import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram, type ProgramOptions } from './run-program.ts';
import { gone, stopped } from './scanner-faults.ts';
import type { FoundScanner, ScannerDriver } from './scanner.ts';

const FIND_MS = 20_000;
const SCAN_MS = 120_000;
const PNG = '{B96B3CAF-0728-11D3-9D7B-0000F81EF32E}';
/** WIA property ids: current intent (1 colour, 2 gray) and both resolutions. */
const PROPERTIES = { intent: 6146, horizontal: 6147, vertical: 6148 };

const FIND_SCRIPT = `(New-Object -ComObject WIA.DeviceManager).DeviceInfos | Where-Object { $_.Type -eq 1 } | ForEach-Object { $_.DeviceID + [char]9 + $_.Properties.Item('Name').Value }`;

/** Values are passed as environment variables, never inside the script's text. */
const SCAN_SCRIPT = `$device = (New-Object -ComObject WIA.DeviceManager).DeviceInfos | Where-Object { $_.DeviceID -eq $env:SCAN_DEVICE }
if (-not $device) { exit 3 }
$item = $device.Connect().Items.Item(1)
$item.Properties.Item('${PROPERTIES.intent}').Value = [int]$env:SCAN_INTENT
$item.Properties.Item('${PROPERTIES.horizontal}').Value = [int]$env:SCAN_DPI
$item.Properties.Item('${PROPERTIES.vertical}').Value = [int]$env:SCAN_DPI
$item.Transfer('${PNG}').SaveFile($env:SCAN_FILE)`;

const powershell = (script: string, options: ProgramOptions) =>
  runProgram('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', script], options);

/** Windows scanners through WIA, by PowerShell; empty on other systems. */
export const wia: ScannerDriver = {
  name: 'wia',
  find: async () => {
    if (process.platform !== 'win32') return [];
    const { code, output } = await powershell(FIND_SCRIPT, { timeoutMs: FIND_MS });
    return code === 0 ? parseWiaDevices(output.toString('utf8')) : [];
  },
  scan: async (id, { colour, resolution, signal }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'netefatsa-scan-'));
    const file = path.join(folder, 'scan.png');
    try {
      const environment = {
        SCAN_DEVICE: id.slice('wia:'.length),
        SCAN_INTENT: colour ? '1' : '2',
        SCAN_DPI: String(resolution),
        SCAN_FILE: file,
      };
      const { code } = await powershell(SCAN_SCRIPT, { timeoutMs: SCAN_MS, signal, environment });
      if (code === 3) throw gone();
      if (code !== 0) throw stopped();
      return [{ name: 'scan.png', mediaType: 'image/png', bytes: await readFile(file) }];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Lines of `DeviceID TAB name`. */
export function parseWiaDevices(text: string): FoundScanner[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [id, name] = line.split('\t');
    return id && name ? [{ id: `wia:${id.trim()}`, name: name.trim() }] : [];
  });
}
