import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ListedEntry } from '../entry.ts';
import { offeredFiles } from '../import-lists.ts';
import { sortOffered } from '../offered-lists.ts';
import { workbookOf, zipOf } from './archive.fixture.ts';
import { readList } from './read-list.ts';
import { sheetsAsCsv } from './xlsx.ts';
import { filesIn } from './zip.ts';

const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-xlsx-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function offered(name: string, content: Buffer) {
  const file = path.join(mkdtempSync(path.join(root, 'f-')), name);
  writeFileSync(file, content);
  utimesSync(file, new Date('2026-05-01T12:00:00Z'), new Date('2026-05-01T12:00:00Z'));
  const files = await offeredFiles([file], mkdtempSync(path.join(root, 's-')));
  const { sources, left } = sortOffered(files, undefined, []);
  const lists = [];
  for (const source of sources) {
    const entries: ListedEntry[] = [];
    const losses: string[] = [];
    const reading = readList(source, (kind) => losses.push(kind));
    let step = await reading.next();
    for (; !step.done; step = await reading.next()) entries.push(step.value);
    lists.push({ format: source.format.format, date: step.value.date, entries, losses });
  }
  return { files, lists, left };
}

/** The sheets of a workbook alone, in a folder of their own. */
async function unpackedInto(folder: string, content: Buffer, most?: number) {
  const file = path.join(mkdtempSync(path.join(root, 'f-')), 'list.xlsx');
  writeFileSync(file, content);
  return sheetsAsCsv(file, await filesIn(file), folder, most);
}

const DFAT = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'Committees',
  'Control Date',
];
/** 2024-11-11 as Excel counts days. */
const CONTROL = 45_607;
const DFAT_ROWS = [
  DFAT,
  [
    7,
    'Specimen Wrongdoer',
    'Individual',
    'Primary Name',
    { day: 26_942 },
    null,
    'Iraq',
    null,
    'Passport number ZZ0001112',
    null,
    'TEST',
    { day: CONTROL },
  ],
  [
    '7a',
    'Wrong &amp; Doer',
    'Individual',
    'aka',
    'a) Approximately 1945-1950 b) 4 Oct. 1973',
    null,
    'NA',
    null,
    null,
    null,
    'TEST',
    { day: CONTROL - 1 },
  ],
  [
    '7a1',
    { inside: 'وترونغ' },
    'Individual',
    'Original script',
    null,
    null,
    null,
    null,
    null,
    null,
    'TEST',
    { day: CONTROL - 1 },
  ],
  [
    8,
    'Specimen Star',
    'Vessel',
    'Primary Name',
    null,
    null,
    null,
    null,
    'IMO number: 9990001',
    null,
    'TEST',
    { day: CONTROL - 1 },
  ],
  [null, null, null],
];

it.each([
  ['as Excel writes it', {}],
  ['as other programs write it, with prefixes', { prefix: 'x' }],
])('the spreadsheet of DFAT, %s', async (_, how) => {
  const { lists, left, files } = await offered(
    'regulation8_consolidated.xlsx',
    workbookOf({ Sheet1: DFAT_ROWS }, how),
  );
  expect(left).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['regulation8_consolidated.xlsx']);
  expect(lists).toMatchObject([
    {
      format: 'australia-dfat-csv',
      date: '2024-11-11',
      losses: [],
      entries: [
        {
          id: '7',
          names: [{ text: 'Specimen Wrongdoer' }, { text: 'Wrong & Doer' }, { text: 'وترونغ' }],
          birthDates: ['1973-10-05', '1945/1950', '1973-10-04'],
          countries: ['IQ'],
          documents: [{ kind: 'passport', number: 'ZZ0001112' }],
        },
        { id: '8', schema: 'other', documents: [{ kind: 'imo', number: '9990001' }] },
      ],
    },
  ]);
});

