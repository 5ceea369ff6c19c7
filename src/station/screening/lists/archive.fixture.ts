import { deflateRawSync } from 'node:zlib';

/** A ZIP archive (APPNOTE 6.3.10): local headers with data, directory, end. @param announced bytes that the directory claims for each file */
export function zipOf(files: Readonly<Record<string, string>>, announced?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(announced ?? Buffer.byteLength(text), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(
      locals.reduce((sum, { length }) => sum + length, 0),
      10,
    );
    locals.push(Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), data);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      fields.subarray(0, 26),
      place,
      Buffer.from(name),
    );
  }
  const [local, entries] = [Buffer.concat(locals), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entries, end]);
}

/** A cell: text that the sheet refers to, a number as it is stored, text inside the cell, or none. */
export type Cell = string | number | { readonly inside: string } | { readonly day: number } | null;

/** A workbook of ECMA-376 with these sheets, by their names; style 1 shows days. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  { prefix = '', startsIn1904 = false } = {},
): Buffer {
  const texts: string[] = [];
  const x = prefix === '' ? '' : `${prefix}:`;
  const xmlns = `xmlns${prefix === '' ? '' : `:${prefix}`}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
  const cellOf = (cell: Cell, reference: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<${x}c r="${reference}"><${x}v>${cell}</${x}v></${x}c>`;
    if (typeof cell !== 'string' && 'day' in cell)
      return `<${x}c r="${reference}" s="1"><${x}v>${cell.day}</${x}v></${x}c>`;
    if (typeof cell !== 'string')
      return `<${x}c r="${reference}" t="inlineStr"><${x}is><${x}t>${cell.inside}</${x}t></${x}is></${x}c>`;
    texts.push(`<${x}si><${x}t>${cell}</${x}t></${x}si>`);
    return `<${x}c r="${reference}" t="s"><${x}v>${texts.length - 1}</${x}v></${x}c>`;
  };
  const names = Object.keys(sheets);
  const parts = names.map((name) => {
    const rows = sheets[name]!.map((row, i) => {
      const cells = row.map((cell, c) => cellOf(cell, `${String.fromCharCode(65 + c)}${i + 1}`));
      return `<${x}row r="${i + 1}">${cells.join('')}</${x}row>`;
    });
    return `<${x}worksheet ${xmlns}><${x}sheetData>${rows.join('')}</${x}sheetData></${x}worksheet>`;
  });
  return zipOf({
    'xl/workbook.xml': `<${x}workbook ${xmlns} xmlns:r="r"><${x}workbookPr date1904="${Number(startsIn1904)}"/><${x}sheets>${names
      .map((name, i) => `<${x}sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</${x}sheets></${x}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<${x}styleSheet ${xmlns}><${x}numFmts><${x}numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yyyy;@"/></${x}numFmts><${x}cellXfs><${x}xf numFmtId="0"/><${x}xf numFmtId="164"/></${x}cellXfs></${x}styleSheet>`,
    'xl/sharedStrings.xml': `<${x}sst ${xmlns}>${texts.join('')}</${x}sst>`,
    ...Object.fromEntries(parts.map((part, i) => [`xl/worksheets/sheet${i + 1}.xml`, part])),
  });
}
