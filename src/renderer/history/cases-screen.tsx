import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconFolderOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AspectState } from '../../contract/assessment.ts';
import { CATEGORIES, type Category } from '../../contract/categories.ts';
import { CaseState, MOST_COUNTED } from '../../contract/cases.ts';
import { casesFile, useCases, type CaseFilter } from '../connection/cases.ts';
import { useKept } from '../connection/kept.ts';
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

interface Asked {
  readonly text: string;
  readonly state: CaseState | 'all';
  readonly category: Category | 'all';
  readonly day: string;
  readonly verdict: AspectState | 'all';
  readonly author: string;
  readonly order: CaseOrder;
}
const ORDERS = ['newest', 'oldest'] as const;
type CaseOrder = (typeof ORDERS)[number];

const EVERYTHING: Asked = {
  text: '',
  state: 'all',
  category: 'all',
  day: '',
  verdict: 'all',
  author: 'all',
  order: 'newest',
};

/** Every case of the station: search, filter, open one as it was, and come back to the same list. */
export function CasesScreen() {
  const { t } = useTranslation();
  useStepTitle(t('nav.cases'));
  const [parameters] = useSearchParams();
  const state = CaseState.safeParse(parameters.get('state')).data ?? 'all';
  const [asked, ask] = useKept<Asked>('cases', { ...EVERYTHING, state });
  const change = (part: Partial<Asked>) => ask({ ...asked, ...part });
  const [search] = useDebouncedValue(asked.text, 200);
  const filter: CaseFilter = {
    ...(search ? { search } : {}),
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.category === 'all' ? {} : { category: asked.category }),
    ...(asked.day === '' ? {} : { from: dayStart(asked.day), to: dayStart(asked.day, 1) }),
    ...(asked.verdict === 'all' ? {} : { verdict: asked.verdict }),
    ...(asked.author === 'all' ? {} : { author: asked.author }),
    order: asked.order,
    limit: 100,
  };
  const found = useCases(filter);
  const cases = found.data?.pages.flatMap((page) => page.cases) ?? [];
  const total = found.data?.pages[0]?.total;
  const authors = found.data?.pages[0]?.authors ?? [];
  return (
    <Page
      title={t('cases.title')}
      lead={
        total === undefined
          ? NOT_COUNTED
          : t(total < MOST_COUNTED ? 'cases.found' : 'cases.foundMost', { count: total })
      }
      actions={
        cases.length > 0 && (
          <Button
            component="a"
            href={casesFile(filter)}
            download="netefatsa-cases.csv"
            variant="default"
            leftSection={<IconDownload size={20} />}
          >
            {t('cases.export')}
          </Button>
        )
      }
    >
      <div className={styles.filters} role="search">
        <SearchBox
          label={t('common.search')}
          placeholder={t('cases.searchHint')}
          value={asked.text}
          onChange={(text) => change({ text })}
          className={styles.search}
        />
        <Choices
          label={t('common.status')}
          value={asked.state}
          onChange={(next) => change({ state: next })}
          choices={[
            { value: 'all', label: t('cases.all') },
            ...STATES.map((value) => ({ value, label: t(`caseState.${value}`) })),
          ]}
        />
        <Choices
          label={t('capture.category')}
          value={asked.category}
          onChange={(category) => change({ category })}
          choices={[
            { value: 'all', label: t('cases.all') },
            ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
        />
        <Choices
          label={t('cases.verdict')}
          value={asked.verdict}
          onChange={(verdict) => change({ verdict })}
          choices={[
            { value: 'all', label: t('cases.all') },
            ...AspectState.options.map((value) => ({ value, label: t(`cases.verdicts.${value}`) })),
          ]}
        />
        <Choices
          label={t('cases.columns.author')}
          value={asked.author}
          onChange={(author) => change({ author })}
          choices={[
            { value: 'all', label: t('cases.all') },
            ...authors.map((value) => ({ value, label: value })),
          ]}
        />
        <Choices
          label={t('cases.order')}
          value={asked.order}
          onChange={(order) => change({ order })}
          choices={ORDERS.map((value) => ({ value, label: t(`cases.orders.${value}`) }))}
        />
        <DayInput label={t('cases.day')} value={asked.day} onChange={(day) => change({ day })} />
      </div>
      {found.isPending && <LoadingRows rows={8} />}
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.data && cases.length === 0 && (
        <State icon={<IconFolderOpen />} title={t('cases.nothing')} text={t('cases.nothingText')}>
          {Object.values(asked).some((one) => one !== '' && one !== 'all' && one !== 'newest') && (
            <Button variant="default" onClick={() => ask(EVERYTHING)}>
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
