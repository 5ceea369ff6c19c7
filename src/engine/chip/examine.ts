import { assessmentSentence } from '../../contract/assessment-reasons.ts';
import { CHIP_REASON_KEYS, type ChipReason, type ChipReport } from '../../contract/chip.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { readCertificate, type Certificate } from '../signing/certificate.ts';
import { readRevocationList } from '../signing/revocation-list.ts';
import { zoneFields } from '../ocr/mrz/fields.ts';
import { formatOf } from '../ocr/mrz/formats.ts';
import { expiryIn, zoneDay } from '../values/zone-day.ts';
import { ChipError } from './chip-error.ts';
import { asChipFailure } from './chip-failure.ts';
import { documentDetails, groupOf, holderDetails, zoneOf } from './lds/logical-data.ts';
import { portraitsOf, signaturesOf, type ChipPicture } from './lds/pictures.ts';
import { authenticatePassively, type PassiveAuthentication } from './passive-authentication.ts';
import { pictureJpeg } from './picture-jpeg.ts';
import type { ChipEvidence, ChipProof } from './read-chip.ts';
import { stateOfName, trustAnchors } from './trust-anchors.ts';

/** The files of a chip, read here or elsewhere. The chip itself can only be authenticated while it is read. */
export interface ExamineChipRequest extends Pick<ChipEvidence, 'sod' | 'groups'> {
  readonly chipAuthentication: ChipProof | 'not-tried';
  readonly activeAuthentication: ChipProof | 'not-tried';
  /** As `ChipEvidence` says; false where the chip was read elsewhere. */
  readonly isAccessWeakened: boolean;
  /** DER certificates of trusted authorities. */
  readonly authorities: readonly Uint8Array[];
  /** DER revocation lists; only those that one of the authorities has signed count. */
  readonly revocationLists: readonly Uint8Array[];
  /** `YYYY-MM-DD`, by which the century of a birth is told. */
  readonly today: string;
}

const PROOFS_OF_FORGERY: readonly ChipReason[] = [
  'SIGNATURE_BROKEN',
  'DATA_CHANGED',
  'DATA_NOT_SIGNED',
  'CHIP_IS_A_COPY',
];

/**
 * What a chip's files say and prove. Pure: the same files give the same answer, whoever read them.
 *
 * @throws StationError DAMAGED_DOCUMENT: the security object or the zone cannot be read; INVALID_REQUEST without a zone
 */
export async function examineChip(request: ExamineChipRequest): Promise<ChipReport> {
  try {
    return await examine(request);
  } catch (error) {
    throw asChipFailure(error);
  }
}

async function examine(request: ExamineChipRequest): Promise<ChipReport> {
  const { groups, sod, authorities, revocationLists, today } = request;
  const zone = groups.get(1);
  if (!zone)
    throw new StationError('INVALID_REQUEST', message('chipRefusals.noGroup'), {
      errors: [
        { field: 'dataGroups', message: inEnglish(message('inputFaults.groupOne')), rejectedValue: null },
      ],
    });
  const misplaced = [...groups].find(([group, file]) => groupOf(file) !== group)?.[0];
  if (misplaced !== undefined)
    throw new ChipError('malformed', message('chipRefusals.otherFile', { group: misplaced }));
  const known = authorities.flatMap((der) => readCertificate(der) ?? []);
  const lists = revocationLists.flatMap((der) => readRevocationList(der) ?? []);
  const passive = ofFile('EF.SOD', () => authenticatePassively(sod, groups, trustAnchors(known, lists)));
  const reasons = reasonsOf(request, passive);
  const verdict = reasons.some((reason) => PROOFS_OF_FORGERY.includes(reason))
    ? 'TAMPERED'
    : reasons.every((reason) => reason === 'COPY_NOT_EXCLUDED')
      ? 'AUTHENTIC'
      : 'INCONCLUSIVE';
  const mrz = ofFile('EF.DG1', () => zoneOf(zone));
  return {
    verdict,
    reasons,
    message: [
      ...(verdict === 'AUTHENTIC'
        ? [assessmentSentence('chip.proved', { authority: passive.authority?.subject.called ?? '' })]
        : []),
      ...reasons.map((reason) => assessmentSentence(CHIP_REASON_KEYS[reason], {})),
    ].join(' '),
    documentType: mrz[0]!.startsWith('P') ? 'PASSPORT' : mrz[0]!.startsWith('V') ? 'VISA' : 'FOREIGN_ID_CARD',
    extractedData: dataOf(mrz, groups, today),
    mrz,
    portrait: await firstPicture(groups.get(2), (file) => ofFile('EF.DG2', () => portraitsOf(file))),
    signatureImage: await firstPicture(groups.get(7), readableSignatures),
    passiveAuthentication: {
      signature: snake(passive.signature),
      issuer: snake(passive.issuer),
      dataGroups: passive.digests.map(({ group, state }) => ({ group, state: snake(state) })),
      unsignedGroups: [...passive.unsigned],
      signer: certificateOf(passive.signer),
      authority: certificateOf(passive.authority),
    },
    chipAuthentication: snake(request.chipAuthentication),
    activeAuthentication: snake(request.activeAuthentication),
  };
}

