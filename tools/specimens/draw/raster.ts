import { Path2D, createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFamily } from './fonts.ts';
import type { Gradient, Operation, Sheet } from './sheet.ts';

function paint(context: SKRSContext2D, fill: string | Gradient): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient = context.createLinearGradient(...fill.from, ...fill.to);
  for (const [offset, colour] of fill.stops) gradient.addColorStop(offset, colour);
  return gradient as unknown as CanvasGradient;
}

function draw(context: SKRSContext2D, operation: Operation): void {
  context.save();
  context.globalAlpha = operation.opacity;
  if (operation.kind === 'text') {
    context.translate(operation.x, operation.y);
    if (operation.turn !== 0) context.rotate((operation.turn * Math.PI) / 180);
    context.font = `${operation.size}px "${canvasFamily(operation.face)}"`;
    context.letterSpacing = `${operation.spacing}px`;
    context.fillStyle = operation.colour;
    context.fillText(operation.text, 0, 0);
  } else {
    if (operation.place !== null) {
      context.translate(operation.place.x, operation.place.y);
      context.rotate((operation.place.turn * Math.PI) / 180);
      context.scale(operation.place.scale, operation.place.scale);
    }
    const path = new Path2D(operation.d);
    if (operation.fill !== null) {
      context.fillStyle = paint(context, operation.fill) as string;
      context.fill(path);
    }
    if (operation.stroke !== null) {
      context.strokeStyle = operation.stroke;
      context.lineWidth = operation.width;
      context.lineJoin = 'round';
      context.lineCap = operation.dash.length > 0 ? 'butt' : 'round';
      context.setLineDash(operation.dash);
      context.stroke(path);
    }
  }
  context.restore();
}

/** Draws a sheet on white paper. `dpi` pixels per inch; returns a PNG. */
export async function rasterise(sheet: Sheet, dpi: number): Promise<Uint8Array> {
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(sheet.width * scale), Math.round(sheet.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  for (const operation of sheet.operations) draw(context, operation);
  return canvas.encode('png');
}
