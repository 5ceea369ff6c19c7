import type { Room } from '../message-text.ts';

/** Why a setting, a logo or a receiver of events is not taken (src/station/settings.ts, webhooks; src/engine/intake/logo.ts). */
export const settingRefusals = {
  noSuchSetting: { en: 'There is no such setting.', tn: 'Ga go na thulaganyo e e ntseng jalo.' },
  managed: {
    en: 'This setting is managed and cannot be changed here.',
    tn: 'Thulaganyo e e laolwa ke pholisi mme ga e ka ke ya fetolwa fano.',
  },
  otherValue: { en: 'This setting does not take that value.', tn: 'Thulaganyo e ga e tseye boleng joo.' },
  noSuchCountry: {
    en: 'documents.country: The papers of {{country}} are not installed; there are {{installed, list}}.',
    tn: 'documents.country: Dikwalo tsa {{country}} ga di a tsenngwa; go na le {{installed, list}}.',
  },
  logoFormat: { en: 'A logo is a JPG or PNG.', tn: 'Letshwao ke JPG kgotsa PNG.' },
  logoSmall: {
    en: 'This picture is too small to be printed. Choose one of at least {{most}} pixels on each side.',
    tn: 'Setshwantsho se se sennye thata gore se gatisiwe. Tlhopha se se nang le bonnye diphikisele di le {{most}} mo letlhakoreng lengwe le lengwe.',
  },
  logoLong: {
    en: 'This picture is too long for a logo: at most {{most}} times as long as it is high.',
    tn: 'Setshwantsho se se seleele thata go nna letshwao: boleele jo bo sa feteng bogodimo ga {{most}}.',
  },
  noLogo: { en: 'No logo was chosen.', tn: 'Ga go a tlhophiwa letshwao.' },
  noSuchReceiver: {
    en: 'There is no such webhook endpoint.',
    tn: 'Ga go na moamogedi wa webhook yo o ntseng jalo.',
  },
  noSuchDelivery: { en: 'There is no such delivery.', tn: 'Ga go na molaetsa o o ntseng jalo.' },
  noSuchClient: { en: 'There is no such API client.', tn: 'Ga go na lenaneo la API le le ntseng jalo.' },
  manyReceivers: {
    en: 'A client may have at most {{most}} webhook endpoints.',
    tn: 'Lenaneo le ka nna le baamogedi ba webhook ba le {{most}} fela.',
  },
  eventGone: {
    en: 'The event of this delivery is no longer kept.',
    tn: 'Tiragalo ya molaetsa o ga e sa tlhole e bolokilwe.',
  },
  numbers: {
    en: 'This setting takes numbers from {{least}} to {{most}}.',
    tn: 'Thulaganyo e e tsaya dipalo go tloga ka {{least}} go fitlha ka {{most}}.',
  },
  wholeNumbers: {
    en: 'This setting takes whole numbers from {{least}} to {{most}}.',
    tn: 'Thulaganyo e e tsaya dipalo tse di feletseng go tloga ka {{least}} go fitlha ka {{most}}.',
  },
} as const satisfies Room;
