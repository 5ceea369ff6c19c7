import { z } from 'zod';
import type { WithoutPlural } from './messages/message.ts';

/**
 * The sentences of an assessment by aspect and key; `{{name}}` stands for a value. `{{sentence}}` is one that a check, a
 * detector or a service wrote. The screens' English is this; their Setswana mirrors it.
 */
export const ASSESSMENT_REASONS = {
  document: {
    notRead: 'The document could not be read. Photograph or scan it again.',
    nothingRead: 'No document has been read in this case yet.',
    unknownType: 'No document that this station knows was recognised. Read it yourself.',
    littleRead: 'Little of {{document}} could be read surely. Compare it with the original.',
    sideMissing: '{{sentence}}',
    marked: 'The document is marked {{mark}}: it is not a real document.',
    markInText: 'The word {{mark}} stands on the document. Make sure that it is a real document.',
    pageUnread: 'Page {{page}} could not be read.',
    complete: '{{document}} was read.',
  },
  fields: {
    notFound: '{{field}} was not found on {{document}}.',
    unsure: '{{field}} needs to be checked.',
    differ: '{{field}}: two different values were found.',
    read: 'All required fields were read.',
    none: 'No fields are known of such a document.',
  },
  checks: {
    failed: '{{sentence}}',
    compare: '{{sentence}}',
    none: 'No check applies to this document.',
    hold_one: '{{count}} check holds.',
    hold_other: '{{count}} checks hold.',
  },
  forensics: {
    tampered: '{{sentence}}',
    suspicious: '{{sentence}}',
    compareOriginal: 'Compare with the original document.',
    notAnalysed: 'The file was not examined for changes. Compare with the original document.',
    proved: '{{sentence}}',
    provedByChip: 'The signed chip proves what the document shows.',
  },
  chip: {
    notRead: 'The chip has not been read.',
    proved: 'The data on the chip are those that the state signed ({{authority}}).',
    noCopy: 'The chip holds the key that the state signed: it is no copy.',
    signatureBroken: 'The signature of the chip does not hold.',
    dataChanged: 'Data on the chip are not those that the state signed.',
    dataNotSigned: 'The chip holds data that nobody signed.',
    copy: 'The chip is a copy: it does not hold the key that the state signed.',
    accessWeakened: 'The chip does not offer the access that the state signed. It may have been changed.',
    signerRevoked: 'The state has revoked the certificate that signed this chip.',
    signerOfOtherKind: 'The certificate that signed this chip is not one that signs documents.',
    signerNotValidThen: 'The certificate that signed this chip was not valid on that day.',
    issuerNotKnown: 'The data are signed, but the issuer is not known here. Import a current master list.',
    cannotBeVerified: 'The signature of the chip uses a method that is not known here.',
    portraitNotRead: 'The state signed a portrait that the chip does not give away.',
    copyNotExcluded:
      'The chip may be a copy of a genuine one. Compare with the original document, or check the face.',
    copyOfHolder: 'Whether the chip is a copy was not shown; the person is the one whom the state signed.',
    otherDocument: 'The chip is of another document than the one that was read. They differ in: {{fields}}.',
    noDocument: 'The chip is of a document that was not read in this case. Add its page.',
    differs: '{{field}}: the document does not say what its chip says.',
    unsure: '{{field}}: read unclearly, and other than on the chip. Compare with the original document.',
    agrees_one: '{{count}} field agrees with the chip.',
    agrees_other: '{{count}} fields agree with the chip.',
    portraitMatches: 'The printed portrait is the one on the chip ({{similarity}} of 100).',
    portraitUnlike:
      'The printed portrait is little like the one on the chip ({{similarity}} of 100). Compare them.',
    portraitDiffers: 'The printed portrait is not the one on the chip ({{similarity}} of 100).',
    portraitNotCompared: 'The printed portrait could not be compared with the one on the chip. Compare them.',
    faceMatches: 'The live face is the one on the chip ({{similarity}} of 100).',
    faceDiffers: 'The live face is not the one on the chip ({{similarity}} of 100).',
    faceNotCompared: 'The live face could not be compared with the one on the chip. Compare them.',
  },
  duplicates: {
    otherFace: 'The same number was read in another case with another face.',
    otherName: 'The same number was read in another case under another name.',
    faceNotCompared: 'The same number was read in another case. Compare the faces.',
    rejectedBefore: 'A case with the same {{what}} was rejected.',
    sameFace: 'A very similar face is in a case with another number ({{similarity}} of 100).',
    sameFile: 'The same file was sent for somebody else.',
    samePicture: 'A copy of the same picture was sent for somebody else.',
    known: 'The same document was seen before, with the same person.',
    none: 'No other case shares a number, a file or a face.',
  },
  face: {
    notDone: 'The face check is still to come.',
    notCompared: 'The face has not been compared with the document.',
    notLive: 'The face check was not passed.',
    differ: 'The face is not the one on the document ({{similarity}} of 100).',
    live: 'A living person was there.',
    match: 'The face is the one on the document ({{similarity}} of 100).',
    copy: 'The picture at the counter is as like the one on the document as its copy is. Do the face check again, with the person in view.',
  },
  screening: {
    notDone: 'The name has not been screened.',
    match: '{{name}} is on {{list}}: confirmed.',
    hit: '{{name}} on {{list}} has to be decided ({{score}} of 100).',
    waitsForSecond: '{{name}} on {{list}}: a second person has to confirm that it is somebody else.',
    otherName: 'Another name was screened than the one on the document.',
    listsLeftOut: 'Not all required lists were searched.',
    otherKind: 'A listed organisation or person of the other kind has this very name. Screen it, too.',
    moreHits: 'More hits were found than are listed. Screen again with all of them.',
    thresholdRaised: 'The name was screened less strictly than this station asks for.',
    newHit: 'A new list brought a hit that nobody has decided.',
    clear: 'No open hit.',
  },
  registry: {
    notDone: 'The company has not been looked up in the register.',
    noCopy: 'No copy of the register is there to look the company up in.',
    notActive: '{{sentence}}',
    unclear: '{{sentence}}',
    verified: '{{sentence}}',
  },
  steps: {
    pending: '{{step}} is still to come.',
    otherPerson: '{{step}} names another person than the identity document.',
    done: 'Every step is done.',
  },
} as const;

type Reasons = typeof ASSESSMENT_REASONS;
export type AssessmentReasonKey = {
  [A in keyof Reasons]: `${A}.${WithoutPlural<keyof Reasons[A] & string>}`;
}[keyof Reasons];

const keys = Object.entries(ASSESSMENT_REASONS).flatMap(([aspect, texts]) =>
  Object.keys(texts).map((key) => `${aspect}.${key.replace(/_(one|other)$/, '')}`),
);
const known = new Set(keys);

/** `aspect.key`, without the ending of a plural. */
export const AssessmentReasonKey = z
  .custom<AssessmentReasonKey>((key) => typeof key === 'string' && known.has(key))
  .meta({ type: 'string' });

/** The English sentence of a reason. */
export function assessmentSentence(
  key: AssessmentReasonKey,
  values: Readonly<Record<string, string | number>>,
): string {
  const [aspect = '', name = ''] = key.split('.');
  const texts = ASSESSMENT_REASONS[aspect as keyof Reasons] as Readonly<Record<string, string>>;
  const text = texts[name] ?? texts[`${name}${values['count'] === 1 ? '_one' : '_other'}`] ?? '';
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''));
}
