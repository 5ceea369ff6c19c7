import { Button, CopyButton } from '@mantine/core';
import { IconCopy, IconTextScan2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Verification } from '../../contract/verification.ts';
import { State } from '../elements/state.tsx';
import styles from './raw-text.module.css';

/** Every line as it was read, page by page, with machine-readable zones set apart. */
export function RawText({ verification }: { verification: Verification }) {
  const { t } = useTranslation();
  const whole = verification.pages.map((page) => page.lines.map((line) => line.text).join('\n')).join('\n\n');
  if (whole.trim() === '') return <State icon={<IconTextScan2 />} title={t('rawText.none')} />;
  return (
    <div className={styles.text}>
      <CopyButton value={whole}>
        {({ copied, copy }) => (
          <Button variant="default" size="sm" leftSection={<IconCopy size={18} />} onClick={copy}>
            {copied ? t('common.copied') : t('rawText.copy')}
          </Button>
        )}
      </CopyButton>
      {verification.pages.map((page, index) => (
        <section key={index}>
          <h2>{t('viewer.page', { number: index + 1 })}</h2>
          {page.mrz && (
            <pre className={styles.zone} aria-label={t('rawText.mrz')}>
              {page.mrz.lines.join('\n')}
            </pre>
          )}
          <pre className={styles.lines}>{page.lines.map((line) => line.text).join('\n')}</pre>
        </section>
      ))}
    </div>
  );
}
