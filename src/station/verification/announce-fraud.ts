import type { ForensicReport } from '../../contract/forensics.ts';
import type { Actor } from '../actor.ts';
import type { VerificationContext } from './verification-context.ts';

/** `fraud.detected` for a TAMPERED verdict, and its audit record. Called inside the transaction that keeps the report. */
export function announceFraud(
  { audit, events }: Pick<VerificationContext, 'audit' | 'events'>,
  origin: { actor: Actor; caseId: string; requestId: string; timestamp: string },
  report: ForensicReport,
): void {
  if (report.verdict !== 'TAMPERED') return;
  const { actor, caseId, requestId } = origin;
  audit.append({
    actor,
    action: 'fraud.detected',
    caseId,
    hashes: { document: report.documentId },
    versions: { calibration: report.calibration },
    details: {
      requestId,
      verdict: report.verdict,
      riskScore: Math.round(report.riskScore),
      detectors: [...new Set(report.findings.map((f) => f.detector))],
    },
  });
  events.emit('fraud.detected', { ...origin, report });
}
