import { useTranslation } from 'react-i18next';
import { Page } from '../elements/page.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { StartDocuments } from './start-documents.tsx';
import { OtherTasks } from './other-tasks.tsx';
import { Unfinished } from './unfinished.tsx';
import { Today } from './today.tsx';
import styles from './home.module.css';

/** Start a task; see today's cases and what waits. */
export function Home() {
  const { t } = useTranslation();
  useStepTitle(t('nav.home'));
  return (
    <Page title={t('home.title')}>
      <div className={styles.grid}>
        <div className={styles.start}>
          <Unfinished />
          <StartDocuments />
          <OtherTasks />
        </div>
        <Today />
      </div>
    </Page>
  );
}
