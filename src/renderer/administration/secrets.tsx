import { Button, CopyButton, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formStyles from '../elements/form.module.css';
import styles from './administration.module.css';

interface SecretsProps {
  /** Name of each credential and its value. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** Shown once: the station keeps only hashes. Closed by its buttons only, not by a stray touch or key. */
export function Secrets({ secrets, close }: SecretsProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={close}
      title={t('applications.credentials')}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={formStyles.form}>
        <p>{t('applications.once')}</p>
        <dl className={styles.secrets}>
          {Object.entries(secrets).map(([name, value]) => (
            <div key={name}>
              <dt>{t(`applications.secretNames.${name}`, { defaultValue: name })}</dt>
              <dd>
                <code>{value}</code>
                <CopyButton value={value}>
                  {({ copied, copy }) => (
                    <Button
                      variant="default"
                      size="sm"
                      onClick={copy}
                      aria-label={`${t('common.copy')} ${name}`}
                    >
                      {copied ? t('common.copied') : t('common.copy')}
                    </Button>
                  )}
                </CopyButton>
              </dd>
            </div>
          ))}
        </dl>
        <div className={formStyles.actions}>
          <Button onClick={close}>{t('applications.kept')}</Button>
        </div>
      </div>
    </Modal>
  );
}
