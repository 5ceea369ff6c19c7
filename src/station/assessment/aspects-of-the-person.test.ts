import { describe, expect, it } from 'vitest';
import type { AspectName } from '../../contract/assessment.ts';
import { assess } from './assess.ts';
import type { AssessmentInput, FoundResult, RelatedCase } from './input.ts';
import { inputOf, readingOf } from './input.fixture.ts';

const aspectOf = (name: AspectName, more: Partial<AssessmentInput>) =>
  assess(inputOf(more)).aspects.find(({ aspect }) => aspect === name)!;
const keysOf = ({ points }: { points: { key: string; state: string }[] }): string[] =>
  points.filter(({ state }) => state !== 'passed').map(({ key }) => key);

describe('duplicates', () => {
  const related = (more: Partial<RelatedCase>, portrait = true) =>
    aspectOf('duplicates', {
      readings: [readingOf({ portrait })],
      related: [
        {
          caseId: 'c-2',
          state: 'accepted',
          sameNumber: false,
          sameFile: false,
          samePicture: false,
          faceSimilarity: null,
          sameSubject: true,
          ...more,
        },
      ],
    });

  it.each<[string, Partial<RelatedCase>, string, string[]]>([
    [
      'the same number, another face',
      { sameNumber: true, faceSimilarity: 12 },
      'failed',
      ['duplicates.otherFace'],
    ],
    [
      'the same number, another face and name',
      { sameNumber: true, faceSimilarity: 12, sameSubject: false },
      'failed',
      ['duplicates.otherFace'],
    ],
    [
      'the same number, another name',
      { sameNumber: true, faceSimilarity: 97, sameSubject: false },
      'review',
      ['duplicates.otherName'],
    ],
    [
      'the same number, faces that are hardly alike',
      { sameNumber: true, faceSimilarity: 70 },
      'review',
      ['duplicates.faceNotCompared'],
    ],
    ['the same number, no face to compare', { sameNumber: true }, 'review', ['duplicates.faceNotCompared']],
    ['a customer who comes back', { sameNumber: true, faceSimilarity: 98 }, 'passed', []],
    ['the same file once more', { sameNumber: true, sameFile: true }, 'passed', []],
    [
      'the same file for somebody else',
      { sameFile: true, sameSubject: false },
      'review',
      ['duplicates.sameFile'],
    ],
    [
      'a copy of the picture for somebody else',
      { samePicture: true, sameSubject: false },
      'review',
      ['duplicates.samePicture'],
    ],
    [
      'the face under another number',
      { faceSimilarity: 96, sameSubject: false },
      'review',
      ['duplicates.sameFace'],
    ],
    [
      'the face of somebody nobody named',
      { faceSimilarity: 96, sameSubject: null },
      'review',
      ['duplicates.sameFace'],
    ],
    [
      'a number that was rejected',
      { sameNumber: true, faceSimilarity: 98, state: 'rejected' },
      'review',
      ['duplicates.rejectedBefore'],
    ],
  ])('%s', (_name, more, state, keys) => {
    const aspect = related(more);
    expect(aspect).toMatchObject({ state });
    expect(keysOf(aspect)).toEqual(keys);
  });

  it('papers without a portrait leave no face to compare', () => {
    expect(related({ sameNumber: true }, false)).toMatchObject({ state: 'passed' });
  });
});

const live = (isLive: boolean, caseId = 'child', createdAt = '2026-11-21T08:05:00.000Z') =>
  ({
    kind: 'liveness',
    caseId,
    createdAt,
    body: { status: isLive ? 'SUCCEEDED' : 'FAILED', isLive, confidence: 1, reasons: [] },
  }) satisfies FoundResult;
const compared = (isMatch: boolean, createdAt = '2026-11-21T08:06:00.000Z') =>
  ({
    kind: 'comparison',
    caseId: 'c-1',
    createdAt,
    body: { similarity: isMatch ? 96 : 20, isMatch, confidence: 90, threshold: 90 },
  }) satisfies FoundResult;

describe('face and liveness', () => {
  it('counts what lies in a case of its own, and the newest of each', () => {
    expect(aspectOf('face', { results: [live(false)] })).toMatchObject({ state: 'failed', required: true });
    expect(aspectOf('face', { results: [live(false), live(true), compared(true)] })).toMatchObject({
      state: 'passed',
    });
    expect(aspectOf('face', { results: [live(true), compared(false)] })).toMatchObject({ state: 'failed' });
  });

  it('a living person is not yet the one on the document', () => {
    expect(aspectOf('face', { results: [live(true)] })).toMatchObject({ state: 'not_done', required: true });
    expect(aspectOf('face', { kind: 'face', readings: [], results: [live(true)] })).toMatchObject({
      state: 'passed',
    });
  });

  it('is not asked of a single document, unless it was begun', () => {
    expect(aspectOf('face', {})).toMatchObject({ state: 'not_done', required: false });
  });
});

describe('registry', () => {
  const answered = (
    outcome: 'VERIFIED' | 'NOT_ACTIVE' | 'DIFFERS' | 'NOT_IN_COPY',
    copyDate: string | null = '2026-11-01',
  ) =>
    aspectOf('registry', {
      results: [
        {
          kind: 'registry',
          caseId: 'c-1',
          createdAt: '2026-11-21T08:00:00.000Z',
          body: {
            requestId: 'q',
            timestamp: '2026-11-21T08:00:00.000Z',
            outcome,
            company: null,
            comparisons: [],
            candidates: [],
            copyDate,
            copySource: null,
            message: 'What the copy says.',
          },
        },
      ],
    });

  it.each([
    ['VERIFIED', 'passed'],
    ['NOT_ACTIVE', 'failed'],
    ['DIFFERS', 'review'],
    ['NOT_IN_COPY', 'review'],
  ] as const)('%s is %s', (outcome, state) => {
    expect(answered(outcome)).toMatchObject({ state });
  });

  it('without a copy nobody can tell', () => {
    expect(answered('NOT_IN_COPY', null)).toMatchObject({ state: 'cannot_tell' });
  });
});

describe('steps of an onboarding', () => {
  const step = (id: string, aspect: AspectName, more = {}) => ({
    id,
    title: id,
    aspect,
    isPending: false,
    namesAnother: false,
    ...more,
  });

  it('that are to come, or are about somebody else, keep it from being green', () => {
    const steps = [step('identity', 'document'), step('liveness', 'face', { isPending: true })];
    const open = assess(inputOf({ kind: 'person', steps }));
    expect(open.verdict).toBe('not_done');
    expect(open.aspects.find(({ aspect }) => aspect === 'face')).toMatchObject({ required: true });
    expect(
      aspectOf('steps', { kind: 'person', steps: [step('address', 'document', { namesAnother: true })] }),
    ).toMatchObject({
      state: 'review',
    });
    expect(aspectOf('steps', { kind: 'person', steps: [step('identity', 'document')] })).toMatchObject({
      state: 'passed',
    });
  });
});
