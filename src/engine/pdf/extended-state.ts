import type { Revision } from './file.ts';
import type { GraphicsState } from './graphics-state.ts';
import { isArray, isKind, nameOf, type PdfDict, type PdfValue } from './values.ts';

/** Applies a graphics state dictionary (ISO 32000-1, 8.4.5): opacity, blend mode, soft mask, line width. */
export function applyExtendedState(
  revision: Revision,
  resources: PdfDict,
  name: PdfValue | undefined,
  state: GraphicsState,
): void {
  const dict = revision.dict(
    revision.dict(resources.entries.get('ExtGState')).entries.get(nameOf(name) ?? ''),
  );
  const get = (key: string): PdfValue | undefined => revision.resolve(dict.entries.get(key));
  const fill = get('ca');
  const stroke = get('CA');
  const width = get('LW');
  if (typeof fill === 'number') state.fillAlpha = fill;
  if (typeof stroke === 'number') state.strokeAlpha = stroke;
  if (typeof width === 'number') state.lineWidth = width;
  const blend = get('BM');
  if (blend !== undefined)
    state.normalBlend = ['Normal', 'Compatible'].includes(
      nameOf(isArray(blend) ? revision.resolve(blend[0]) : blend) ?? 'Normal',
    );
  const mask = get('SMask');
  if (mask !== undefined) state.softMask = isKind(mask, 'dict');
}
