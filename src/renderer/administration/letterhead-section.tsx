import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Letterhead, LOGO } from '../../contract/letterhead.ts';
import { MEBIBYTE } from '../../contract/limits.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import formStyles from '../elements/form.module.css';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import styles from './administration.module.css';
import { Upload } from '../elements/upload.tsx';

/** What stands at the head of every report: the organisation's name and its logo. */
export function LetterheadSection() {
  const { t } = useTranslation();
  const letterhead = useRead('/letterhead', Letterhead);
  return (
    <Page title={t('administration.reports')} lead={t('letterhead.lead')}>
      {letterhead.isPending && <LoadingRows />}
      {letterhead.error && <Failed error={letterhead.error} retry={() => void letterhead.refetch()} />}
      {letterhead.data && (
        <>
          <Institution institution={letterhead.data.institution} />
          <Logo logo={letterhead.data.logo} />
        </>
      )}
    </Page>
  );
}

function Institution({ institution }: { institution: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(institution);
  const change = useWrite(Letterhead);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ path: '/letterhead', body: { institution: typed } });
  };
  return (
    <Panel>
      <form className={formStyles.form} onSubmit={submit}>
        <TextInput
          label={t('letterhead.institution')}
          description={t('letterhead.institutionHint')}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          maxLength={80}
        />
        {change.error && <WriteError error={change.error} />}
        <div className={formStyles.actions}>
          <span role="status">{change.isSuccess && t('letterhead.saved')}</span>
          <Button
            type="submit"
            variant="default"
            loading={change.isPending}
            disabled={typed.trim() === institution}
          >
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Logo({ logo }: { logo: string | null }) {
  const { t } = useTranslation();
  const change = useWrite(Letterhead);
  const path = '/letterhead/logo';
  return (
    <Panel title={t('letterhead.logo')}>
      <div className={formStyles.form}>
        {logo === null ? (
          <p>{t('letterhead.none')}</p>
        ) : (
          <img className={styles.logo} src={`/operator${path}?${logo}`} alt={t('letterhead.logo')} />
        )}
        <p className={styles.hint}>{t('letterhead.bounds', { size: LOGO.maxBytes / MEBIBYTE })}</p>
        {change.error && <WriteError error={change.error} />}
        <div className={formStyles.actions}>
          <span role="status">{change.isSuccess && change.data.logo && t('letterhead.saved')}</span>
          {logo !== null && (
            <Button
              variant="subtle"
              color="clay"
              disabled={change.isPending}
              onClick={() => change.mutate({ method: 'DELETE', path })}
            >
              {t('letterhead.remove')}
            </Button>
          )}
          <Upload
            label={t('letterhead.choose')}
            busy={change.isPending}
            multiple={false}
            send={(body) => change.mutate({ path, body })}
          />
        </div>
      </div>
    </Panel>
  );
}
