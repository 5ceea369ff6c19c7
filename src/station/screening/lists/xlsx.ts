import { createWriteStream } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { within } from '../../../engine/bounded-inflate.ts';
import { foldedText } from '../../store/folded-text.ts';
import { ListFault } from './list-fault.ts';
import { cellText, dateStyles, richText, type Workbook } from './xlsx-cells.ts';
import { deep, xmlElements } from './xml.ts';
import { unpackOne, type Packed } from './zip.ts';

/** Limit on the unpacked parts, and on the CSV; the largest published sheet, DFAT's, has 5 MB. Its texts are held in memory. */
const MOST_BYTES = 256 * 1024 ** 2;
/** Maximum columns and rows of a sheet (ECMA-376, 18.3.1.73 and the limits of Excel). */
const MOST_COLUMNS = 16_384;

/** Is an archive a workbook of ECMA-376 (Excel since 2007, LibreOffice)? */
export const isWorkbook = (files: readonly Packed[]): boolean =>
  files.some(({ name }) => name === 'xl/workbook.xml');

/**
 * Writes each non-empty sheet of a workbook as CSV, so that every CSV format also reads spreadsheets. Dates become
 * `YYYY-MM-DD`. The first sheet's file is named after the workbook, others after their sheet.
 *
 * @param most bytes of all its parts, and of all its rows as CSV: a cell far to the right widens every row after it
 * @returns the paths of the CSV files
 * @throws ListFault when it is damaged, or larger than a list can be
 */
export async function sheetsAsCsv(
  file: string,
  files: readonly Packed[],
  folder: string,
  most = MOST_BYTES,
): Promise<string[]> {
  try {
    return await writeSheets(file, files, folder, most);
  } catch (thrown) {
    // People know the workbook, not its parts.
    throw thrown instanceof ListFault && thrown.file !== file ? damaged(file, thrown) : thrown;
  }
}

const damaged = (file: string, said: unknown): ListFault =>
  new ListFault(file, { kind: 'damaged', line: null }, said);

async function writeSheets(
  file: string,
  files: readonly Packed[],
  folder: string,
  most: number,
): Promise<string[]> {
  const tooLarge = (): ListFault => damaged(file, 'It unpacks to more than a list can be.');
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > most) throw tooLarge();
  const part = async (name: string): Promise<string | null> => {
    const packed = files.find((one) => one.name === name);
    if (!packed || packed.bytes === 0) return null;
    const target = path.join(folder, `part-${files.indexOf(packed)}`);
    await unpackOne(file, packed, target);
    return target;
  };
  const styles = await part('xl/styles.xml');
  const { sheets, startsIn1904 } = await sheetsOf(await part('xl/workbook.xml'), await part(RELATIONS));
  const book: Workbook = {
    texts: await textsOf(await part('xl/sharedStrings.xml')),
    isDate: styles === null ? () => false : await dateStyles(styles),
    startsIn1904,
  };
  const { atime, mtime } = await stat(file);
  const written: string[] = [];
  let left = most;
  for (const { name, target } of sheets) {
    const sheet = await part(target);
    const csv = path.join(folder, csvName(path.parse(file), name, written));
    if (sheet === null) continue;
    await pipeline(rowsOf(sheet, book), within(left, tooLarge), createWriteStream(csv));
    const { size } = await stat(csv);
    if (size === 0) continue;
    left -= size;
    await utimes(csv, atime, mtime);
    written.push(csv);
  }
  return written;
}

/** File names have at most 255 bytes, and a UTF-16 unit takes up to three. Excel limits sheet names to 31 characters. */
const MOST_SHEET_NAME = 31;
const MOST_STEM = 40;

/** The first sheet takes the workbook's name; equal names are numbered. @param written paths of the sheets before it */
function csvName({ name, ext }: path.ParsedPath, sheet: string, written: readonly string[]): string {
  if (written.length === 0) return `${name}${ext}`;
  const stem = `${name.slice(0, MOST_STEM)}-${sheet.slice(0, MOST_SHEET_NAME).replace(/[^\p{L}\p{N}_-]/gu, '_')}`;
  // Some file systems are case-insensitive.
  const taken = new Set(written.map((csv) => foldedText(path.basename(csv))));
  let free = `${stem}${ext}`;
  for (let n = 2; taken.has(foldedText(free)); n++) free = `${stem}-${n}${ext}`;
  return free;
}

const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Sheets in their order, with the part of the archive that holds each. */
async function sheetsOf(
  workbook: string | null,
  relations: string | null,
): Promise<{ sheets: { name: string; target: string }[]; startsIn1904: boolean }> {
  const targets = new Map<string, string>();
  if (relations)
    for await (const { attributes } of xmlElements(relations, new Set(['Relationship'])))
      if (attributes['Id']) targets.set(attributes['Id'], fullPath(attributes['Target'] ?? ''));
  const sheets: { name: string; target: string }[] = [];
  let startsIn1904 = false;
  for await (const { name, attributes } of xmlElements(workbook!, new Set(['workbookPr', 'sheet']))) {
    if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
    const target = targets.get(attributes['id'] ?? '');
    if (name === 'sheet' && target) sheets.push({ name: attributes['name'] ?? '', target });
  }
  return { sheets, startsIn1904 };
}

/** Targets are relative to the workbook, or begin at the root of the archive. */
const fullPath = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : path.posix.join('xl', target);

/** Shared strings, which cells refer to by index. */
async function textsOf(file: string | null): Promise<string[]> {
  const texts: string[] = [];
  if (file === null) return texts;
  for await (const e of xmlElements(file, new Set(['si']))) if (e.name === 'si') texts.push(richText(e));
  return texts;
}

/** The non-empty rows of a sheet as CSV lines. */
async function* rowsOf(sheet: string, book: Workbook): AsyncGenerator<string> {
  let width = 0;
  for await (const row of xmlElements(sheet, new Set(['row']))) {
    if (row.name !== 'row') continue;
    const cells: string[] = [];
    let at = 0;
    for (const cell of deep(row, 'c')) {
      at = columnOf(cell.attributes['r']) ?? at;
      if (at < MOST_COLUMNS) cells[at] = cellText(cell, book);
      at++;
    }
    const texts = Array.from(cells, (text) => text ?? '');
    while (texts.at(-1) === '') texts.pop();
    if (texts.length === 0) continue;
    width = Math.max(width, texts.length);
    // Rows are padded to the widest so far: a shorter last row would look truncated.
    while (texts.length < width) texts.push('');
    yield `${texts.map(quoted).join(',')}\n`;
  }
}

/** `AB12` → 27; null for a cell without a reference. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
