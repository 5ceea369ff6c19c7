import type { Room } from '../message-text.ts';

/** How far an onboarding is (src/station/assessment/onboarding-steps.ts). */
export const onboarding = {
  ready: {
    en: 'Every step is done and nothing speaks against it.',
    tn: 'Dikgato tsotlhe di dirilwe mme ga go sepe se se ganetsang.',
  },
  stillToCome: { en: '{{step}} is still to come.', tn: '{{step}}: go ise go dirwe.' },
  namesAnother: {
    en: '{{step}} names another person than the identity document.',
    tn: '{{step}}: e na le leina la motho o sele go na le le le mo lokwalong lwa boitshupo.',
  },
  read: {
    en: '{{step}} was read and its checks hold.',
    tn: '{{step}}: go badilwe mme ditlhatlhobo di nepile.',
  },
  livenessToCome: {
    en: 'The face check is still to come.',
    tn: 'Tlhatlhobo ya sefatlhego e ise e dirwe.',
  },
  living: { en: 'A living person was there.', tn: 'Go ne go na le motho yo o tshelang.' },
  notCompared: {
    en: 'The face has not been compared with the document.',
    tn: 'Sefatlhego ga se ise se bapisiwe le lokwalo.',
  },
  sameFace: {
    en: 'The face is the one on the document (similarity {{similarity}}, threshold {{threshold}}).',
    tn: 'Sefatlhego ke sone se se mo lokwalong (go tshwana {{similarity}}, selekanyo {{threshold}}).',
  },
  otherFace: {
    en: 'The faces differ (similarity {{similarity}}, threshold {{threshold}}).',
    tn: 'Difatlhego di a farologana (go tshwana {{similarity}}, selekanyo {{threshold}}).',
  },
  notLookedUp: {
    en: 'The company has not been looked up in the register.',
    tn: 'Khamphani ga e ise e batlwe mo rejistareng.',
  },
  notScreened: { en: 'The name has not been screened.', tn: 'Leina ga le ise le tlhatlhobiwe.' },
} as const satisfies Room;

/** Titles of the steps, by the step. */
export const onboardingSteps = {
  identity: { en: 'Identity document', tn: 'Lokwalo lwa boitshupo' },
  liveness: { en: 'Living person', tn: 'Motho yo o tshelang' },
  'face-match': { en: 'Same face', tn: 'Sefatlhego se le sengwe' },
  address: { en: 'Proof of address', tn: 'Bosupi jwa aterese' },
  income: { en: 'Proof of income', tn: 'Bosupi jwa lotseno' },
  entity: { en: 'Company registration', tn: 'Kwadiso ya khamphani' },
  registry: { en: 'Companies register', tn: 'Rejistara ya dikhamphani' },
  compliance: { en: 'Compliance document', tn: 'Lokwalo lwa go obamela molao' },
  screening: { en: 'Sanctions and PEP screening', tn: 'Tlhatlhobo ya dikotlhao le ba maemo' },
} as const satisfies Room;
