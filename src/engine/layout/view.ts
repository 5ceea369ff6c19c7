import type { Barcode, MachineReadableZone, PageMark, ReadPage } from '../../contract/pages.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { defaultPack } from '../packs/index.ts';
import { countryOf } from '../values/country-of.ts';
import type { DayOrder } from '../values/kind.ts';
import { dayOrderOf } from './day-order.ts';
import { layOut, type PageLayout } from './page-layout.ts';
import { proseOf, type Prose } from './prose.ts';

/** Everything the extraction of one document may use: its pages, laid out. */
export interface DocumentView {
  readonly pages: readonly PageLayout[];
  readonly prose: Prose;
  readonly zones: readonly { readonly page: number; readonly zone: MachineReadableZone }[];
  readonly barcodes: readonly { readonly page: number; readonly barcode: Barcode }[];
  readonly marks: readonly { readonly page: number; readonly mark: PageMark }[];
  /** UTC date of the request, `YYYY-MM-DD`. */
  readonly today: string;
  /** The country whose rules apply: as printed on the pages, else as configured. */
  readonly country: CountryPack;
  /** Does it name a chief's office? Elsewhere Kgosi is a given name. */
  readonly ofChiefs?: boolean;
  /** Order of day and month in numeric dates. */
  readonly dayOrder?: DayOrder;
}

const CHIEFS =
  /\b(?:kgotla|dikgotla|bogosi|tribal|chieftain(?:ship|cy)?|headm[ae]n|(?:paramount|sub|deputy)[- ]?chief|customary court|kgosi['’]s office|(?:office|ofisi) (?:of (?:the )?|ya )kgosi)\b/i;

const ofChiefs = (pages: readonly PageLayout[]): boolean =>
  pages.some((page) => page.segments.some(({ text }) => CHIEFS.test(text)));

const textsOf = (pages: readonly PageLayout[]): string[] =>
  pages.flatMap((page) => page.segments.map(({ text }) => text));

/** @param configured the country assumed for documents that name none */
export function viewOf(page: ReadPage, today: string, configured = defaultPack): DocumentView {
  const layout = layOut(page);
  const zones = page.mrz ? [page.mrz] : [];
  const index = page.report.index;
  return {
    pages: [layout],
    prose: proseOf([layout]),
    zones: page.mrz ? [{ page: index, zone: page.mrz }] : [],
    barcodes: page.barcodes.map((barcode) => ({ page: index, barcode })),
    marks: page.marks.map((mark) => ({ page: index, mark })),
    today,
    country: countryOf(textsOf([layout]), zones, configured),
    ofChiefs: ofChiefs([layout]),
    dayOrder: dayOrderOf(textsOf([layout]), zones, page.barcodes),
  };
}

/** The pages of one document, front before back, first before second. */
export function joinViews(views: readonly DocumentView[]): DocumentView {
  const [only] = views;
  if (views.length === 1 && only) return only;
  const pages = views.flatMap((v) => v.pages);
  const zones = views.flatMap((v) => v.zones);
  return {
    pages,
    prose: proseOf(pages),
    zones,
    barcodes: views.flatMap((v) => v.barcodes),
    marks: views.flatMap((v) => v.marks),
    today: only?.today ?? '',
    country: countryOf(
      textsOf(pages),
      zones.map(({ zone }) => zone),
      only?.country ?? defaultPack,
    ),
    ofChiefs: views.some((v) => v.ofChiefs !== false),
    dayOrder: dayOrderOf(
      textsOf(pages),
      zones.map(({ zone }) => zone),
      views.flatMap((v) => v.barcodes.map(({ barcode }) => barcode)),
    ),
  };
}
