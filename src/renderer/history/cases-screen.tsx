import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, type Category } from '../../contract/categories.ts';
import type { CaseState } from '../../contract/operator.ts';
import { useCases, type CaseFilter } from '../connection/cases.ts';
import { Choices } from '../elements/choices.tsx';
import { DayInput } from '../elements/day-input.tsx';
import { Page } from '../elements/page.tsx';
import { SearchBox } from '../elements/search-box.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { dayStart } from '../language/local-day.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { CaseTable } from './case-table.tsx';
import styles from './cases.module.css';

const STATES: readonly CaseState[] = ['open', 'waiting', 'accepted', 'rejected', 'referred'];

/** Keeps the line's place while the cases are being counted. */
const NOT_COUNTED = '\u00a0';

/** Every case of the station: search, filter, open one as it was. */
export function CasesScreen() {
  const { t } = useTranslation();
  useStepTitle(t('nav.cases'));
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, 200);
  const [state, setState] = useState<CaseState | 'all'>('all');
  const [category, setCategory] = useState<Category | 'all'>('all');
  const [day, setDay] = useState('');
  const filter: CaseFilter = {
    ...(search ? { search } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(category === 'all' ? {} : { category }),
    ...(day === '' ? {} : { from: dayStart(day), to: dayStart(day, 1) }),
    limit: 100,
  };
  const found = useCases(filter);
  const cases = found.data?.pages.flatMap((page) => page.cases) ?? [];
  const total = found.data?.pages[0]?.total;
  return (
    <Page
      title={t('cases.title')}
      lead={total === undefined ? NOT_COUNTED : t('cases.found', { count: total })}
    >
      <div className={styles.filters} role="search">
        <SearchBox
          label={t('common.search')}
          placeholder={t('cases.searchHint')}
          value={text}
          onChange={setText}
          className={styles.search}
        />
        <Choices
          label={t('common.status')}
          value={state}
          onChange={setState}
          choices={[
            { value: 'all', label: t('cases.all') },
            ...STATES.map((value) => ({ value, label: t(`caseState.${value}`) })),
          ]}
        />
        <Choices
          label={t('capture.category')}
          value={category}
          onChange={setCategory}
          choices={[
            { value: 'all', label: t('cases.all') },
            ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
        />
        <DayInput label={t('cases.day')} value={day} onChange={setDay} />
      </div>
      {found.isPending && <LoadingRows rows={8} />}
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.data && cases.length === 0 && (
        <State icon={<IconFolderOpen />} title={t('cases.nothing')} text={t('cases.nothingText')}>
          {text !== '' && (
            <Button variant="default" onClick={() => setText('')}>
              {t('cases.clear')}
            </Button>
          )}
        </State>
      )}
      {cases.length > 0 && (
        <CaseTable
          cases={cases}
          more={found.hasNextPage && !found.isFetchingNextPage ? () => void found.fetchNextPage() : null}
        />
      )}
    </Page>
  );
}
