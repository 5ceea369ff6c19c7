import type { Room } from '../message-text.ts';

/** Notes that rules of the country's pack make (`engine/packs/botswana`); part of `messages/notes.ts`. */
export const notesOfBotswana = {
  omangFifthDigit: {
    en: 'The fifth digit of an Omang number is 1 or 2; this one is neither.',
    tn: 'Palo ya botlhano ya nomoro ya Omang ke 1 kgotsa 2; e ga se epe ya tsone.',
  },
  passportLetters: {
    en: 'A Botswana passport number begins with two letters.',
    tn: 'Nomoro ya phasepoto ya Botswana e simolola ka ditlhaka di le pedi.',
  },
} as const satisfies Room;

/** Words of the country inside messages; part of `messages/terms.ts`. */
export const termsOfBotswana = {
  omangNumbers: { en: 'Omang numbers', tn: 'dinomoro tsa Omang' },
  fifthDigitOfOmang: { en: 'fifth digit of the Omang number', tn: 'palo ya botlhano ya nomoro ya Omang' },
} as const satisfies Room;

/** What passwords there are made of. */
export const GUESSED_IN_BOTSWANA = ['botswana', 'gaborone', 'francistown', 'pula', 'omang'] as const;
