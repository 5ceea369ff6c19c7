import type { ListFormat } from './format.ts';
import { euCsv } from './eu-csv.ts';
import { euXml } from './eu-xml.ts';
import { ftmJson } from './ftm-json.ts';
import { ofacAdvancedXml } from './ofac-advanced-xml.ts';
import { ofacCsv } from './ofac-csv.ts';
import { openSanctionsCsv } from './opensanctions-csv.ts';
import { ownCsv } from './own-csv.ts';
import { ukCsv } from './uk-csv.ts';
import { unXml } from './un-xml.ts';

/** Every format, the most specific first: the bank's own CSV takes whatever has a `name` column. */
export const listFormats: readonly ListFormat[] = [
  unXml,
  ofacAdvancedXml,
  ofacCsv,
  euXml,
  euCsv,
  ukCsv,
  openSanctionsCsv,
  ftmJson,
  ownCsv,
];
