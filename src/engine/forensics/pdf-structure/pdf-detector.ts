import type { Finding } from '../../../contract/forensics.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { FileDetector, FileEvidence } from '../detector.ts';

/** A detector of PDFs alone; unless it says otherwise, of their structure, and in quick mode, too. */
export function pdfDetector(
  one: Pick<FileDetector, 'id' | 'version'> &
    Partial<Pick<FileDetector, 'group' | 'quick'>> & {
      inspect(pdf: PdfEvidence, evidence: FileEvidence): Finding[];
    },
): FileDetector {
  return {
    group: 'pdf-structure',
    quick: true,
    ...one,
    inspect: (evidence) => (evidence.pdf ? one.inspect(evidence.pdf, evidence) : []),
  };
}
