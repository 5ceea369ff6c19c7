import { expect, test } from 'vitest';
import { filesOfDrop } from './files-of-drop.ts';

type Tree = string | { readonly name: string; readonly inside: readonly Tree[] };

/** An entry as browsers give it: a reader of a folder hands over a hundred at a time. */
function entryOf(tree: Tree, above = ''): FileSystemEntry {
  if (typeof tree === 'string') {
    const file = { isFile: true, isDirectory: false, name: tree, fullPath: `${above}/${tree}` };
    return {
      ...file,
      file: (give: (file: File) => void) => give(new File([], tree)),
    } as unknown as FileSystemEntry;
  }
  const fullPath = `${above}/${tree.name}`;
  const createReader = () => {
    let left = tree.inside.map((one) => entryOf(one, fullPath));
    return {
      readEntries: (give: (some: FileSystemEntry[]) => void) => {
        give(left.slice(0, 100));
        left = left.slice(100);
      },
    };
  };
  return { isFile: false, isDirectory: true, name: tree.name, fullPath, createReader } as never;
}

const dropOf = (...trees: Tree[]): DataTransfer =>
  ({
    items: trees.map((tree) => ({ webkitGetAsEntry: () => entryOf(tree) })),
    files: trees.map((tree) => new File([], typeof tree === 'string' ? tree : tree.name)),
  }) as unknown as DataTransfer;

const namesOf = async (...trees: Tree[]) => (await filesOfDrop(dropOf(...trees))).map(({ name }) => name);

test('a folder gives the files in it and in its folders, in the order of their numbers', async () => {
  const scans = {
    name: 'morning',
    inside: ['scan 10.jpg', 'scan 2.jpg', { name: 'moyo', inside: ['card.png'] }, 'scan 1.jpg'],
  };
  expect(await namesOf(scans, 'letter.pdf')).toEqual([
    'card.png',
    'scan 1.jpg',
    'scan 2.jpg',
    'scan 10.jpg',
    'letter.pdf',
  ]);
});

test('no file is lost of a folder that is read in several parts', async () => {
  const inside = Array.from({ length: 230 }, (_, i) => `${i}.jpg`);
  expect(await namesOf({ name: 'many', inside })).toEqual(inside);
  expect(await namesOf({ name: 'empty', inside: [] })).toEqual([]);
});

test('files alone stay in the order in which they were dropped', async () => {
  expect(await namesOf('back.jpg', 'a.pdf')).toEqual(['back.jpg', 'a.pdf']);
});
