import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction } from '../../contract/cases.ts';
import type { ExtractedField, FieldSource } from '../../contract/verification.ts';
import { WriteError } from '../elements/write-error.tsx';
import { editableText, holdsDay, normalText } from './field-value.ts';
import styles from './fields.module.css';

/** Where what was read stood, as far as it stood anywhere: what follows from other values was not read. */
const PLACES: Partial<Record<FieldSource, 'printed' | 'mrz' | 'barcode' | 'chip'>> = {
  printed: 'printed',
  'text-layer': 'printed',
  mrz: 'mrz',
  barcode: 'barcode',
  chip: 'chip',
};

interface FieldEditorProps {
  readonly label: string;
  readonly field: ExtractedField;
  readonly correction: Correction | undefined;
  /** What was typed before the editor was left, if anything. */
  readonly typed?: string | undefined;
  /** Told at every key; null when it is what the field says anyway. */
  readonly onType?: (text: string | null) => void;
  /** Whether whoever looks at it opened it just now. */
  readonly takeFocus?: boolean;
  /** The value as typed, days in their normal form; null when it is the reading again. */
  readonly confirm: (value: string | null) => void;
  readonly cancel: () => void;
  /** What was confirmed is on its way to the station. */
  readonly busy?: boolean;
  /** Why the station did not take it: the text is still here. */
  readonly error?: Error | null;
}

/** Types over a reading, or picks one of several. Enter confirms, Escape leaves everything as it was. */
export function FieldEditor(props: FieldEditorProps) {
  const { label, field, correction, confirm, cancel, busy = false, error = null, takeFocus = true } = props;
  const { t } = useTranslation();
  const reading = editableText(field.value);
  const before = correction ? editableText(correction.value) : reading;
  const [text, setText] = useState(props.typed ?? before);
  const type = (next: string) => {
    setText(next);
    setRefused(false);
    props.onType?.(next === before ? null : next);
  };
  const isDay = holdsDay(field.name, field.value);
  const [refused, setRefused] = useState(false);
  const take = (typed: string) => {
    const value = normalText(typed, isDay);
    setRefused(value === null);
    if (value !== null) confirm(typed === reading ? null : value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === '') cancel();
    else take(typed);
  };
  const stood = field.raw?.trim() ? PLACES[field.source] : undefined;
  const others = [...new Set(field.alternatives.map((other) => editableText(other.value)))].filter(
    (other) => other !== '' && other !== reading,
  );
  return (
    <form
      className={styles.editor}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
    >
      <TextInput
        label={label}
        value={text}
        onChange={(e) => type(e.currentTarget.value)}
        autoFocus={takeFocus}
        maxLength={1000}
        error={refused && t('fieldPanel.notADay')}
        {...(isDay ? { placeholder: t('day.form') } : {})}
      />
      {error && <WriteError error={error} />}
      {others.length > 0 && (
        <div className={styles.readings} role="group" aria-label={t('fieldPanel.readings')}>
          {[reading, ...others].map((other) => (
            <Button key={other} variant="default" size="sm" onClick={() => take(other)}>
              {other}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.editorActions}>
        {stood && <small>{t(`fieldPanel.stood.${stood}`, { raw: field.raw })}</small>}
        <Button variant="subtle" size="sm" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" size="sm" loading={busy} leftSection={<IconCheck size={18} />}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
