import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { shownText } from '../../contract/formats.ts';
import type { BusinessVerification, RegistryComparison } from '../../contract/registry.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Panel } from '../elements/panel.tsx';
import { Table } from '../elements/table.tsx';
import { fieldLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import styles from '../screening/screening.module.css';

const TONES: Record<z.infer<typeof RegistryComparison>['outcome'], Tone> = {
  match: 'good',
  differs: 'stop',
  'not-in-copy': 'unknown',
  'not-given': 'plain',
};
const ANSWER = {
  VERIFIED: 'good',
  NOT_ACTIVE: 'attention',
  STATUS_UNCLEAR: 'attention',
  DIFFERS: 'attention',
  AMBIGUOUS: 'attention',
  NOT_IN_COPY: 'attention',
} as const;

/** What the copy of the register said: the answer, field by field, and names that are alike. */
export function RegistryOutcome({ result }: { result: BusinessVerification }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <section className={styles.result} aria-live="polite">
      <header className={styles.answer} data-tone={ANSWER[result.outcome]}>
        <div>
          <h2>{t(`registry.outcomes.${result.outcome}`)}</h2>
          <p>
            <MessageText said={result.said} sentence={result.message} />
          </p>
          {result.outcome !== 'VERIFIED' && <p>{t(`registry.next.${result.outcome}`)}</p>}
        </div>
      </header>
      {result.comparisons.length > 0 && (
        <Panel padded={false}>
          <Table
            label={t('registry.title')}
            columns={[t('registry.field'), t('registry.given'), t('registry.registered'), '']}
            rows={result.comparisons.map((one) => ({
              key: one.field,
              cells: [
                fieldLabel(t, one.field),
                one.given === null ? '–' : shownText(one.given, formats),
                one.registered === null ? '–' : shownText(one.registered, formats),
                <Badge key="o" tone={TONES[one.outcome]}>
                  {t(`registry.comparisons.${one.outcome}`)}
                </Badge>,
              ],
            }))}
          />
        </Panel>
      )}
      {result.candidates.length > 0 && (
        <Panel title={t('registry.alike')} padded={false}>
          <Table
            label={t('registry.alike')}
            columns={[t('registry.name'), t('registry.number'), t('common.status')]}
            rows={result.candidates.map(({ companyName, registrationNumber, status }) => ({
              key: registrationNumber,
              cells: [
                companyName,
                <span key="n" className="number">
                  {registrationNumber}
                </span>,
                status ?? '–',
              ],
            }))}
          />
        </Panel>
      )}
    </section>
  );
}
