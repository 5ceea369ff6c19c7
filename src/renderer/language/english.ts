import { actionsWords } from './english/actions.ts';
import { administrationWords } from './english/administration.ts';
import { backupWords } from './english/backup.ts';
import { assessmentWords } from './english/assessment.ts';
import { auditWords } from './english/audit.ts';
import { batchWords } from './english/batch.ts';
import { caseWords } from './english/case.ts';
import { decisionWords } from './english/decision.ts';
import { resultsWords } from './english/results.ts';
import { firstDayWords } from './english/first-day.ts';
import { frameWords } from './english/frame.ts';
import { namesWords } from './english/names.ts';
import { restoreWords } from './english/restore.ts';
import { tasksWords } from './english/tasks.ts';
import { workWords } from './english/work.ts';

/** Every word of the screens in English. Setswana (setswana.ts) must have the same keys: the compiler checks it. */
export const english = {
  ...frameWords,
  ...workWords,
  ...caseWords,
  ...resultsWords,
  ...decisionWords,
  ...actionsWords,
  ...tasksWords,
  ...administrationWords,
  ...backupWords,
  ...auditWords,
  ...namesWords,
  ...assessmentWords,
  ...firstDayWords,
  ...restoreWords,
  ...batchWords,
};

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
/** The shape that every language must fill completely. */
export type Words = Same<typeof english>;
