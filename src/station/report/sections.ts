import type { AspectState } from '../../contract/assessment.ts';
import { ForensicReport } from '../../contract/forensics.ts';
import { humanised } from '../../contract/formats.ts';
import {
  worstFirst,
  type Check,
  type ExtractedField,
  type Verification,
} from '../../contract/verification.ts';
import type { CaseReport } from './collect.ts';
import type { Layout } from './layout.ts';
import { INK } from './sheet.ts';
import { documentName, inWords, messageInWords, moment, secondOf, textInWords } from './words.ts';

/** Reads a stored picture of the case; null when retention has erased it. */
export type ReadPicture = (
  role: 'page' | 'portrait' | 'selfie' | 'liveness',
  position: number,
) => Buffer | null;

/** Rounded down: a value below a threshold must not look like reaching it. */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.floor(Number((share * 100).toFixed(6)))} %`;
const ASPECT_STATES: Record<AspectState, string> = {
  passed: 'Passed',
  review: 'Review needed',
  failed: 'Failed',
  not_done: 'Not finished',
  cannot_tell: 'Cannot tell',
};
const SOURCES = {
  mrz: 'machine-readable zone',
  barcode: 'barcode',
  printed: 'printed',
  'text-layer': 'PDF text',
  inferred: 'inferred',
  operator: 'typed',
  chip: 'chip of the document',
} as const;
const VERDICT_COLOURS: Record<ForensicReport['verdict'], string> = {
  AUTHENTIC: '#2F7D4F',
  SUSPICIOUS: '#B7791F',
  TAMPERED: '#B23A2E',
  INCONCLUSIVE: '#5B5F77',
};

/** Column widths of each table, as shares of the page's width. */
const COLUMNS = {
  aspects: [0.18, 0.17, 0.65],
  fields: [0.23, 0.37, 0.15, 0.25],
  checks: [0.12, 0.88],
  findings: [0.14, 0.1, 0.76],
  records: [0.06, 0.24, 0.23, 0.2, 0.1, 0.17],
};

/** The assessment as it was decided on, or the current one if nobody has decided. */
export function assessment(layout: Layout, { case: found }: CaseReport): void {
  const decided = found.decidedOn.at(-1);
  const { aspects } = decided?.assessment ?? found.assessment;
  layout.heading(decided ? `Assessment as decided on ${moment(decided.at)}` : 'Assessment');
  const columns = COLUMNS.aspects;
  layout.row(['Aspect', 'State', 'What was found, and who settled it'], columns, { head: true });
  for (const { aspect, state, required, points } of aspects) {
    if (!required) continue;
    const lines = points.map(({ said: message, sentence, settlement }) => {
      const words = messageInWords(message, sentence);
      return settlement
        ? `${words} Settled by ${settlement.author}, ${moment(settlement.at)}: ${settlement.reason}`
        : words;
    });
    layout.row([humanised(aspect), ASPECT_STATES[state], lines.join('\n')], columns);
  }
}

export function documents(layout: Layout, report: CaseReport): void {
  const { verification } = report.case;
  if (!verification) return;
  // Cross-document checks come before the single documents.
  if (verification.checks.length > 0) {
    layout.heading('Checks across documents');
    checks(layout, verification.checks);
  }
  for (const [index, document] of verification.documents.entries()) {
    layout.heading(
      `Document ${index + 1}: ${documentName(document.documentType)} (${percent(document.confidence)})`,
    );
    const columns = COLUMNS.fields;
    layout.row(['Field', 'Value', 'Confidence', 'Source'], columns, { head: true });
    for (const field of document.fields) {
      const correction = report.corrections.find((one) => one.document === index && one.field === field.name);
      const value = correction
        ? `${textInWords(correction.value)}\n(read: ${textInWords(correction.original)})`
        : inWords(field.value, field.name);
      layout.row(
        [
          humanised(field.name),
          value,
          correction || field.value === null ? '' : percent(field.confidence),
          correction
            ? `typed by ${correction.author}`
            : field.value === null
              ? 'not read'
              : sourceText(field),
        ],
        columns,
      );
    }
    for (const correction of report.corrections.filter(
      (one) => one.document === index && !document.fields.some((field) => field.name === one.field),
    ))
      layout.row(
        [humanised(correction.field), textInWords(correction.value), '', `typed by ${correction.author}`],
        columns,
      );
    checks(layout, document.checks);
  }
}

function sourceText(field: ExtractedField): string {
  const agreement = { twice: ', read twice', once: '', differ: ', readers differ' }[field.agreement];
  return `${SOURCES[field.source]}${field.page === null ? '' : `, page ${field.page + 1}`}${agreement}`;
}

const OUTCOMES = {
  failed: 'Failed',
  note: 'Note',
  passed: 'Passed',
  'not-applicable': 'Not applicable',
} as const;

function checks(layout: Layout, all: readonly Check[]): void {
  const shown = worstFirst(all).filter((check) => check.outcome !== 'not-applicable');
  if (shown.length === 0) return;
  layout.row(['Check', 'What was compared and what it means'], COLUMNS.checks, { head: true });
  for (const check of shown)
    layout.row([OUTCOMES[check.outcome], messageInWords(check.said, check.explanation)], COLUMNS.checks);
}

/** Page images, with the heat map of the forensic analysis over them where there is one. */
export function pages(layout: Layout, report: CaseReport, read: ReadPicture): void {
  const { verification, pageImages } = report.case;
  if (pageImages === 0) return;
  layout.heading('Pages', 350);
  for (let page = 0; page < pageImages; page++) {
    const image = read('page', page);
    if (image) layout.picture(image, { maxHeight: 330, caption: pageCaption(verification, page) });
    const heat = image ? heatMapOf(verification, page) : null;
    if (image && heat)
      layout.picture(image, {
        maxHeight: 330,
        overlay: heat,
        caption: `Page ${page + 1} with the places that forensics marked`,
      });
  }
}

function pageCaption(verification: Verification | null, page: number): string {
  const quality = verification?.pages[page]?.report.quality;
  const warnings = (quality?.warnings ?? []).map((text, i) =>
    messageInWords(quality?.warningsSaid?.[i], text),
  );
  return `Page ${page + 1}${warnings.length > 0 ? `: ${warnings.join(' ')}` : ''}`;
}

function heatMapOf(verification: Verification | null, page: number): Buffer | null {
  const found = verification?.pages[page]?.report;
  if (!verification || !found) return null;
  const map = verification.forensics
    .find((one) => one.file === found.file)
    ?.heatMaps.find((one) => one.page === found.pageInFile);
  return map ? Buffer.from(map.png, 'base64') : null;
}

export function forensics(layout: Layout, report: CaseReport): void {
  const stored = report.results.flatMap((result) => {
    const parsed = result.kind === 'forensics' ? ForensicReport.safeParse(result.body) : null;
    return parsed?.success ? [parsed.data] : [];
  });
  const reports = [...(report.case.verification?.forensics ?? []), ...stored];
  if (reports.length === 0) return;
  layout.heading('Forensic evidence');
  for (const one of reports) {
    layout.sentence(
      `File ${one.file + 1}: ${one.verdict}, risk ${Math.round(one.riskScore)} of 100, confidence ${Math.round(one.confidenceScore)} of 100`,
      { bold: true, color: VERDICT_COLOURS[one.verdict] },
    );
    layout.sentence(messageInWords(one.said, one.message));
    const columns = COLUMNS.findings;
    if (one.findings.length > 0) layout.row(['Strength', 'Page', 'What was found'], columns, { head: true });
    for (const finding of one.findings) {
      const change =
        finding.before === undefined ? '' : `\nbefore: ${finding.before}\nnow: ${finding.after ?? '–'}`;
      layout.row(
        [
          finding.strength,
          finding.page === null ? '' : String(finding.page + 1),
          `${messageInWords(finding.said, finding.explanation)}${change}`,
        ],
        columns,
      );
    }
    layout.document.moveDown(0.4);
  }
}

export function decisions(layout: Layout, report: CaseReport): void {
  layout.heading('Decisions, notes and consent');
  const { decisions: made, notes } = report.case;
  if (made.length + notes.length + report.consents.length === 0)
    layout.sentence('Nothing has been decided yet.', { quiet: true });
  for (const { outcome, reason, author, at, approval } of made) {
    layout.sentence(`${moment(at)}: ${author} decided to ${outcome}${reason ? `: ${reason}` : '.'}`);
    if (approval)
      layout.sentence(
        `${moment(approval.at)}: ${approval.author} ${approval.approved ? 'approved' : 'did not approve'}${approval.reason ? `: ${approval.reason}` : '.'}`,
      );
  }
  for (const note of notes) layout.sentence(`${moment(note.at)}, note of ${note.author}: ${note.text}`);
  for (const consent of report.consents)
    layout.sentence(
      `${moment(consent.at)}: consent text ${consent.version} (${consent.language}) agreed to, ${consent.method}, recorded by ${consent.recordedBy}${consent.withdrawnAt ? `; withdrawn ${moment(consent.withdrawnAt)}` : ''}.`,
    );
  for (const gone of report.dispositions)
    layout.sentence(
      `${moment(gone.at)}: ${gone.dataKind} erased (${gone.items} items; ${gone.legalBasis}).`,
      {
        quiet: true,
      },
    );
  for (const duplicate of report.case.duplicates)
    layout.sentence(
      `Also look at case ${duplicate.caseId}: ${messageInWords(duplicate.said, duplicate.reason)}`,
      { color: INK },
    );
}

/** The case's records, and the head as text and QR code, with which anybody can verify the whole log later. */
export function auditTrail(layout: Layout, report: CaseReport, qrCode: Buffer): void {
  layout.heading('Audit log');
  const columns = COLUMNS.records;
  layout.row(['No.', 'Time', 'What', 'Who', 'Outcome', 'Hash'], columns, { head: true });
  for (const record of report.audit)
    layout.row(
      [
        String(record.sequence),
        secondOf(record.time),
        record.action,
        report.actors[record.actor.id] ?? record.actor.id,
        record.outcome,
        `${record.hash.slice(0, 12)}…`,
      ],
      columns,
    );
  layout.heading('Head of the audit log', 190);
  layout.sentence(
    `${report.head.size} records, signed ${secondOf(report.head.time)} with key ${report.head.keyId}. Keep this page: "netefatsa audit verify --head" compares the log with it.`,
  );
  layout.document.moveDown(0.4);
  layout.picture(qrCode, { maxHeight: 130, alt: 'QR code of the head, which stands below as text' });
  layout.code(report.headText);
}
