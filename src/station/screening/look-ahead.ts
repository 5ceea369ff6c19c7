import type { LookAhead } from './batch/looked-up-ahead.ts';
import type { NameSchema } from './names/normalise.ts';
import type { Search, ThresholdOf } from './search.ts';
import { asOfOtherKind } from './thresholds.ts';

/** Looks for customers ahead, with the thresholds that their answers have. */
export function createLookAhead(search: Search, thresholdOf: ThresholdOf): () => LookAhead {
  return () => {
    const ahead = search.ahead();
    return {
      of: (request) => {
        const least = (type: NameSchema): number =>
          search.leastScore(
            request,
            (request.type ?? type) === type ? thresholdOf : asOfOtherKind(thresholdOf),
          );
        return ahead.of(request, { person: least('person'), company: least('company') });
      },
      close: () => ahead.close(),
    };
  };
}
