import type { Box } from '../../contract/geometry.ts';

interface PortraitProps {
  readonly address: string;
  /** In page pixels. */
  readonly box: Box;
  readonly page: { readonly width: number; readonly height: number };
  readonly label: string;
}

/** A portrait is more than what a detector boxes: hair, chin and shoulders belong to it (shares of the box). */
const AROUND = { side: 0.35, above: 0.45, below: 0.3 } as const;

/** The face in a box of a page image with what is around it; the stored image may be smaller than the page it was read from. */
export function Portrait({ address, box, page, label }: PortraitProps) {
  const left = Math.max(0, box.x - AROUND.side * box.width);
  const top = Math.max(0, box.y - AROUND.above * box.height);
  const right = Math.min(page.width, box.x + (1 + AROUND.side) * box.width);
  const bottom = Math.min(page.height, box.y + (1 + AROUND.below) * box.height);
  return (
    <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} role="img" aria-label={label}>
      <image href={address} width={page.width} height={page.height} preserveAspectRatio="none" />
    </svg>
  );
}
