import { inflateRawSync } from 'node:zlib';

/** Rows of text with separators and quotes, sign by sign: independent of the product's reader. */
export function rawRows(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[i++];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      row.push(cell.trim());
      cell = '';
      if (sign === '\n') {
        if (row.some(Boolean)) rows.push(row);
        row = [];
      }
    } else if (sign !== '\r') cell += sign;
  }
  row.push(cell.trim());
  if (row.some(Boolean)) rows.push(row);
  return rows;
}

/** Rows below the one that holds all of these headings, by heading. */
export function rawRecords(rows: readonly string[][], ...headings: readonly string[]): Map<string, string>[] {
  const at = rows.findIndex((row) => headings.every((heading) => row.includes(heading)));
  const header = rows[at] ?? [];
  return rows.slice(at + 1).map((row) => new Map(header.map((heading, i) => [heading, row[i] ?? ''])));
}

/** The first sheet of a spreadsheet as text with tabs, by patterns over its parts; numbers as they are stored. */
export function rawSheet(archive: Buffer): string {
  const texts = [...partOf(archive, 'xl/sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, si]) =>
    [...si!.matchAll(/<t(?: [^>]*)?>([^<]*)</g)].map(([, t]) => t).join(''),
  );
  const rows = [...partOf(archive, 'xl/worksheets/sheet1.xml').matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)];
  return rows
    .map(([, row]) => {
      const cells: string[] = [];
      for (const [, attributes, inside = ''] of row!.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
        const value = /<(?:v|t)(?: [^>]*)?>([^<]*)</.exec(inside)?.[1] ?? '';
        const text = / t="s"/.test(attributes!) ? (texts[Number(value)] ?? '') : value;
        const column = /\br="([A-Z]+)/.exec(attributes!)?.[1];
        cells[column ? columnOf(column) : cells.length] = text.replace(/\s+/g, ' ').replaceAll('&amp;', '&');
      }
      return Array.from(cells, (cell) => cell ?? '').join('\t');
    })
    .join('\n');
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A part of an archive by the headers before each file, which the product does not read. */
function partOf(archive: Buffer, name: string): string {
  for (let at = archive.indexOf('PK\u0003\u0004'); at >= 0; at = archive.indexOf('PK\u0003\u0004', at + 4)) {
    const nameBytes = archive.readUInt16LE(at + 26);
    if (archive.toString('utf8', at + 30, at + 30 + nameBytes) !== name) continue;
    const from = at + 30 + nameBytes + archive.readUInt16LE(at + 28);
    return archive.readUInt16LE(at + 8) === 0
      ? archive.toString('utf8', from, from + archive.readUInt32LE(at + 22))
      : inflateRawSync(archive.subarray(from)).toString('utf8');
  }
  return '';
}
