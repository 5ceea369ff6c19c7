import 'reflect-metadata';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { X509CertificateGenerator } from '@peculiar/x509';
import { appendRevision, plainObjects } from '../tamper/pdf/append-revision.ts';

export interface Signer {
  readonly certificate: Uint8Array;
  readonly key: CryptoKey;
}

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const ROOM = 12_000;

/** A self-signed certificate of a fictional issuer. */
export async function makeSigner(name: string): Promise<Signer> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}, O=Specimen`,
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2035-01-01T00:00:00Z'),
    keys,
    signingAlgorithm: ALGORITHM,
  });
  return { certificate: new Uint8Array(certificate.rawData), key: keys.privateKey };
}

/** Signs a PDF in an incremental update with a detached CMS signature (ISO 32000-1, 12.8.3.3). */
export async function signPdf(
  original: Uint8Array,
  signer: Signer,
  signedAt = new Date('2026-10-01T08:00:00Z'),
): Promise<Uint8Array> {
  // A signed file keeps its bytes: saved again, its first signature would be broken.
  const keepBytes = Buffer.from(original).includes('/ByteRange');
  const { plain, body, root, next, pageIds } = await plainObjects(original, { keepBytes });
  const pageId = pageIds[0]!;
  const rootId = Number(root.split(' ')[0]);
  const field = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature${next}) /V ${next} 0 R /F 132 /Rect [0 0 0 0] /P ${pageId} 0 R >>`;
  const value = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 ${'*'.repeat(10)} ${'*'.repeat(10)} ${'*'.repeat(10)}] /Contents <${'0'.repeat(ROOM)}> >>`;
  const annots = /\/Annots\s*\[([^\]]*)\]/.exec(body(pageId));
  const page = annots
    ? body(pageId).replace(annots[0], `/Annots [${annots[1]} ${next + 1} 0 R]`)
    : body(pageId).replace(/<</, `<< /Annots [${next + 1} 0 R]`);
  const signedBefore = /\/SigFlags 3 \/Fields \[([^\]]*)\]/.exec(body(rootId))?.[1] ?? '';
  const catalog = body(rootId)
    .replace(/\/AcroForm\s*(\d+ 0 R|<<[^>]*>>)/, '')
    .replace(/<</, `<< /AcroForm << /SigFlags 3 /Fields [${signedBefore} ${next + 1} 0 R] >>`);
  const file = Buffer.from(
    appendRevision(
      plain,
      new Map<number, Uint8Array>([
        [rootId, Buffer.from(catalog, 'latin1')],
        [pageId, Buffer.from(page, 'latin1')],
        [next, Buffer.from(value)],
        [next + 1, Buffer.from(field)],
      ]),
      { root, size: next + 2 },
    ),
  );
  const open = file.indexOf(`/Contents <${'0'.repeat(64)}`) + '/Contents '.length;
  const close = open + ROOM + 2;
  const range = `/ByteRange [0 ${String(open).padEnd(10)} ${String(close).padEnd(10)} ${String(file.length - close).padEnd(10)}]`;
  file.write(range, file.indexOf('/ByteRange [0 **'), 'latin1');
  const cms = await makeCms(Buffer.concat([file.subarray(0, open), file.subarray(close)]), signer, signedAt);
  file.write(cms.toString('hex'), open + 1, 'latin1');
  return file;
}

async function makeCms(data: Uint8Array, signer: Signer, signedAt: Date): Promise<Buffer> {
  const certificate = pkijs.Certificate.fromBER(Uint8Array.from(signer.certificate).buffer);
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(data));
  const attribute = (type: string, value: asn1.AsnType): pkijs.Attribute =>
    new pkijs.Attribute({ type, values: [value] });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: pkijs.ContentInfo.DATA }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: pkijs.ContentInfo.DATA })),
            attribute('1.2.840.113549.1.9.5', new asn1.UTCTime({ valueDate: signedAt })),
            attribute('1.2.840.113549.1.9.4', new asn1.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(signer.key, 0, 'SHA-256', Uint8Array.from(data));
  const info = new pkijs.ContentInfo({
    contentType: pkijs.ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER());
}
