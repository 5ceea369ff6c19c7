import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { StationError } from '../../../contract/errors/station-error.ts';
import { offeredFiles, recognise } from '../import-lists.ts';
import { person, unList } from '../un-list.fixture.ts';
import { refusedList } from './list-fault.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-list-fault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a station refuses a file of this name and text; null when it reads to the end. */
async function refusalOf(name: string, text: string): Promise<StationError | null> {
  writeFileSync(path.join(folder, name), text);
  const [list] = recognise(await offeredFiles([path.join(folder, name)]));
  try {
    const reading = list!.format.read(list!.files);
    while (!(await reading.next()).done);
    return null;
  } catch (thrown) {
    return refusedList(thrown, list!.files);
  }
}

const WHOLE = unList(person('TSi.001', 'SPECIMEN', 'ONE') + '\n' + person('TSi.002', 'SPECIMEN', 'TWO'));
const ENTITY = (id: string) =>
  JSON.stringify({ id, schema: 'Person', caption: 'Specimen One', properties: { name: ['Specimen One'] } });
const CUT = /^(.+) ends in the middle: it was not copied whole\. Get the file again/;

it.each([
  ['un.xml', WHOLE],
  ['ftm.json', `${ENTITY('a')}\n${ENTITY('b')}\n`],
  ['own.csv', 'name,kind\nSpecimen One,pep\n'],
])('%s, whole, is read', async (name, text) => expect(await refusalOf(name, text)).toBeNull());

it.each([
  ['un.xml', WHOLE.slice(0, -40)],
  ['ftm.json', `${ENTITY('a')}\n${ENTITY('b').slice(0, -9)}`],
  ['own.csv', 'name,kind\nSpecimen One,"pep'],
])('%s, cut off, is said to be so, and not in the words of its parser', async (name, text) => {
  const refusal = await refusalOf(name, text);
  expect(CUT.exec(refusal!.message)?.[1]).toBe(name);
  expect(refusal!.message).toMatch(/Nothing was changed\.$/);
  expect(refusal!.message).not.toContain(refusal!.details.technical!);
});

it('a file that was changed in its middle is said to be damaged, with the line', async () => {
  const xml = await refusalOf('un.xml', WHOLE.replace('</INDIVIDUAL>\n', '</INDIVIDUL>\n'));
  const line = WHOLE.slice(0, WHOLE.indexOf('</INDIVIDUAL>')).split('\n').length;
  expect(xml?.message).toContain(`un.xml is damaged at line ${line}, or was changed there`);
  const json = await refusalOf('ftm.json', `${ENTITY('a')}\n{"id":\n${ENTITY('b')}\n`);
  expect(json?.message).toContain('ftm.json is damaged at line 2,');
});

it('a row of an own list without a name is named as a spreadsheet counts it', async () => {
  const refusal = await refusalOf('own.csv', 'name,kind\nSpecimen One,pep\n,pep\n');
  expect(refusal?.message).toMatch(/^In own\.csv, row 3 has no name\. Write it there/);
});

it('a stick that is pulled out is no damage of the list', () => {
  const thrown = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
  const { message } = refusedList(thrown, [{ path: '/media/usb/un.xml', name: 'un.xml', head: '' }]);
  expect(message).toMatch(/^un\.xml could not be read from its disk\./);
});
