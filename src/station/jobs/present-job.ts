import type { Verification } from '../../contract/verification.ts';
import { presentAnalysis, presentFlat } from '../presenters/flat.ts';
import { presentStructured } from '../presenters/structured.ts';
import type { Job } from './jobs-repository.ts';
import type { JobsOptions } from './jobs-options.ts';

/** The result of a job in the shape of the paths it was sent to. */
export function presentJob(
  job: Job,
  verification: Verification,
  assess: JobsOptions['assess'],
): Record<string, unknown> {
  const { caseId } = verification;
  const options = {
    includeRawText: job.includeRawText,
    ...(caseId === null || job.shape !== 'structured' ? {} : { assessment: assess(caseId) }),
  };
  switch (job.shape) {
    case 'flat':
      return presentFlat(verification, options);
    case 'analysis':
      return presentAnalysis(verification, options);
    case 'structured':
      return presentStructured(verification, options);
  }
}
