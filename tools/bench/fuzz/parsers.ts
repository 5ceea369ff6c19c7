import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { StationError } from '../../../src/contract/errors/station-error.ts';
import { readJpeg } from '../../../src/engine/jpeg/markers.ts';
import { lumaRows } from '../../../src/engine/jpeg/luma-rows.ts';
import { parseCharacterMap } from '../../../src/engine/pdf/character-map.ts';
import { openPdf } from '../../../src/engine/pdf/file.ts';
import { paintPage } from '../../../src/engine/pdf/paint-page.ts';
import { pagesOf } from '../../../src/engine/pdf/pages.ts';
import { sniffMediaType } from '../../../src/engine/intake/sniff.ts';
import { base64Bytes, imageBytes } from '../../../src/api/operations/image-input.ts';
import { readForm, readJson } from '../../../src/api/requests/body.ts';
import { readMultipart } from '../../../src/api/uploads/multipart.ts';
import { loadConfig } from '../../../src/station/config.ts';
import { offeredFiles, recognise } from '../../../src/station/screening/import-lists.ts';
import { typedZone } from '../../../src/station/onboarding/typed-zone.ts';
import { LIST_SEEDS, MULTIPART_BOUNDARY, MULTIPART_SEED, ZONE_SEEDS } from './seeds.ts';

/** A parser of bytes that runs in the station or is cheap enough to run alone, with good inputs to damage. */
export interface Parser {
  readonly name: string;
  /** Share of the whole count. */
  readonly weight: number;
  readonly seeds: readonly Buffer[];
  parse(bytes: Buffer): unknown;
  /** `null` when this error is the parser's documented way to refuse, else what is wrong. */
  finding(thrown: unknown): string | null;
}

const SAMPLES = path.resolve(import.meta.dirname, '..', '..', '..', 'samples');
const samples = (pattern: RegExp): Buffer[] =>
  readdirSync(SAMPLES)
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(path.join(SAMPLES, name)));
const describe = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.constructor.name}: ${thrown.message.slice(0, 120)}` : String(thrown);

const never = (thrown: unknown): string | null => describe(thrown);
const catalogueOnly = (thrown: unknown): string | null =>
  thrown instanceof StationError && thrown.code !== 'INTERNAL' ? null : describe(thrown);
/** "Throws Error when the files are not whole"; a programmer's mistake is none. */
const refuses = (thrown: unknown): string | null =>
  thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof ReferenceError
    ? describe(thrown)
    : null;

const request = (bytes: Buffer, type: string): IncomingMessage =>
  Object.assign(Readable.from([bytes]), {
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
  }) as unknown as IncomingMessage;
const free = (): void => undefined;

const scratch = mkdtempSync(path.join(tmpdir(), 'netefatsa-fuzz-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

async function readList(bytes: Buffer, name: string): Promise<void> {
  const file = path.join(scratch, name);
  writeFileSync(file, bytes);
  for (const { format, files } of recognise(await offeredFiles([file]))) {
    const reading = format.read(files);
    while (!(await reading.next()).done);
  }
}

function readPdf(bytes: Buffer): void {
  const file = openPdf(bytes);
  if (!file) return;
  for (const revision of file.revisions.slice(-2))
    for (const page of pagesOf(revision).slice(0, 3)) paintPage(page);
}

function readConfiguration(bytes: Buffer): void {
  writeFileSync(path.join(scratch, 'config.json'), bytes);
  loadConfig(scratch, {});
}

export const PARSERS: readonly Parser[] = [
  {
    name: 'kind of file',
    weight: 1,
    seeds: samples(/\.(jpg|png|pdf)$/),
    parse: sniffMediaType,
    finding: catalogueOnly,
  },
  {
    name: 'JPEG structure and coefficients',
    weight: 3,
    seeds: samples(/\.jpg$/),
    parse: (bytes) => {
      const file = readJpeg(bytes);
      return file && lumaRows(bytes, file)?.each(0, () => undefined);
    },
    finding: never,
  },
  { name: 'PDF structure and pages', weight: 4, seeds: samples(/\.pdf$/), parse: readPdf, finding: never },
  {
    name: 'PDF character map',
    weight: 1,
    seeds: [
      Buffer.from(
        '1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <41> <0041> <42> <0042> endbfchar 1 beginbfrange <50> <5F> <0050> endbfrange',
      ),
    ],
    parse: parseCharacterMap,
    finding: never,
  },
  ...Object.entries(LIST_SEEDS).map(([name, text]): Parser => ({
    name: `list ${name}`,
    weight: 1,
    seeds: [Buffer.from(text)],
    parse: (bytes) => readList(bytes, name),
    finding: refuses,
  })),
  {
    name: 'multipart body',
    weight: 3,
    seeds: [MULTIPART_SEED],
    parse: (bytes) =>
      readMultipart(
        request(bytes, `multipart/form-data; boundary=${MULTIPART_BOUNDARY}`),
        { fileFields: ['documents'], maxFiles: 10 },
        free,
      ),
    finding: catalogueOnly,
  },
  {
    name: 'JSON body',
    weight: 2,
    seeds: samples(/\.json$/),
    parse: (bytes) => readJson(request(bytes, 'application/json'), 1_000_000, free),
    finding: catalogueOnly,
  },
  {
    name: 'form body',
    weight: 1,
    seeds: [Buffer.from('grant_type=client_credentials&client_id=nc_a%20b&client_secret=%C3%A9')],
    parse: (bytes) => readForm(request(bytes, 'application/x-www-form-urlencoded'), 100_000),
    finding: catalogueOnly,
  },
  {
    name: 'base64 image',
    weight: 2,
    seeds: samples(/omang-back\.jpg$/).map((bytes) =>
      Buffer.from(`data:image/jpeg;base64,${bytes.subarray(0, 6_000).toString('base64')}`),
    ),
    parse: (bytes) => {
      base64Bytes(bytes.toString('latin1'), 'sourceImage');
      imageBytes(bytes.toString('latin1'), 'sourceImage');
    },
    finding: catalogueOnly,
  },
  {
    name: 'machine-readable zone',
    weight: 2,
    seeds: ZONE_SEEDS.map((lines) => Buffer.from(lines)),
    parse: (bytes) => {
      const zone = typedZone(bytes.toString('latin1').split('\n').slice(0, 4));
      if (zone?.valid && zone.checkDigits.some((digit) => !digit.valid))
        throw new Error('A zone with a wrong check digit was called valid.');
    },
    finding: never,
  },
  {
    name: 'settings file',
    weight: 1,
    seeds: [
      Buffer.from('{"server":{"port":7443},"screening":{"listThresholds":{"ofac":0.9}},"queue":"sqlite"}'),
    ],
    parse: readConfiguration,
    finding: catalogueOnly,
  },
];
