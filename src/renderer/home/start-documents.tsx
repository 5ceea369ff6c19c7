import { Button } from '@mantine/core';
import { IconCamera, IconFilePlus, IconScan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DropArea } from '../capture/drop-area.tsx';
import { useFileChoice } from '../capture/file-choice.tsx';
import { draftFiles } from '../capture/draft.ts';
import { addFiles } from '../capture/add-files.ts';
import styles from './home.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** The start of most cases: files dropped or chosen here are already in the next screen's draft. */
export function StartDocuments() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const take = (files: File[]) => {
    draftFiles.newCustomer();
    void addFiles(files).then((refused) => navigate('/verify', { state: { refused } }));
  };
  const goTo = (place: string) => {
    draftFiles.newCustomer();
    void navigate(place);
  };
  const { input, open } = useFileChoice(take);
  return (
    <DropArea onFiles={take} className={styles.drop!}>
      <span className={styles.dropIcon} aria-hidden>
        <IconFilePlus size={36} stroke={ICON_STROKE.thin} />
      </span>
      <h2 className={styles.dropTitle}>{t('home.drop')}</h2>
      <p className={styles.dropText}>{t('home.dropText')}</p>
      <div className={styles.ways}>
        {input}
        <Button size="lg" leftSection={<IconFilePlus size={20} />} onClick={open}>
          {t('home.choose')}
        </Button>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconCamera size={20} />}
          onClick={() => goTo('/verify/camera')}
        >
          {t('home.camera')}
        </Button>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconScan size={20} />}
          onClick={() => goTo('/verify/scan')}
        >
          {t('home.scanner')}
        </Button>
      </div>
    </DropArea>
  );
}
