import type { FoundDocument } from '../contract/operator.ts';
import { shownFields } from '../contract/shown-fields.ts';
import type { ReadPage } from '../contract/pages.ts';
import type { VerifiedDocument } from '../contract/verification.ts';
import type { Progress, VerifyRequest } from './calls.ts';
import { understand } from './documents/understand.ts';

/**
 * Tells the stages of a reading together with what is known by then. A page is understood by itself once more for that
 * (about a twentieth of the time that reading it took), so only where somebody watches and further pages are to come.
 */
export function tellingWhatIsFound(request: VerifyRequest, context: { progress(step: Progress): void }) {
  let found: FoundDocument[] = [];
  return {
    progress: (step: Progress): void => context.progress(found.length === 0 ? step : { ...step, found }),
    /** @param isLast no other page follows: what is found is known in a moment anyway */
    read: (page: ReadPage, isLast: boolean): void => {
      if (!request.watched || isLast) return;
      found = [...found, ...foundIn(understand([page], request).documents)];
    },
    /** Pages are put together: two sides are one document from now on. */
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
