import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ListsReport } from '../../contract/administration.ts';
import { humanised } from '../../contract/formats.ts';
import { Panel } from '../elements/panel.tsx';
import { Table } from '../elements/table.tsx';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import styles from './import-report.module.css';

/** What became of every file of an import: what it was taken for, how much was read, what was lost, what was left. */
export function ImportReport({ report: { lists, left } }: { report: ListsReport }) {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  return (
    <Panel title={t('sources.report')} padded={lists.length === 0}>
      {lists.length > 0 && (
        <Table
          label={t('sources.report')}
          columns={[
            t('sources.files'),
            t('sources.takenFor'),
            t('sources.entries'),
            t('sources.names'),
            t('sources.numbers'),
            t('sources.lost'),
          ]}
          rows={lists.map((one) => ({
            key: one.list,
            cells: [
              <span key="f" className={styles.files}>
                {one.files.join(', ')}
              </span>,
              <div key="t" className={styles.taken}>
                <strong>{one.title}</strong>
                <small>
                  {date(one.date)}
                  {one.unchanged && ` · ${t('sources.unchanged')}`}
                </small>
              </div>,
              ...[one.entries, one.names, one.identifiers].map((count, i) => (
                <span key={i} className="number">
                  {number(count)}
                </span>
              )),
              <Lost key="l" losses={one.losses} />,
            ],
          }))}
        />
      )}
      {lists.flatMap(({ title, notes, notesSaid }) =>
        notes.map((text, i) => (
          <p key={title + text} className={styles.note}>
            <strong>{title}:</strong> <MessageText said={notesSaid[i]} sentence={text} />
          </p>
        )),
      )}
      {left.map(({ file, message, said }) => (
        <p key={file + message} className={styles.left}>
          <IconAlertTriangle size={20} aria-hidden />
          <span>
            <strong>{t('sources.left', { file })}</strong> <MessageText said={said} sentence={message} />
          </span>
        </p>
      ))}
    </Panel>
  );
}

function Lost({ losses }: Pick<ListsReport['lists'][number], 'losses'>) {
  const { t } = useTranslation();
  const kinds = Object.entries(losses);
  if (kinds.length === 0) return t('sources.nothingLost');
  return (
    <ul className={styles.losses}>
      {kinds.map(([kind, count]) => (
        <li key={kind}>{lostWords(t, kind, count)}</li>
      ))}
    </ul>
  );
}

/** Unknown kinds, from a newer importer, show their own name. */
const lostWords = (t: TFunction, kind: string, count: number): string =>
  t(`sources.losses.${kind}`, { count, defaultValue: `${humanised(kind)}: ${count}` });
