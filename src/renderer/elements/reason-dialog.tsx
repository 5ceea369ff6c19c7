import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from './form-dialog.tsx';
import styles from './form.module.css';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen, in words. */
  readonly consequence: React.ReactNode;
  readonly action: string;
  readonly dangerous?: boolean;
  readonly suggestions?: readonly string[];
  readonly busy: boolean;
  readonly error?: Error | null;
  readonly confirm: (reason: string) => void;
  readonly close: () => void;
  /** Further fields above the reason. */
  readonly children?: React.ReactNode;
}

/** Asks why, says what will happen, then does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { consequence, suggestions = [], confirm, children, ...dialog } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <FormDialog {...dialog} size="lg" submit={() => confirm(reason.trim())}>
      <p className={styles.consequence}>{consequence}</p>
      {children}
      {suggestions.length > 0 && (
        <div className={styles.suggestions} role="group" aria-label={t('decision.often')}>
          {suggestions.map((text) => (
            <Button key={text} variant="default" size="sm" onClick={() => setReason(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      <Textarea
        label={t('common.reason')}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
        minLength={3}
        maxLength={1000}
        rows={3}
        required
        withAsterisk={false}
        data-autofocus
      />
    </FormDialog>
  );
}
