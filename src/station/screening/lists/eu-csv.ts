import type { ListedEntry } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { kindOf } from '../identifiers/kinds.ts';
import { headerOf, publishedRecords, separatorOf } from './csv.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinct, distinctNames, groupRows } from './merge-rows.ts';
import { qualityOf, withPrimary } from './eu-xml.ts';
import { countriesOf, datesOf, genderOf, numbersOf } from './values.ts';

/** European Union consolidated list, CSV: 118 columns, one row per fragment of an entity (`Entity_LogicalId`). */
export const euCsv: ListFormat = {
  list: 'eu',
  title: 'European Union consolidated list',
  format: 'eu-fsf-csv',
  select: (files) => files.filter((f) => headerOf(f.head).includes('entity_logicalid')).slice(0, 1),
  async *read([file], lost) {
    const delimiter = separatorOf(file!.head);
    let date: string | null = null;
    for await (const group of groupRows(
      publishedRecords(file!.path, { delimiter }),
      (row) => row['Entity_LogicalId'] ?? '',
    )) {
      date ??= listDate(column(group.rows[0]!, 'fileGenerationDate'));
      yield entry(group.id, group.rows, lost);
    }
    return { date };
  },
};

/** The published header has varied in letter case. */
function column(row: Record<string, string>, name: string): string {
  const key = Object.keys(row).find((k) => k.toLowerCase() === name.toLowerCase());
  return key ? (row[key] ?? '') : '';
}

function entry(id: string, rows: Record<string, string>[], lost: Lost | undefined): ListedEntry {
  return {
    id: distinct(rows, 'Entity_EU_ReferenceNumber')[0] ?? id,
    kind: 'sanction',
    schema: /^p/i.test(distinct(rows, 'Entity_SubjectType_ClassificationCode', 'Entity_SubjectType')[0] ?? '')
      ? 'person'
      : 'company',
    names: distinctNames(
      withPrimary(
        rows.map((r) => ({
          text: (
            r['NameAlias_WholeName'] ||
            [r['NameAlias_FirstName'], r['NameAlias_MiddleName'], r['NameAlias_LastName']]
              .filter(Boolean)
              .join(' ')
          ).trim(),
          strength: qualityOf(r['NameAlias_Strong'] ?? '', r['NameAlias_Remark'] ?? ''),
          isPrimary: /primary/i.test(r['NameAlias_Remark'] ?? ''),
        })),
      ),
    ),
    birthDates: datesOf(
      rows.map((r) => r['BirthDate_BirthDate'] || r['BirthDate_Year'] || ''),
      lost,
    ),
    countries: countriesOf(
      distinct(rows, 'Citizenship_CountryIso2Code', 'Address_CountryIso2Code', 'BirthDate_CountryIso2Code'),
    ),
    gender: genderOf(distinct(rows, 'NameAlias_Gender')[0]),
    documents: [
      ...rows.flatMap((r) =>
        numbersOf(
          kindOf(`${r['Identification_TypeCode'] ?? ''} ${r['Identification_TypeDescription'] ?? ''}`),
          [r['Identification_LatinNumber'] || r['Identification_Number'] || ''],
        ),
      ),
      ...distinct(rows, 'Identification_Remark', 'Entity_Remark').flatMap(numbersInText),
    ],
    programmes: distinct(rows, 'Entity_Regulation_Programme'),
    remarks: distinct(rows, 'Entity_Remark')[0] ?? null,
  };
}
