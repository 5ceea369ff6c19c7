import type { Room } from '../message-text.ts';

/** What the copy of the companies register says (src/station/registry). */
export const registry = {
  several: {
    en: 'Several companies in the copy of {{copy, date}} have this name or number. Give what tells them apart.',
    tn: 'Go na le dikhamphani di le mmalwa mo khoping ya {{copy, date}} tsa leina kgotsa nomoro e. Neelana ka se se di farologanyang.',
  },
  otherNumber: {
    en: 'This number is not in the copy of {{copy, date}}. A company of this name has another number in it.',
    tn: 'Nomoro e ga e yo mo khoping ya {{copy, date}}. Khamphani ya leina le e na le nomoro e sele mo go yone.',
  },
  notInCopy: {
    en: 'Not in the copy of {{copy, date}}. That does not mean that the company does not exist.',
    tn: 'Ga e yo mo khoping ya {{copy, date}}. Seo ga se reye gore khamphani ga e yo.',
  },
  differs: {
    en: 'Found in the copy of {{copy, date}}; these differ: {{differing, fields}}.',
    tn: 'E bonwe mo khoping ya {{copy, date}}; tse di a farologana: {{differing, fields}}.',
  },
  notActive: {
    en: 'Found in the copy of {{copy, date}}; what was given agrees, but the company is not active.',
    tn: 'E bonwe mo khoping ya {{copy, date}}; se se neilweng se a dumalana, mme khamphani ga e dire.',
  },
  statusUnclear: {
    en: 'Found in the copy of {{copy, date}}; what was given agrees, but its status does not say that it is active.',
    tn: 'E bonwe mo khoping ya {{copy, date}}; se se neilweng se a dumalana, mme maemo a yone ga a bolele gore e a dira.',
  },
  agrees: {
    en: 'Found in the copy of {{copy, date}}; what was given agrees.',
    tn: 'E bonwe mo khoping ya {{copy, date}}; se se neilweng se a dumalana.',
  },
  status: { en: 'Its status is {{status}}.', tn: 'Maemo a yone ke {{status}}.' },
  noStatus: {
    en: 'The copy does not say whether it is active.',
    tn: 'Khopi ga e bolele gore a e a dira.',
  },
  oldCopy: {
    en: 'The copy is {{days}} days old: ask for a newer one.',
    tn: 'Khopi e na le malatsi a le {{days}}: kopa e ntšha.',
  },
} as const satisfies Room;

/** One field of a company beside that of the register. */
export const registerFields = {
  notGiven: { en: '{{name, field}} was not given.', tn: '{{name, field}} ga e a newa.' },
  notInCopy: {
    en: 'The copy of {{copy, date}} holds no {{name, field}}.',
    tn: 'Khopi ya {{copy, date}} ga e na {{name, field}}.',
  },
  same: {
    en: '{{name, field}} agrees with the copy of {{copy, date}}.',
    tn: '{{name, field}} e dumelana le khopi ya {{copy, date}}.',
  },
  differs: {
    en: '{{name, field}} differs from the copy of {{copy, date}}.',
    tn: '{{name, field}} e farologana le khopi ya {{copy, date}}.',
  },
  otherForm: {
    en: 'The copy of {{copy, date}} holds another legal form.',
    tn: 'Khopi ya {{copy, date}} e na le mofuta o sele wa khamphani.',
  },
  nearly: {
    en: '{{name, field}} is nearly, but not quite, that in the copy of {{copy, date}}.',
    tn: '{{name, field}} e batla e tshwana le e e mo khoping ya {{copy, date}}, mme ga e tshwane gotlhelele.',
  },
  directorsNotGiven: { en: 'No directors were given.', tn: 'Ga go a newa bakaedi.' },
  directorsNotInCopy: {
    en: 'The copy of {{copy, date}} holds no directors.',
    tn: 'Khopi ya {{copy, date}} ga e na bakaedi.',
  },
  directorsSame: {
    en: 'Every given director is in the copy of {{copy, date}}.',
    tn: 'Mokaedi mongwe le mongwe yo o neilweng o mo khoping ya {{copy, date}}.',
  },
  directorsLeftOut: {
    en: '{{missing}} of {{registered}} directors in the copy of {{copy, date}} were not given.',
    tn: 'Bakaedi ba le {{missing}} ba ba {{registered}} ba ba mo khoping ya {{copy, date}} ga ba a newa.',
  },
  directorsDiffer: {
    en: '{{unknown}} of {{given}} given directors are not in the copy of {{copy, date}}.',
    tn: 'Bakaedi ba le {{unknown}} ba ba {{given}} ba ba neilweng ga ba yo mo khoping ya {{copy, date}}.',
  },
} as const satisfies Room;
