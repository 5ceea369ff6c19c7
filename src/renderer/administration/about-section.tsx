import { useTranslation } from 'react-i18next';
import { About } from '../../contract/administration.ts';
import { useRead } from '../connection/read-write.ts';
import { Badge } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';

const TONES = {
  confined: 'good',
  part: 'attention',
  refused: 'attention',
  elsewhere: 'attention',
  unknown: 'plain',
} as const;

/** Versions of program, rules and models, and the licences of what it is built on. */
export function AboutSection() {
  const { t } = useTranslation();
  const about = useRead('/about', About, { unfinished: ({ confinement }) => confinement === 'unknown' });
  if (about.error) return <Failed error={about.error} retry={() => void about.refetch()} />;
  if (!about.data) return <LoadingRows />;
  const { version, versions, runtime, confinement, unknownOrigin, dependencies } = about.data;
  return (
    <Page title={t('administration.about')} lead={t('about.lead', { version, runtime })}>
      <Panel title={t('about.protection')}>
        <p>
          <Badge tone={TONES[confinement]}>{t(`about.confined.${confinement}`)}</Badge>
        </p>
        <p>{t(`about.confinedText.${confinement}`)}</p>
      </Panel>
      <Panel title={t('about.models')} padded={false}>
        <Table
          label={t('about.models')}
          columns={[t('common.name'), t('about.version')]}
          rows={Object.entries(versions).map(([name, value]) => ({
            key: name,
            cells: [name, <code key="v">{value}</code>],
          }))}
        />
      </Panel>
      {unknownOrigin.length > 0 && (
        <Panel title={t('about.origin')}>
          <p>{t('about.unknownOrigin', { names: unknownOrigin.join(', ') })}</p>
        </Panel>
      )}
      <Panel title={t('about.licences')} padded={false}>
        <Table
          label={t('about.licences')}
          columns={[t('common.name'), t('about.version'), t('about.licence')]}
          rows={dependencies.map((one) => ({
            key: one.name,
            cells: [one.name, <code key="v">{one.version}</code>, one.licence],
          }))}
        />
      </Panel>
    </Page>
  );
}
