import { GlobalFonts } from '@napi-rs/canvas';
import type { Face } from './change.ts';

/** The family under which the canvas draws a typeface; it is registered when it is first asked for. */
export function registeredFamily({ file, family }: Face): string {
  const name = `edit ${family}`;
  if (!GlobalFonts.has(name)) GlobalFonts.registerFromPath(file, name);
  return name;
}