it('the spreadsheet of the World Bank has a title, and headings in two rows', async () => {
  const { lists } = await offered(
    'world-bank.xlsx',
    workbookOf({
      Sanctioned: [
        ['World Bank Listing of Ineligible Firms and Individuals'],
        ['Firm Name', 'Additional Firm Info', 'Address', 'Country', 'Ineligibility Period', null, 'Grounds'],
        [null, null, null, null, 'From Date', 'To Date'],
        ['Specimen Roads Ltd (*)', null, '1 Road', 'Botswana', '01-JAN-2025', '01-JAN-2030', 'Fraud'],
        ['MR. SPECIMEN WRONGDOER*12', null, null, 'Botswana', '01-JAN-2025', null, 'Fraud'],
      ],
    }),
  );
  expect(lists).toMatchObject([
    {
      format: 'world-bank-csv',
      losses: [],
      entries: [{ names: [{ text: 'Specimen Roads Ltd' }] }, { names: [{ text: 'MR. SPECIMEN WRONGDOER' }] }],
    },
  ]);
});

it("a bank's own list may be a spreadsheet, with days of 1904, and other sheets beside it", async () => {
  const { lists, left } = await offered(
    'pip-2026-11.xlsx',
    workbookOf(
      {
        People: [
          ['Name', 'Date of birth', 'Document number', 'Kind'],
          ['Specimen Minister', { day: 25_480 }, 1.23456789012345e14, 'pip'],
          ['Specimen Mayor', '1970'],
        ],
        Empty: [],
        Notes: [['Ask the compliance officer']],
      },
      { startsIn1904: true },
    ),
  );
  expect(lists).toMatchObject([
    {
      format: 'own-csv',
      entries: [
        {
          kind: 'pep',
          names: [{ text: 'Specimen Minister' }],
          birthDates: ['1973-10-05'],
          documents: [{ number: '123456789012345' }],
        },
        { names: [{ text: 'Specimen Mayor' }], birthDates: ['1970'] },
      ],
    },
  ]);
  expect(left).toMatchObject([{ file: 'pip-2026-11-Notes.xlsx', reason: 'NOT_RECOGNISED' }]);
});

it('a spreadsheet of before 2007, or one with a password, is named; a damaged one is damaged', async () => {
  const { left } = await offered('pip.xls', Buffer.from('d0cf11e0a1b11ae10000', 'hex'));
  expect(left).toMatchObject([
    { file: 'pip.xls', message: expect.stringContaining('save it as .xlsx') as string },
  ]);
  const whole = workbookOf({ Sheet1: DFAT_ROWS });
  await expect(offered('cut.xlsx', whole.subarray(0, whole.length - 30))).rejects.toThrow(
    'cut.xlsx ends in the middle',
  );
  await expect(offered('no-sheet.xlsx', zipOf({ 'xl/workbook.xml': '<workbook><sheets>' }))).rejects.toThrow(
    'no-sheet.xlsx is damaged',
  );
});

it.each([
  ['in Cyrillic', ['Всё', 'Лица', 'Суда'], ['list.xlsx', 'list-Лица.xlsx', 'list-Суда.xlsx']],
  ['in Chinese', ['总', '个人', '实体'], ['list.xlsx', 'list-个人.xlsx', 'list-实体.xlsx']],
  ['of signs alone', ['A', '$', '#'], ['list.xlsx', 'list-_.xlsx', 'list-_-2.xlsx']],
  [
    'that differ in what is no letter',
    ['A', 'B (1)', 'B [1]', 'B_{1}', 'B__1_-2'],
    ['list.xlsx', 'list-B__1_.xlsx', 'list-B__1_-2.xlsx', 'list-B__1_-3.xlsx', 'list-B__1_-2-2.xlsx'],
  ],
  [
    'that differ in capitals',
    ['A', 'Notes', 'NOTES', 'суда', 'Суда'],
    ['list.xlsx', 'list-Notes.xlsx', 'list-NOTES-2.xlsx', 'list-суда.xlsx', 'list-Суда-2.xlsx'],
  ],
  [
    'that are longer than those of Excel',
    ['A', `${'b'.repeat(300)}1`, `${'b'.repeat(300)}2`],
    ['list.xlsx', `list-${'b'.repeat(31)}.xlsx`, `list-${'b'.repeat(31)}-2.xlsx`],
  ],
])('sheets with names %s have a file each', async (_, names, expected) => {
  const sheets = Object.fromEntries(names.map((name) => [name, [['name'], [`Specimen of ${name}`]]]));
  const written = await unpackedInto(mkdtempSync(path.join(root, 's-')), workbookOf(sheets));
  expect(written.map((csv) => path.basename(csv))).toEqual(expected);
  for (const [i, csv] of written.entries())
    expect(readFileSync(csv, 'utf8')).toBe(`name\nSpecimen of ${names[i]}\n`);
});

