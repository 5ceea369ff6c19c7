import { expect, test } from 'vitest';
import type { KeptChip } from '../../contract/chip.ts';
import { assess } from './assess.ts';
import { chipOn, faceBeside, keptChip, liveCheck } from './chip-input.fixture.ts';
import { inputOf, readingOf } from './input.fixture.ts';
import type { AssessmentInput } from './input.ts';

const read = readingOf({ documentType: 'PASSPORT', portrait: true });
const withChip = (
  chip: KeptChip,
  more: Partial<AssessmentInput> = {},
  differing: Parameters<typeof chipOn>[1] = {},
) => assess(inputOf({ readings: [read], chip: chipOn(chip, differing), ...more }));
const aspectOf = (assessment: ReturnType<typeof assess>, name: string) =>
  assessment.aspects.find(({ aspect }) => aspect === name)!;
const keysOf = (assessment: ReturnType<typeof assess>, name = 'chip') =>
  aspectOf(assessment, name).points.map(({ key }) => key);

test('without a chip nothing is asked for', () => {
  expect(aspectOf(assess(inputOf()), 'chip')).toMatchObject({ required: false, points: [] });
});

test('three portraits of one person and every field agree: green, with nobody comparing the original', () => {
  const faces = [faceBeside('print', 96), liveCheck, faceBeside('live', 94)];
  const seen = withChip(keptChip(), { results: faces });
  expect(aspectOf(seen, 'chip')).toMatchObject({ state: 'passed' });
  expect(keysOf(seen)).toEqual([
    'chip.proved',
    'chip.copyOfHolder',
    'chip.agrees',
    'chip.portraitMatches',
    'chip.faceMatches',
  ]);
  expect(keysOf(seen, 'forensics')).toEqual(['forensics.provedByChip']);
  expect(keysOf(seen, 'face')).toEqual(['face.live']);
  expect(seen.verdict).toBe('passed');
});

test.each([
  ['whose issuer is not known', keptChip({ verdict: 'INCONCLUSIVE', reasons: ['ISSUER_NOT_KNOWN'] }), {}, 94],
  ['of another document', keptChip(), { passportNumber: 'differs' as const }, 94],
  ['with another face', keptChip(), {}, 40],
])('a chip %s is no comparison of the live face with the document', (_why, own, differing, similarity) => {
  const results = [faceBeside('print', 96), liveCheck, faceBeside('live', similarity)];
  expect(keysOf(withChip(own, { results }, differing), 'face')).toContain('face.notCompared');
});

test('a chip that owns its key needs no live face to be no copy', () => {
  const own = keptChip({ reasons: [], chipAuthentication: 'passed' });
  const seen = withChip(own, { results: [faceBeside('print', 96)] });
  expect(keysOf(seen)).toContain('chip.noCopy');
  expect(keysOf(seen, 'forensics')).toEqual(['forensics.provedByChip']);
});

test.each<[string, Partial<AssessmentInput>, Parameters<typeof chipOn>[1]]>([
  ['the portrait was not compared', {}, {}],
  ['the portrait is little alike', { results: [faceBeside('print', 70)] }, {}],
  ['a field is unclear', { results: [faceBeside('print', 96)] }, { fullName: 'unsure' }],
])('the original is still compared where %s', (_why, more, differing) => {
  const own = keptChip({ reasons: [], chipAuthentication: 'passed' });
  const seen = withChip(own, more, differing);
  expect(keysOf(seen, 'forensics')).toContain('forensics.compareOriginal');
  expect(aspectOf(seen, 'chip').state).not.toBe('passed');
});

test('what forensics saw of a change is not taken back by a chip', () => {
  const tampered = readingOf({ documentType: 'PASSPORT', portrait: true, verdict: 'TAMPERED' });
  const own = keptChip({ reasons: [], chipAuthentication: 'passed' });
  const seen = withChip(own, { readings: [tampered], results: [faceBeside('print', 96)] });
  expect(aspectOf(seen, 'forensics').state).toBe('failed');
});

test.each([
  ['SIGNATURE_BROKEN', 'TAMPERED', 'failed', 'chip.signatureBroken'],
  ['DATA_CHANGED', 'TAMPERED', 'failed', 'chip.dataChanged'],
  ['DATA_NOT_SIGNED', 'TAMPERED', 'failed', 'chip.dataNotSigned'],
  ['CHIP_IS_A_COPY', 'TAMPERED', 'failed', 'chip.copy'],
  ['ACCESS_WEAKENED', 'INCONCLUSIVE', 'review', 'chip.accessWeakened'],
  ['SIGNER_REVOKED', 'INCONCLUSIVE', 'review', 'chip.signerRevoked'],
  ['SIGNER_NOT_VALID_THEN', 'INCONCLUSIVE', 'review', 'chip.signerNotValidThen'],
  ['ISSUER_NOT_KNOWN', 'INCONCLUSIVE', 'cannot_tell', 'chip.issuerNotKnown'],
  ['SIGNER_OF_OTHER_KIND', 'INCONCLUSIVE', 'review', 'chip.signerOfOtherKind'],
  ['PORTRAIT_NOT_READ', 'INCONCLUSIVE', 'cannot_tell', 'chip.portraitNotRead'],
  ['CANNOT_BE_VERIFIED', 'INCONCLUSIVE', 'cannot_tell', 'chip.cannotBeVerified'],
] as const)('%s is %s and never green', (reason, verdict, state, key) => {
  const seen = withChip(keptChip({ verdict, reasons: [reason] }), {
    results: [faceBeside('print', 96), liveCheck, faceBeside('live', 94)],
  });
  expect(aspectOf(seen, 'chip').state).toBe(state);
  expect(keysOf(seen)).toContain(key);
  expect(keysOf(seen)).not.toContain('chip.proved');
  expect(keysOf(seen, 'forensics')).not.toContain('forensics.provedByChip');
});

test('another face, on the page or at the counter, is red', () => {
  expect(aspectOf(withChip(keptChip(), { results: [faceBeside('print', 8)] }), 'chip').state).toBe('failed');
  const other = withChip(keptChip(), {
    results: [faceBeside('print', 96), liveCheck, faceBeside('live', 40)],
  });
  expect(keysOf(other)).toContain('chip.faceDiffers');
  expect(other.verdict).toBe('failed');
});

test('a chip of a document that nobody read asks for its page', () => {
  const chip = { ...chipOn(keptChip()), place: null };
  const seen = assess(inputOf({ chip }));
  expect(keysOf(seen)).toContain('chip.noDocument');
  expect(aspectOf(seen, 'chip').state).toBe('review');
});
