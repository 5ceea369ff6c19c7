import { ASSESSMENT_REASONS } from '../../../contract/assessment-reasons.ts';

/** What the station concludes from a case: `assessment.` and the key of a reason. */
export const assessmentWords = { assessment: ASSESSMENT_REASONS };
