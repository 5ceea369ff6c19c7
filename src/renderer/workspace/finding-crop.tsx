import { useTranslation } from 'react-i18next';
import type { Box } from '../../contract/geometry.ts';
import { PageCrop } from './page-crop.tsx';
import { useSelection } from './selection.tsx';
import styles from './forensics.module.css';

/** Where a finding is in the case. */
export interface FindingPlace {
  readonly page: number;
  /** Of the page's image; null when it was removed. */
  readonly address: string | null;
  /** Of the page, in its pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Of a line's neighbours enough to compare it with them (shares of the box). */
const AROUND = { side: 0.5, above: 1.2, below: 1.2 } as const;
/** A finding about so much of a page is seen on the page. */
const MOST_OF_PAGE = 0.5;

/** The place of a finding, cut out of its page; chosen, the page opens there, enlarged. */
export function FindingCrop({
  box,
  place: { page, address, size },
}: {
  box: Box | null;
  place: FindingPlace;
}) {
  const { t } = useTranslation();
  const { turnTo, look, rest } = useSelection();
  const show = () => {
    if (box !== null) return look({ page, box });
    rest();
    turnTo(page);
  };
  const words = t('forensics.show', { page: page + 1 });
  const isPart = box !== null && box.width * box.height <= MOST_OF_PAGE * size.width * size.height;
  if (!isPart || address === null)
    return (
      <button type="button" onClick={show}>
        {words}
      </button>
    );
  return (
    <button type="button" className={styles.crop} onClick={show}>
      <PageCrop
        address={address}
        box={box}
        page={size}
        label={t('forensics.crop')}
        around={AROUND}
        frame={styles.frame}
      />
      <span>{words}</span>
    </button>
  );
}
