import {
  curveHand,
  digestOf,
  dsaHand,
  edwardsHand,
  identify,
  pssHand,
  rsaHand,
  type Hand,
  type Identity,
} from './authority.ts';
import { oid, sequence } from './der.ts';
import { bareSignature, signedData, timeStamp, type CmsSettings } from './cms.ts';
import { append, framed, ID, letter, look, stream, textField, type Letter } from './pdf.ts';
import { signLetter, type SignSettings } from './sign.ts';

/** An honestly signed letter, and the certificates that a station would trust for it. */
export interface SignedSpecimen {
  readonly name: string;
  readonly bytes: Buffer;
  readonly trusted: readonly Uint8Array[];
}

const PLAIN_ECDSA = '0.4.0.127.0.7.1.1.4.1';
const ECDSA_SHA3_256 = '2.16.840.1.101.3.4.3.10';
const ECDSA = {
  sha1: '1.2.840.10045.4.1',
  sha224: '1.2.840.10045.4.3.1',
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
  sha512: '1.2.840.10045.4.3.4',
};

const RSA_DIGESTS = [
  'md5',
  'sha1',
  'ripemd160',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha512-256',
  'sha3-256',
  'sha3-384',
  'sha3-512',
];
const CURVES: readonly [string, keyof typeof ECDSA][] = [
  ['prime192v1', 'sha1'],
  ['secp224r1', 'sha224'],
  ['prime256v1', 'sha256'],
  ['secp384r1', 'sha384'],
  ['secp521r1', 'sha512'],
  ['secp256k1', 'sha256'],
  ['brainpoolP160r1', 'sha1'],
  ['brainpoolP192r1', 'sha256'],
  ['brainpoolP224r1', 'sha224'],
  ['brainpoolP256r1', 'sha256'],
  ['brainpoolP320r1', 'sha384'],
  ['brainpoolP384r1', 'sha384'],
  ['brainpoolP512r1', 'sha512'],
];

/** Every hand that signs, each by itself. */
function hands(): [string, Hand][] {
  return [
    ...RSA_DIGESTS.map((digest): [string, Hand] => [`RSA, ${digest}`, rsaHand(digest)]),
    [
      'RSA, an algorithm that is not known here',
      { ...rsaHand('sha256'), algorithm: sequence(oid('1.3.6.1.5.5.7.6.30')) },
    ],
    ['RSA-PSS, both digests alike', pssHand('sha256', 'sha256', 32)],
    ['RSA-PSS, the mask by SHA-1', pssHand('sha256', 'sha1', 32)],
    ['RSA-PSS, the mask by another digest', pssHand('sha512', 'sha256', 20)],
    ['RSA-PSS without salt', pssHand('sha256', 'sha256', 0)],
    ['RSA-PSS, parameters left out', pssHand('sha1', 'sha1', 20, false)],
    ['RSA-PSS, parameters left out and SHA-256 meant', pssHand('sha256', 'sha256', 32, false)],
    ...CURVES.map(([curve, digest]): [string, Hand] => [
      `ECDSA, ${curve}`,
      curveHand(curve, digest, ECDSA[digest]),
    ]),
    [
      'ECDSA, parameters spelt out',
      curveHand('prime256v1', 'sha256', ECDSA.sha256, { paramEncoding: 'explicit' }),
    ],
    [
      'ECDSA, Brainpool spelt out',
      curveHand('brainpoolP384r1', 'sha384', ECDSA.sha384, { paramEncoding: 'explicit' }),
    ],
    [
      'ECDSA, side by side',
      curveHand('brainpoolP256r1', 'sha256', `${PLAIN_ECDSA}.3`, { form: 'ieee-p1363' }),
    ],
    ['ECDSA, SHA-3', curveHand('secp384r1', 'sha3-256', ECDSA_SHA3_256)],
    ['ECDSA, a digest longer than the curve', curveHand('prime256v1', 'sha512', ECDSA.sha512)],
    ['Ed25519', edwardsHand('ed25519')],
    ['Ed448', edwardsHand('ed448')],
    ['DSA', dsaHand()],
  ];
}

type Dress = (to: Letter, by: Identity) => void;
const signed =
  (cms: CmsSettings = {}, settings: SignSettings = {}): Dress =>
  (to, by) =>
    void signLetter(to, (data) => signedData(data, by, cms), settings);
const digested =
  (cms: CmsSettings = {}): Dress =>
  (to, by) =>
    void signLetter(
      to,
      (data) => signedData(data, by, { ...cms, content: { bytes: digestOf('sha1', data) } }),
      { subFilter: 'adbe.pkcs7.sha1' },
    );

