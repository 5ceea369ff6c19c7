import { UnstyledButton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownValue } from '../../contract/formats.ts';
import type { Correction } from '../../contract/cases.ts';
import type { ExtractedField, FieldValue } from '../../contract/verification.ts';
import { documentLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { useMessageWords } from '../language/message-text.tsx';
import type { FieldState } from './field-state.ts';
import { looksNumeric } from './field-value.ts';
import type { TableRow } from './value-table.tsx';
import styles from './fields.module.css';

/** Of a long list only its beginning is shown beside the page; the report holds all of it. */
const SHOWN_ENTRIES = 3;
/** A type as the interface names it; papers of no known type say here what they call themselves. */
const TYPE_CODE = /^[A-Z]+(?:_[A-Z]+)*$/;

interface FieldReadingProps {
  readonly field: ExtractedField;
  readonly correction: Correction | undefined;
  readonly label: string;
  readonly state: FieldState;
  /** What an earlier reading said instead. */
  readonly earlier: string | null;
  /** The value where it is a table: only its size is said here. */
  readonly rows: readonly TableRow[] | null;
  /** The Tab key comes to this one; arrows go to the others. */
  readonly entry: boolean;
  readonly choose: () => void;
  readonly show: () => void;
  /** Null where nobody may type over it. */
  readonly edit: (() => void) | null;
}

/** The value of a field and what there is to know about it: one button of the list. */
export function FieldReading(props: FieldReadingProps) {
  const { field, correction, label, state, earlier, rows, entry, choose, show, edit } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useMessageWords();
  const value = correction ? correction.value : field.value;
  const shown = (one: FieldValue) =>
    field.name === 'documentType' && typeof one === 'string' && TYPE_CODE.test(one)
      ? documentLabel(t, one)
      : shownValue(one, formats, { yes: t('common.yes'), no: t('common.no') }, field.name, SHOWN_ENTRIES);
  return (
    <UnstyledButton
      className={styles.reading!}
      tabIndex={entry ? 0 : -1}
      onClick={choose}
      onFocus={show}
      onKeyDown={(event) => {
        if (event.key === 'e' && edit) {
          event.preventDefault();
          edit();
        } else moveFocus(event);
      }}
      data-field={field.name}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-numeric={looksNumeric(value)}>
        {value === null
          ? t('fieldState.not-found')
          : rows
            ? t('fieldPanel.rows', { count: rows.length })
            : shown(value)}
      </span>
      <span className={styles.state}>
        {t(`fieldState.${state}`, { name: correction?.author ?? '' })}
        {correction?.original != null && <s title={t('fieldPanel.original')}>{shown(field.value)}</s>}
      </span>
      {earlier !== null && (
        <span className={styles.earlier}>
          <IconHistory size={16} aria-hidden /> {t('fieldPanel.earlier', { value: earlier })}
        </span>
      )}
      {field.notes.length > 0 && !correction && (
        <span className={styles.notes}>
          {field.notes.map((sentence, i) => words({ said: field.notesSaid?.[i], sentence }).text).join(' ')}
        </span>
      )}
    </UnstyledButton>
  );
}

/** Arrow keys go from field to field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
