import QRCode from 'qrcode';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Actor } from '../actor.ts';
import { sha256Hex } from '../store/blobs.ts';
import { collectReport, type CaseReport, type ReportContext } from './collect.ts';
import { createLayout } from './layout.ts';
import { otherResults } from './other-results.ts';
import { summary } from './summary.ts';
import { moment } from './words.ts';
import {
  assessment,
  auditTrail,
  decisions,
  documents,
  forensics,
  pages,
  type ReadPicture,
} from './sections.ts';

export interface Reports {
  /** Everything about a case as plain data. Audited. @throws StationError NOT_FOUND */
  json(caseId: string, actor: Actor): CaseReport;
  /** The same as a PDF (A4). Audited with the hash of the file. @throws StationError NOT_FOUND */
  pdf(caseId: string, actor: Actor): Promise<Buffer>;
}

export function createReports(context: ReportContext): Reports {
  const { audit, cases, letterhead, clock } = context;
  /** Record first, so that the head in the report covers it. */
  const collect = (caseId: string, actor: Actor, format: 'json' | 'pdf'): CaseReport => {
    cases.row(caseId);
    audit.append({ actor, action: 'report.requested', caseId, details: { format } });
    return collectReport(context, caseId);
  };
  return {
    json: (caseId, actor) => {
      const report = collect(caseId, actor, 'json');
      audit.append({
        actor,
        action: 'report.made',
        caseId,
        hashes: { report: sha256Hex(JSON.stringify(report)) },
        details: { format: 'json' },
      });
      return report;
    },
    pdf: async (caseId, actor) => {
      const report = collect(caseId, actor, 'pdf');
      const read = pictureReader(cases, caseId);
      const layout = createLayout({ title: `Case ${caseId}`, createdAt: new Date(clock.now()) });
      layout.letterhead(report.institution, letterhead.logo());
      layout.title(report.institution ? 'Case report' : 'Netefatsa case report');
      summary(layout, report, read);
      assessment(layout, report);
      documents(layout, report);
      forensics(layout, report);
      otherResults(layout, report, read);
      decisions(layout, report);
      pages(layout, report, read);
      auditTrail(
        layout,
        report,
        await QRCode.toBuffer(report.headText, { errorCorrectionLevel: 'M', margin: 2, scale: 6 }),
      );
      const bytes = await layout.finish(
        `Case ${caseId} · made ${moment(report.createdAt)} · log of ${report.head.size} records, root ${report.head.root.slice(0, 16)}…`,
      );
      audit.append({
        actor,
        action: 'report.made',
        caseId,
        hashes: { report: sha256Hex(bytes) },
        details: { format: 'pdf' },
      });
      return bytes;
    },
  };
}

/** Caches pictures: a page with the portrait is stored in the file once. */
function pictureReader(cases: ReportContext['cases'], caseId: string): ReadPicture {
  const pictures = new Map<string, Buffer | null>();
  const stored: ReadPicture = (role, position) => {
    try {
      return cases.files.read(caseId, role, position).bytes;
    } catch (thrown) {
      if (thrown instanceof StationError && thrown.code === 'NOT_FOUND') return null;
      throw thrown;
    }
  };
  return (role, position) => {
    const key = `${role} ${position}`;
    const found = pictures.get(key) ?? stored(role, position);
    pictures.set(key, found);
    return found;
  };
}
