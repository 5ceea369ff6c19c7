import { CHIP_REASON_KEYS, type ChipFace, type ChipReason } from '../../../contract/chip.ts';
import { wholePoints } from '../../../contract/formats.ts';
import type { AspectState, SettledBy } from '../../../contract/assessment.ts';
import type { Aspect, Found } from '../aspect.ts';
import { chipFace, isCopyExcluded } from '../chip-proof.ts';
import { resultsOf, type AssessmentInput } from '../input.ts';
import { OTHER_FACE } from '../../cases/other-face.ts';
import { portraitOnPage } from '../../cases/portrait-on-page.ts';

type Chip = NonNullable<AssessmentInput['chip']>;

/**
 * Did the state sign the chip's data, and does the document agree with it? The newest chip counts. Contradictions fail;
 * an unknown issuer proves nothing and never passes.
 */
export const chip: Aspect = {
  aspect: 'chip',
  missing: { key: 'chip.notRead', settledBy: ['settlement'], who: 'supervisor' },
  found: (input) => {
    const { chip: found } = input;
    if (!found) return [];
    return [...signed(found, input), ...againstDocument(found, input), ...faces(found, input)];
  },
};

/** Severity of each reason; doubtful ones are settled by somebody who may approve cases. */
const STATES: Readonly<Record<Exclude<ChipReason, 'COPY_NOT_EXCLUDED'>, AspectState>> = {
  SIGNATURE_BROKEN: 'failed',
  DATA_CHANGED: 'failed',
  DATA_NOT_SIGNED: 'failed',
  CHIP_IS_A_COPY: 'failed',
  ACCESS_WEAKENED: 'review',
  SIGNER_REVOKED: 'review',
  SIGNER_OF_OTHER_KIND: 'review',
  SIGNER_NOT_VALID_THEN: 'review',
  ISSUER_NOT_KNOWN: 'cannot_tell',
  CANNOT_BE_VERIFIED: 'cannot_tell',
  PORTRAIT_NOT_READ: 'cannot_tell',
};

function signed({ chip: report, readAt }: Chip, input: AssessmentInput): Found[] {
  const about = { evidence: [{ kind: 'result', caseId: input.caseId, result: 'chip' } as const] };
  const { verdict, passiveAuthentication } = report;
  const reasons = report.reasons.flatMap((reason): Found[] => {
    if (reason === 'COPY_NOT_EXCLUDED') return [];
    const state = STATES[reason];
    return [
      {
        ...about,
        on: [reason, readAt],
        state,
        key: CHIP_REASON_KEYS[reason],
        settledBy: state === 'failed' ? ['decision'] : ['settlement'],
      },
    ];
  });
  if (verdict !== 'AUTHENTIC') return reasons;
  const { authority } = passiveAuthentication;
  const values = { authority: [authority?.country, authority?.name].filter(Boolean).join(', ') };
  return [
    { ...about, on: ['proved', readAt], state: 'passed', key: 'chip.proved', values },
    copy(input, readAt),
  ];
}

function copy(input: AssessmentInput, readAt: string): Found {
  if (!isCopyExcluded(input))
    return {
      on: ['copy', readAt],
      state: 'not_done',
      key: 'chip.copyNotExcluded',
      settledBy: ['compare-original', 'face-check'],
      who: 'clerk',
    };
  const byKey = !input.chip?.chip.reasons.includes('COPY_NOT_EXCLUDED');
  return { on: ['no-copy', readAt], state: 'passed', key: byKey ? 'chip.noCopy' : 'chip.copyOfHolder' };
}

function againstDocument({ readAt, place, comparison }: Chip, input: AssessmentInput): Found[] {
  if (place === null)
    return input.readings.length === 0
      ? []
      : [
          {
            on: ['no-document', readAt],
            state: 'review',
            key: 'chip.noDocument',
            settledBy: ['add-pages', 'settlement'],
          },
        ];
  const { verification, document } = place;
  const evidence = (field: string) => [{ kind: 'field', verification, document, field } as const];
  const differing = comparison.fields.filter(({ outcome }) => outcome === 'differs');
  const agree = comparison.fields.filter(({ outcome }) => outcome === 'same').length;
  const unsure = comparison.fields
    .filter(({ outcome }) => outcome === 'unsure')
    .map(({ field }): Found => ({
      on: ['unsure', readAt, verification, document, field],
      state: 'review',
      key: 'chip.unsure',
      values: { field },
      evidence: evidence(field),
      settledBy: ['settlement', 'correction'],
      who: 'clerk',
    }));
  if (!comparison.isOfDocument && differing.length > 0)
    return [
      {
        on: ['other-document', readAt, verification, document],
        state: 'failed',
        key: 'chip.otherDocument',
        values: { fields: differing.map(({ field }) => field).join(', ') },
        evidence: differing.flatMap(({ field }) => evidence(field)),
        settledBy: ['decision'],
      },
    ];
  return [
    ...(agree > 0
      ? [
          {
            on: ['agrees', readAt, verification],
            state: 'passed',
            key: 'chip.agrees',
            values: { count: agree },
          } as const,
        ]
      : []),
    ...differing.map(({ field }): Found => ({
      on: ['differs', readAt, verification, document, field],
      state: 'failed',
      key: 'chip.differs',
      values: { field },
      evidence: evidence(field),
      settledBy: ['correction', 'decision'],
    })),
    ...unsure,
  ];
}

function faces({ chip: { hasPortrait }, readAt, place }: Chip, input: AssessmentInput): Found[] {
  const printed = input.readings.some(
    ({ verification }) =>
      verification.requestId === place?.verification && portraitOnPage(verification, place.document) !== null,
  );
  const live = resultsOf(input, 'liveness').at(-1)?.body.isLive === true;
  return [
    ...(printed ? [ofPrint(chipFace(input, 'print'), readAt, hasPortrait)] : []),
    ...(live ? [ofLive(chipFace(input, 'live'), readAt)] : []),
  ];
}

/** Photos, folds and lamination alter a printed portrait: a similarity between the two thresholds goes to review. */
function ofPrint(face: ChipFace | null, readAt: string, hasPortrait: boolean): Found {
  if (!face || face.similarity === null)
    return {
      on: ['print-not-compared', readAt],
      state: hasPortrait ? 'not_done' : 'cannot_tell',
      key: 'chip.portraitNotCompared',
      settledBy: ['settlement'],
    };
  if (face.isMatch) return compared('portrait', 'passed', 'chip.portraitMatches', face, readAt, []);
  return face.similarity < OTHER_FACE
    ? compared('portrait', 'failed', 'chip.portraitDiffers', face, readAt, ['decision'])
    : compared('portrait', 'review', 'chip.portraitUnlike', face, readAt, ['settlement']);
}

function ofLive(face: ChipFace | null, readAt: string): Found {
  if (!face || face.similarity === null)
    return {
      on: ['live-not-compared', readAt],
      state: 'not_done',
      key: 'chip.faceNotCompared',
      settledBy: ['face-check', 'settlement'],
    };
  return face.isMatch
    ? compared('live', 'passed', 'chip.faceMatches', face, readAt, [])
    : compared('live', 'failed', 'chip.faceDiffers', face, readAt, ['face-check', 'decision']);
}

const compared = (
  what: string,
  state: AspectState,
  key: Found['key'],
  { similarity }: ChipFace,
  readAt: string,
  settledBy: readonly SettledBy[],
): Found => ({
  on: [what, readAt, Math.round(similarity!)],
  state,
  key,
  values: { similarity: wholePoints(similarity!) },
  settledBy,
});
