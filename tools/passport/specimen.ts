import { checkDigit } from '../../src/engine/ocr/mrz/check-digit.ts';
import { encodeTlv } from '../../src/engine/chip/tlv.ts';
import type { CardPaceInfo } from './card-pace.ts';
import { encode, TAG } from '../../src/engine/signing/ber.ts';
import { integer, oid, sequence, setOf } from './der.ts';

/** An invented holder of Utopia, the state of Doc 9303's specimens. */
export const HOLDER = {
  surname: 'MODISANE',
  given: 'THATO KABO',
  documentNumber: 'X7100042K',
  birth: '880214',
  sex: 'F',
  expiry: '310830',
} as const;

/** Rows of a TD3 zone with its check digits. */
export function zoneRows(holder: { readonly [K in keyof typeof HOLDER]: string } = HOLDER): string[] {
  const { surname, given, documentNumber, birth, sex, expiry } = holder;
  const names = `${surname}<<${given.replaceAll(' ', '<')}`;
  const number = documentNumber.padEnd(9, '<');
  const personal = ''.padEnd(14, '<');
  const parts = [
    number + checkDigit(number),
    birth + checkDigit(birth),
    expiry + checkDigit(expiry),
    `${personal}<`,
  ] as const;
  const composite = checkDigit(parts[0] + parts[1] + parts[2] + parts[3]);
  return [
    `P<UTO${names}`.padEnd(44, '<'),
    `${parts[0]}UTO${parts[1]}${sex}${parts[2]}${parts[3]}${composite}`,
  ];
}

export const dataGroup1 = (rows: readonly string[] = zoneRows()): Uint8Array =>
  encodeTlv(0x61, encodeTlv(0x5f1f, Buffer.from(rows.join(''))));

/**
 * Pictures in one record of ISO 19794-5, of which only marks, counts and lengths are filled in: a header of 14 octets, before each
 * picture 32 of its own.
 */
export function faceRecord(pictures: readonly Uint8Array[]): Uint8Array {
  const faces = pictures.map((picture) => {
    const head = Buffer.alloc(32);
    head.writeUInt32BE(head.length + picture.length, 0);
    return Buffer.concat([head, picture]);
  });
  const head = Buffer.alloc(14);
  head.write('FAC\0' + '010\0', 0, 'latin1');
  head.writeUInt32BE(
    faces.reduce((sum, face) => sum + face.length, head.length),
    8,
  );
  head.writeUInt16BE(faces.length, 12);
  return Buffer.concat([head, ...faces]);
}

/** DG2 with a template for each record (Doc 9303-10, 4.7.2). */
export function dataGroup2(...records: readonly (Uint8Array | readonly Uint8Array[])[]): Uint8Array {
  const templates = records.map((record) =>
    encodeTlv(
      0x7f60,
      Buffer.concat([
        encodeTlv(0xa1, encodeTlv(0x80, Buffer.from('0101', 'hex'))),
        encodeTlv(0x5f2e, faceRecord(record instanceof Uint8Array ? [record] : record)),
      ]),
    ),
  );
  const count = encodeTlv(2, Uint8Array.of(templates.length));
  return encodeTlv(0x75, encodeTlv(0x7f61, Buffer.concat([count, ...templates])));
}

/** DG7: one displayed signature (Doc 9303-10, 4.7.7). */
export const dataGroup7 = (picture: Uint8Array): Uint8Array =>
  encodeTlv(0x67, Buffer.concat([encodeTlv(2, Uint8Array.of(1)), encodeTlv(0x5f43, picture)]));

const paceInfo = ({ oid: protocol, parameterId }: CardPaceInfo): Uint8Array =>
  sequence(oid(protocol), integer(2), integer(parameterId));

/** EF.CardAccess. */
export const cardAccess = (offered: readonly CardPaceInfo[]): Uint8Array => setOf(...offered.map(paceInfo));

/** DG14: PACE again, a key of chip authentication with its protocol, the algorithm of active authentication. */
export function dataGroup14(options: {
  readonly pace?: readonly CardPaceInfo[];
  readonly chipKey?: { readonly curveOid: string; readonly point: Uint8Array; readonly protocol?: string };
  readonly activeAlgorithm?: string;
}): Uint8Array {
  const { chipKey, activeAlgorithm } = options;
  const spki =
    chipKey &&
    sequence(
      sequence(oid('1.2.840.10045.2.1'), oid(chipKey.curveOid)),
      encode(TAG.bits, Buffer.concat([Uint8Array.of(0), chipKey.point])),
    );
  const infos = [
    ...(options.pace ?? []).map(paceInfo),
    ...(spki ? [sequence(oid('0.4.0.127.0.7.2.2.1.2'), spki)] : []),
    ...(chipKey?.protocol ? [sequence(oid(chipKey.protocol), integer(1))] : []),
    ...(activeAlgorithm ? [sequence(oid('2.23.136.1.1.5'), integer(1), oid(activeAlgorithm))] : []),
  ];
  return encodeTlv(0x6e, setOf(...infos));
}

export const dataGroup15 = (spki: Uint8Array): Uint8Array => encodeTlv(0x6f, spki);

/** DG11 and DG12, a few fields each. */
export const dataGroup11 = (fields: readonly (readonly [number, string])[]): Uint8Array =>
  encodeTlv(
    0x6b,
    Buffer.concat([
      encodeTlv(0x5c, Buffer.concat(fields.map(([tag]) => Uint8Array.of(tag >> 8, tag & 255)))),
      ...fields.map(([tag, text]) => encodeTlv(tag, Buffer.from(text))),
    ]),
  );
export const dataGroup12 = (fields: readonly (readonly [number, string])[]): Uint8Array => {
  const bytes = Buffer.from(dataGroup11(fields));
  bytes[0] = 0x6c;
  return bytes;
};
