import type { Room } from '../message-text.ts';

/** What is wrong with the audit log, and why a part of it is not given (src/station/audit). */
export const auditLog = {
  noRecord: {
    en: 'There is no audit record {{sequence}}.',
    tn: 'Ga go na rekoto ya tlhatlhobo ya {{sequence}}.',
  },
  olderHeadFirst: {
    en: 'The first head is the larger one; give the older head first.',
    tn: 'Tlhogo ya ntlha ke e kgolo; neela e kgologolo pele.',
  },
  noHead: {
    en: 'No head was signed over {{size}} records. "netefatsa audit head --all" lists the heads.',
    tn: 'Ga go na tlhogo e e saennweng ya direkoto di le {{size}}. "netefatsa audit head --all" e bontsha ditlhogo.',
  },
  otherRange: {
    en: 'The log holds the records 1 to {{size}}; that range is not in it.',
    tn: 'Buka e na le direkoto 1 go ya go {{size}}; tse di kopilweng ga di mo go yone.',
  },
  notAHead: {
    en: 'This is not a tree head: copy the whole line from the receipt, or give its JSON.',
    tn: 'Se ga se tlhogo ya setlhare: kopolola mola otlhe mo rasiting, kgotsa o neele JSON ya yone.',
  },
  notVerified: {
    en: 'The audit log could not be verified.',
    tn: 'Buka ya tlhatlhobo ga e a kgona go netefadiwa.',
  },
  allHold: { en: 'All {{records}} records hold.', tn: 'Direkoto tsotlhe di le {{records}} di siame.' },
  guardsRemoved: {
    en: 'The guards that refuse changes were removed from the database or replaced: {{names, list}}.',
    tn: 'Disireletsi tse di ganang diphetogo di ntshitswe mo polokelong kgotsa di emisetswe: {{names, list}}.',
  },
  triggersAdded: {
    en: 'Triggers that are not Netefatsa’s were added to the log: {{names, list}}.',
    tn: 'Go okeditswe di-trigger tse e seng tsa Netefatsa mo bukeng: {{names, list}}.',
  },
  definitionChanged: {
    en: 'The definition of the log was changed: {{names, list}}.',
    tn: 'Tlhaloso ya buka e fetotswe: {{names, list}}.',
  },
  otherStation: {
    en: "The head over {{size}} records was signed by another station's key ({{key}}).",
    tn: 'Tlhogo ya direkoto di le {{size}} e saennwe ka senotlolo sa seteišene se sele ({{key}}).',
  },
  wrongSignature: {
    en: 'The signature of the head over {{size}} records is wrong.',
    tn: 'Mosaeno wa tlhogo ya direkoto di le {{size}} o phoso.',
  },
  otherRecords: {
    en: 'The first {{size}} records are not those that the head signed on {{time}} covers.',
    tn: 'Direkoto tsa ntlha di le {{size}} ga se tse tlhogo e e saennweng ka {{time}} e di akaretsang.',
  },
  missing: {
    en: 'Record {{sequence}} is missing: the next one is {{next}}.',
    tn: 'Rekoto ya {{sequence}} ga e yo: e e latelang ke {{next}}.',
  },
  wrongTree: {
    en: 'A stored hash of the tree over record {{sequence}} is wrong.',
    tn: 'Palo e e bolokilweng ya setlhare sa rekoto ya {{sequence}} e phoso.',
  },
  endGone: {
    en: 'Records after {{sequence}} are gone: the tree still holds their hashes.',
    tn: 'Direkoto tse di morago ga {{sequence}} ga di yo: setlhare se santse se na le dipalo tsa tsone.',
  },
  endGoneByHead: {
    en: 'Records after {{sequence}} are gone: a head signed on {{time}} covers {{size}} records. An older database was put back, or the end was cut off.',
    tn: 'Direkoto tse di morago ga {{sequence}} ga di yo: tlhogo e e saennweng ka {{time}} e akaretsa direkoto di le {{size}}. Go busitswe polokelo ya kgale, kgotsa bokhutlo bo kgaotswe.',
  },
  unreadable: {
    en: 'After record {{sequence}} the database cannot be read. {{fault, sentence}}',
    tn: 'Morago ga rekoto ya {{sequence}} polokelo ya tshedimosetso ga e balege. {{fault, sentence}}',
  },
  edited: {
    en: 'Record {{sequence}} was edited: its text does not match its hash.',
    tn: 'Rekoto ya {{sequence}} e fetotswe: mokwalo wa yone ga o tshwane le palo ya yone.',
  },
  notReadable: { en: 'Record {{sequence}} is not readable.', tn: 'Rekoto ya {{sequence}} ga e balege.' },
  otherNumber: {
    en: 'Record {{sequence}} says that it is number {{other}}.',
    tn: 'Rekoto ya {{sequence}} ya re ke nomoro ya {{other}}.',
  },
  chainBroken: {
    en: 'Record {{sequence}} does not follow the record before it: one of the two was replaced.',
    tn: 'Rekoto ya {{sequence}} ga e latele e e fa pele ga yone: nngwe ya tse pedi e emisetswe.',
  },
  otherPart: {
    en: 'All {{records}} records hold, but another part of the database is damaged or was changed. {{detail, sentence}}',
    tn: 'Direkoto tsotlhe di le {{records}} di siame, mme karolo e sele ya polokelo e senyegile kgotsa e fetotswe. {{detail, sentence}}',
  },
  restore: { en: 'Restore the last backup.', tn: 'Busetsa khopi ya bofelo.' },
} as const satisfies Room;
