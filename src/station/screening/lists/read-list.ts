import type { ListFile, ListFormat, Lost } from './format.ts';
import { eachOnce } from './values.ts';

/**
 * The entries of a list as an import keeps them, of whatever format: who has no name is found by nobody, and is counted as lost;
 * blank names and numbers given twice are left out.
 *
 * @throws ListFault when a file is not whole
 */
export async function* readList(
  { format, files }: { readonly format: ListFormat; readonly files: readonly ListFile[] },
  lost: Lost = () => undefined,
): ReturnType<ListFormat['read']> {
  const reading = format.read(files, lost);
  try {
    for (;;) {
      const step = await reading.next();
      if (step.done) return step.value;
      const names = step.value.names.filter(({ text }) => text.trim() !== '');
      if (names.length === 0) lost('entry-without-name');
      else yield { ...step.value, names, documents: eachOnce(step.value.documents) };
    }
  } finally {
    // A reader that is left half-way closes its file.
    await reading.return({ date: null });
  }
}
