import { useHotkeys } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/operator.ts';
import type { Verification } from '../../contract/verification.ts';
import { shownFields } from '../../contract/shown-fields.ts';
import { useSignedIn } from '../connection/session.ts';
import { documentLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { may } from '../../contract/permissions.ts';
import { FieldRow } from './field-row.tsx';
import { MissingSide } from './missing-side.tsx';
import styles from './fields.module.css';

/** Every document with its fields, in the order of its type; empty ones last. */
export function FieldPanel({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { operator } = useSignedIn();
  const undecided = detail.state === 'open' || detail.state === 'referred';
  const changeable = undecided && may(operator.role, 'cases.work');
  useHotkeys([['ArrowDown', enterFields, { preventDefault: false }]]);
  if (verification.documents.length === 0) return <p className={styles.nothing}>{t('fieldPanel.nothing')}</p>;
  return (
    <>
      {verification.documents.map((document, index) => (
        <section key={index} className={styles.document}>
          <header className={styles.documentHead}>
            <h2>
              {documentLabel(t, document.documentType)}
              {document.subtype && <small>{documentLabel(t, document.subtype)}</small>}
            </h2>
            <span className={styles.documentSure} title={document.classification.evidence.join('\n')}>
              {t('fieldPanel.sure', {
                type: documentLabel(t, document.documentType),
                percent: percent(document.classification.confidence),
              })}
            </span>
          </header>
          {changeable && <MissingSide caseId={detail.id} document={document} />}
          <ul className={styles.fields}>
            {shownFields(document.fields).map((field) => (
              <FieldRow
                key={field.name}
                caseId={detail.id}
                document={index}
                field={field}
                correction={detail.corrections.find((c) => c.document === index && c.field === field.name)}
                changeable={changeable}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The arrow keys begin with the first field where nothing else has the focus, as after the case has opened. */
function enterFields(event: KeyboardEvent): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.id !== 'content') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-field]')?.focus();
}
