/** For tests: an engine that answers what it is told, and answers as an engine gives them. Nobody here exists. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { StationConfig } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ForensicReport } from '../../contract/forensics.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { ExtractedField } from '../../contract/verification.ts';
import type { VerifyResponse } from '../../engine/calls.ts';
import type { EngineProcess, FromEngine, StartEngineProcess, ToEngine } from '../../engine/protocol.ts';
import { CHEAP_PASSWORDS } from '../operators/passwords.fixture.ts';
import type { Submission } from '../jobs/submit-job.ts';
import { createStation, type Station, type StationOptions } from '../station.ts';

export type Answers = Partial<Record<string, (request: never) => unknown>>;

/** Answers calls in this process; an answer that throws a StationError fails its call with it. */
export const fakeEngine =
  (answers: Answers): StartEngineProcess =>
  (): EngineProcess => {
    let tell: (message: FromEngine) => void = () => undefined;
    return {
      pid: undefined,
      onMessage: (listener) => {
        tell = listener;
        setImmediate(() => tell({ kind: 'ready', pid: 0 }));
      },
      onExit: () => undefined,
      kill: () => undefined,
      send: (message: ToEngine) =>
        void setImmediate(() => {
          if (message.kind !== 'call') return;
          const { id, name, request } = message;
          try {
            const answer = answers[name];
            if (!answer) throw new StationError('FACE_NOT_USABLE');
            tell({ kind: 'done', id, response: answer(request as never) });
          } catch (thrown) {
            tell({ kind: 'failed', id, error: StationError.from(thrown).toWire() });
          }
        }),
    };
  };

const pixels = { create: { width: 120, height: 80, channels: 3, background: '#cfd8dc' } } as const;
export const PAGE_IMAGE: Buffer = await sharp(pixels).jpeg().toBuffer();
const HEAT_MAP = (
  await sharp({
    create: { width: 120, height: 80, channels: 4, background: { r: 178, g: 58, b: 46, alpha: 0.3 } },
  })
    .png()
    .toBuffer()
).toString('base64');

const page: ReadPage = {
  report: {
    index: 0,
    file: 0,
    pageInFile: 0,
    source: 'image',
    width: 1_200,
    height: 800,
    dpi: null,
    orientation: 0,
    skew: 0,
    rectified: null,
    split: null,
    quality: {
      width: 1_200,
      height: 800,
      sharpness: 0.9,
      glare: 0,
      brightness: 0.6,
      cutOff: [],
      textHeight: 22,
      readable: true,
      warnings: [],
    },
    textLayerAgreement: null,
  },
  lines: [],
  mrz: null,
  barcodes: [],
  marks: [],
};

const field = (name: string, value: string): ExtractedField =>
  ExtractedField.parse({
    name,
    value,
    raw: value,
    confidence: 0.97,
    page: 0,
    box: { x: 10, y: 20, width: 200, height: 22 },
    source: 'printed',
    agreement: 'twice',
  });

export const forensicReport = (verdict: ForensicReport['verdict']): ForensicReport => ({
  documentId: 'ab'.repeat(32),
  file: 0,
  mode: 'full',
  profile: 'identity',
  channel: 'scan',
  verdict,
  confidenceScore: 80,
  riskScore: verdict === 'TAMPERED' ? 97 : 4,
  message: verdict === 'TAMPERED' ? 'The date of birth was changed.' : 'No signs of a change were found.',
  findings:
    verdict === 'TAMPERED'
      ? [
          {
            detector: 'copy-move',
            version: '1',
            group: 'splice',
            strength: 'strong',
            page: 0,
            box: null,
            value: 12,
            quantile: 0.999,
            explanation: 'A digit was copied from another place.',
            detail: '',
            picture: HEAT_MAP,
          },
        ]
      : [],
  groups: {},
  heatMaps: verdict === 'TAMPERED' ? [{ page: 0, png: HEAT_MAP }] : [],
  processingTimeMs: 20,
  calibration: 'test',
});

/** An Omang card of somebody who does not exist. `confidence` is 0–1. */
export function omangRead(
  options: {
    name?: string;
    idNumber?: string;
    confidence?: number;
    verdict?: ForensicReport['verdict'];
  } = {},
): VerifyResponse {
  const { name = 'KEABETSWE MOGAPI', idNumber = '123416789', confidence = 0.94, verdict } = options;
  return {
    category: 'IDENTITY',
    documents: [
      {
        documentType: 'OMANG',
        subtype: null,
        category: 'IDENTITY',
        configuredType: 'BOTSWANA_ID_CARD',
        classification: { confidence: 0.99, evidence: ['phrase'], runnersUp: [] },
        pages: [0],
        fields: [
          field('fullName', name),
          field('idNumber', idNumber),
          field('dateOfBirth', '1990-02-03'),
          field('expiryDate', '2031-02-03'),
        ],
        checks: [
          {
            id: 'id-number-format',
            outcome: 'passed',
            explanation: 'The number has nine digits.',
            fields: ['idNumber'],
          },
        ],
        confidence,
      },
    ],
    pages: [page],
    checks: [],
    forensics: verdict ? [forensicReport(verdict)] : [],
    pageImages: [PAGE_IMAGE],
    pagePrints: [null],
    versions: { rules: '1.0.0', 'test-model': '0123456789ab' },
  };
}

/** An asynchronous verification of one picture. */
export const submission = (clientId: string, name = 'front.jpg'): Submission => ({
  clientId,
  shape: 'structured',
  path: '/async/verify',
  category: 'IDENTITY',
  mode: 'BATCH',
  includeRawText: false,
  webhookUrl: null,
  idempotencyKey: null,
  files: [{ name, bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }],
});

/** A station in a throw-away folder with a clock that stands still until it is set. */
export async function stationFor(
  answers: Answers,
  more: Partial<StationOptions> = {},
): Promise<{ station: Station; time: { now: number }; folder: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-test-'));
  const time = { now: Date.parse('2026-11-21T08:00:00Z') };
  const station = await createStation({
    dataFolder: folder,
    config: StationConfig.parse({ engine: { processes: 1 } }),
    clock: { now: () => time.now },
    startEngine: fakeEngine(answers),
    logger: pino({ level: 'silent' }),
    passwordCost: CHEAP_PASSWORDS,
    ...more,
  });
  const remove = async (): Promise<void> => {
    if (station.store.database.open) await station.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { station, time, folder, remove };
}
