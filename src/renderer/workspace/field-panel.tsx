import { useHotkeys } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/cases.ts';
import type { ExtractedField, Verification } from '../../contract/verification.ts';
import { shownFields } from '../../contract/shown-fields.ts';
import { useSignedIn } from '../connection/session.ts';
import { documentLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { earlierValue } from './earlier-value.ts';
import { FIELD_GROUPS, groupOf, type FieldGroup } from './field-groups.ts';
import { FieldRow } from './field-row.tsx';
import { MissingSide } from './missing-side.tsx';
import { fieldOf, isWorkedOn, openPoints } from './open-points.ts';
import { sameField, useSelection, type FieldKey } from './selection.tsx';
import styles from './fields.module.css';

/** Every document with its fields: what wants to be looked at first, then by what they speak of; what was not found is folded. */
export function FieldPanel({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { operator } = useSignedIn();
  const changeable = isWorkedOn(detail, operator);
  const open = openPoints(detail.assessment).flatMap((point) => fieldOf(point, verification.requestId) ?? []);
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
          <Groups
            detail={detail}
            document={index}
            fields={shownFields(document.fields)}
            open={open}
            changeable={changeable}
          />
        </section>
      ))}
    </>
  );
}

interface GroupsProps {
  readonly detail: CaseDetail;
  readonly document: number;
  readonly fields: readonly ExtractedField[];
  /** Fields about which something is open. */
  readonly open: readonly FieldKey[];
  readonly changeable: boolean;
}

function Groups({ detail, document, fields, open, changeable }: GroupsProps) {
  const { t } = useTranslation();
  const { chosen } = useSelection();
  const grouped = new Map<FieldGroup, ExtractedField[]>(FIELD_GROUPS.map((group) => [group, []]));
  const isTyped = (name: string) =>
    detail.corrections.some((one) => one.document === document && one.field === name);
  for (const field of fields) {
    const attention =
      open.some((one) => sameField(one, { document, field: field.name })) ||
      (detail.verification !== null && earlierValue(detail.verification, field) !== null);
    const group = groupOf(field, attention);
    grouped.get(group === 'notFound' && isTyped(field.name) ? 'other' : group)?.push(field);
  }
  const first = FIELD_GROUPS.flatMap((group) => grouped.get(group) ?? [])[0];
  const rows = (group: FieldGroup) =>
    (grouped.get(group) ?? []).map((field) => (
      <FieldRow
        key={field.name}
        detail={detail}
        document={document}
        field={field}
        correction={detail.corrections.find((c) => c.document === document && c.field === field.name)}
        changeable={changeable}
        attention={group === 'attention'}
        entry={document === 0 && field === first}
      />
    ));
  return (
    <div className={styles.groups}>
      {FIELD_GROUPS.map((group) => {
        const shown = rows(group);
        if (shown.length === 0) return null;
        const title = t(`fieldPanel.groups.${group}`, { count: shown.length });
        if (group !== 'notFound')
          return (
            <section key={group} data-group={group}>
              <h3 className={styles.groupHead}>{title}</h3>
              <ul className={styles.fields}>{shown}</ul>
            </section>
          );
        const isChosen = (grouped.get(group) ?? []).some(({ name }) =>
          sameField(chosen, { document, field: name }),
        );
        return (
          <details key={group} data-group={group} {...(isChosen ? { open: true } : {})}>
            <summary className={styles.groupHead}>{title}</summary>
            <ul className={styles.fields}>{shown}</ul>
          </details>
        );
      })}
    </div>
  );
}

/** The arrow keys begin with the first field where nothing else has the focus, as after the case has opened. */
function enterFields(event: KeyboardEvent): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.id !== 'content') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-field]')?.focus();
}
