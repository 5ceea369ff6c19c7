import { z } from 'zod';
import { ForensicMode, ForensicProfile, type ForensicReport } from '../../contract/forensics.ts';
import { ForensicResult } from '../../contract/results.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import type { Station } from '../../station/station.ts';
import { actorOf } from './actor.ts';
import { operation, type Operation } from './operation.ts';

const ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'MISSING_DOCUMENTS',
  'INVALID_FILE_FORMAT',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'BODY_TOO_LARGE',
  'ENCRYPTED_DOCUMENT',
  'DAMAGED_DOCUMENT',
  'DOCUMENT_TOO_COMPLEX',
  'INVALID_DOCUMENT_QUALITY',
  'PROCESSING_FAILED',
  'PROCESSING_TIMEOUT',
  'ENGINE_UNAVAILABLE',
  'STORAGE_FAILED',
];

/** A value of the enumeration in any case. */
const inAnyCase = <T extends z.ZodType<string, string>>(values: T) =>
  z.string().trim().toLowerCase().pipe(values);

/** The form of one address: what the address decides stays a field that it takes, since clients send it. */
const fieldsOf = ({ mode, profile }: Pick<Variant, 'mode' | 'profile'>) =>
  z.object({
    mode: inAnyCase(ForensicMode)
      .optional()
      .meta({
        type: 'string',
        enum: [...ForensicMode.options],
        default: mode ?? 'full',
        description: `${mode ? `Always ${mode} here` : 'full or quick'}; quick looks at metadata, structure and text of the file.`,
      }),
    document_type: inAnyCase(ForensicProfile)
      .optional()
      .meta({
        type: 'string',
        enum: [...ForensicProfile.options],
        default: profile ?? 'unknown',
        description: profile ? `Always ${profile} here.` : 'What the document is.',
      }),
  });
type Fields = z.output<ReturnType<typeof fieldsOf>>;

interface Variant {
  readonly name: string;
  readonly summary: string;
  /** Set by the path; a form field counts only if the path leaves it open, and another value is told to be ignored. */
  readonly mode?: ForensicMode;
  readonly profile?: ForensicProfile;
}

const VARIANTS: readonly Variant[] = [
  { name: 'analyze', summary: 'Full analysis: tampering, image editing, metadata' },
  { name: 'quick', summary: 'Fast check of metadata, structure and text', mode: 'quick' },
  { name: 'identity', summary: 'Analyse an identity document', profile: 'identity' },
  { name: 'income', summary: 'Analyse a payslip, tax return or bank statement', profile: 'income' },
  { name: 'address', summary: 'Analyse a proof of address', profile: 'address' },
  { name: 'business', summary: 'Analyse a business registration document', profile: 'business' },
];

/** The six forensic operations. */
export function forensicOperations(station: Station): Operation[] {
  return VARIANTS.map((variant) => {
    const { name, summary, mode, profile } = variant;
    return operation<Fields>({
      id: `forensics${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`,
      method: 'post',
      path: `/v1/forensics/${name}`,
      tag: 'Forensics',
      summary,
      scope: 'forensics',
      body: { kind: 'multipart', fileFields: ['file'], maxFiles: 1, fields: fieldsOf(variant) },
      success: { status: 200, description: 'Verdict, scores and findings.', schema: ForensicResult },
      errors: ERRORS,
      async handle({ files, body, principal, requestId, signal }) {
        const report = await station.verification.inspect({
          file: files[0]!,
          mode: mode ?? body.mode ?? 'full',
          profile: profile ?? body.document_type ?? 'unknown',
          actor: actorOf(principal),
          requestId,
          signal,
        });
        const overruled = [
          ...(mode && body.mode && body.mode !== mode ? ['mode'] : []),
          ...(profile && ![undefined, 'unknown', profile].includes(body.document_type)
            ? ['document_type']
            : []),
        ];
        return { body: presentForensics(report, requestId), overruled };
      },
    });
  });
}

function presentForensics(report: ForensicReport, requestId: string): ForensicResult {
  return {
    requestId,
    documentId: report.documentId,
    verdict: report.verdict,
    confidenceScore: report.confidenceScore,
    riskScore: report.riskScore,
    message: report.message,
    ...(report.said ? { said: report.said } : {}),
    mode: report.mode,
    documentType: report.profile,
    channel: report.channel,
    findings: report.findings,
    heatMaps: report.heatMaps,
    processingTimeMs: report.processingTimeMs,
    calibration: report.calibration,
  };
}
