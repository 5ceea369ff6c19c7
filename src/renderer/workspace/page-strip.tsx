import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/cases.ts';
import { pageAddress } from './page-address.ts';
import styles from './viewer.module.css';

interface PageStripProps {
  readonly detail: CaseDetail;
  readonly pages: number;
  readonly current: number;
  readonly turnTo: (page: number) => void;
}

/** Thumbnails of all pages; nothing for a single one. */
export function PageStrip({ detail, pages, current, turnTo }: PageStripProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <ol className={styles.strip} aria-label={t('viewer.pages')}>
      {Array.from({ length: pages }, (_, page) => (
        <li key={page}>
          <UnstyledButton
            className={styles.stripPage!}
            aria-label={t('viewer.page', { number: page + 1 })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => turnTo(page)}
          >
            <img src={pageAddress(detail, page)} alt="" loading="lazy" />
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
