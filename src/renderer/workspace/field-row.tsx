import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail, Correction } from '../../contract/cases.ts';
import type { ExtractedField } from '../../contract/verification.ts';
import { useCaseAction } from '../connection/cases.ts';
import { WriteError } from '../elements/write-error.tsx';
import { fieldLabel } from '../language/field-names.ts';
import { earlierValue } from './earlier-value.ts';
import { FieldCrop } from './field-crop.tsx';
import { FieldEditor } from './field-editor.tsx';
import { FieldReading } from './field-reading.tsx';
import { fieldState } from './field-state.ts';
import { isEditable } from './field-value.ts';
import { sameField, useSelection } from './selection.tsx';
import { fieldPlace, useTypedText } from './typed-text.ts';
import { useRowFocus } from './use-row-focus.ts';
import { isTable, ValueTable } from './value-table.tsx';
import styles from './fields.module.css';

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
  const { lit, light, turnTo, look } = useSelection();
  const { typed, keep } = useTypedText(caseId);
  const [opened, setOpened] = useState(false);
  const action = useCaseAction(caseId);
  const key = { document: at, field: field.name };
  const place = fieldPlace(key);
  // A decision closes what is still open: nothing can be corrected after it.
  const editing = changeable && (opened || typed[place] !== undefined);
  const row = useRowFocus(key, editing);
  const label = fieldLabel(t, field.name);
  const state = fieldState(field, correction, attention);
  const earlier = detail.verification ? earlierValue(detail.verification, field) : null;
  const rows = isTable(field.value) && !correction ? field.value : null;
  const editable = changeable && isEditable(field.value);
  const edit = () => {
    // Whoever types compares with the page.
    show();
    setOpened(true);
  };
  const close = () => {
    action.reset();
    keep(place, null);
    setOpened(false);
  };
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
          <FieldReading
            field={field}
            correction={correction}
            label={label}
            state={state}
            earlier={earlier}
            rows={rows}
            entry={entry}
            choose={() => {
              show();
              if (field.page !== null && field.box) look({ page: field.page, box: field.box });
            }}
            show={show}
            edit={editable ? edit : null}
          />
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
          {editable && (
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
