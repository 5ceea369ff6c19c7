import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './return-focus.ts';
import { WriteError } from './write-error.tsx';
import styles from './form.module.css';

interface FormDialogProps {
  readonly title: string;
  /** Word on the button that does it. */
  readonly action: string;
  readonly busy: boolean;
  readonly error?: Error | null;
  readonly dangerous?: boolean;
  readonly size?: 'md' | 'lg';
  readonly submit: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
}

/**
 * A form over the screen: fields, what went wrong, cancel, and the one button that does it. Enter submits. A touch beside it
 * does not close it: what was typed would be gone.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, action, busy, error, dangerous = false, size = 'md', submit, close, children } = props;
  const { t } = useTranslation();
  useReturnFocus();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        {error && <WriteError error={error} />}
        {children}
        <div className={`${styles.actions} ${styles.pinned}`}>
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
