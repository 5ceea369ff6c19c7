import type { Box } from '../../contract/geometry.ts';

interface PageCropProps {
  /** Of the page's image, which may be smaller than the page it was read from. */
  readonly address: string;
  /** In page pixels. */
  readonly box: Box;
  readonly page: { readonly width: number; readonly height: number };
  readonly label: string;
  /** Shares of the box that are shown around it. */
  readonly around: { readonly side: number; readonly above: number; readonly below: number };
  /** Class of a frame around the box itself; none where absent. */
  readonly frame?: string | undefined;
}

/** A part of a page's image with what is around it. */
export function PageCrop({ address, box, page, label, around, frame }: PageCropProps) {
  const left = Math.max(0, box.x - around.side * box.width);
  const top = Math.max(0, box.y - around.above * box.height);
  const right = Math.min(page.width, box.x + (1 + around.side) * box.width);
  const bottom = Math.min(page.height, box.y + (1 + around.below) * box.height);
  return (
    <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} role="img" aria-label={label}>
      <image href={address} width={page.width} height={page.height} preserveAspectRatio="none" />
      {frame !== undefined && <rect {...box} className={frame} />}
    </svg>
  );
}
