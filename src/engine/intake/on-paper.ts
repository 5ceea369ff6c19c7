/** So many pixels are enough to know whether what is visible is ink or light lettering. */
const GLANCE = 25_600;
const LIGHT_INK = 0.75;
const MOSTLY_TRANSPARENT = 0.3;
const OPAQUE = 255;

/** Red, green and blue of RGBA pixels put on white paper, or on black where what is visible is light lettering. */
export function onPaper(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  const paper = isLightLettering(rgba) ? 0 : 255;
  for (let i = 0, o = 0; i < rgba.length; i += 4, o += 3) {
    const alpha = rgba[i + 3]!;
    if (alpha === OPAQUE) {
      rgb[o] = rgba[i]!;
      rgb[o + 1] = rgba[i + 1]!;
      rgb[o + 2] = rgba[i + 2]!;
    } else {
      const share = alpha / OPAQUE;
      const rest = paper * (1 - share) + 0.5;
      rgb[o] = rgba[i]! * share + rest;
      rgb[o + 1] = rgba[i + 1]! * share + rest;
      rgb[o + 2] = rgba[i + 2]! * share + rest;
    }
  }
  return rgb;
}

/** Is most of a picture transparent, and what is visible of it nearly white? White paper would hide that. */
function isLightLettering(rgba: Uint8Array): boolean {
  const pixels = rgba.length / 4;
  const step = Math.max(1, Math.floor(pixels / GLANCE));
  let visible = 0;
  let light = 0;
  let seen = 0;
  for (let pixel = 0; pixel < pixels; pixel += step, seen++) {
    const i = pixel * 4;
    const alpha = rgba[i + 3]! / OPAQUE;
    visible += alpha;
    light += (alpha * (rgba[i]! * 0.299 + rgba[i + 1]! * 0.587 + rgba[i + 2]! * 0.114)) / OPAQUE;
  }
  const transparent = 1 - visible / seen;
  return transparent > MOSTLY_TRANSPARENT && visible > 0 && light / visible > LIGHT_INK;
}
