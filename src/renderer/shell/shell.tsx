import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useReadAgainWhenBack } from '../connection/health.ts';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusNet } from './focus-net.ts';
import { useFocusOnArrival } from './focus-on-arrival.ts';
import { useIdleLock } from './idle-lock.ts';
import { RefusedLeave } from './refused-leave.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import styles from './shell.module.css';

/** The frame around every screen of the counter: rail, bar, content. */
export function Shell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  useIdleLock();
  useFocusOnArrival();
  useFocusNet();
  useReadAgainWhenBack();
  useShortcuts([
    ['N', () => void navigate('/')],
    ['/', () => focusSearch() || void navigate('/cases?search')],
    ['shift+?', () => setHelp(true)],
    ['?', () => setHelp(true)],
  ]);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content" onClick={focusContent}>
        {t('nav.skip')}
      </a>
      <Rail />
      <TopBar />
      <main className={styles.content} id="content" tabIndex={-1}>
        <RefusedLeave />
        <Outlet />
      </main>
      {help && <ShortcutHelp close={() => setHelp(false)} />}
    </div>
  );
}

/** The search of the screen that is open, if it has one. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLElement>('[data-screen-search]');
  box?.focus();
  return box !== null;
}

/** The address after # belongs to the router, so the skip link moves the focus itself. */
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