/** Every form of the object, and of how it stands in the file. */
const FORMS: readonly [string, Dress][] = [
  ['detached, CAdES', signed({}, { subFilter: 'ETSI.CAdES.detached' })],
  ['no form named', signed({}, { subFilter: null })],
  ['without attributes', signed({ attributes: 'none' })],
  ['attributes out of order', signed({ attributes: 'out-of-order' })],
  ['BER', signed({ encoding: 'ber' })],
  ['content is the SHA-1', digested()],
  ['content is the SHA-1, without attributes', digested({ attributes: 'none' })],
  ['content is the SHA-1, in pieces', digested({ encoding: 'ber' })],
  ['content is there and empty', signed({ content: 'empty' })],
  ['signer by key identifier', signed({ signerBy: 'key' })],
  ['signer known to the station only', signed({ certificates: [] })],
  ['digits alone left out', signed({}, { gap: 'digits' })],
  ['a blank left out', signed({}, { gap: 'blank' })],
  ['a literal string', signed({}, { gap: 'literal' })],
  ['upper-case digits', signed({}, { digits: 'upper' })],
  ['digits in lines', signed({}, { digits: 'broken-lines' })],
  ['certified, no changes', signed({}, { permission: 1 })],
  ['certified, form filling', signed({}, { permission: 2 })],
  ['a visible field', signed({}, { shown: { place: '180 90 280 110', look: look('Signed') } })],
];

const withDss = (to: Letter): void => {
  to.catalogue += ' /DSS << /Type /DSS /Certs [150 0 R] >>';
  append(to, new Map([...framed(to), [150, stream('3003020101')]]));
};

/** What may come after a signature, or before it. */
const HISTORIES: readonly [string, (to: Letter, by: Identity) => void][] = [
  ['signed twice', (to, by) => [signed()(to, by), signed()(to, by)]],
  [
    'signed twice, the form lists the last alone',
    (to, by) => [signed()(to, by), to.fields.pop(), signed()(to, by)],
  ],
  ['signed three times', (to, by) => [signed()(to, by), signed()(to, by), signed()(to, by)]],
  ['validation data added', (to, by) => [signed()(to, by), withDss(to)]],
  ['certified, then validation data', (to, by) => [signed({}, { permission: 1 })(to, by), withDss(to)]],
  ['validation data and a time stamp', (to, by) => [signed()(to, by), withDss(to), stamped(to)]],
  ['a time stamp alone', (to) => stamped(to)],
  ['filled in, then signed', (to, by) => [fillName(to), signed()(to, by)]],
  ['signed, then filled in', (to, by) => [signed()(to, by), fillName(to)]],
  [
    'certified for filling, then filled in',
    (to, by) => [signed({}, { permission: 2 })(to, by), fillName(to)],
  ],
  ['filled in between two signatures', (to, by) => [signed()(to, by), fillName(to), signed()(to, by)]],
  ['a comment after signing', (to, by) => [signed()(to, by), comment(to)]],
  ['saved again as it was', (to, by) => [signed()(to, by), append(to, framed(to))]],
];

function stamped(to: Letter): void {
  const stamper = identify('Specimen Time Stamps', rsaHand('sha256'));
  signLetter(to, (data) => timeStamp(data, stamper, 'sha512'), {
    subFilter: 'ETSI.RFC3161',
    type: 'DocTimeStamp',
  });
}

export function fillName(to: Letter): void {
  append(
    to,
    new Map([
      [ID.name, textField('name', 'Motho Specimen', '40 60 140 76', 140)],
      [140, look('Motho Specimen')],
    ]),
  );
}

function comment(to: Letter): void {
  to.annotations.push(141);
  append(
    to,
    new Map([
      ...framed(to),
      [141, '<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Checked) >>'],
    ]),
  );
}

/** All honest forms: each hand, each form, each history; what the station would trust. */
export function honestlySigned(): SignedSpecimen[] {
  const made = (
    name: string,
    by: Identity,
    dress: Dress,
    options: { table?: Letter['table']; trusted?: Uint8Array[] } = {},
  ): SignedSpecimen => {
    const to = letter(options.table ? { table: options.table } : {});
    dress(to, by);
    return { name, bytes: to.file, trusted: options.trusted ?? [by.certificate] };
  };
  const issuer = identify('Specimen Issuer', rsaHand('sha256'), { withKeyIdentifier: true });
  const root = identify('Specimen Root', curveHand('brainpoolP384r1', 'sha384', ECDSA.sha384), {
    isAuthority: true,
  });
  const clerk = identify('Specimen Clerk', curveHand('prime256v1', 'sha256', ECDSA.sha256), { issuer: root });
  const oldest = identify('Specimen Old Issuer', rsaHand('sha1'));
  const inHex = `/Cert <${oldest.certificate.toString('hex')}>`;
  const bare =
    (entries: string): Dress =>
    (to, by) =>
      void signLetter(to, (data) => bareSignature(data, by), { subFilter: 'adbe.x509.rsa_sha1', entries });
  return [
    ...hands().map(([name, hand]) => made(name, identify('Specimen Issuer', hand), signed())),
    ...FORMS.map(([name, dress]) => made(name, issuer, dress)),
    ...HISTORIES.map(([name, dress]) => made(name, issuer, dress)),
    made('bare RSA, one certificate', oldest, bare(inHex)),
    made('bare RSA, a list of certificates', oldest, bare(inHex.replace('/Cert <', '/Cert [<').concat(']'))),
    made('under an authority', clerk, signed({ certificates: [clerk.certificate] }), {
      trusted: [root.certificate],
    }),
    made('cross-reference streams', issuer, signed(), { table: 'stream' }),
    made('cross-reference streams, signed twice', issuer, HISTORIES[0]![1], { table: 'stream' }),
  ];
}