/** Names the file that cannot be read: whoever sent several cannot tell by the fault alone. */
function ofFile<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ChipError)) throw error;
    throw new ChipError(error.problem, message('requestRefusals.field', { name, fault: error.says }));
  }
}

/** The first that can be decoded, as JPEG in base64; null where the group is absent, or none of its pictures can be. */
async function firstPicture(
  file: Uint8Array | undefined,
  picturesOf: (file: Uint8Array) => ChipPicture[],
): Promise<string | null> {
  for (const picture of file ? picturesOf(file) : []) {
    const jpeg = await pictureJpeg(picture);
    if (jpeg) return Buffer.from(jpeg).toString('base64');
  }
  return null;
}

/** Empty if the data are malformed: unlike the portrait, the signature identifies nobody. */
function readableSignatures(file: Uint8Array): ChipPicture[] {
  try {
    return signaturesOf(file);
  } catch (error) {
    if (error instanceof ChipError) return [];
    throw error;
  }
}

/** Data group of the face; a chip that withholds it could be anybody's. */
const PORTRAIT = 2;
/** Data group of the security protocols. */
const PROTOCOLS = 14;

/** Worst first; nothing but `COPY_NOT_EXCLUDED` leaves the data proved. */
function reasonsOf(
  { chipAuthentication, activeAuthentication, isAccessWeakened }: ExamineChipRequest,
  passive: PassiveAuthentication,
): ChipReason[] {
  const states = passive.digests.map(({ state }) => state);
  const proofs = [chipAuthentication, activeAuthentication];
  const applies: readonly (readonly [ChipReason, boolean])[] = [
    ['SIGNATURE_BROKEN', passive.signature === 'broken'],
    ['DATA_CHANGED', states.includes('changed')],
    ['DATA_NOT_SIGNED', passive.unsigned.length > 0],
    ['CHIP_IS_A_COPY', proofs.includes('failed')],
    [
      'ACCESS_WEAKENED',
      isAccessWeakened &&
        passive.signature === 'holds' &&
        passive.digests.some(({ group, state }) => group === PROTOCOLS && state === 'same'),
    ],
    ['SIGNER_REVOKED', passive.issuer === 'revoked'],
    ['SIGNER_OF_OTHER_KIND', passive.issuer === 'other-kind'],
    ['SIGNER_NOT_VALID_THEN', passive.issuer === 'not-valid-then'],
    ['ISSUER_NOT_KNOWN', passive.issuer === 'unknown'],
    ['CANNOT_BE_VERIFIED', passive.signature === 'cannot-tell' || states.includes('cannot-tell')],
    [
      'PORTRAIT_NOT_READ',
      passive.digests.some(({ group, state }) => group === PORTRAIT && state === 'not-read'),
    ],
    ['COPY_NOT_EXCLUDED', !proofs.includes('passed') && !proofs.includes('failed')],
  ];
  return applies.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** Field names of the category IDENTITY; DG11's own spelling of a name wins over the zone's. */
function dataOf(
  mrz: readonly string[],
  groups: ReadonlyMap<number, Uint8Array>,
  today: string,
): Record<string, string | null> {
  const format = formatOf(mrz);
  if (!format) throw new ChipError('malformed', message('chipFaults.otherZone'));
  const zone = zoneFields(mrz, format);
  const holder = groups.has(11) ? holderDetails(groups.get(11)!) : {};
  const document = groups.has(12) ? documentDetails(groups.get(12)!) : {};
  const fullBirth = holder.dateOfBirth && dashed(holder.dateOfBirth);
  return {
    name: holder.fullName ?? ([zone['firstName'], zone['lastName']].filter(Boolean).join(' ') || null),
    surname: zone['lastName'] ?? null,
    forenames: zone['firstName'] ?? null,
    idNumber: zone['documentNumber'] ?? null,
    dateOfBirth: fullBirth ?? zoneDay(zone['birthDate'] ?? '', 'birth', today),
    nationality: zone['nationality'] ?? null,
    gender: zone['sex'] ?? null,
    expiryDate: zoneDay(zone['expirationDate'] ?? '', expiryIn(format.format), today),
    issuingState: zone['issuingState'] ?? null,
    personalNumber: holder.personalNumber ?? zone['personalNumber'] ?? zone['optional1'] ?? null,
    placeOfBirth: holder.placeOfBirth ?? null,
    dateOfIssue: document.dateOfIssue ? dashed(document.dateOfIssue) : null,
    issuingAuthority: document.issuingAuthority ?? null,
  };
}

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

function certificateOf(certificate: Certificate | null) {
  return (
    certificate && {
      name: certificate.subject.called,
      country: stateOfName(certificate.subject.text),
      validFrom: certificate.notBefore.toISOString().slice(0, 10),
      validUntil: certificate.notAfter.toISOString().slice(0, 10),
    }
  );
}

type Snake<S extends string> = S extends `${infer A}-${infer B}` ? `${A}_${Snake<B>}` : S;
const snake = <S extends string>(text: S): Snake<S> => text.replaceAll('-', '_') as Snake<S>;
