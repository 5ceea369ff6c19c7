import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../shell/top-bar.tsx';
import { RefusedLeave } from '../shell/refused-leave.tsx';
import { Mark } from '../shell/mark.tsx';
import styles from './door.module.css';

/** The frame of everything before the counter: the house on the left, the form on the right. */
export function Door({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.door}>
      <aside className={styles.house}>
        <div className={styles.brand}>
          <Mark size={48} />
          <span>{t('app.name')}</span>
        </div>
        <p className={styles.tagline}>{t('app.tagline')}</p>
        <Horizon />
        <p className={styles.local}>{t('signIn.local')}</p>
      </aside>
      <main className={styles.form}>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={styles.inner}>
          <RefusedLeave />
          {children}
        </div>
      </main>
    </div>
  );
}

/** Salt pan, river and an acacia: lines only, in the palette. */
function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 480 300" preserveAspectRatio="xMidYMax meet" aria-hidden>
      <circle cx="356" cy="96" r="40" fill="#e2ac55" />
      <path d="M0 150h480v150H0z" fill="#1b2d39" />
      <path d="M0 150c80-14 150-14 240-4s170 8 240-6v20H0z" fill="#2f7d4f" opacity=".55" />
      <path d="M0 186c120-16 190 10 300-4 80-10 130-4 180 2v116H0z" fill="#1f6f9c" />
      <path d="M0 200c140-10 200 8 330-2 70-5 110 0 150 4v98H0z" fill="#3486b2" opacity=".6" />
      <g fill="none" stroke="#0b1319" strokeWidth="5" strokeLinecap="round">
        <path d="M118 156c2-26-2-44 6-66M122 112c-12-14-26-20-38-24M123 104c12-14 30-20 46-22" />
      </g>
      <path d="M48 88c18-22 44-30 74-30s60 6 82 26c-26 8-42 2-66 6-30 4-62 6-90-2z" fill="#0b1319" />
    </svg>
  );
}
