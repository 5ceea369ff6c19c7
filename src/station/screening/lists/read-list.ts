import type { ListFile, ListFormat, Lost } from './format.ts';
import { eachOnce } from './values.ts';

/**
 * The entries of a list as an import keeps them, in any format: entries without a name cannot be found and count as
 * lost; blank names and repeated numbers are left out.
 *
 * @throws ListFault when a file is incomplete
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
    // Closes the file of an unfinished reader.
    await reading.return({ date: null });
  }
}
