import { useTranslation } from 'react-i18next';
import { shownValue } from '../../contract/formats.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { useFormats } from '../language/formats.ts';
import { FieldCrop } from './field-crop.tsx';
import type { FieldKey } from './selection.tsx';
import styles from './work-bar.module.css';

/** The crop of the page beside the value that was read from it: one look compares them. */
export function FieldPoint({ detail, at }: { detail: CaseDetail; at: FieldKey }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const field = detail.verification?.documents[at.document]?.fields.find(({ name }) => name === at.field);
  if (!field) return null;
  const value =
    field.value === null
      ? t('fieldState.not-found')
      : shownValue(field.value, formats, { yes: t('common.yes'), no: t('common.no') }, field.name, 3);
  return (
    <div className={styles.compare}>
      <FieldCrop detail={detail} field={field} />
      <span className={styles.value}>{value}</span>
    </div>
  );
}
