import type { Room } from '../message-text.ts';

/** Why people are not let in or an account is not changed (src/station/operators). */
export const operatorRefusals = {
  nameTaken: {
    en: 'An operator with this name exists already.',
    tn: 'Go setse go na le modiri yo o nang leina le.',
  },
  alreadySetUp: {
    en: 'This station has an administrator already. Sign in.',
    tn: 'Seteišene se se setse se na le motsamaisi. Tsena.',
  },
  notFound: { en: 'There is no such operator.', tn: 'Ga go na modiri yo o ntseng jalo.' },
  onlyAdministrator: {
    en: 'This is the only administrator. Make another one first.',
    tn: 'Yo ke motsamaisi a le nosi. Tlhoma yo mongwe pele.',
  },
  manyAtOnce: {
    en: 'Too many people sign in at once. Try again in a moment.',
    tn: 'Batho ba le bantsi thata ba tsena ka nako e le nngwe. Leka gape morago ga sebakanyana.',
  },
  passwordOfName: {
    en: 'This password is made of the name. Choose another one.',
    tn: 'Lefoko la sephiri le le dirilwe ka leina. Tlhopha le lengwe.',
  },
  role: {
    en: 'Your role does not allow this. Ask a colleague with the role {{roles, terms}}.',
    tn: 'Seabe sa gago ga se letlelele se. Kopa modirimmogo yo o nang le seabe sa {{roles, terms}}.',
  },
  wrongCredentials: {
    en: 'The name or the password is wrong.',
    tn: 'Leina kgotsa lefoko la sephiri ga le a nepagala.',
  },
  sessionOver: { en: 'The session is over. Sign in again.', tn: 'Nako ya gago e fedile. Tsena gape.' },
  locked: { en: 'The counter is locked. Sign in again.', tn: 'Khaontara e lotletswe. Tsena gape.' },
  samePassword: {
    en: 'Choose a password that is not the one of until now.',
    tn: 'Tlhopha lefoko la sephiri le e seng la go fitlha jaanong.',
  },
  lockedOut: {
    en: 'Too many wrong passwords. Try again in {{minutes}} minutes.',
    tn: 'Mafoko a sephiri a a phoso a mantsi thata. Leka gape morago ga metsotso e le {{minutes}}.',
  },
} as const satisfies Room;
