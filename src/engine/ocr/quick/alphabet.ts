import { RECOGNISED_CHARACTERS } from '../ppocr/alphabet.ts';

/**
 * Letters with marks and signs that PP-OCR's keys lack: Portuguese, French, Spanish, German, Nordic, Setswana š. The
 * ordinal of `n.º` looks like the degree of `N°` and is read as that.
 */
const MORE_CHARACTERS = 'ãõçêâôîûñöïëùåøæœßšžčćýłÃÕÇÊÂÔÎÛÑÖÏÙÅØÆŒŠŽČĆÝŁÀÁÈÍÚÄ£€°ª§';

/** Characters of the quick network in class order; class 0 is the CTC blank, class n + 1 is character n. */
export const QUICK_CHARACTERS = RECOGNISED_CHARACTERS + MORE_CHARACTERS;
