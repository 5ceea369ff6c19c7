import { arrayOf } from '../../pdf/cross-reference.ts';
import { intersection, shareInside, type Rectangle } from '../../pdf/matrix.ts';
import { appearanceOf, paintedAnnotation, rectangleOf } from '../../pdf/paint-page.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { isShownGlyph, type PaintedItem } from '../../pdf/painted.ts';
import { lookOf } from '../../pdf/text-runs.ts';
import { isKind, nameOf, textOf, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { equalBytes } from '../../signing/digests.ts';
import { fullNameOf, inherited } from './form-fields.ts';
import { sameValue } from './same-value.ts';

/**
 * Minimum covered share of a glyph: under an opaque annotation that hides it, and under one that marks it (chosen on
 * drawn specimens, ADR 401).
 */
const HIDES = 0.3;
const MARKS = 0.5;

/** An annotation or form field that differs from its state when the document was signed. */
export interface AnnotationChange {
  /**
   * `filled`: a field that was empty; `refilled`: a field with another value; `covers`: hides text of the page;
   * `added`, `lost`, `changed`: other visible text; `exchanged`: another font or picture; `redrawn`: another appearance
   * with the same text; `unseen`: no visible change.
   */
  readonly kind:
    'filled' | 'refilled' | 'covers' | 'added' | 'lost' | 'changed' | 'exchanged' | 'redrawn' | 'unseen';
  /** Fully qualified name of a form field; empty for other annotations. */
  readonly field: string;
  readonly box: Rectangle | null;
  readonly before: string;
  readonly after: string;
}

/** The same bound as for annotation lists elsewhere. */
const MAX_ANNOTATIONS = 2_000;
/** Dots, rules and blanks below a text do not count as covered text. */
const RULE = /^[\s_.…\-–—]*$/;
/** A single letter under a box's border does not count as covered text. */
const MIN_COVERED = 2;

/** A visible signature may cover the line and label printed for it: `Signature of the employer`. */
const MAX_LABEL = 30;

/** Differences between a page's annotations when signed and now. */
export function annotationChanges(old: PdfPage, page: PdfPage, under: Underneath): AnnotationChange[] {
  const [before, after] = [annotationsOf(old), annotationsOf(page)];
  const changes: AnnotationChange[] = [];
  const met = new Set<Annotation>();
  for (const now of after) {
    const was = before.find((one) => !met.has(one) && isSame(one, now));
    if (was) met.add(was);
    const change = was ? compare(was, now, under) : gained(now, under);
    if (change) changes.push(change);
  }
  for (const was of before) {
    if (met.has(was)) continue;
    const items = shownBy(was);
    changes.push({
      kind: items.length > 0 ? 'lost' : 'unseen',
      field: was.field,
      box: boxOf(was),
      before: textIn(items),
      after: '',
    });
  }
  return changes;
}

/** Paints the page's own content as it was when signed. */
type Underneath = () => readonly PaintedItem[];

interface Annotation {
  readonly page: PdfPage;
  readonly id: number | null;
  readonly dict: PdfDict;
  readonly field: string;
  readonly isSignature: boolean;
}

function annotationsOf(page: PdfPage): Annotation[] {
  const { revision } = page;
  return arrayOf(revision.resolve(page.dict.entries.get('Annots')))
    .slice(0, MAX_ANNOTATIONS)
    .map((value) => {
      const dict = revision.dict(value);
      const isWidget = nameOf(revision.resolve(dict.entries.get('Subtype'))) === 'Widget';
      return {
        page,
        id: isKind(value, 'ref') ? value.id : null,
        dict,
        field: isWidget ? fullNameOf(revision, dict) || 'field' : '',
        isSignature: isWidget && nameOf(inherited(revision, dict, 'FT')) === 'Sig',
      };
    });
}

/** The same object number, or a direct object at the same index and of the same subtype. */
function isSame(a: Annotation, b: Annotation): boolean {
  if (a.id !== null || b.id !== null) return a.id === b.id;
  return (
    a.field === b.field &&
    JSON.stringify(a.dict.entries.get('Rect')) === JSON.stringify(b.dict.entries.get('Rect'))
  );
}

const boxOf = ({ page, dict }: Annotation): Rectangle | null => rectangleOf(page.revision, dict);

function compare(was: Annotation, now: Annotation, under: Underneath): AnnotationChange | null {
  const [signed, latest] = [was.page.revision, now.page.revision];
  const sameDict = sameValue({ revision: signed, value: was.dict }, { revision: latest, value: now.dict });
  const sides = (key: string) =>
    [
      { revision: signed, value: was.dict.entries.get(key) },
      { revision: latest, value: now.dict.entries.get(key) },
    ] as const;
  const held = valueIn(inherited(signed, was.dict, 'V'));
  const holds = valueIn(inherited(latest, now.dict, 'V'));
  const isRefilled = !now.isSignature && held !== holds;
  if (sameDict && !isRefilled) return null;
  const [showed, shows] = [shownBy(was), shownBy(now)];
  const [before, after] = [textIn(showed), textIn(shows)];
  const common = { field: now.field, box: boxOf(now) };
  if (isRefilled)
    return isEmpty(held) && (before === '' || before === after)
      ? { ...common, kind: 'filled', before: '', after: holds ?? after }
      : { ...common, kind: 'refilled', before: held ?? before, after: holds ?? after };
  if (sameValue(...sides('AP')) && sameValue(...sides('AS')) && look(showed) === look(shows))
    return { ...common, kind: 'unseen', before, after };
  // An empty signature field that is signed later shows the signer.
  if (now.isSignature && showed.length === 0) return gained(now, under);
  const covered = coveredBy(shows, under);
  if (covered !== '' && coveredBy(showed, under) === '')
    return { ...common, kind: 'covers', before: covered, after };
  const isSame = before === after && (now.field !== '' || look(showed) === look(shows));
  if (!isSame) return { ...common, kind: 'changed', before, after };
  return { ...common, kind: isExchanged(was, now) ? 'exchanged' : 'redrawn', before, after };
}

/** The same drawing operators with another font or picture; viewers that redraw a field also rewrite the operators. */
function isExchanged(was: Annotation, now: Annotation): boolean {
  const [signed, latest] = [was.page.revision, now.page.revision];
  const [a, b] = [appearanceOf(signed, was.dict), appearanceOf(latest, now.dict)];
  if (!a || !b || !equalBytes(signed.decode(a).bytes, latest.decode(b).bytes)) return false;
  return !sameValue(
    { revision: signed, value: a.dict.entries.get('Resources') },
    { revision: latest, value: b.dict.entries.get('Resources') },
  );
}

function gained(now: Annotation, under: Underneath): AnnotationChange {
  const items = shownBy(now);
  const common = { field: now.field, box: boxOf(now), before: '', after: textIn(items) };
  if (items.length === 0) return { ...common, kind: 'unseen' };
  const covered = coveredBy(items, under);
  const isOnLabel = now.isSignature && !/\d/.test(covered) && covered.length <= MAX_LABEL;
  return covered === '' || isOnLabel
    ? { ...common, kind: 'added' }
    : { ...common, kind: 'covers', before: covered };
}

/** Text of the page that is covered by an opaque fill, a picture or other text. */
function coveredBy(items: readonly PaintedItem[], under: Underneath): string {
  const covers = items.filter((i) => i.hiddenLayer === null && (i.kind === 'glyph' ? i.visible : i.opaque));
  const covered = under()
    .filter(isShownGlyph)
    .filter((glyph) =>
      covers.some((item) =>
        item.kind === 'glyph'
          ? item.text.trim() !== '' &&
            intersection(item.box, glyph.box) !== null &&
            shareInside(glyph.box, item.box) > HIDES
          : shareInside(glyph.box, item.box) > MARKS,
      ),
    );
  const text = lookOf(covered);
  return RULE.test(text) || covered.length < MIN_COVERED ? '' : text;
}

function shownBy({ page, dict }: Annotation): PaintedItem[] {
  return paintedAnnotation(page, dict).filter(
    (i) => i.hiddenLayer === null && (i.kind !== 'glyph' || (i.visible && i.text.trim() !== '')),
  );
}

function textIn(items: readonly PaintedItem[]): string {
  return lookOf(items.filter(isShownGlyph));
}

/** The visible text and its positions, in painting order. */
export function look(items: readonly PaintedItem[]): string {
  return items
    .map((i) => {
      const box = [i.box.x0, i.box.y0, i.box.x1, i.box.y1].map((v) => v.toFixed(1)).join(' ');
      const more = i.kind === 'glyph' ? `${i.text} ${i.visible}` : i.kind === 'fill' ? `${i.luminance}` : '';
      return `${i.kind} ${box} ${more} ${i.hiddenLayer ?? ''}`;
    })
    .join('\n');
}

function valueIn(value: PdfValue | undefined): string | null {
  return textOf(value) ?? (value === undefined || value === null ? null : JSON.stringify(value));
}

/** No text, or an unticked check box (ISO 32000-1, 12.7.4.2.3). */
const isEmpty = (value: string | null): boolean => value === null || value.trim() === '' || value === 'Off';
