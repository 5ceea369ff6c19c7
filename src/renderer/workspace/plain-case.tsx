import { IconFileUnknown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/operator.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { State } from '../elements/state.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { HistoryPanel } from './history-panel.tsx';

/** A case without a document result: a failed reading, a screening, a face check. */
export function PlainCase({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  return (
    <Page title={detail.subject ?? t('cases.untitled')} width="reading">
      <Panel>
        <State
          icon={<IconFileUnknown />}
          title={t('workspace.noResult')}
          text={t('workspace.noResultText')}
        />
      </Panel>
      <Panel title={t('workspace.history')} padded={false}>
        <HistoryPanel detail={detail} />
      </Panel>
      <DecisionBar detail={detail} />
    </Page>
  );
}