it('a workbook with a name as long as a disk allows has files for all its sheets', async () => {
  const { files } = await offered(
    `${'名'.repeat(83)}.xlsx`,
    workbookOf({ A: [['name'], ['Specimen One']], ['𠮷'.repeat(31)]: [['name'], ['Specimen Two']] }),
  );
  expect(files.map(({ name }) => name)).toEqual([
    `${'名'.repeat(83)}.xlsx`,
    `${'名'.repeat(40)}-${'𠮷'.repeat(15)}_.xlsx`,
  ]);
});

it('a sheet that cannot be written is told to whoever asked, and ends no process', async () => {
  const folder = mkdtempSync(path.join(root, 's-'));
  mkdirSync(path.join(folder, 'list.xlsx'));
  await expect(unpackedInto(folder, workbookOf({ A: [['name'], ['Specimen One']] }))).rejects.toMatchObject({
    syscall: 'open',
  });
  mkdirSync(path.join(folder, 'list-B.xlsx'));
  rmSync(path.join(folder, 'list.xlsx'), { recursive: true });
  await expect(unpackedInto(folder, workbookOf({ A: [['name']], B: [['name']] }))).rejects.toMatchObject({
    syscall: 'open',
  });
});

it('rows that are made longer than a list can be are refused, of all sheets together', async () => {
  // The last column of Excel is the 16,384th: each of the rows has 16,383 commas.
  const sheet = (rows: number): string =>
    `<worksheet><sheetData>${'<row><c r="XFD1"><v>1</v></c></row>'.repeat(rows)}</sheetData></worksheet>`;
  const book = (...rows: number[]): Buffer =>
    zipOf({
      'xl/workbook.xml': `<workbook><sheets>${rows.map((_, i) => `<sheet name="S${i}" id="${i}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${rows.map((_, i) => `<Relationship Id="${i}" Target="${i}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(rows.map((count, i) => [`xl/${i}.xml`, sheet(count)])),
    });
  const sizes = async (content: Buffer, most: number): Promise<number[]> => {
    const paths = await unpackedInto(mkdtempSync(path.join(root, 's-')), content, most);
    return paths.map((csv) => statSync(csv).size);
  };
  const row = 16_383 + '1\n'.length;
  expect(await sizes(book(3), 3 * row)).toEqual([3 * row]);
  await expect(sizes(book(3), 3 * row - 1)).rejects.toThrow('more than a list can be');
  expect(await sizes(book(1, 2), 3 * row)).toEqual([row, 2 * row]);
  await expect(sizes(book(1, 2), 3 * row - 1)).rejects.toMatchObject({
    fault: { kind: 'damaged' },
    file: expect.stringMatching(/list\.xlsx$/) as string,
  });
});

it('what is unpacked is as old as what it was packed in: undated lists are dated by it', async () => {
  const { files } = await offered('list.zip', zipOf({ 'own.csv': 'name\nSpecimen One\n' }));
  const sheet = await offered('list.xlsx', workbookOf({ A: [['name'], ['Specimen One']] }));
  for (const file of [...files, ...sheet.files])
    expect(statSync(file.path).mtime.toISOString().slice(0, 10)).toBe('2026-05-01');
});
