import type { CaseDetail } from '../../contract/operator.ts';

/** Are the images of the newest reading's pages still there? Retention removes them after their time. */
export function hasPageImages({ pageImages, verification }: CaseDetail): boolean {
  return pageImages > 0 && pageImages >= (verification?.pages.length ?? 0);
}

/**
 * Address of the image of page `index` of the newest reading: that is how the station numbers them. It names the
 * reading, because a document shows an image of an address that it has seen before without asking again.
 */
export function pageAddress({ id, verification }: CaseDetail, index: number): string {
  const reading = encodeURIComponent(verification?.requestId ?? '');
  return `/operator/cases/${id}/pages/${index}?reading=${reading}`;
}
