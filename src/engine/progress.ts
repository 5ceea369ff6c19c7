import type { FoundDocument } from '../contract/operator.ts';
import { shownFields } from '../contract/shown-fields.ts';
import type { ReadPage } from '../contract/pages.ts';
import type { VerifiedDocument } from '../contract/verification.ts';
import type { Progress, VerifyRequest } from './calls.ts';
import { understand } from './documents/understand.ts';

/**
 * Reports the stages of a reading with the documents found so far. That takes an extra analysis of each page (about a
 * twentieth of the time of reading it), so only if somebody watches and further pages follow.
 */
export function tellingWhatIsFound(request: VerifyRequest, context: { progress(step: Progress): void }) {
  let found: FoundDocument[] = [];
  return {
    progress: (step: Progress): void => context.progress(found.length === 0 ? step : { ...step, found }),
    /** @param isLast no page follows: the final result comes in a moment anyway */
    read: (page: ReadPage, isLast: boolean): void => {
      if (!request.watched || isLast) return;
      found = [...found, ...foundIn(understand([page], request).documents)];
    },
    /** Pages are joined: two sides are one document from now on. */
    understood: (documents: readonly VerifiedDocument[]): void => {
      found = foundIn(documents);
    },
  };
}

const foundIn = (documents: readonly VerifiedDocument[]): FoundDocument[] =>
  documents.map(({ documentType, fields }) => ({
    documentType,
    fields: shownFields(fields)
      .filter(({ value }) => value !== null)
      .map(({ name }) => name),
  }));
