import { Button, Modal, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './workspace.module.css';

interface ReasonDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, in words. */
  readonly consequence: string;
  readonly action: string;
  readonly dangerous?: boolean;
  readonly suggestions?: readonly string[];
  readonly busy: boolean;
  readonly confirm: (reason: string) => void;
  readonly close: () => void;
}

/** Asks why, says what will happen, then does it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    opened,
    title,
    consequence,
    action,
    dangerous = false,
    suggestions = [],
    busy,
    confirm,
    close,
  } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(reason.trim());
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={styles.reason} onSubmit={submit}>
        <p>{consequence}</p>
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
        <div className={styles.reasonActions}>
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={busy} {...(dangerous ? { color: 'clay' } : {})}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
