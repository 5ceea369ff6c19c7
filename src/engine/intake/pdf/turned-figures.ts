import type { TextSpan } from '../../raster/page.ts';

/** Hebrew and Arabic letters, as written and as shaped for print. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Two groups of figures that no single point, comma, colon or stroke joins. */
const SEVERAL_GROUPS = /\d(?![.,:/]?\d)\D+\d/;
/** What says of a figure that it is owed. */
const SIGNED = /[-−+()]\s*\d|\d\s*[-−+()]/;

/**
 * Whether the text of a piece may have its figures in another order than the page: pdf.js gives a piece with a word that runs
 * from right to left in reading order, and moves each group of figures and each sign by itself. Of `1 234,56 درهم` it makes
 * `درهم 234,56 1`.
 */
export const mayHaveTurnedFigures = ({ text }: Pick<TextSpan, 'text'>): boolean =>
  RIGHT_TO_LEFT.test(text) && (SEVERAL_GROUPS.test(text) || SIGNED.test(text));
