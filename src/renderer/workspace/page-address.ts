import type { CaseDetail } from '../../contract/cases.ts';

/** Are the images of the newest reading's pages still there? Retention removes them after their time. */
export function hasPageImages({ pageImages, verification }: CaseDetail): boolean {
  return pageImages > 0 && pageImages >= (verification?.pages.length ?? 0);
}

/**
 * Address of the image of page `index` of a case's newest reading: that is how the station numbers them. It names the
 * reading, because a document shows an image of an address that it has seen before without asking again.
 */
export const pageOfReading = (caseId: string, reading: string, index: number): string =>
  `/operator/cases/${caseId}/pages/${index}?reading=${encodeURIComponent(reading)}`;

export const pageAddress = ({ id, verification }: CaseDetail, index: number): string =>
  pageOfReading(id, verification?.requestId ?? '', index);

/** Address of another picture of a case. */
export const caseFile = (caseId: string, role: 'portrait' | 'selfie', position: number): string =>
  `/operator/cases/${caseId}/files/${role}/${position}`;
