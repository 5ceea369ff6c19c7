import type { ForensicMode } from '../../contract/forensics.ts';
import type { SourceFile } from '../raster/page.ts';
import type { FileEvidence } from './detector.ts';
import { readJpeg } from '../jpeg/markers.ts';
import { openPdfEvidence } from '../pdf/pdf-evidence.ts';

/** Parses the structure of a file of any format; never throws because of its content. */
export function openFile(
  file: SourceFile,
  options: {
    readonly mode: ForensicMode;
    readonly today: string;
    readonly trustedCertificates?: readonly Uint8Array[];
  },
): FileEvidence {
  const kind = kindOf(file.bytes);
  return {
    file,
    mode: options.mode,
    today: options.today,
    trustedCertificates: options.trustedCertificates ?? [],
    kind,
    pdf: kind === 'pdf' ? openPdfEvidence(file.bytes, options.mode) : null,
    jpeg: kind === 'jpeg' ? readJpeg(file.bytes) : null,
  };
}

/** The header of a PDF may be preceded by up to 1024 bytes (ISO 32000-1, annex H, note 13). */
function kindOf(bytes: Uint8Array): FileEvidence['kind'] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'png';
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-') ? 'pdf' : 'other';
}
