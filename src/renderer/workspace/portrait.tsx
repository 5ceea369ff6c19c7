import type { Box } from '../../contract/geometry.ts';

interface PortraitProps {
  readonly address: string;
  /** In page pixels. */
  readonly box: Box;
  readonly page: { readonly width: number; readonly height: number };
  readonly label: string;
}

/** Cuts a box out of a page image; the stored image may be smaller than the page it was read from. */
export function Portrait({ address, box, page, label }: PortraitProps) {
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={label}>
      <image href={address} width={page.width} height={page.height} preserveAspectRatio="none" />
    </svg>
  );
}
