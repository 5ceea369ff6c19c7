import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconHistory, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownValue } from '../../contract/in-words.ts';
import type { CaseDetail, Correction } from '../../contract/cases.ts';
import type { ExtractedField, FieldValue } from '../../contract/verification.ts';
import { useCaseAction } from '../connection/cases.ts';
import { WriteError } from '../elements/write-error.tsx';
import { documentLabel, fieldLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { useMessageWords } from '../language/message-text.tsx';
import { earlierValue } from './earlier-value.ts';
import { FieldCrop } from './field-crop.tsx';
import { FieldEditor } from './field-editor.tsx';
import { fieldState } from './field-state.ts';
import { isEditable, looksNumeric } from './field-value.ts';
import { sameField, useSelection } from './selection.tsx';
import { fieldPlace, useTypedText } from './typed-text.ts';
import { isTable, ValueTable } from './value-table.tsx';
import styles from './fields.module.css';

/** Of a long list only its beginning is shown beside the page; the report holds all of it. */
const SHOWN_ENTRIES = 3;
/** A type as the interface names it; papers of no known type say here what they call themselves. */
const TYPE_CODE = /^[A-Z]+(?:_[A-Z]+)*$/;

interface FieldRowProps {
  readonly detail: CaseDetail;
  readonly document: number;
  readonly field: ExtractedField;
  readonly correction: Correction | undefined;
  readonly changeable: boolean;
  /** Something about it is open: its place on the page is shown beside the value. */
  readonly attention?: boolean;
  /** The Tab key comes to this one; arrows go to the others. */
  readonly entry?: boolean;
}

/** One field in one line: value, and what there is to know about it; lights its box, opens its editor. */
export function FieldRow(props: FieldRowProps) {
  const { detail, document: at, field, correction, changeable, attention = false, entry = true } = props;
  const caseId = detail.id;
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useMessageWords();
  const { lit, light, chosen, turnTo, look } = useSelection();
  const { typed, keep } = useTypedText(caseId);
  const [opened, setOpened] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const action = useCaseAction(caseId);
  const key = { document: at, field: field.name };
  const place = fieldPlace(key);
  // A decision closes what is still open: nothing can be corrected after it.
  const editing = changeable && (opened || typed[place] !== undefined);
  const label = fieldLabel(t, field.name);
  const state = fieldState(field, correction, attention);
  const value = correction ? correction.value : field.value;
  const earlier = detail.verification ? earlierValue(detail.verification, field) : null;
  const rows = isTable(value) && !correction ? value : null;
  const edit = () => {
    // Whoever types compares with the page.
    show();
    setOpened(true);
  };
  const wasChosen = sameField(chosen, key);

  useEffect(() => {
    if (!wasChosen) return;
    row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    row.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [wasChosen, chosen]);

  // The editor took the focus with it: the arrow keys go on from here.
  const wasEditing = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasEditing.current && !editing && isLost)
      row.current?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);

  const close = () => {
    action.reset();
    keep(place, null);
    setOpened(false);
  };
  const shown = (one: FieldValue) =>
    field.name === 'documentType' && typeof one === 'string' && TYPE_CODE.test(one)
      ? documentLabel(t, one)
      : shownValue(one, formats, { yes: t('common.yes'), no: t('common.no') }, field.name, SHOWN_ENTRIES);
  const show = () => {
    light(key);
    if (field.page !== null) turnTo(field.page);
  };
  // What was typed stays in the editor until the station has it.
  const correct = (next: string | null) => {
    if (next === (correction?.value ?? null)) return close();
    action.mutate({ kind: 'corrections', ...key, value: next }, { onSuccess: close });
  };

  return (
    <li
      ref={row}
      className={styles.field}
      data-lit={sameField(lit, key)}
      data-state={state}
      data-attention={attention}
      data-changed={earlier !== null}
      onPointerEnter={() => light(key)}
      onPointerLeave={() => light(null)}
    >
      {editing ? (
        <FieldEditor
          label={label}
          field={field}
          correction={correction}
          typed={typed[place]}
          onType={(text) => keep(place, text)}
          takeFocus={opened}
          confirm={correct}
          cancel={close}
          busy={action.isPending}
          error={action.error}
        />
      ) : (
        <>
          <UnstyledButton
            className={styles.reading!}
            tabIndex={entry ? 0 : -1}
            onClick={() => {
              show();
              if (field.page !== null && field.box) look({ page: field.page, box: field.box });
            }}
            onFocus={show}
            onKeyDown={(event) => {
              if (event.key === 'e' && changeable && isEditable(field.value)) {
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
                {field.notes
                  .map((sentence, i) => words({ said: field.notesSaid?.[i], sentence }).text)
                  .join(' ')}
              </span>
            )}
          </UnstyledButton>
          {correction && changeable && (
            <ActionIcon
              className={styles.action!}
              variant="subtle"
              size={32}
              tabIndex={-1}
              aria-label={`${t('common.undo')}: ${label}`}
              onClick={() => correct(null)}
            >
              <IconArrowBackUp size={20} />
            </ActionIcon>
          )}
          {changeable && isEditable(field.value) && (
            <ActionIcon
              className={styles.action!}
              variant="subtle"
              size={32}
              tabIndex={-1}
              aria-label={`${t('common.edit')}: ${label}`}
              onClick={edit}
            >
              <IconPencil size={18} />
            </ActionIcon>
          )}
          {action.error && <WriteError error={action.error} />}
          {(attention || earlier !== null) && (
            <div className={styles.crop}>
              <FieldCrop detail={detail} field={field} />
            </div>
          )}
          {rows && <ValueTable label={label} rows={rows} />}
        </>
      )}
    </li>
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
