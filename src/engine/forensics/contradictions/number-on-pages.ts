import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import type { TermKey } from '../../../contract/messages/terms.ts';
import { finding, type DocumentDetector } from '../detector.ts';
import { isOfText } from '../pages/page-set.ts';
import { namedNumbers, slipAmong, type NamedNumber } from './number-twice.ts';
import { boxOf, runningText, type RunningText } from './running-text.ts';

interface OnPage extends NamedNumber {
  readonly running: RunningText;
  readonly page: number;
}

/**
 * A number that two pages of a file give under the same label with one slip: front and back of a card, sheets of a
 * statement. Only for pages read from a text layer, since images of earlier pages are no longer available to confirm
 * OCR.
 */
export const numberOnPages: DocumentDetector = {
  id: 'number-on-pages',
  version: '1',
  group: 'logic',
  judge: (_documents, pages) => {
    const byName = new Map<TermKey, OnPage[]>();
    for (const { reading, pageInFile } of pages.filter(isOfText)) {
      const running = runningText(reading);
      for (const [of, numbers] of namedNumbers(running, reading))
        byName.set(of, [
          ...(byName.get(of) ?? []),
          ...numbers.map((n) => ({ ...n, running, page: pageInFile })),
        ]);
    }
    return [...byName].flatMap(([of, all]): Finding[] => {
      const pair = slipAmong(all);
      const [usual, odd] = (pair ?? []).map((text) => all.find((n) => n.text === text)!);
      // Contradictions within a page are reported by `number-twice`.
      if (!usual || !odd || all.some((n) => n.page === odd.page && n.text === usual.text)) return [];
      const [first, second] = usual.page < odd.page ? [usual, odd] : [odd, usual];
      return [
        finding(numberOnPages, {
          strength: 'strong',
          page: second.page,
          box: boxOf(second.running, second.from, second.to),
          says: message('textFindings.numberTwice', { of, first: first.text, second: second.text }),
          detail: `page ${first.page + 1} and page ${second.page + 1}; named alike and a digit apart`,
          before: first.text,
          after: second.text,
        }),
      ];
    });
  },
};
