// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { draftFiles } from './draft.ts';
import { addFiles } from './add-files.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const photograph = (name: string, bytes: BlobPart) => new File([bytes], name, { type: 'image/jpeg' });

it('refuses what only calls itself a photograph, and takes the others', async () => {
  draftFiles.belongsTo('operator 1');
  const refused = await addFiles([
    photograph('letter.jpg', 'Dear sir'),
    photograph('card.jpg', JPEG),
    photograph('iphone.jpg', Buffer.from('\0\0\0\x18ftypheic')),
    photograph('nothing.jpg', ''),
  ]);
  expect(refused).toEqual([
    { kind: 'wrong-type', name: 'letter.jpg' },
    { kind: 'wrong-type', name: 'iphone.jpg' },
    { kind: 'empty', name: 'nothing.jpg' },
  ]);
  expect(draftFiles.now().files.map(({ file }) => file.name)).toEqual(['card.jpg']);
});

it('leaves a file that cannot be looked at to the station', async () => {
  draftFiles.belongsTo('operator 2');
  const unplugged = photograph('unplugged.jpg', JPEG);
  const gone = new Blob();
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  unplugged.slice = () => gone;
  expect(await addFiles([unplugged])).toEqual([]);
  expect(draftFiles.now().files.map(({ file }) => file.name)).toEqual(['unplugged.jpg']);
});
