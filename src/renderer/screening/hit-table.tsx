import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScreeningHit } from '../../contract/screening.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import { countryName } from '../language/country-name.ts';
import { comparisonOf, type ComparedRow, type Customer } from './hit-comparison.ts';
import styles from './hit.module.css';

/** More values of one row than this are folded. */
const SHOWN_VALUES = 4;

/** The customer's data in one column, those of the list in the other; where they agree or differ, it says so. */
export function HitTable({ hit, customer }: { hit: ScreeningHit; customer: Customer }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const written = (row: ComparedRow, value: string): string => {
    // Lists give a year, a month or a day of birth.
    if (row === 'born' && value.length === 10) return date(value);
    if (row === 'country') return countryName(value);
    if (row === 'gender') return t(`screening.gender.${value === 'F' ? 'F' : 'M'}`);
    return value;
  };
  const shown = (row: ComparedRow, values: readonly string[], missing: string) => (
    <Values values={values.map((value) => written(row, value))} missing={missing} />
  );
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('screening.customer')}</th>
          <th scope="col">{t('screening.listed')}</th>
        </tr>
      </thead>
      <tbody>
        {comparisonOf(hit, customer).map(({ row, customer: own, listed, agrees }) => (
          <tr key={row} data-agrees={agrees ?? undefined}>
            <th scope="row">{t(`screening.rows.${row}`)}</th>
            <td>{row === 'programmes' ? null : shown(row, own, t('screening.notKnown'))}</td>
            <td>
              {shown(row, listed, t('screening.notListed'))}
              {row === 'name' && <WhyName hit={hit} />}
              {agrees !== null && (
                <span className={styles.agrees}>
                  {agrees ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
                  {t(agrees ? 'screening.same' : 'screening.differs')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which words of the names are taken for one another. */
function WhyName({ hit: { explanation } }: { hit: ScreeningHit }) {
  const name = explanation.find(({ part }) => part === 'name');
  return name ? (
    <small>
      <MessageText said={name.said} sentence={name.sentence} />
    </small>
  ) : null;
}

function Values({ values, missing }: { values: readonly string[]; missing: string }) {
  const { t } = useTranslation();
  if (values.length === 0) return <span className={styles.missing}>{missing}</span>;
  const rest = values.slice(SHOWN_VALUES);
  return (
    <>
      <Lines of={values.slice(0, SHOWN_VALUES)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('screening.more', { count: rest.length })}</summary>
          <Lines of={rest} />
        </details>
      )}
    </>
  );
}

const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((value, i) => (
    <span key={i} className={styles.line}>
      {value}
    </span>
  ));
