import type { Revision } from './file.ts';
import { isArray, isKind, textOf, type PdfValue } from './values.ts';

/** Optional-content groups that are off by default: object number → name (ISO 32000-1, 8.11). */
export function hiddenLayersOf(revision: Revision): Map<number, string> {
  const hidden = new Map<number, string>();
  const properties = revision.dict(revision.catalog.entries.get('OCProperties'));
  const defaults = revision.dict(properties.entries.get('D'));
  const all = listOf(revision, properties.entries.get('OCGs'));
  const base = revision.resolve(defaults.entries.get('BaseState'));
  const off =
    isKind(base, 'name') && base.name === 'OFF' ? all : listOf(revision, defaults.entries.get('OFF'));
  const on = new Set(listOf(revision, defaults.entries.get('ON')).map(idOf));
  for (const group of off) {
    const id = idOf(group);
    if (id === null || (off === all && on.has(id))) continue;
    hidden.set(id, textOf(revision.resolve(revision.dict(group).entries.get('Name'))) ?? 'unnamed layer');
  }
  return hidden;
}

function listOf(revision: Revision, value: PdfValue | undefined): readonly PdfValue[] {
  const list = revision.resolve(value);
  return isArray(list) ? list : [];
}

function idOf(value: PdfValue): number | null {
  return isKind(value, 'ref') ? value.id : null;
}
