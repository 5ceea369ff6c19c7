import { append, framed, ID, type Letter } from './pdf.ts';

export interface SignSettings {
  readonly subFilter?: string | null;
  readonly type?: 'Sig' | 'DocTimeStamp';
  /** DocMDP permission of a certification. */
  readonly permission?: 1 | 2 | 3;
  /** Entries of a FieldMDP transform. */
  readonly locks?: string;
  /** Further entries of the signature object. */
  readonly entries?: string;
  /** What the range leaves out: brackets and digits, digits alone, or a blank more; or the string in the other notation. */
  readonly gap?: 'string' | 'digits' | 'blank' | 'literal';
  readonly digits?: 'lower' | 'upper' | 'broken-lines';
  /** Appearance of the field on the first page: its rectangle and the object that draws it. */
  readonly shown?: { readonly place: string; readonly look: string };
  /** Objects that are saved together with the signature. */
  readonly with?: ReadonlyMap<number, string>;
}

/** Octets kept free for the signature. */
const ROOM = 6_000;
const BLANK = '0'.repeat(10);

/** Signs a letter in a save of its own; gives the number of the signature's field. */
export function signLetter(
  to: Letter,
  make: (signed: Buffer) => Buffer,
  settings: SignSettings = {},
): number {
  const { subFilter = 'adbe.pkcs7.detached', gap = 'string', type = 'Sig' } = settings;
  const value = Math.max(ID.free, ...to.objects.keys()) + 1;
  const [field, appearance] = [value + 1, value + 2];
  to.fields.push(field);
  to.annotations.push(field);
  if (settings.permission) to.catalogue += ` /Perms << /DocMDP ${value} 0 R >>`;
  const room = gap === 'literal' ? `(${' '.repeat(2 * ROOM)})` : `<${'0'.repeat(2 * ROOM)}>`;
  const references = [
    ...(settings.permission
      ? [
          `<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${settings.permission} /V /1.2 >> >>`,
        ]
      : []),
    ...(settings.locks
      ? [
          `<< /Type /SigRef /TransformMethod /FieldMDP /TransformParams << /Type /TransformParams ${settings.locks} /V /1.2 >> >>`,
        ]
      : []),
  ];
  const body = `<< /Type /${type} /Filter /Adobe.PPKLite ${subFilter === null ? '' : `/SubFilter /${subFilter}`} ${references.length > 0 ? `/Reference [${references.join(' ')}]` : ''} ${settings.entries ?? ''} /ByteRange [0 ${BLANK} ${BLANK} ${BLANK}] /Contents ${gap === 'blank' ? ' ' : ''}${room} >>`;
  const { shown } = settings;
  const widget = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature${value}) /V ${value} 0 R /F 132 /Rect [${shown?.place ?? '0 0 0 0'}] /P ${ID.first} 0 R ${shown ? `/AP << /N ${appearance} 0 R >>` : ''} >>`;
  append(
    to,
    new Map([
      ...framed(to),
      ...(settings.with ?? []),
      [value, body],
      [field, widget],
      ...(shown ? ([[appearance, shown.look]] as const) : []),
    ]),
  );
  fill(to.file, make, gap, settings.digits ?? 'lower');
  return field;
}

function fill(
  file: Buffer,
  make: (signed: Buffer) => Buffer,
  gap: SignSettings['gap'],
  digits: string,
): void {
  const at = file.lastIndexOf('/Contents ', file.lastIndexOf(`/ByteRange [0 ${BLANK}`) + 4_000);
  const from = file.indexOf(gap === 'literal' ? '(' : '<', at);
  const to = from + 2 * ROOM + 2;
  const [open, close] = gap === 'digits' ? [from + 1, to - 1] : gap === 'blank' ? [from - 1, to] : [from, to];
  const range = [open, close, file.length - close].map((n) => String(n).padEnd(BLANK.length)).join(' ');
  file.write(range, file.lastIndexOf(`/ByteRange [0 ${BLANK}`) + '/ByteRange [0 '.length, 'latin1');
  const made = make(Buffer.concat([file.subarray(0, open), file.subarray(close)]));
  if (gap === 'literal') {
    // Octal escapes: three digits an octet, then the string is filled up with escaped line ends, which are none of it.
    const octal = [...made].map((octet) => `\\${octet.toString(8).padStart(3, '0')}`).join('');
    file.write(`${octal}${'\\\n'.repeat(ROOM)}`.slice(0, 2 * ROOM), from + 1, 'latin1');
    return;
  }
  const hex = made.toString('hex');
  const lines = digits === 'broken-lines' ? hex.replace(/(.{64})/g, '$1\n') : hex;
  file.write(digits === 'upper' ? lines.toUpperCase() : lines, from + 1, 'latin1');
}
