import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SourcesState } from '../../contract/administration.ts';
import { ImportReport } from '../administration/import-report.tsx';
import { missingLists } from '../administration/missing-lists.ts';
import { Upload } from '../elements/upload.tsx';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import styles from './first-day.module.css';

/** Lists that are there, and more of them from files. What needs a word more is done among the lists. */
export function ListsStep() {
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const sources = useRead('/sources', SourcesState);
  const write = useWrite(SourcesState);
  if (sources.error) return <Failed error={sources.error} retry={() => void sources.refetch()} />;
  if (!sources.data) return <LoadingRows rows={2} />;
  return (
    <>
      {write.error && <WriteError error={write.error} />}
      <div role="status">{write.data?.imported && <ImportReport report={write.data.imported} />}</div>
      <ul className={styles.list}>
        {sources.data.lists.map(({ list, title, date: published, entries }) => (
          <li key={list}>
            {t('screening.listUsed', { title, date: date(published), entries: number(entries) })}
          </li>
        ))}
        {missingLists(sources.data).map((list) => (
          <li key={list}>{t('firstDay.missingList', { list: list.toUpperCase() })}</li>
        ))}
      </ul>
      <div className={styles.beside}>
        <Upload
          label={t('sources.import')}
          busy={write.isPending}
          send={(body) => write.mutate({ path: '/sources/lists', body })}
        />
        <Link to="/administration/sources">{t('firstDay.moreLists')}</Link>
      </div>
    </>
  );
}
