import type { EngineCalls } from '../../../src/engine/calls.ts';
import { StationError } from '../../../src/contract/errors/station-error.ts';
import { unkeyed } from '../../../src/contract/messages/message.ts';
import type { ForensicReport } from '../../../src/contract/forensics.ts';
import type { ExtractedField, VerifiedDocument } from '../../../src/contract/verification.ts';
import type { ReadPage } from '../../../src/contract/pages.ts';
import { unmeasuredPage } from '../../../src/engine/raster/unmeasured-page.ts';
import type {
  EngineProcess,
  FromEngine,
  StartEngineProcess,
  ToEngine,
} from '../../../src/engine/protocol.ts';

/**
 * An engine process that answers at once with a made-up Omang: for tests of what the station does around the engine.
 * What it answers is chosen by the file's name: `unsure` (confidence 0.4), `slow` (1.2 s), `crash` (the process ends),
 * `blurred` (INVALID_DOCUMENT_QUALITY), `tampered` (a TAMPERED verdict). A selfie that ends in `crowd` shows two people.
 */
export const quickEngine: StartEngineProcess = (): EngineProcess => {
  let listener: (message: FromEngine) => void = () => undefined;
  let onExit: (description: string) => void = () => undefined;
  let dead = false;
  setImmediate(() => listener({ kind: 'ready', pid: process.pid }));
  const die = () => {
    if (dead) return;
    dead = true;
    setImmediate(() => onExit('killed'));
  };
  return {
    pid: process.pid,
    onMessage: (to) => void (listener = to),
    onExit: (to) => void (onExit = to),
    kill: die,
    send(message: ToEngine) {
      if (message.kind !== 'call') return;
      const { id, name, request } = message;
      const fileName = firstFileName(request);
      if (fileName.includes('crash')) return die();
      const delay = fileName.includes('slow') ? 1_200 : Number(process.env['QUICK_ENGINE_DELAY'] ?? 0);
      setTimeout(() => {
        if (dead) return;
        try {
          const answer = ANSWERS[name] as ((request: never, fileName: string) => unknown) | undefined;
          listener({ kind: 'done', id, response: answer?.(request as never, fileName) });
        } catch (thrown) {
          listener({ kind: 'failed', id, error: StationError.from(thrown).toWire() });
        }
      }, delay);
    },
  };
};

function firstFileName(request: unknown): string {
  const { files, file } = request as { files?: { name: string }[]; file?: { name: string } };
  return files?.[0]?.name ?? file?.name ?? '';
}

type Answers = {
  [N in keyof EngineCalls]?: (
    request: Parameters<EngineCalls[N]>[0],
    fileName: string,
  ) => ReturnType<EngineCalls[N]>;
};

const ANSWERS: Answers = {
  ping: ({ echo }) => ({ echo, pid: process.pid }),
  verify: (request, fileName) => {
    if (fileName.includes('blurred'))
      throw new StationError(
        'INVALID_DOCUMENT_QUALITY',
        unkeyed('The picture is blurred. Hold the camera still.'),
      );
    const category = request.category ?? 'IDENTITY';
    return {
      category,
      // Whatever is asked for, the made-up document is of that kind.
      documents: [{ ...omang(fileName.includes('unsure') ? 0.4 : 0.95), category }],
      pages: request.files.map((_, file) => page(file)),
      checks: [],
      forensics: fileName.includes('tampered') ? [report('TAMPERED')] : [],
      pageImages: request.files.map(() => new Uint8Array([0xff, 0xd8, 0xff, 0xd9])),
      pagePrints: request.files.map(() => null),
      versions: { rules: 'test' },
    };
  },
  inspect: (_request, fileName) => report(fileName.includes('tampered') ? 'TAMPERED' : 'INCONCLUSIVE'),
  listReaders: () => [],
  examineChip: () => {
    throw new StationError('DAMAGED_DOCUMENT', unkeyed('The security object of the chip has another form.'));
  },
  compareFaces: ({ target }) => {
    const face = {
      box: { x: 0, y: 0, width: 100, height: 100 },
      score: 0.99,
      points: [],
      quality: {
        usable: true,
        problems: [],
        reasons: [],
        score: 97,
        eyeDistance: 80,
        sharpness: 0.1,
        yaw: 0,
        pitch: 0,
        brightness: 0.7,
        disagreement: 0,
      },
    };
    return {
      similarity: 96.5,
      confidence: 97,
      source: face,
      target: face,
      ghosts: [],
      bystanders: Buffer.from(target).toString('latin1').endsWith('crowd') ? 1 : 0,
      isCopy: false,
      calibration: 'test',
    };
  },
};

function omang(confidence: number): VerifiedDocument {
  const values = {
    name: 'KAGO THATO SEBINA',
    idNumber: '428317215',
    dateOfBirth: '1990-04-12',
    nationality: 'MOTSWANA',
    gender: 'M',
    expiryDate: '2031-05-06',
  };
  const fields = Object.entries(values).map(([name, value]): ExtractedField => ({
    name,
    value,
    raw: value,
    confidence,
    page: 0,
    box: null,
    source: 'printed',
    agreement: 'once',
    alternatives: [],
    notes: [],
  }));
  return {
    documentType: 'OMANG',
    subtype: null,
    category: 'IDENTITY',
    configuredType: 'BOTSWANA_ID_CARD',
    classification: { confidence, evidence: ['test'], runnersUp: [] },
    pages: [0],
    fields,
    checks: [],
    confidence,
  };
}

function page(file: number): ReadPage {
  return {
    report: unmeasuredPage({ index: file, file, width: 1200, height: 800, textHeight: 24 }),
    lines: [
      {
        text: 'REPUBLIC OF BOTSWANA',
        confidence: 0.99,
        box: { x: 10, y: 10, width: 400, height: 24 },
        reader: 'ppocr',
      },
    ],
    mrz: null,
    barcodes: [],
    marks: [],
  };
}

function report(verdict: ForensicReport['verdict']): ForensicReport {
  return {
    documentId: 'ab'.repeat(32),
    file: 0,
    mode: 'full',
    profile: 'identity',
    channel: 'camera',
    verdict,
    confidenceScore: 60,
    riskScore: verdict === 'TAMPERED' ? 98 : 20,
    message: 'Made up for a test.',
    findings: [],
    groups: {},
    heatMaps: [],
    processingTimeMs: 1,
    calibration: 'test',
  };
}
