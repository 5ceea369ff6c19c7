import { useTranslation } from 'react-i18next';
import type { Finding } from '../../contract/forensics.ts';
import type { Box } from '../../contract/geometry.ts';
import type { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';
import { fieldLabel } from '../language/field-names.ts';
import { useMessageWords } from '../language/message-text.tsx';
import { sameField, useSelection } from './selection.tsx';
import { needsEyes } from '../../contract/needs-eyes.ts';
import styles from './viewer.module.css';

interface BoxOverlayProps {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly documents: readonly VerifiedDocument[];
  readonly findings: readonly Finding[];
}

/** Wherever a field was read: the value that counts, the same elsewhere, and other readings of it. */
function placesOf({ page, box, alsoAt = [], alternatives }: ExtractedField): { page: number; box: Box }[] {
  const places = [{ page, box }, ...alsoAt, ...alternatives].flatMap((one) =>
    one.page !== null && one.box ? [{ page: one.page, box: one.box }] : [],
  );
  return [...new Map(places.map((one) => [JSON.stringify(one), one])).values()];
}

/** Where each field was read, in page pixels; the field under the pointer lights up, a click shows it in the panel. */
export function BoxOverlay({ page, width, height, documents, findings }: BoxOverlayProps) {
  const { t } = useTranslation();
  const words = useMessageWords();
  const { lit, light, choose } = useSelection();
  const boxes = documents.flatMap((document, index) =>
    document.fields.flatMap((field) =>
      placesOf(field)
        .filter((place) => place.page === page)
        .map(({ box }) => ({ key: { document: index, field: field.name }, field, box })),
    ),
  );
  // The smallest box on top, so that a name inside an address block can still be reached.
  boxes.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  // Fields of a machine-readable zone share its box: filled once, the letters under it can still be read.
  const place = ({ x, y, width, height }: Box) => [x, y, width, height].join();
  const uppermost = new Map(boxes.map(({ box }, at) => [place(box), at]));
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {boxes.map(({ key, field, box }, at) => (
        <rect
          key={`${key.document}:${key.field}:${place(box)}`}
          {...box}
          rx={6}
          data-under={uppermost.get(place(box)) !== at}
          data-lit={sameField(lit, key)}
          data-unsure={needsEyes(field, false)}
          onPointerEnter={() => light(key)}
          onPointerLeave={() => light(null)}
          onClick={() => choose(key)}
        >
          <title>{fieldLabel(t, field.name)}</title>
        </rect>
      ))}
      {findings.map((finding, index) =>
        finding.box ? (
          <rect
            key={index}
            {...finding.box}
            rx={4}
            className={styles.finding}
            data-strength={finding.strength}
          >
            <title>{words({ said: finding.said, sentence: finding.explanation }).text}</title>
          </rect>
        ) : null,
      )}
    </svg>
  );
}
