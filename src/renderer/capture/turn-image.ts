import { turnJpeg } from './turn-jpeg.ts';

/** A quarter turn clockwise; JPEG by its EXIF orientation, PNG losslessly by pixel. */
export async function turnImage(file: File): Promise<File> {
  if (file.type === 'image/jpeg') {
    const turned = turnJpeg(new Uint8Array(await file.arrayBuffer()));
    return new File([turned as Uint8Array<ArrayBuffer>], file.name, { type: file.type });
  }
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.height, bitmap.width);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.translate(bitmap.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new File([await canvas.convertToBlob({ type: 'image/png' })], file.name, { type: 'image/png' });
}
