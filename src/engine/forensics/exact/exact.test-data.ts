import type { ReadPage } from '../../../contract/pages.ts';
import { understand } from '../../documents/understand.ts';
import { documentDetectors } from '../detectors.ts';
import { pageOf } from '../testing/printed-page.ts';

/** Findings in one page with a text layer, without messages. */
export function foundInPage(cells: Parameters<typeof pageOf>[0]): string[] {
  const page = pageOf(cells);
  const { report } = page;
  const quality = { readable: true, warnings: [], cutOff: [] };
  const reading = {
    ...page,
    report: { ...report, index: 0, file: 0, width: 1240, height: 1754, quality },
  } as unknown as ReadPage;
  const request = {
    category: null,
    mode: 'BATCH',
    today: '2026-11-21',
    maxAddressAgeMonths: 3,
  } as const;
  const { documents } = understand([reading], request);
  return documentDetectors
    .flatMap((d) =>
      d.judge(documents, [{ reading, pageInFile: 0 }], { today: '2026-11-21', profile: 'income' }),
    )
    .filter(({ strength }) => strength === 'strong')
    .map(({ before, after }) => `${after} for ${before}`);
}
