import type { Finding, ForensicReport } from '../../contract/forensics.ts';
import type { Verification } from '../../contract/verification.ts';

/** What forensics has to show on one page of the case. */
export interface PageForensics {
  /** Findings with a place on the page. */
  readonly findings: readonly Finding[];
  /** PNG, base64; null when there is nothing to show. */
  readonly heatMap: string | null;
}

/** Forensics judges files, and its findings name pages inside their file; the viewer counts the pages of the case. */
export function forensicsOn({ pages, forensics }: Verification, page: number): PageForensics {
  const shown = pages[page]?.report;
  const report = forensics.find(({ file }) => file === shown?.file);
  if (!shown || !report) return { findings: [], heatMap: null };
  return {
    findings: report.findings.filter((one) => one.page === shown.pageInFile && one.box !== null),
    heatMap: report.heatMaps.find((map) => map.page === shown.pageInFile)?.png ?? null,
  };
}

/** The page of the case that a finding of this report is on; null for one about the file, or when the page is not there. */
export function casePageOf(
  { pages }: Verification,
  { file }: ForensicReport,
  finding: Finding,
): number | null {
  const page = pages.findIndex(({ report }) => report.file === file && report.pageInFile === finding.page);
  return page < 0 ? null : page;
}
