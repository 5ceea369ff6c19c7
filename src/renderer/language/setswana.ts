import type { Words } from './english.ts';
import { actionsSetswana } from './setswana/actions.ts';
import { administrationSetswana } from './setswana/administration.ts';
import { backupSetswana } from './setswana/backup.ts';
import { assessmentSetswana } from './setswana/assessment.ts';
import { auditSetswana } from './setswana/audit.ts';
import { caseSetswana } from './setswana/case.ts';
import { decisionSetswana } from './setswana/decision.ts';
import { resultsSetswana } from './setswana/results.ts';
import { batchSetswana } from './setswana/batch.ts';
import { restoreSetswana } from './setswana/restore.ts';
import { firstDaySetswana } from './setswana/first-day.ts';
import { frameSetswana } from './setswana/frame.ts';
import { namesSetswana } from './setswana/names.ts';
import { tasksSetswana } from './setswana/tasks.ts';
import { workSetswana } from './setswana/work.ts';

/**
 * Setswana. EVERY SENTENCE IN setswana/*.ts WAS MADE BY MACHINE and waits for review by a native speaker; the same holds
 * for setswana-face-check.ts and for the second sides of stored-sentences/*.ts, and for `tn` in src/contract/messages. The keys are those of english.ts, and the
 * compiler says when one is missing.
 */
export const setswana: Words = {
  ...frameSetswana,
  ...workSetswana,
  ...caseSetswana,
  ...resultsSetswana,
  ...decisionSetswana,
  ...actionsSetswana,
  ...tasksSetswana,
  ...administrationSetswana,
  ...backupSetswana,
  ...auditSetswana,
  ...namesSetswana,
  ...assessmentSetswana,
  ...firstDaySetswana,
  ...restoreSetswana,
  ...batchSetswana,
};
