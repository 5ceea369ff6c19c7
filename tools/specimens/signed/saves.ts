import { identify, rsaHand } from './authority.ts';
import { signedData } from './cms.ts';
import { append, framed, ID, look, page, picture, stream, textField, type Letter } from './pdf.ts';
import { signLetter } from './sign.ts';

export type Change = (to: Letter) => void;

export const save =
  (objects: Readonly<Record<number, string>>): Change =>
  (to) =>
    append(to, new Map(Object.entries(objects).map(([id, body]) => [Number(id), body])));
/** Another annotation on the first page, with its look. */
const annotate =
  (annotation: string, drawn?: string): Change =>
  (to) => {
    to.annotations.push(160);
    append(
      to,
      new Map([
        ...framed(to),
        [160, annotation.replace('>>', `${drawn === undefined ? '' : '/AP << /N 161 0 R >>'} >>`)],
        ...(drawn === undefined ? [] : ([[161, drawn]] as const)),
      ]),
    );
  };
export const other = (text: string): string => stream(`BT /F1 12 Tf 1 0 0 1 40 160 Tm (${text}) Tj ET`);
const amount = (value: string, appearance: number | null = ID.amountLook): string =>
  textField('amount', value, '150 60 250 76', appearance);
const cover = (drawn: string): string => stream(drawn, '/Type /XObject /Subtype /Form /BBox [0 0 160 20]');
const OVER_NET_PAY = '/Rect [38 130 198 150]';
const layers = (settings: string): string =>
  `/OCProperties << /OCGs [${ID.layer} 0 R] /D << ${settings} >> >>`;

