import { Button, Textarea, TextInput } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentTexts } from '../../contract/retention.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Choices } from '../elements/choices.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { useFormats } from '../language/formats.ts';
import { LANGUAGES, type Language } from '../language/language.ts';

/** The words customers agree to. A published version never changes; a new wording is a new version. */
export function ConsentSection() {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [adding, setAdding] = useState(false);
  const texts = useRead('/consent-texts', ConsentTexts);
  return (
    <Page
      title={t('administration.consent')}
      lead={t('consent.lead')}
      actions={
        <Button leftSection={<IconPlus size={20} />} onClick={() => setAdding(true)}>
          {t('consent.publish')}
        </Button>
      }
    >
      {texts.isPending && <LoadingRows />}
      {texts.error && <Failed error={texts.error} retry={() => void texts.refetch()} />}
      {texts.data && (
        <Panel padded={false}>
          {texts.data.texts.length === 0 ? (
            <State icon={<IconFileText />} title={t('consent.none')} text={t('consent.noneText')} />
          ) : (
            <Table
              label={t('administration.consent')}
              columns={[t('keeping.version'), t('bar.language'), t('common.date'), t('consent.words')]}
              rows={texts.data.texts.map((one) => ({
                key: `${one.version}${one.language}`,
                cells: [one.version, LANGUAGES[one.language], date(one.publishedAt), one.text],
              }))}
            />
          )}
        </Panel>
      )}
      {adding && <PublishText close={() => setAdding(false)} />}
    </Page>
  );
}

function PublishText({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const [version, setVersion] = useState('');
  const [language, setLanguage] = useState<Language>('en');
  const [text, setText] = useState('');
  const publish = useWrite(ConsentTexts);
  return (
    <FormDialog
      title={t('consent.publish')}
      action={t('consent.publish')}
      size="lg"
      busy={publish.isPending}
      error={publish.error}
      submit={() =>
        publish.mutate({ path: '/consent-texts', body: { version, language, text } }, { onSuccess: close })
      }
      close={close}
    >
      <TextInput
        label={t('keeping.version')}
        value={version}
        onChange={(e) => setVersion(e.currentTarget.value)}
        maxLength={40}
        required
        withAsterisk={false}
        data-autofocus
      />
      <Choices
        label={t('bar.language')}
        value={language}
        onChange={setLanguage}
        choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }))}
      />
      <Textarea
        label={t('consent.words')}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
        minLength={20}
        maxLength={20000}
        rows={7}
        required
        withAsterisk={false}
      />
    </FormDialog>
  );
}
