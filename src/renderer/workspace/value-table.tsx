import { useTranslation } from 'react-i18next';
import { humanised, shownValue } from '../../contract/formats.ts';
import type { FieldValue } from '../../contract/verification.ts';
import { useFormats } from '../language/formats.ts';
import { accountFigures } from './account-figures.ts';
import styles from './value-table.module.css';

export type TableRow = Readonly<Record<string, FieldValue>>;

/** A list of records, such as the transactions of a statement or the directors of a company. */
export function isTable(value: FieldValue): value is TableRow[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  );
}

/** A list as the table that it is on the paper; of an account also what came in, and how low it stood. */
export function ValueTable({ label, rows }: { label: string; rows: readonly TableRow[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isGiven(row[name]))))];
  const figures = accountFigures(rows);
  const isNumber = (name: string) =>
    rows.every((row) => !isGiven(row[name]) || typeof row[name] === 'number');
  return (
    <details className={styles.fold}>
      <summary>{t('fieldPanel.showTable', { name: label })}</summary>
      {figures && (
        <dl className={styles.figures}>
          {(['income', 'averageIncome', 'averageBalance', 'lowestBalance'] as const).map((figure) => {
            const value = figures[figure];
            return value === null ? null : (
              <div key={figure}>
                <dt>{t(`fieldPanel.figures.${figure}`)}</dt>
                <dd>{formats.figure(value)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" data-number={isNumber(name)}>
                  {t(`fieldPanel.columns.${name}`, { defaultValue: humanised(name) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((name) => (
                  <td key={name} data-number={isNumber(name)}>
                    {shownValue(
                      row[name] ?? null,
                      formats,
                      { yes: t('common.yes'), no: t('common.no') },
                      name,
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const isGiven = (value: FieldValue | undefined): boolean =>
  value !== undefined && value !== null && value !== '';
