import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownText } from '../../contract/formats.ts';
import type { Check, Verification } from '../../contract/verification.ts';
import { State } from '../elements/state.tsx';
import { fieldLabel } from '../language/field-names.ts';
import { MessageText, useMessageWords } from '../language/message-text.tsx';
import { useFormats } from '../language/formats.ts';
import { useSelection } from './selection.tsx';
import styles from './checks.module.css';

const ICONS = { failed: IconCircleX, note: IconInfoCircle, passed: IconCircleCheck };
const WORST_FIRST = ['failed', 'note', 'passed'] as const;

interface Placed {
  readonly check: Check;
  readonly document: number | null;
}

/** What was compared, both values, what it means; worst first. */
export function CheckList({ verification }: { verification: Verification }) {
  const { t } = useTranslation();
  const words = useMessageWords();
  const all: Placed[] = [
    ...verification.checks.map((check) => ({ check, document: null })),
    ...verification.documents.flatMap((d, document) => d.checks.map((check) => ({ check, document }))),
  ];
  const warnings = verification.pages.flatMap(({ report }) =>
    report.quality.warnings.map((sentence, i) => ({
      page: report.index,
      sentence,
      said: report.quality.warningsSaid?.[i],
    })),
  );
  if (all.length + warnings.length === 0) return <State icon={<IconInfoCircle />} title={t('checks.none')} />;
  return (
    <div className={styles.groups}>
      {warnings.length > 0 && (
        <ul className={styles.list} aria-label={t('checks.quality')}>
          {warnings.map(({ page, ...warning }, i) => (
            <li key={i} data-outcome="note">
              <IconInfoCircle size={22} aria-hidden />
              <p>{t('checks.onPage', { page: page + 1, text: words(warning).text })}</p>
            </li>
          ))}
        </ul>
      )}
      {WORST_FIRST.map((outcome) => (
        <Group
          key={outcome}
          outcome={outcome}
          verification={verification}
          items={all.filter(({ check }) => check.outcome === outcome)}
        />
      ))}
    </div>
  );
}

/** What stands on one side of a comparison: said by the check, or two fields by their names, or what ought to be and what is. */
function sideLabel(t: TFunction, { id, fields }: Check, side: 'expected' | 'actual'): string {
  const named = fields.length === 2 ? fields[side === 'expected' ? 0 : 1] : undefined;
  const usual = named === undefined ? t(`checks.${side}`) : fieldLabel(t, named);
  return t(`checks.sides.${id}.${side}`, { defaultValue: usual });
}

/** What a clerk does about a check that does not hold, or a note on something that was read. */
function NextStep({ check: { id, outcome, fields } }: { check: Check }) {
  const { t } = useTranslation();
  if (outcome === 'passed' || (outcome === 'note' && fields.length === 0)) return null;
  const usual = t(outcome === 'failed' ? 'checks.compare' : 'checks.compareNote');
  return <p className={styles.next}>{t(`checks.next.${id}`, { defaultValue: usual })}</p>;
}

interface GroupProps {
  readonly outcome: (typeof WORST_FIRST)[number];
  readonly items: readonly Placed[];
  readonly verification: Verification;
}

function Group({ outcome, items, verification }: GroupProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useMessageWords();
  const { light, choose, look } = useSelection();
  const Icon = ICONS[outcome];
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles.head}>{t(`checks.${outcome}`, { count: items.length })}</h2>
      <ul className={styles.list}>
        {items.map(({ check, document }, i) => (
          <li key={`${check.id}-${i}`} data-outcome={outcome}>
            <Icon size={22} aria-hidden />
            <div>
              <p>
                <MessageText said={check.said} sentence={check.explanation} />
              </p>
              <NextStep check={check} />
              {check.expected !== undefined && check.actual !== undefined && (
                <dl className={styles.compared}>
                  <div>
                    <dt>{sideLabel(t, check, 'expected')}</dt>
                    <dd>
                      {shownText(words({ said: check.expectedSaid, sentence: check.expected }).text, formats)}
                    </dd>
                  </div>
                  <div>
                    <dt>{sideLabel(t, check, 'actual')}</dt>
                    <dd>{shownText(check.actual, formats)}</dd>
                  </div>
                </dl>
              )}
              {document !== null && check.fields.length > 0 && (
                <p className={styles.concerned}>
                  {check.fields.map((field) => (
                    <button
                      key={field}
                      type="button"
                      onPointerEnter={() => light({ document, field })}
                      onPointerLeave={() => light(null)}
                      onFocus={() => light({ document, field })}
                      onBlur={() => light(null)}
                      onClick={() => {
                        choose({ document, field });
                        const read = verification.documents[document]?.fields.find(
                          ({ name }) => name === field,
                        );
                        if (read && read.page !== null && read.box) look({ page: read.page, box: read.box });
                      }}
                    >
                      {fieldLabel(t, field)}
                    </button>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
