/** A letter of two pages with a form, written by hand so that its structure is known to the byte. */
export interface Letter {
  file: Buffer;
  readonly objects: Map<number, string>;
  readonly fields: number[];
  /** Object numbers of the annotations of the first page. */
  readonly annotations: number[];
  /** Further entries of the catalogue and of the form. */
  catalogue: string;
  form: string;
  pages: number[];
  /** As a table or as a stream (ISO 32000-1, 7.5.8). */
  readonly table: 'table' | 'stream';
}

/** Object numbers of the letter. */
export const ID = {
  catalogue: 1,
  pages: 2,
  first: 3,
  content: 4,
  font: 5,
  picture: 6,
  layer: 7,
  second: 8,
  secondContent: 9,
  name: 10,
  amount: 11,
  amountLook: 12,
  free: 20,
} as const;

const PICTURE_ROWS = 4;

export function letter({ table = 'table' as Letter['table'] } = {}): Letter {
  const lines = ['Motho Specimen', 'Net pay 5,000.00 BWP', 'Account 62 0000 1234', 'Gaborone 2026-10-01'];
  const shown = lines.map((line, k) => `1 0 0 1 40 ${160 - 24 * k} Tm (${line}) Tj`).join(' ');
  const made: Letter = {
    file: Buffer.alloc(0),
    objects: new Map(),
    fields: [ID.name, ID.amount],
    annotations: [ID.name, ID.amount],
    catalogue: `/OCProperties << /OCGs [${ID.layer} 0 R] /D << /OFF [${ID.layer} 0 R] >> >>`,
    form: '',
    pages: [ID.first, ID.second],
    table,
  };
  const { objects } = made;
  objects.set(
    ID.content,
    stream(
      `BT /F1 12 Tf ${shown} ET /OC /L1 BDC BT /F1 12 Tf 1 0 0 1 200 160 Tm (Void) Tj ET EMC q 40 0 0 20 230 20 cm /P1 Do Q`,
    ),
  );
  objects.set(ID.font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  objects.set(ID.picture, picture('00'));
  objects.set(ID.layer, '<< /Type /OCG /Name (Stamp) >>');
  objects.set(ID.second, page(ID.secondContent, []));
  objects.set(ID.secondContent, stream('BT /F1 12 Tf 1 0 0 1 40 160 Tm (Page two of the letter) Tj ET'));
  objects.set(ID.name, textField('name', '', '40 60 140 76', null));
  objects.set(ID.amount, textField('amount', '5,000.00', '150 60 250 76', ID.amountLook));
  objects.set(ID.amountLook, look('5,000.00'));
  append(made, framed(made));
  return made;
}

export const stream = (content: string, entries = ''): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

export const page = (content: number, annotations: readonly number[], extra = ''): string =>
  `<< /Type /Page /Parent ${ID.pages} 0 R /MediaBox [0 0 300 200] /Contents ${content} 0 R /Resources << /Font << /F1 ${ID.font} 0 R >> /XObject << /P1 ${ID.picture} 0 R >> /Properties << /L1 ${ID.layer} 0 R >> >> /Annots [${annotations.map((id) => `${id} 0 R`).join(' ')}] ${extra} >>`;

export const picture = (grey: string): string =>
  stream(
    grey.repeat(PICTURE_ROWS * PICTURE_ROWS),
    `/Type /XObject /Subtype /Image /Width ${PICTURE_ROWS} /Height ${PICTURE_ROWS} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode`,
  );

export const look = (value: string, more = ''): string =>
  stream(
    `${more} /Tx BMC BT /F1 11 Tf 0 g 1 0 0 1 2 4 Tm (${value}) Tj ET EMC`,
    `/Type /XObject /Subtype /Form /BBox [0 0 100 16] /Resources << /Font << /F1 ${ID.font} 0 R >> >>`,
  );

export const textField = (name: string, value: string, place: string, appearance: number | null): string =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /F 4 /Rect [${place}] /DA (/F1 11 Tf 0 g) /P ${ID.first} 0 R ${appearance === null ? '' : `/AP << /N ${appearance} 0 R >>`} >>`;

/** Catalogue, pages and first page, as lists of fields and annotations grow. */
export function framed(of: Letter): Map<number, string> {
  const list = (ids: readonly number[]): string => ids.map((id) => `${id} 0 R`).join(' ');
  return new Map([
    ...(of.file.length === 0 ? [...of.objects] : []),
    [
      ID.catalogue,
      `<< /Type /Catalog /Pages ${ID.pages} 0 R /AcroForm << /Fields [${list(of.fields)}] /SigFlags 3 /DA (/F1 11 Tf 0 g) /DR << /Font << /F1 ${ID.font} 0 R >> >> ${of.form} >> ${of.catalogue} >>`,
    ],
    [ID.pages, `<< /Type /Pages /Kids [${list(of.pages)}] /Count ${of.pages.length} >>`],
    [ID.first, page(ID.content, of.annotations)],
  ]);
}

/** Appends a save with some objects; the first one starts the file. */
export function append(to: Letter, objects: ReadonlyMap<number, string>): void {
  const isFirst = to.file.length === 0;
  const previous = isFirst
    ? null
    : Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(to.file.toString('latin1'))![1]);
  let text = isFirst ? '%PDF-1.7\n%\u00e2\u00e3\n' : '';
  const from = to.file.length;
  const places: [number, number][] = [];
  for (const [id, body] of objects) {
    if (id !== ID.first) to.objects.set(id, body);
    places.push([id, from + text.length]);
    text += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const at = from + text.length;
  const entries = `/Size 200 /Root ${ID.catalogue} 0 R /ID [<00> <01>] ${previous === null ? '' : `/Prev ${previous}`}`;
  if (to.table === 'table') {
    const rows = places.map(([id, offset]) => `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
    text += `xref\n${rows.join('')}trailer\n<< ${entries} >>\n`;
  } else {
    places.push([199, at]);
    const hex = places.map(([, offset]) => `01${offset.toString(16).padStart(8, '0')}00`).join('');
    const index = places.map(([id]) => `${id} 1`).join(' ');
    text += `199 0 obj\n${stream(`${hex}>`, `/Type /XRef /W [1 4 1] /Index [${index}] /Filter /ASCIIHexDecode ${entries}`)}\nendobj\n`;
  }
  text += `startxref\n${at}\n%%EOF\n`;
  to.file = Buffer.concat([to.file, Buffer.from(text, 'latin1')]);
}
