import type { ComponentProps } from 'react';
import { PageCrop } from './page-crop.tsx';

/** A portrait is more than what a detector boxes: hair, chin and shoulders belong to it (shares of the box). */
const AROUND = { side: 0.35, above: 0.45, below: 0.3 } as const;

/** The face in a box of a page image with what is around it. */
export function Portrait(props: Omit<ComponentProps<typeof PageCrop>, 'around'>) {
  return <PageCrop {...props} around={AROUND} />;
}
