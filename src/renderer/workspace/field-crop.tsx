import type { CaseDetail } from '../../contract/cases.ts';
import type { ExtractedField } from '../../contract/verification.ts';
import { useTranslation } from 'react-i18next';
import { hasPageImages, pageAddress } from './page-address.ts';
import { PageCrop } from './page-crop.tsx';

/** Some of what is around a line shows that the crop is the right one (shares of the line's box). */
const AROUND = { side: 0.08, above: 0.35, below: 0.35 } as const;

interface FieldCropProps {
  readonly detail: CaseDetail;
  readonly field: Pick<ExtractedField, 'page' | 'box'>;
}

/** The place on the page that a field was read from, to be compared with its value; nothing where there is none. */
export function FieldCrop({ detail, field: { page, box } }: FieldCropProps) {
  const { t } = useTranslation();
  const report = page === null ? undefined : detail.verification?.pages[page]?.report;
  if (page === null || box === null || !report || !hasPageImages(detail)) return null;
  return (
    <PageCrop
      address={pageAddress(detail, page)}
      box={box}
      page={report}
      label={t('fieldPanel.crop')}
      around={AROUND}
    />
  );
}
