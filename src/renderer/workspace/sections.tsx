import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/cases.ts';
import { useChipReaders } from '../connection/chip-readers.ts';
import { useSignedIn } from '../connection/session.ts';
import { casesAlike } from './cases-alike.ts';
import { CheckList } from './check-list.tsx';
import { ChipPanel } from './chip-panel.tsx';
import { ChipReader } from './chip-reader.tsx';
import { FacePanel } from './face-panel.tsx';
import { FieldPanel } from './field-panel.tsx';
import { ForensicsPanel } from './forensics-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ScreeningPanel } from './screening-panel.tsx';
import { isWorkedOn, openPoints } from './open-points.ts';
import { RawText } from './raw-text.tsx';
import { SECTIONS, useSelection, type Section } from './selection.tsx';
import { StoredResults } from './stored-results.tsx';
import styles from './workspace.module.css';

/** What the pages mean, a tab each; the number on a tab is what wants to be looked at. */
export function Sections({
  detail,
  verification,
}: {
  detail: CaseDetail;
  verification: NonNullable<CaseDetail['verification']>;
}) {
  const { t } = useTranslation();
  const { section, open: show } = useSelection();
  const { operator } = useSignedIn();
  const readers = useChipReaders(isWorkedOn(detail, operator));
  const open = openPoints(detail.assessment);
  const marks: Partial<Record<Section, number>> = {
    fields: open.filter(({ aspect }) => aspect === 'fields').length,
    checks: open.filter(({ aspect }) => aspect === 'checks').length,
    forensics: verification.forensics.flatMap((r) => r.findings).filter((f) => f.strength !== 'note').length,
    chip: open.filter(({ aspect }) => aspect === 'chip').length,
    face: open.filter(({ aspect }) => aspect === 'face').length,
    screening: open.filter(({ aspect }) => aspect === 'screening').length,
    // Another case of the same face or number is for the one who decides, not only for who reads the history.
    history: casesAlike(detail).length,
  };
  return (
    <Tabs
      value={section}
      onChange={(next) => show(SECTIONS.find((one) => one === next) ?? 'fields')}
      className={styles.sections!}
      keepMounted={false}
    >
      <Tabs.List className={styles.tabs!}>
        {SECTIONS.filter((one) => one !== 'chip' || detail.chip !== null || readers.length > 0).map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`workspace.${one}`)}
            {(marks[one] ?? 0) > 0 && <span className={styles.mark}>{marks[one]}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className={styles.scroll} tabIndex={-1}>
        <Tabs.Panel value="fields">
          <FieldPanel detail={detail} verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="checks">
          <CheckList verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="forensics">
          <ForensicsPanel detail={detail} verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="chip">
          {readers.length > 0 && <ChipReader caseId={detail.id} readers={readers} />}
          {detail.chip && <ChipPanel detail={detail} chip={detail.chip} verification={verification} />}
        </Tabs.Panel>
        <Tabs.Panel value="face">
          <FacePanel detail={detail} verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="screening">
          <ScreeningPanel detail={detail} />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <RawText verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <StoredResults detail={detail} />
          <HistoryPanel detail={detail} />
        </Tabs.Panel>
      </div>
    </Tabs>
  );
}
