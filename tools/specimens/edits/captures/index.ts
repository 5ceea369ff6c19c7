import type { Capture } from './capture.ts';
import { flatbed } from './flatbed.ts';
import { housePhoto, houseScan } from './house.ts';
import { magickCamera } from './magick-camera.ts';
import { mosaicCamera } from './mosaic-camera.ts';

export const captures: readonly Capture[] = [houseScan, housePhoto, magickCamera, mosaicCamera, flatbed];
