import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayShown, dayTyped, withStrokes } from '../language/typed-day.ts';
import styles from './day-input.module.css';

interface DayInputProps {
  readonly label: string;
  /** YYYY-MM-DD; empty: none. */
  readonly value: string;
  /** Told each whole day, and '' when there is none (any more). */
  readonly onChange: (day: string) => void;
  readonly required?: boolean;
}

/**
 * A day as DD/MM/YYYY, whatever the browser's locale is: its own date field would show the month first to whoever has an
 * American system. The calendar is the browser's.
 */
export function DayInput({ label, value, onChange, required = false }: DayInputProps) {
  const { t } = useTranslation();
  const calendar = useRef<HTMLInputElement>(null);
  // A half-typed day is not reported, so it is kept here.
  const [draft, setDraft] = useState<{ readonly text: string; readonly for: string } | null>(null);
  const [left, setLeft] = useState(false);
  const text = draft?.for === value ? draft.text : dayShown(value);
  const day = dayTyped(text);
  const wrong = day === null || (required && day === '');
  const type = (typed: string) => {
    const next = withStrokes(typed, text);
    const after = dayTyped(next) ?? '';
    setDraft({ text: next, for: after });
    setLeft(false);
    if (after !== value) onChange(after);
  };
  return (
    <div className={styles.day}>
      <TextInput
        label={label}
        value={text}
        placeholder={t('day.form')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        required={required}
        withAsterisk={false}
        error={left && wrong ? t('day.wrong') : null}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setLeft(true);
          if (day !== null) setDraft(null);
        }}
        rightSectionWidth={46}
        rightSection={
          <ActionIcon
            variant="subtle"
            aria-label={t('day.calendar', { field: label })}
            title={t('day.calendar', { field: label })}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={20} />
          </ActionIcon>
        }
      />
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={(event) => {
          setDraft(null);
          setLeft(false);
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
