import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconFileTypePdf,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftFiles, type DraftFile } from './draft.ts';
import { Enlarged } from './enlarged.tsx';
import { turnImage } from './turn-image.ts';
import styles from './capture.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Every file with what can be done to it. */
export function Thumbnails({ files }: { files: readonly DraftFile[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.thumbnails} aria-label={t('capture.pages')}>
      {files.map((item, index) => (
        <li key={item.id} className={styles.thumbnail}>
          <Thumbnail item={item} label={t('capture.file', { number: index + 1, name: item.file.name })} />
          <div className={styles.tools}>
            <Tool label={t('capture.earlier')} off={index === 0} act={() => draftFiles.move(item.id, -1)}>
              <IconArrowLeft size={20} />
            </Tool>
            <Tool
              label={t('capture.later')}
              off={index === files.length - 1}
              act={() => draftFiles.move(item.id, 1)}
            >
              <IconArrowRight size={20} />
            </Tool>
            <Tool
              label={t('capture.rotate')}
              off={item.preview === null}
              act={() => void turnImage(item.file).then((turned) => draftFiles.replace(item.id, turned))}
            >
              <IconRotateClockwise size={20} />
            </Tool>
            <Tool label={t('common.remove')} act={() => draftFiles.remove(item.id)}>
              <IconTrash size={20} />
            </Tool>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ item, label }: { item: DraftFile; label: string }) {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        {item.preview ? (
          <UnstyledButton
            className={styles.enlarge!}
            aria-label={t('capture.enlarge', { file: label })}
            onClick={() => setLarge(true)}
          >
            <img src={item.preview} alt={label} />
          </UnstyledButton>
        ) : (
          <span className={styles.pdf}>
            <IconFileTypePdf size={56} stroke={ICON_STROKE.hairline} aria-hidden />
            {t('capture.pdf')}
          </span>
        )}
      </div>
      <figcaption title={item.file.name}>{item.file.name}</figcaption>
      {large && item.preview && (
        <Enlarged preview={item.preview} label={label} close={() => setLarge(false)} />
      )}
    </figure>
  );
}

interface ToolProps {
  readonly label: string;
  readonly off?: boolean;
  readonly act: () => void;
  readonly children: React.ReactNode;
}

function Tool({ label, off = false, act, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon variant="subtle" size={44} aria-label={label} disabled={off} onClick={act}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
