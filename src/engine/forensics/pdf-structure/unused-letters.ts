import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { isKind, nameOf, type PdfDict } from '../../pdf/values.ts';
import type { Revision } from '../../pdf/file.ts';
import { fontUses, isPlaceholder, isSign, type FontUse } from './font-use.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isStructureWhole } from './structure-whole.ts';

/** A font is a subset of the used letters if at least this many are used … */
const LEAST = 12;
/** … and at most this many are not: an edited value leaves few letters unused; fully embedded fonts have many. */
const MOST_UNUSED = 6;

/**
 * Embedded letters that no page shows. Browsers and word processors embed in a tagged file exactly the letters that it
 * shows; an unused one was shown before. Removed pages leave such letters, too, but keep their number in the document
 * structure: then nothing is reported, nor if text may be in patterns and masks, which are not interpreted here. Weak:
 * whoever takes a name out before sharing a paper leaves such letters, too.
 */
export const unusedLetters = pdfDetector({
  id: 'unused-letters',
  version: '3',
  inspect: (pdf) => {
    const { latest } = pdf.file;
    const uses = fontUses(pdf).map((use) => ({ use, unused: unusedOf(use) }));
    if (uses.some(({ unused }) => unused.length > MOST_UNUSED)) return [];
    const found = uses.filter(
      ({ use, unused }) => unused.length > 0 && signsOf(use).length >= LEAST + unused.length,
    );
    if (found.length === 0 || !isStructureWhole(pdf) || hasPatterns(latest)) return [];
    return found.map(({ use, unused }) => {
      const letters = unused.map((code) => use.told.get(code)!).join(' ');
      return finding(unusedLetters, {
        strength: 'weak',
        page: use.pages[0]?.page.index ?? 0,
        value: unused.length,
        says: message('pdfFindings.unusedLetters', { letters }),
        detail: `${use.font.family}: ${signsOf(use).length} letters and digits of its own, ${unused.length} of them not shown`,
        before: letters,
      });
    });
  },
});

const signsOf = ({ told }: FontUse): number[] => [...told.keys()].filter((code) => isSign(told.get(code)));

const unusedOf = (use: FontUse): number[] =>
  signsOf(use).filter((code) => !use.shown.has(code) && !isPlaceholder(use.told.get(code)));

/** Are there tiling patterns or soft masks, whose text would be used unseen? */
function hasPatterns(revision: Revision): boolean {
  for (const id of revision.objectIds()) {
    const dict: PdfDict = revision.dict({ kind: 'ref', id, generation: 0 });
    const mask = revision.resolve(dict.entries.get('SMask'));
    if (
      dict.entries.get('PatternType') === 1 ||
      (isKind(mask, 'dict') && nameOf(mask.entries.get('S')) !== null)
    )
      return true;
  }
  return false;
}
