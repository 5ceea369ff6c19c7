import { australiaCsv } from './australia-csv.ts';
import { canadaXml } from './canada-xml.ts';
import { euCsv } from './eu-csv.ts';
import { euXml } from './eu-xml.ts';
import type { ListFormat } from './format.ts';
import { ftmJson } from './ftm-json.ts';
import { ofacAdvancedXml, ofacConsAdvancedXml } from './ofac-advanced-xml.ts';
import { ofacConsCsv, ofacCsv } from './ofac-csv.ts';
import { ofacConsEnhancedXml, ofacEnhancedXml } from './ofac-enhanced-xml.ts';
import { ofacConsXml, ofacXml } from './ofac-xml.ts';
import { ofsiCsv } from './ofsi-csv.ts';
import { openSanctionsCsv } from './opensanctions-csv.ts';
import { ownCsv } from './own-csv.ts';
import { swissXml } from './swiss-xml.ts';
import { ukCsv } from './uk-csv.ts';
import { ukXml } from './uk-xml.ts';
import { unXml } from './un-xml.ts';
import { usCslCsv } from './us-csl-csv.ts';
import { usDplTxt } from './us-dpl-txt.ts';
import { worldBankCsv } from './world-bank-csv.ts';

/** Every format; of those for the same list, the most detailed first. */
export const listFormats: readonly ListFormat[] = [
  unXml,
  ofacEnhancedXml,
  ofacConsEnhancedXml,
  ofacAdvancedXml,
  ofacConsAdvancedXml,
  ofacXml,
  ofacConsXml,
  ofacCsv,
  ofacConsCsv,
  euXml,
  euCsv,
  ukXml,
  ukCsv,
  ofsiCsv,
  swissXml,
  canadaXml,
  australiaCsv,
  usCslCsv,
  usDplTxt,
  worldBankCsv,
  openSanctionsCsv,
  ftmJson,
  ownCsv,
];
