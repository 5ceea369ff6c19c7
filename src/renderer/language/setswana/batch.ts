import type { Words } from '../english.ts';
import type { batchWords } from '../english/batch.ts';

/** The papers of several customers at once. MADE BY MACHINE, waits for review by a native speaker. */
export const batchSetswana: Pick<Words, keyof typeof batchWords> = {
  batch: {
    title: 'Bareki ba le bantsi',
    lead: 'Seteišene se bala gore faele nngwe le nngwe ke ya ga mang. O leba gangwe, morago moreki mongwe le mongwe o nna kgetse.',
    drop: 'Latlhela foldara kgotsa difaele di le dintsi fano.',
    folder: 'Tlhopha foldara',
    left_one: 'Faele e le {{count}} e tlogetswe: {{names}}',
    left_other: 'Difaele di le {{count}} di tlogetswe: {{names}}',
    sorting: 'Go balwa gore difaele ke tsa ga mang',
    sorted: 'Difaele di le {{done}} mo go di le {{all}} di badilwe',
    look: 'A dipampiri tse di nepagetseng di mmogo? Sutisa kgotsa o tlose tse di seng jalo.',
    customer: 'Moreki {{number}}',
    newCustomer: 'Moreki yo mosha',
    move: 'Sutisa',
    moveTo: 'Sutisa {{name}}',
    remove: 'Tlosa {{name}}',
    tooMany: 'Kgetse e le nngwe e tsaya difaele di le {{count}}. Isa tse dingwe kwa morekeng yo mosha.',
    verify_one: 'Netefatsa moreki a le {{count}}',
    verify_other: 'Netefatsa bareki ba le {{count}}',
    reading: { waiting: 'E letile', reading: 'E a balwa', failed: 'Ga e a kgona go balwa' },
    openCase: 'Bula kgetse',
    next: 'Ditlhopha tse di latelang',
    toCases: 'Ya kwa dikgetseng',
  },
};