/** Saves after signing: incremental saving, shadow content, overlays of fields and annotations. */
export const SAVES: readonly [string, Change][] = [
  ['the content is another', save({ [ID.content]: other('Net pay 9,000.00 BWP') })],
  [
    'content is added',
    (to) =>
      append(
        to,
        new Map([
          [
            ID.first,
            page(ID.content, to.annotations).replace(`${ID.content} 0 R`, `[${ID.content} 0 R 170 0 R]`),
          ],
          [170, other('9')],
        ]),
      ),
  ],
  [
    'the page points to other content',
    (to) =>
      append(
        to,
        new Map([
          [170, other('Net pay 9,000.00')],
          [ID.first, page(170, to.annotations)],
        ]),
      ),
  ],
  [
    'a page is added',
    (to) => {
      to.pages.push(171);
      append(to, new Map([...framed(to), [171, page(ID.secondContent, [])]]));
    },
  ],
  [
    'a page is taken out',
    (to) => {
      to.pages.pop();
      append(to, framed(to));
    },
  ],
  [
    'a page is replaced',
    (to) => {
      to.pages[1] = 172;
      append(to, new Map([...framed(to), [172, page(173, [])], [173, other('Balance 70,000.00')]]));
    },
  ],
  [
    'the pages change places',
    (to) => {
      to.pages.reverse();
      append(to, framed(to));
    },
  ],
  [
    'the page is cut',
    (to) => append(to, new Map([[ID.first, page(ID.content, to.annotations, '/CropBox [0 100 300 200]')]])),
  ],
  ['the picture is another', save({ [ID.picture]: picture('ff') })],
  [
    'the font is another',
    save({
      [ID.font]:
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [53 /nine] >> >>',
    }),
  ],
  [
    'a font of the same letters',
    save({ [ID.font]: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>' }),
  ],
  [
    'a layer is switched on',
    (to) => {
      to.catalogue = to.catalogue.replace(/\/OCProperties.*? >> >>/, layers(''));
      append(to, framed(to));
    },
  ],
  [
    'a layer is named off by another list',
    (to) => {
      to.catalogue = to.catalogue.replace(
        /\/OCProperties.*? >> >>/,
        layers(`/BaseState /OFF /ON [${ID.layer} 0 R]`),
      );
      append(to, framed(to));
    },
  ],
  ['the layer is none any more', save({ [ID.layer]: '<< /Type /Nothing >>' })],
  ['a field is overwritten', save({ [ID.amount]: amount('9,000.00'), [ID.amountLook]: look('9,000.00') })],
  ['the look of a field is overwritten', save({ [ID.amountLook]: look('9,000.00') })],
  ['the value of a field is overwritten', save({ [ID.amount]: amount('9,000.00') })],
  [
    'a field is moved over text',
    save({ [ID.amount]: amount('5,000.00').replace('150 60 250 76', '92 134 192 150') }),
  ],
  ['a field is hidden', save({ [ID.amount]: amount('5,000.00').replace('/F 4', '/F 6') })],
  [
    'a field draws other letters',
    save({
      [ID.amountLook]: look('5,000.00').replace(
        `/F1 ${ID.font} 0 R`,
        '/F1 << /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
      ),
    }),
  ],
  [
    'a field is taken off the page',
    (to) => {
      to.annotations.splice(to.annotations.indexOf(ID.amount), 1);
      append(to, framed(to));
    },
  ],
  [
    'all looks are to be drawn anew',
    (to) => {
      to.form = '/NeedAppearances true';
      append(to, framed(to));
    },
  ],
  [
    'free text over text',
    annotate(`<< /Type /Annot /Subtype /FreeText ${OVER_NET_PAY} /Contents (Net pay 9,000.00) /F 4 >>`),
  ],
  [
    'a stamp over text',
    annotate(`<< /Type /Annot /Subtype /Stamp ${OVER_NET_PAY} /F 4 >>`, cover('1 g 0 0 160 20 re f')),
  ],
  [
    'a highlight that writes',
    annotate(`<< /Type /Annot /Subtype /Highlight ${OVER_NET_PAY} /F 4 >>`, look('Net pay 9,000.00')),
  ],
  [
    'a link that covers',
    annotate(`<< /Type /Annot /Subtype /Link ${OVER_NET_PAY} /F 4 >>`, cover('1 g 0 0 160 20 re f')),
  ],
  [
    'an empty signature field over text',
    annotate(
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Later) ${OVER_NET_PAY} /F 4 >>`,
      look('Net pay 9,000.00'),
    ),
  ],
  [
    'a new text field over text',
    annotate(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (New) /V (9,000.00) ${OVER_NET_PAY} /F 4 >>`,
      look('Net pay 9,000.00'),
    ),
  ],
  [
    'signed again by a stranger, over text',
    (to) =>
      void signLetter(to, (data) => signedData(data, identify('Somebody', rsaHand('sha256'))), {
        shown: { place: '38 130 198 150', look: look('Net pay 9,000.00') },
      }),
  ],
  [
    'the signature is taken out',
    (to) => {
      to.fields.pop();
      to.annotations.pop();
      append(to, framed(to));
    },
  ],
  [
    'the form is taken out',
    (to) =>
      append(
        to,
        new Map([
          [ID.catalogue, `<< /Type /Catalog /Pages ${ID.pages} 0 R >>`],
          [ID.content, other('Net pay 9,000.00')],
        ]),
      ),
  ],
  [
    'the signature has no range',
    (to) =>
      save({
        [valueOf(to)]:
          '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <00> >>',
      })(to),
  ],
  [
    'the signature has no contents',
    (to) =>
      save({
        [valueOf(to)]:
          '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] >>',
      })(to),
  ],
  [
    'the signature is nothing',
    (to) => save({ [valueOf(to)]: 'null', [ID.content]: other('Net pay 9,000.00') })(to),
  ],
  [
    'objects behind the last save',
    (to) => {
      to.file = Buffer.concat([
        to.file,
        Buffer.from(`${ID.content} 0 obj\n${other('Net pay 9,000.00')}\nendobj\n`),
      ]);
    },
  ],
];

/** Object number of the first signature: its field comes right behind it. */
const valueOf = (to: Letter): number => to.fields.at(-1)! - 1;
