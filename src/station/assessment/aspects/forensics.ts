import type { ForensicReport } from '../../../contract/forensics.ts';
import type { Aspect, Found } from '../aspect.ts';
import { filesProvedByChip } from '../chip-proof.ts';
import { resultsOf, type AssessmentInput } from '../input.ts';

/**
 * Was the file altered? Files that cannot show every change (photo, scan, no trusted signature) leave one open step,
 * comparison with the original, unless the document's own chip proves what it shows.
 */
export const forensics: Aspect = {
  aspect: 'forensics',
  missing: { key: 'forensics.notAnalysed', settledBy: ['compare-original'] },
  found: (input) => {
    const reports = reportsOf(input);
    const proved = filesProvedByChip(input);
    const open = reports.filter(({ documentId }) => !proved.has(documentId));
    return [...reports.flatMap(ofReport), ...toCompare(input, open), ...byChip(input, proved)];
  },
};

/** The newest report of each file. */
function reportsOf(input: AssessmentInput): ForensicReport[] {
  const all = [
    ...resultsOf(input, 'forensics').map(({ body }) => body),
    ...input.readings.flatMap(({ verification }) => verification.forensics),
  ];
  const worstOf = new Map<string, ForensicReport>();
  for (const report of all) {
    const before = worstOf.get(report.documentId);
    if (!before || WORST_FIRST.indexOf(report.verdict) <= WORST_FIRST.indexOf(before.verdict))
      worstOf.set(report.documentId, report);
  }
  return [...worstOf.values()];
}

/** Of several reports on a file the worst stands: a quick analysis does not revoke what a full one found. */
const WORST_FIRST: readonly ForensicReport['verdict'][] = [
  'TAMPERED',
  'SUSPICIOUS',
  'AUTHENTIC',
  'INCONCLUSIVE',
];

function ofReport({ documentId, verdict, message, said }: ForensicReport): Found[] {
  const about = {
    on: [verdict, documentId],
    values: { sentence: message },
    said,
    evidence: [{ kind: 'forensics', documentId } as const],
  };
  switch (verdict) {
    case 'TAMPERED':
      return [{ ...about, state: 'failed', key: 'forensics.tampered', settledBy: ['decision'] }];
    case 'SUSPICIOUS':
      return [
        {
          ...about,
          state: 'review',
          key: 'forensics.suspicious',
          settledBy: ['compare-original', 'settlement'],
        },
      ];
    case 'AUTHENTIC':
      return [{ ...about, state: 'passed', key: 'forensics.proved' }];
    case 'INCONCLUSIVE':
      return [];
  }
}

/** One step for all files without proof of their own; a further file reopens it. */
function toCompare({ readings }: AssessmentInput, reports: readonly ForensicReport[]): Found[] {
  const unproved = reports.filter(({ verdict }) => verdict === 'INCONCLUSIVE').map((one) => one.documentId);
  const unseen = readings
    .filter(({ verification }) => verification.forensics.length < verification.totalFiles)
    .map(({ verification }) => verification.requestId);
  if (unproved.length + unseen.length === 0) return [];
  return [
    {
      on: ['compare-original', ...[...unproved, ...unseen].sort()],
      state: 'not_done',
      key: unproved.length === 0 ? 'forensics.notAnalysed' : 'forensics.compareOriginal',
      evidence: unproved.map((documentId) => ({ kind: 'forensics', documentId }) as const),
      settledBy: ['compare-original'],
      who: 'clerk',
    },
  ];
}

const byChip = ({ caseId, chip }: AssessmentInput, proved: ReadonlySet<string>): Found[] =>
  proved.size === 0 || chip === null
    ? []
    : [
        {
          on: ['by-chip', chip.readAt, ...[...proved].sort()],
          state: 'passed',
          key: 'forensics.provedByChip',
          evidence: [{ kind: 'result', caseId, result: 'chip' }],
        },
      ];
