import { IconCircleCheck, IconCircleX, IconHelpCircle, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BackupState } from '../../contract/backup.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import styles from './backup.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Age in days from which a backup is called old. */
const OLD_DAYS = 7;

const ICONS = { verified: IconCircleCheck, failed: IconCircleX, open: IconHelpCircle, atWork: IconLoader2 };

/** One sentence and its colour: the last backup, whether it was read back, and what to do where there is none. */
export function LastBackup({ state: { made, atWork, failure, failureSaid } }: { state: BackupState }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const last = made[0];
  const verified = made.find(({ outcome }) => outcome === 'verified');
  const kind = atWork ? 'atWork' : (last?.outcome ?? 'open');
  const Icon = ICONS[kind];
  const days = verified?.ageDays ?? 0;
  return (
    <section
      className={styles.last}
      data-kind={kind === 'verified' && days >= OLD_DAYS ? 'open' : kind}
      role="status"
    >
      <Icon size={36} stroke={ICON_STROKE.medium} aria-hidden />
      <div>
        <h2>
          {atWork && t('backup.atWork')}
          {!atWork && !last && t('backup.never')}
          {!atWork && last && t(`backup.last.${last.outcome}`, { time: dateTime(last.at), who: last.by })}
        </h2>
        {!atWork && failure !== null && (
          <p>
            <MessageText said={failureSaid} sentence={failure} />
          </p>
        )}
        {!atWork && last?.outcome === 'verified' && last.contents && (
          <p>
            {t('backup.contents', {
              records: number(last.contents.records),
              files: number(last.contents.blobs),
              size: number(last.contents.bytes / 1_000_000, 1),
            })}
            {last.contents.newBytes !== null &&
              ` ${t('backup.new', { size: number(last.contents.newBytes / 1_000_000, 1) })}`}
            {last.contents.damaged > 0 && ` ${t('backup.damaged', { count: last.contents.damaged })}`}
          </p>
        )}
        {!atWork && days >= OLD_DAYS && <p>{t('backup.old', { count: days })}</p>}
        {!atWork && last && last !== verified && (
          <p>{verified ? t('backup.before', { time: dateTime(verified.at) }) : t('backup.noneVerified')}</p>
        )}
      </div>
    </section>
  );
}
