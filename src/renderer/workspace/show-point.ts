import type { CaseDetail } from '../../contract/cases.ts';
import { casePageOf } from './forensic-pages.ts';
import { fieldOf, type OpenPoint } from './open-points.ts';
import type { useSelection } from './selection.tsx';

/** Opens the part of the panel and the place of the page that an open point rests on. */
export function useShowPoint(
  { verification }: CaseDetail,
  { light, turnTo, open, look, rest }: ReturnType<typeof useSelection>,
): (point: OpenPoint) => void {
  return (point) => {
    const field = fieldOf(point, verification?.requestId);
    const read =
      field && verification?.documents[field.document]?.fields.find(({ name }) => name === field.field);
    if (point.aspect === 'chip') return open('chip');
    if (field) {
      open('fields');
      light(field);
      if (read && read.page !== null) {
        turnTo(read.page);
        if (read.box) look({ page: read.page, box: read.box });
      }
      return;
    }
    light(null);
    rest();
    // The original is compared with the whole page.
    if (point.settledBy[0] === 'compare-original' && point.state === 'not_done') return;
    const page = point.evidence.find((one) => one.kind === 'page');
    if (page?.kind === 'page') turnTo(page.page);
    switch (point.aspect) {
      case 'checks':
        return open('checks');
      case 'forensics': {
        open('forensics');
        const worst = verification?.forensics.flatMap((report) =>
          report.findings
            .filter(({ strength, box }) => strength !== 'note' && box !== null)
            .map((finding) => ({ finding, page: casePageOf(verification, report, finding) })),
        )[0];
        if (worst && worst.page !== null) {
          turnTo(worst.page);
          if (worst.finding.box) look({ page: worst.page, box: worst.finding.box });
        }
        return;
      }
      case 'face':
        return open('face');
      case 'duplicates':
        return open('history');
      case 'screening':
        return open('screening');
      case 'document':
      case 'fields':
      case 'registry':
      case 'steps':
        return;
    }
  };
}
