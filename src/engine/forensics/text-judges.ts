import type { Finding } from '../../contract/forensics.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { pageJudges } from './detectors.ts';
import type { IsBlank } from './arithmetic/blank-paper.ts';
import { startBroughtForward } from './arithmetic/brought-forward.ts';
import { startStatement } from './arithmetic/closing-balance.ts';
import { levelPage, type LevelPage } from './arithmetic/level-page.ts';
import type { Confirm } from './arithmetic/page-judge.ts';
import { startPayAcrossPages } from './arithmetic/pay-across-pages.ts';

/** Judges what the pages of a file say, one after the other and all together. */
export interface TextJudges {
  /** @param isBlank looks at the page's picture; absent where there is none */
  add(reading: ReadPage, again: Confirm, isBlank?: IsBlank): Promise<void>;
  /** What the pages say against themselves; with `acrossPages` also what they say against each other. */
  judge(acrossPages: boolean): Finding[];
}

export function startTextJudges(today: string): TextJudges {
  const ofPages: Finding[] = [];
  const across: Finding[] = [];
  const statement = startStatement();
  const carried = startBroughtForward();
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
      levels.push({ page: reading.report.pageInFile, level });
    },
    judge(acrossPages) {
      if (!acrossPages) return ofPages;
      const ofStatement = statement.judge().map((f) => {
        // Where one picture shows two documents, its rows are those of the first.
        const of = levels.find(({ page }) => page === f.page);
        return of ? of.level.back(f) : f;
      });
      return [...ofPages, ...across, ...ofStatement];
    },
  };
}
