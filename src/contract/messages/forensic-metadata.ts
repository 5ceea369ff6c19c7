import type { Room } from '../message-text.ts';

/** What a file says of its own making (src/engine/forensics/metadata). */
export const metadataFindings = {
  pdf: { en: 'PDF {{parts, list}}.', tn: 'PDF: {{parts, list}}.' },
  writtenBy: { en: 'written by {{program}}', tn: 'e kwadilwe ka {{program}}' },
  producedBy: { en: 'produced by {{program}}', tn: 'e ntshitswe ka {{program}}' },
  created: { en: 'created {{at, date}}', tn: 'e dirilwe ka {{at, date}}' },
  modified: { en: 'modified {{at, date}}', tn: 'e fetotswe ka {{at, date}}' },
  saved_one: { en: 'saved once', tn: 'e bolokilwe gangwe' },
  saved_other: { en: 'saved {{count}} times', tn: 'e bolokilwe makgetlo a le {{count}}' },
  picture: {
    en: 'According to its metadata the picture was {{parts, list}}.',
    tn: 'Go ya ka tshedimosetso ya sone, setshwantsho: {{parts, list}}.',
  },
  madeWith: { en: 'made with {{device}}', tn: 'se dirilwe ka {{device}}' },
  savedBy: { en: 'saved by {{program}}', tn: 'se bolokilwe ka {{program}}' },
  taken: { en: 'taken {{day, date}}', tn: 'se tserwe ka {{day, date}}' },
  savedOn: { en: 'saved {{day, date}}', tn: 'se bolokilwe ka {{day, date}}' },
  credentialsUnreadable: {
    en: 'The file carries Content Credentials that cannot be read.',
    tn: 'Faele e na le Content Credentials tse di sa balegeng.',
  },
  credentialsBroken: {
    en: 'The file was changed after its Content Credentials were attached: their digest does not fit.',
    tn: 'Faele e fetotswe morago ga Content Credentials tsa yone di tsentswe: ga di dumelane.',
  },
  generated: {
    en: 'The Content Credentials of the file say that it was made by a generative program.',
    tn: 'Content Credentials tsa faele di re e dirilwe ke lenaneo le le itlhamelang.',
  },
  generatedFrom: {
    en: 'The Content Credentials of the file say that it was made from a picture of a generative program.',
    tn: 'Content Credentials tsa faele di re e dirilwe ka setshwantsho sa lenaneo le le itlhamelang.',
  },
  saysGenerated: {
    en: 'The metadata of the picture say that a generative program made it or a part of it.',
    tn: 'Tshedimosetso ya setshwantsho e re se dirilwe, kgotsa karolo ya sone, ke lenaneo le le itlhamelang.',
  },
  credentialsHold: {
    en: 'The Content Credentials of the file hold, signed by {{signer}}, a trusted signer.',
    tn: 'Content Credentials tsa faele di a tshwara, di saennwe ke {{signer}}, yo o ikanyegang.',
  },
  credentialsEdited: {
    en: 'The Content Credentials of the file hold, and say that it was edited.',
    tn: 'Content Credentials tsa faele di a tshwara, mme di re e fetotswe.',
  },
  credentialsUntrusted: {
    en: 'The file carries Content Credentials, but nobody in the trust folder signed them: they prove nothing.',
    tn: 'Faele e na le Content Credentials, mme ga go ope mo foldareng ya ba ba ikanyegang yo o di saennweng: ga di supe sepe.',
  },
} as const satisfies Room;
