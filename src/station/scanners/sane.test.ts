import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saneError } from './sane-messages.ts';
import { chooseMode, parseOptions } from './sane-modes.ts';
import { sane } from './sane.ts';

/** Modes as backends and makers name them, then the colour and the grey one. */
const OFFERED: readonly (readonly [string, string | undefined, string | undefined])[] = [
  ['Black & White|Gray[Error Diffusion]|True Gray|24bit Color[Fast]', '24bit Color[Fast]', 'True Gray'],
  ['Black & White|True Gray|24bit Color|24bit Color[Fast]', '24bit Color', 'True Gray'],
  ['Lineart|Halftone|Gray|Color', 'Color', 'Gray'],
  ['Color|Gray|48 bits color|16 bits gray|Lineart', 'Color', 'Gray'],
  ['48 bits color|24 bits color|4bit Gray|8-bit Grayscale', '24 bits color', '8-bit Grayscale'],
  ['Line Art|Dithered|4bit Gray|8bit Gray|256 Color|24bit Color', '24bit Color', '8bit Gray'],
  ['Color Lineart|Color Halftone|colour|grey', 'colour', 'grey'],
  ['Black and White|Grayscale|RGB', 'RGB', 'Grayscale'],
  ['Binary|Monochrome|1-bit|Color', 'Color', 'Color'],
  ['Lineart|Gray', 'Gray', 'Gray'],
  ['Lineart|Auto', 'Auto', 'Auto'],
  ['Lineart', 'Lineart', 'Lineart'],
];

test.each(OFFERED)('of %s colour is %s and grey is %s', (modes, colour, grey) => {
  expect(chooseMode(modes.split('|'), true)).toBe(colour);
  expect(chooseMode(modes.split('|'), false)).toBe(grey);
});

test('options are read with their choices; what cannot be set, and the value of now, is left out', () => {
  const options = parseOptions(`
All options specific to device \`maker:net1;dev0':
  Mode:
    --mode Black & White|Gray[Error Diffusion]|24bit Color[Fast] [24bit Color[Fast]]
        Select the scan mode
    --resolution 100|200|300dpi [200]
    --source FlatBed|Feeder (left) [inactive]
    --preview[=(yes|no)] [no]
    --three-pass[=(yes|no)] [inactive]
    --title <string> []
    -l 0..210mm (in steps of 0.1) [0]
`);
  expect(options.get('mode')).toEqual(['Black & White', 'Gray[Error Diffusion]', '24bit Color[Fast]']);
  expect([...options.keys()]).toEqual(['mode', 'resolution', 'preview', 'title']);
  expect(parseOptions('    --mode Gray[Fast]|Color\n').get('mode')).toEqual(['Gray[Fast]', 'Color']);
  expect(
    chooseMode(parseOptions('    --mode Color|Gray [inactive]\n').get('mode') ?? [], true),
  ).toBeUndefined();
});

test.each([
  ['scanimage: open of device hpaio:/usb/x failed: Device busy', 'CONFLICT', 'DEVICE_BUSY'],
  ['scanimage: sane_start: Scanner is warming up', 'CONFLICT', 'DEVICE_BUSY'],
  ['scanimage: sane_start: Scanner cover is open', 'CONFLICT', 'COVER_OPEN'],
  ['scanimage: sane_start: Document feeder out of documents', 'CONFLICT', 'FEEDER_EMPTY'],
  ['scanimage: sane_read: Document feeder jammed', 'CONFLICT', 'FEEDER_JAMMED'],
  [
    'scanimage: open of device net:10.0.0.9:x failed: Access to resource has been denied',
    'CONFLICT',
    'DEVICE_DENIED',
  ],
  ['scanimage: setting of option --mode failed (Invalid argument)', 'CONFLICT', 'DEVICE_SETTINGS'],
  ['scanimage: sane_start: Invalid argument', 'CONFLICT', 'DEVICE_SETTINGS'],
  [
    'scanimage: setting of option --mode failed (Error during device I/O)',
    'PROCESSING_FAILED',
    'DEVICE_STOPPED',
  ],
  ['scanimage: sane_read: Error during device I/O', 'PROCESSING_FAILED', 'DEVICE_STOPPED'],
  ['scanimage: sane_start: Operation was canceled', 'PROCESSING_FAILED', 'DEVICE_STOPPED'],
  ['', 'PROCESSING_FAILED', 'DEVICE_STOPPED'],
  ['scanimage: open of device epson2:libusb:001:004 failed: Invalid argument', 'NOT_FOUND', 'DEVICE_GONE'],
  ['scanimage: open of device airscan:e0:X failed: Error during device I/O', 'NOT_FOUND', 'DEVICE_GONE'],
  ['scanimage: no SANE devices found', 'NOT_FOUND', 'DEVICE_GONE'],
])('"%s" is %s, %s', (messages, code, reason) => {
  expect(saneError(`[backend] some note\n${messages}\n`)).toMatchObject({ code, details: { reason } });
});

describe.skipIf(process.platform === 'win32')('with a scanimage that knows its own modes only', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-sane-'));
    vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH']}`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const install = (modes: string, further: string): void => {
    const script = `#!/bin/sh
for each in "$@"; do
  if [ "$each" = -A ]; then printf '    --mode %s [%s]\\n${further}' '${modes}' '${modes.split('|')[0]}'; exit 0; fi
done
for each in "$@"; do echo "$each" >> '${folder}/asked'; case "$each" in
  --mode=*) case '|${modes}|' in *"|\${each#--mode=}|"*) ;; *)
    echo 'scanimage: setting of option --mode failed (Invalid argument)' >&2; exit 1;; esac;;
esac; done
printf page`;
    writeFileSync(path.join(folder, 'scanimage'), script, { mode: 0o755 });
  };
  const asked = () => readFileSync(path.join(folder, 'asked'), 'utf8').trim().split('\n');
  const options = { colour: true, resolution: 300, room: 10 };

  test.each([
    ['Black & White|True Gray|24bit Color[Fast]', true, '--mode=24bit Color[Fast]'],
    ['Black & White|True Gray|24bit Color[Fast]', false, '--mode=True Gray'],
    ['Binary|8-bit Grayscale', true, '--mode=8-bit Grayscale'],
  ])('of %s, colour %s, it is asked for %s', async (modes, colour, mode) => {
    install(modes, '    --resolution 100|300dpi [100]\\n');
    expect(await sane.scan('sane:maker:net1;dev0', { ...options, colour })).toHaveLength(1);
    expect(asked()).toEqual(['--device-name=maker:net1;dev0', '--format=png', mode, '--resolution=300']);
  });

  test('a device of one resolution is not asked for another', async () => {
    install('Color', '');
    expect(await sane.scan('sane:maker:0', options)).toHaveLength(1);
    expect(asked()).toEqual(['--device-name=maker:0', '--format=png', '--mode=Color']);
  });
});
