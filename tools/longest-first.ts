import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of more than 25 s on two quiet cores. Begun last, one would run on while the other workers have nothing to do. Not
 * chip-electron: it waits for the reader that chip-reader holds.
 */
const LONGEST = ['every-screen', 'dialogs', 'nothing-cut', 'chip-reader', 'cli', 'corpora'];

/** Vitest's order, in which a clean clone knows no times and goes by the size of files; but the longest ones of a project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((ones) => ones.toSorted((a, b) => rank(a) - rank(b)));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? LONGEST.length : place;
}
