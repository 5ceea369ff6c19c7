import type { ComponentProps } from 'react';
import type { Verification } from '../../contract/verification.ts';
import { PageCrop } from './page-crop.tsx';

/** A portrait is more than what a detector boxes: hair, chin and shoulders belong to it (shares of the box). */
const AROUND = { side: 0.35, above: 0.45, below: 0.3 } as const;

/** The face in a box of a page image with what is around it. */
export function Portrait(props: Omit<ComponentProps<typeof PageCrop>, 'around'>) {
  return <PageCrop {...props} around={AROUND} />;
}

/** Portraits that were found on the pages of a reading, each with the position and the size of its page. */
export const portraitsOf = ({ pages }: Verification) =>
  pages.flatMap(({ marks, report }, index) =>
    marks.filter(({ kind }) => kind === 'portrait').map((mark) => ({ mark, index, report })),
  );
