import type { DocumentDetector, FileDetector } from './detector.ts';
import { screenPattern } from './capture/screen-pattern.ts';
import { billTax } from './exact/bill-tax.ts';
import { oneFigureOff } from './exact/one-figure-off.ts';
import { payLists } from './exact/pay-lists.ts';
import { payRows } from './exact/pay-rows.ts';
import { statementEnds } from './exact/statement-ends.ts';
import { statementSummary } from './exact/statement-summary.ts';
import { oddWord } from './glyph/odd-word.ts';
import type { ImageDetector } from './image/image-detector.ts';
import { foreignBlock } from './jpeg/foreign-block.ts';
import { withoutHistory } from './jpeg/without-history.ts';
import { wordWithoutRinging } from './jpeg/word-without-ringing.ts';
import { billTotal } from './arithmetic/bill-total.ts';
import { erasedRow } from './arithmetic/erased-row.ts';
import { failedChecks } from './arithmetic/failed-checks.ts';
import { lessLines } from './arithmetic/less-lines.ts';
import { listTotal } from './arithmetic/list-total.ts';
import { meterReading } from './arithmetic/meter-reading.ts';
import { productRows } from './arithmetic/product-rows.ts';
import { taxAtRate } from './arithmetic/tax-at-rate.ts';
import { netPay } from './arithmetic/net-pay.ts';
import type { PageJudge } from './arithmetic/page-judge.ts';
import { noBeginning } from './pages/no-beginning.ts';
import { notCarriedOver } from './pages/not-carried-over.ts';
import { otherLine } from './pages/other-line.ts';
import { otherMaking } from './pages/other-making.ts';
import { otherOwner } from './pages/other-owner.ts';
import { otherSheet } from './pages/other-sheet.ts';
import { picturePage } from './pages/picture-page.ts';
import type { PageSetDetector } from './pages/page-set.ts';
import { runningBalance } from './arithmetic/running-balance.ts';
import { sharesOfWhole } from './arithmetic/shares-of-whole.ts';
import { statementTotals } from './arithmetic/statement-totals.ts';
import { staleThumbnail } from './jpeg/stale-thumbnail.ts';
import { contentCredentials } from './metadata/content-credentials.ts';
import { pictureOrigin } from './metadata/picture-origin.ts';
import { producer } from './metadata/producer.ts';
import { changedInRevision } from './pdf-structure/changed-in-revision.ts';
import { coveredPicture } from './pdf-structure/covered-picture.ts';
import { coveredText } from './pdf-structure/covered-text.ts';
import { coveringAnnotation } from './pdf-structure/covering-annotation.ts';
import { fieldLook } from './pdf-structure/field-look.ts';
import { fontsInNumber } from './pdf-structure/fonts-in-number.ts';
import { foreignFont } from './pdf-structure/foreign-font.ts';
import { hiddenLayer } from './pdf-structure/hidden-layer.ts';
import { lockedField } from './pdf-structure/locked-field.ts';
import { offCentre } from './pdf-structure/off-centre.ts';
import { offGap } from './pdf-structure/off-gap.ts';
import { offMargin } from './pdf-structure/off-margin.ts';
import { orderOfCodes } from './pdf-structure/order-of-codes.ts';
import { orphanedContent } from './pdf-structure/orphaned-content.ts';
import { otherAdvances } from './pdf-structure/other-advances.ts';
import { otherPageBelow } from './pdf-structure/other-page-below.ts';
import { outOfColumn } from './pdf-structure/out-of-column.ts';
import { outOfTurn } from './pdf-structure/out-of-turn.ts';
import { overprintedText } from './pdf-structure/overprinted-text.ts';
import { patchedScan } from './pdf-structure/patched-scan.ts';
import { replacementText } from './pdf-structure/replacement-text.ts';
import { rewrittenContent } from './pdf-structure/rewritten-content.ts';
import { signature } from './pdf-structure/signature.ts';
import { unseenFigures } from './pdf-structure/unseen-figures.ts';
import { unusedLetters } from './pdf-structure/unused-letters.ts';
import { untaggedText } from './pdf-structure/untagged-text.ts';
import { blackBar } from './splice/black-bar.ts';
import { blurredPrint } from './splice/blurred-print.ts';
import { evenInGrain } from './splice/even-in-grain.ts';
import { flatPatch } from './splice/flat-patch.ts';
import { sharpRim } from './splice/sharp-rim.ts';
import { smoothPatch } from './splice/smooth-patch.ts';
import { whiteBox } from './splice/white-box.ts';
import { ageOfBirth } from './contradictions/age-of-birth.ts';
import { amountInWords } from './contradictions/amount-in-words.ts';
import { dayOfWeek } from './contradictions/day-of-week.ts';
import { dayTwice } from './contradictions/day-twice.ts';
import { daysInOrder } from './contradictions/days-in-order.ts';
import { daysOfRows } from './contradictions/days-of-rows.ts';
import { lengthOfTerm } from './contradictions/length-of-term.ts';
import { namesAgree } from './contradictions/names-agree.ts';
import { noSuchDay } from './contradictions/no-such-day.ts';
import { numberOnPages } from './contradictions/number-on-pages.ts';
import { numberTwice } from './contradictions/number-twice.ts';
import { rowsOfOtherPeriod } from './contradictions/rows-of-other-period.ts';
import { yearOfMonths } from './contradictions/year-of-months.ts';

/** Every detector. To add one, add a file and a line here. */
export const fileDetectors: readonly FileDetector[] = [
  coveredText,
  coveringAnnotation,
  changedInRevision,
  orphanedContent,
  overprintedText,
  patchedScan,
  signature,
  hiddenLayer,
  fontsInNumber,
  foreignFont,
  untaggedText,
  orderOfCodes,
  unusedLetters,
  otherAdvances,
  otherPageBelow,
  outOfColumn,
  offGap,
  offCentre,
  offMargin,
  outOfTurn,
  fieldLook,
  lockedField,
  coveredPicture,
  replacementText,
  rewrittenContent,
  unseenFigures,
  staleThumbnail,
  contentCredentials,
  pictureOrigin,
  producer,
];
export const imageDetectors: readonly ImageDetector[] = [
  foreignBlock,
  withoutHistory,
  wordWithoutRinging,
  flatPatch,
  smoothPatch,
  evenInGrain,
  whiteBox,
  blackBar,
  blurredPrint,
  sharpRim,
  oddWord,
  screenPattern,
];
export const documentDetectors: readonly DocumentDetector[] = [
  failedChecks,
  numberOnPages,
  rowsOfOtherPeriod,
  payLists,
  payRows,
  statementSummary,
  statementEnds,
  billTax,
];
/** Judge whether the pages of a file belong together. */
export const pageSetDetectors: readonly PageSetDetector[] = [
  otherSheet,
  otherOwner,
  otherLine,
  noBeginning,
  notCarriedOver,
  otherMaking,
  picturePage,
];
export const pageJudges: readonly PageJudge[] = [
  netPay,
  runningBalance,
  erasedRow,
  statementTotals,
  billTotal,
  taxAtRate,
  sharesOfWhole,
  productRows,
  meterReading,
  listTotal,
  lessLines,
  oneFigureOff,
  ageOfBirth,
  amountInWords,
  dayOfWeek,
  daysInOrder,
  dayTwice,
  daysOfRows,
  lengthOfTerm,
  noSuchDay,
  numberTwice,
  namesAgree,
  yearOfMonths,
];
