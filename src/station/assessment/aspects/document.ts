import { NO_TYPE } from '../../../contract/categories.ts';
import type { StandingReading } from '../../cases/typed-facts.ts';
import type { Aspect, Found } from '../aspect.ts';
import type { AssessmentInput } from '../input.ts';
import { markOf } from './marks-of-no-document.ts';

/** Is the document there: read, of a known type, every side of it, and no specimen? */
export const document: Aspect = {
  aspect: 'document',
  missing: { key: 'document.nothingRead', settledBy: ['add-pages'] },
  found: (input) => {
    const { readings, progress } = input;
    if (readings.length === 0)
      return progress === 'failed'
        ? [{ on: ['not-read'], state: 'cannot_tell', key: 'document.notRead', settledBy: ['add-pages'] }]
        : [];
    const known = readings.some(({ verification }) => verification.documents.some(isKnown));
    return readings.flatMap((reading) => [
      ...(known ? [] : [unknown(reading)]),
      ...documentsIn(reading, input),
      ...pagesIn(reading),
    ]);
  },
};

const isKnown = ({ documentType }: { documentType: string }): boolean => documentType !== NO_TYPE;

const unknown = ({ verification }: StandingReading): Found => ({
  on: ['unknown', verification.requestId],
  state: 'cannot_tell',
  key: 'document.unknownType',
  settledBy: ['add-pages', 'settlement'],
  who: 'supervisor',
});

function documentsIn({ verification }: StandingReading, { confidenceThreshold }: AssessmentInput): Found[] {
  const { requestId, documents } = verification;
  return documents.flatMap((one, position): Found[] => {
    if (!isKnown(one)) return [];
    const values = { document: one.documentType };
    const evidence = [{ kind: 'document', verification: requestId, document: position } as const];
    const about = { values, evidence };
    const sides = one.checks.filter((check) => check.asks === 'other-side');
    return [
      {
        ...about,
        on: ['complete', requestId, position],
        state: 'passed',
        key: 'document.complete',
      },
      ...(one.confidence * 100 < confidenceThreshold
        ? [
            {
              ...about,
              on: ['little-read', requestId, position],
              state: 'review',
              key: 'document.littleRead',
              settledBy: ['compare-original'],
            } as const,
          ]
        : []),
      ...sides.map(({ id, explanation, said }): Found => ({
        evidence,
        on: [id, requestId, position],
        state: 'not_done',
        key: 'document.sideMissing',
        values: { sentence: explanation },
        said,
        settledBy: ['add-pages', 'settlement'],
        who: 'supervisor',
      })),
    ];
  });
}

function pagesIn({ verification }: StandingReading): Found[] {
  const { requestId, pages, documents } = verification;
  const used = new Set(documents.flatMap((one) => one.pages));
  return pages.flatMap((page): Found[] => {
    const { index, quality } = page.report;
    const evidence = [{ kind: 'page', verification: requestId, page: index } as const];
    const found: Found[] = [];
    const mark = markOf(page.lines.map(({ text }) => text));
    if (mark)
      found.push({
        evidence,
        on: ['mark', requestId, index, mark.word],
        state: mark.alone ? 'failed' : 'review',
        key: mark.alone ? 'document.marked' : 'document.markInText',
        values: { mark: mark.word },
        settledBy: mark.alone ? ['decision'] : ['settlement'],
      });
    if (!quality.readable && !used.has(index))
      found.push({
        evidence,
        on: ['page-unread', requestId, index],
        state: 'review',
        key: 'document.pageUnread',
        values: { page: index + 1 },
        settledBy: ['add-pages', 'settlement'],
      });
    return found;
  });
}
