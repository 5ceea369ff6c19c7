import { localMinuteOf } from '../../../contract/local-time.ts';
import { finding, type FileDetector } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { informationOf } from '../../pdf/information.ts';

/**
 * Writing program and dates of a PDF. Notes only: measured on benign files, editor names, a modification date after the
 * creation date and several revisions occur in 8–100 % and prove nothing (ADR 0051).
 */
export const producer: FileDetector = {
  id: 'producer',
  version: '1',
  group: 'metadata',
  quick: true,
  inspect: ({ pdf }) => (pdf ? pdfNotes(pdf) : []),
};

function pdfNotes({ file }: PdfEvidence): Finding[] {
  const get = (key: string): string | null => informationOf(file.latest, key);
  const [creator, maker] = [get('Creator'), get('Producer')];
  const [created, modified] = [readableDate(get('CreationDate')), readableDate(get('ModDate'))];
  const parts = [
    creator ? message('metadataFindings.writtenBy', { program: creator }) : null,
    maker ? message('metadataFindings.producedBy', { program: maker }) : null,
    created ? message('metadataFindings.created', { at: created }) : null,
    modified ? message('metadataFindings.modified', { at: modified }) : null,
    message('metadataFindings.saved', { count: file.revisions.length }),
  ].filter((part) => part !== null);
  return [
    finding(producer, {
      strength: 'note',
      says: message('metadataFindings.pdf', { parts }),
      detail: `revisions ${file.revisions.length}, linearised ${file.linearized}, repaired ${file.repaired}, encrypted ${file.encrypted}`,
      value: file.revisions.length,
    }),
  ];
}

/**
 * `D:20261121093000+02'00'` → `2026-11-21 09:30`; null if it is not a PDF date (ISO 32000-1, 7.9.4). Converted to local
 * time if the UTC offset is given, else as written.
 */
export function readableDate(value: string | null): string | null {
  const m = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:(Z)|([+-]\d{2})'?(\d{2})?)?/.exec(
    value ?? '',
  );
  if (!m) return null;
  const day = [m[1], m[2] ?? '01', m[3] ?? '01'].join('-');
  if (!m[4]) return day;
  const time = `${m[4]}:${m[5] ?? '00'}`;
  const offset = m[7] ? 'Z' : m[8] && `${m[8]}:${m[9] ?? '00'}`;
  const moment = offset ? Date.parse(`${day}T${time}:00${offset}`) : NaN;
  return Number.isNaN(moment) ? `${day} ${time}` : localMinuteOf(moment);
}
