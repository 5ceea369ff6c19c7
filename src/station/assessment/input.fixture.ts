/** For tests of aspects: a case with a photographed card of somebody who does not exist. */
import { StationConfig } from '../../contract/config.ts';
import { ExtractedField, type Check, type Verification } from '../../contract/verification.ts';
import type { StandingReading } from '../cases/typed-facts.ts';
import { forensicReport, omangRead } from '../verification/verification.fixture.ts';
import type { AssessmentInput } from './input.ts';

type Report = Verification['forensics'][number];

export interface MadeReading {
  readonly requestId?: string;
  readonly documentType?: string;
  /** Values by field; what is not named here was not found. */
  readonly fields?: Readonly<Record<string, string | null>>;
  readonly unsure?: readonly string[];
  /** Of these: for which little speaks, and nothing against them. */
  readonly guessed?: readonly string[];
  readonly checks?: readonly Partial<Check>[];
  readonly lines?: readonly string[];
  readonly portrait?: boolean;
  readonly confidence?: number;
  readonly verdict?: Report['verdict'] | 'none';
  readonly channel?: Report['channel'];
  readonly typed?: StandingReading['typed'];
}

const WHOLE_CARD = {
  fullName: 'KEABETSWE MOGAPI',
  idNumber: '123416789',
  dateOfBirth: '1990-02-03',
  expiryDate: '2031-02-03',
};

/** A reading of one page that says what is asked for; by default a whole, clean card. */
export function readingOf(made: MadeReading = {}): StandingReading {
  const { documents, pages, ...read } = omangRead({ verdict: 'INCONCLUSIVE' });
  const { verdict = 'INCONCLUSIVE', channel = 'camera', requestId = 'r-1' } = made;
  const page = pages[0]!;
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const fields = Object.entries(made.fields ?? WHOLE_CARD).map(([name, value]) =>
    ExtractedField.parse({
      name,
      value,
      raw: value,
      confidence: made.unsure?.includes(name) ? 0.5 : 0.97,
      ...(made.guessed?.includes(name) && { guess: true }),
      page: value === null ? null : 0,
      box: value === null ? null : { ...box, y: name.length * 20 },
      source: 'printed',
    }),
  );
  const checks = (made.checks ?? []).map((check): Check => ({
    id: 'a-check',
    outcome: 'passed',
    explanation: 'It holds.',
    fields: [],
    ...check,
  }));
  return {
    typed: made.typed ?? [],
    verification: {
      ...read,
      requestId,
      caseId: 'c-1',
      timestamp: '2026-11-21T08:00:00.000Z',
      verificationType: 'IDENTITY',
      auto: false,
      processingMode: 'BATCH',
      processingTimeMs: 1,
      totalFiles: 1,
      averageConfidence: 0.9,
      documents: [
        {
          ...documents[0]!,
          documentType: made.documentType ?? 'OMANG',
          confidence: made.confidence ?? 0.94,
          fields,
          checks,
        },
      ],
      pages: [
        {
          ...page,
          lines: (made.lines ?? []).map((text) => ({ text, confidence: 1, box, reader: 'quick' as const })),
          marks: made.portrait ? [{ kind: 'portrait', box, confidence: 1 }] : [],
        },
      ],
      forensics:
        verdict === 'none' ? [] : [{ ...forensicReport(verdict), channel, documentId: `${requestId}-file` }],
    },
  };
}

/** A case with one clean, photographed card of which nothing was settled; `more` replaces what it names. */
export function inputOf(more: Partial<AssessmentInput> = {}): AssessmentInput {
  const { assessment, screening, documents } = StationConfig.parse({});
  return {
    caseId: 'c-1',
    kind: 'document',
    progress: 'ready',
    erased: false,
    subject: 'KEABETSWE MOGAPI',
    readings: [readingOf()],
    chip: null,
    results: [],
    related: [],
    steps: [],
    proposed: [],
    openAlerts: 0,
    settlements: [],
    policy: assessment,
    screening: { requiredLists: ['un'], importedLists: ['un', 'ofac'], threshold: screening.threshold },
    confidenceThreshold: documents.confidenceThreshold,
    ...more,
  };
}
