import type { Box } from '../../contract/geometry.ts';
import type {
  EvidenceGroup,
  Finding,
  FindingStrength,
  ForensicMode,
  ForensicProfile,
} from '../../contract/forensics.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import type { Message } from '../../contract/messages/message.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import type { SourceFile } from '../raster/page.ts';
import type { JpegFile } from '../jpeg/markers.ts';
import type { PdfEvidence } from '../pdf/pdf-evidence.ts';

/** What the bytes of one file show, without decoding pixels. */
export interface FileEvidence {
  readonly file: SourceFile;
  readonly mode: ForensicMode;
  readonly today: string;
  readonly trustedCertificates: readonly Uint8Array[];
  readonly kind: 'pdf' | 'jpeg' | 'png' | 'other';
  /** Null if the bytes are not a PDF, or its catalogue cannot be found. */
  readonly pdf: PdfEvidence | null;
  readonly jpeg: JpegFile | null;
}

/** What is kept of a page after its pixels are released. */
export interface PageEvidence {
  readonly reading: ReadPage;
  readonly pageInFile: number;
  /** For an image-only page in a PDF with text pages: was the image rendered by a program, not captured from paper? */
  readonly isRendered?: boolean;
}

export interface Named {
  /** Kebab case, as it appears in findings. */
  readonly id: string;
  readonly version: string;
  readonly group: EvidenceGroup;
}

/** Inspects the bytes and structure of a file. `quick`: also runs in quick mode. */
export interface FileDetector extends Named {
  readonly quick: boolean;
  inspect(evidence: FileEvidence): Finding[] | Promise<Finding[]>;
}

/** Judges the content of the documents. */
export interface DocumentDetector extends Named {
  judge(
    documents: readonly VerifiedDocument[],
    pages: readonly PageEvidence[],
    context: { today: string; profile: ForensicProfile },
  ): Finding[];
}

/** A finding of a detector; `page` counts pages of the file from 0. */
export function finding(
  by: Named,
  what: {
    strength: FindingStrength;
    says: Message;
    detail: string;
    page?: number | null;
    box?: Box | null;
    value?: number | null;
    quantile?: number | null;
    before?: string;
    after?: string;
    picture?: string;
    authenticates?: true;
  },
): Finding {
  const { before, after, picture, authenticates } = what;
  return {
    detector: by.id,
    version: by.version,
    group: by.group,
    strength: what.strength,
    page: what.page ?? null,
    box: what.box ?? null,
    value: what.value ?? null,
    quantile: what.quantile ?? null,
    explanation: inEnglish(what.says),
    said: what.says,
    detail: what.detail,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(picture === undefined ? {} : { picture }),
    ...(authenticates === undefined ? {} : { authenticates }),
  };
}
