import type { CaseDetail } from '../../contract/operator.ts';

/**
 * A case that was read again keeps the images of every reading, one after another; the newest reading's are the last.
 * Null when retention has removed images.
 */
export function firstStoredPage({ pageImages, verification }: CaseDetail): number | null {
  const shown = verification?.pages.length ?? 0;
  return pageImages < shown || pageImages === 0 ? null : pageImages - shown;
}

/** Address of the image of page `index` of the newest reading. */
export function pageAddress(detail: CaseDetail, index: number): string | null {
  const first = firstStoredPage(detail);
  return first === null ? null : `/operator/cases/${detail.id}/pages/${first + index}`;
}
