import { journalOf } from '../journal.ts';

/** Something to measure: made only when it was not measured before. */
export interface Task<Outcome> {
  readonly name: string;
  run(): Promise<Outcome>;
}

export interface JournalOptions {
  /** Outcomes are kept here, and those that are here already are not measured again. */
  readonly file: string | undefined;
  /** After so many minutes what is measured so far is all. */
  readonly minutes: number;
}

/** What a journaled measurement is asked for on the command line. */
export interface MeasureOptions extends JournalOptions {
  readonly seed: number;
  readonly count: number;
  /** Print every outcome that is not as it should be. */
  readonly show: boolean;
}

/** Outcomes of tasks in their order; a measurement cut short goes on where it stopped when it is given the same file. */
export async function journaled<Outcome extends { name: string }>(
  tasks: Iterable<Task<Outcome>>,
  { file, minutes }: JournalOptions,
): Promise<Outcome[]> {
  const { outcomes, add } = journalOf<Outcome>(file);
  const known = new Set(outcomes.map((outcome) => outcome.name));
  const deadline = Date.now() + minutes * 60_000;
  for (const task of tasks) {
    if (known.has(task.name)) continue;
    if (Date.now() > deadline) break;
    add(await task.run());
  }
  return outcomes;
}
