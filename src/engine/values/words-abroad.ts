import { onPapers, type PaperWords } from '../lexicon/languages/index.ts';
import { fold } from './text/fold.ts';
import { words } from './text/label-list.ts';

/** Words of a class in the languages beside English, folded. */
export const wordsAbroad = (what: PaperWords): string[] => words(onPapers(what)).map(fold);
