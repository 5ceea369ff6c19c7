import type { SourcesState } from '../../contract/administration.ts';

/** The lists that the policy requires and nobody imported: without them nobody is cleared. */
export function missingLists(sources: SourcesState | undefined): readonly string[] {
  const { requiredLists = [], lists = [] } = sources ?? {};
  return requiredLists.filter((required) => !lists.some(({ list }) => list === required));
}
