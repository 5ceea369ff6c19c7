/** The files of a drop, those in dropped folders among them, in the order of their paths. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<File[]> {
  // Entries expire with the event: request them before any await.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  return (await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  // A reader returns at most a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  all.sort((a, b) => a.fullPath.localeCompare(b.fullPath, undefined, { numeric: true }));
  return (await Promise.all(all.map(filesIn))).flat();
}
