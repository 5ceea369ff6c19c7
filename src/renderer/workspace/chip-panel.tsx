import { IconCheck, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CaseFace } from '../../contract/administration.ts';
import type { CaseChip, ChipFieldOutcome } from '../../contract/chip.ts';
import { shownText } from '../../contract/formats.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import type { Verification } from '../../contract/verification.ts';
import { useRead } from '../connection/read-write.ts';
import { fieldLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { ChipFaceOutcome, ChipOutcome } from './chip-outcome.tsx';
import { FacePictures } from './face-pictures.tsx';
import styles from './chip.module.css';

const ICONS: Record<ChipFieldOutcome, typeof IconX> = {
  same: IconCheck,
  differs: IconX,
  unsure: IconQuestionMark,
  not_read: IconMinus,
};

interface ChipPanelProps {
  readonly detail: CaseDetail;
  readonly chip: CaseChip;
  readonly verification: Verification;
}

/** The chip of the document: what proves it, three portraits, and each field as chip, zone and print have it. */
export function ChipPanel({ detail, chip, verification }: ChipPanelProps) {
  const { t } = useTranslation();
  const face = useRead(`/cases/${detail.id}/face`, CaseFace);
  return (
    <div className={styles.panel}>
      <ChipOutcome chip={chip.chip} />
      <FacePictures detail={{ ...detail, chip }} verification={verification} face={face.data} />
      {chip.faces.map((face) => (
        <ChipFaceOutcome key={face.with} face={face} />
      ))}
      {chip.comparison.fields.length === 0 ? (
        <p>{t('assessment.chip.noDocument')}</p>
      ) : (
        <Fields chip={chip} />
      )}
    </div>
  );
}

function Fields({ chip: { comparison } }: { chip: CaseChip }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shown = (text: string | null): string => (text === null ? '–' : shownText(text, formats));
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={t('chip.fields')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chip.field')}</th>
            <th scope="col">{t('chip.chip')}</th>
            <th scope="col">{t('chip.zone')}</th>
            <th scope="col">{t('chip.print')}</th>
            <th scope="col">{t('chip.agrees')}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.fields.map(({ field, chip, zone, print, outcome }) => {
            const Icon = ICONS[outcome];
            return (
              <tr key={field} data-outcome={outcome}>
                <th scope="row">{fieldLabel(t, field)}</th>
                <td>{shown(chip)}</td>
                <td>{shown(zone)}</td>
                <td>{shown(print)}</td>
                <td>
                  <span className={styles.outcome}>
                    <Icon size={18} aria-hidden /> {t(`chip.outcomes.${outcome}`)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
