import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CaseConsents,
  CONSENT_GIVERS,
  CONSENT_METHODS,
  CONSENT_PURPOSES,
  PURPOSES_ASKED_APART,
  type ConsentTexts,
} from '../../contract/retention.ts';
import { useWrite } from '../connection/read-write.ts';
import { Choices } from '../elements/choices.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { useLanguage } from '../language/language.ts';
import styles from './keeping.module.css';

interface ConsentDialogProps {
  readonly caseId: string;
  readonly texts: ConsentTexts['texts'];
  readonly close: () => void;
}

/** The published words are read to the customer; what was agreed to, by whom and how is kept with their version. */
export function ConsentDialog({ caseId, texts, close }: ConsentDialogProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const newest = texts.findLast((one) => one.language === language) ?? texts.at(-1)!;
  const [chosen, choose] = useState(`${newest.version} ${newest.language}`);
  const [purposes, setPurposes] = useState<string[]>(
    CONSENT_PURPOSES.filter((purpose) => !PURPOSES_ASKED_APART.includes(purpose)),
  );
  const [givenBy, setGivenBy] = useState<(typeof CONSENT_GIVERS)[number]>('customer');
  const [method, setMethod] = useState<(typeof CONSENT_METHODS)[number]>('spoken');
  const record = useWrite(CaseConsents);
  const text = texts.find((one) => `${one.version} ${one.language}` === chosen) ?? newest;
  const submit = () =>
    record.mutate(
      {
        path: `/cases/${caseId}/consents`,
        body: { version: text.version, language: text.language, purposes, givenBy, method },
      },
      { onSuccess: close },
    );
  return (
    <FormDialog
      title={t('keeping.record')}
      action={t('keeping.agreed')}
      size="lg"
      busy={record.isPending}
      error={record.error}
      submit={submit}
      close={close}
    >
      <Choices
        label={t('keeping.version')}
        value={chosen}
        onChange={choose}
        choices={texts.map((one) => ({
          value: `${one.version} ${one.language}`,
          label: `${one.version} (${one.language.toUpperCase()})`,
        }))}
      />
      <blockquote className={styles.words} lang={text.language} tabIndex={0}>
        {text.text}
      </blockquote>
      <Checkbox.Group label={t('keeping.purposes')} value={purposes} onChange={setPurposes}>
        <div className={styles.choices}>
          {CONSENT_PURPOSES.map((purpose) => (
            <Checkbox key={purpose} value={purpose} label={t(`keeping.purpose.${purpose}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.two}>
        <Choices
          label={t('keeping.givenBy')}
          value={givenBy}
          onChange={setGivenBy}
          choices={CONSENT_GIVERS.map((value) => ({ value, label: t(`keeping.giver.${value}`) }))}
        />
        <Choices
          label={t('keeping.method')}
          value={method}
          onChange={setMethod}
          choices={CONSENT_METHODS.map((value) => ({ value, label: t(`keeping.methods.${value}`) }))}
        />
      </div>
    </FormDialog>
  );
}
