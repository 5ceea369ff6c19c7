import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { short } from './covered-text.ts';
import { textFieldsOf, type TextField } from './form-fields.ts';
import { pdfDetector } from './pdf-detector.ts';

/**
 * A field that its author locked and a later save gave other digits. Viewers do not let users change such fields;
 * filling in open fields, and locking them afterwards, is normal.
 */
export const lockedField = pdfDetector({
  id: 'locked-field',
  version: '1',
  inspect: (pdf) => {
    const { revisions } = pdf.file;
    const earlier = revisions.slice(0, -1).flatMap((revision) => pdf.pages(revision).flatMap(textFieldsOf));
    return pdf.pages().flatMap((page) =>
      textFieldsOf(page).flatMap((now) => {
        const before = earlier.find((field) => isChangedInto(now, field));
        if (!before) return [];
        return [
          finding(lockedField, {
            strength: 'strong',
            page: page.index,
            box: pdf.toPixels(page, now.box),
            says: message('pdfFindings.lockedFieldChanged', {
              before: short(before.value),
              after: short(now.value),
            }),
            detail: `text field object ${now.id}, read-only in an earlier revision of ${revisions.length}`,
            before: before.value,
            after: now.value,
          }),
        ];
      }),
    );
  },
});

function isChangedInto(now: TextField, before: TextField): boolean {
  const [is, was] = [figuresOf(now.value), figuresOf(before.value)];
  return now.id !== null && before.id === now.id && before.isLocked && was !== '' && is !== was;
}
