import type { Finding } from '../../contract/forensics.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { pageJudges } from './detectors.ts';
import type { IsBlank } from './arithmetic/blank-paper.ts';
import { startBroughtForward } from './arithmetic/brought-forward.ts';
import { startStatement } from './arithmetic/closing-balance.ts';
import { levelPage, type LevelPage } from './arithmetic/level-page.ts';
import type { Confirm } from './arithmetic/page-judge.ts';
import { startScannedSheets } from './arithmetic/scanned-sheets.ts';
import { startPayAcrossPages } from './arithmetic/pay-across-pages.ts';

/** Checks the text of a file's pages, each by itself and across pages. */
export interface TextJudges {
  /** @param isBlank tests places of the page's image; absent if there is none */
  add(reading: ReadPage, again: Confirm, isBlank?: IsBlank): Promise<void>;
  /** Findings within pages; with `acrossPages` also between pages. */
  judge(acrossPages: boolean): Finding[];
}

export function startTextJudges(today: string): TextJudges {
  const ofPages: Finding[] = [];
  const across: Finding[] = [];
  const statement = startStatement();
  const carried = startBroughtForward();
  const sheets = startScannedSheets();
  const pay = startPayAcrossPages();
  const levels: { page: number; level: LevelPage }[] = [];
  return {
    async add(reading, again, isBlank) {
      const level = levelPage(reading);
      const confirm = level.confirming(again);
      const looking = isBlank && level.looking(isBlank);
      for (const one of pageJudges)
        ofPages.push(...(await one.judge(level.page, confirm, looking, today)).map(level.back));
      across.push(...(await pay.add(level, confirm)));
      await statement.add(level.page, confirm);
      across.push(...(await carried.add(level.page, confirm)).map(level.back));
      across.push(...(await sheets.add(level.page, confirm, looking)).map(level.back));
      levels.push({ page: reading.report.pageInFile, level });
    },
    judge(acrossPages) {
      if (!acrossPages) return ofPages;
      const ofStatement = statement.judge().map((f) => {
        // If one picture shows two documents, statement rows are those of the first.
        const of = levels.find(({ page }) => page === f.page);
        return of ? of.level.back(f) : f;
      });
      return [...ofPages, ...across, ...ofStatement];
    },
  };
}
