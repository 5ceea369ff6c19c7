import type { Box } from '../../../src/contract/geometry.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A typeface that every program can be given: by its file, or by its family where a program asks the system. */
export interface Face {
  readonly file: string;
  readonly family: string;
}

/** One step of an edit, in whole pixels of the picture. */
export type Change =
  | { readonly kind: 'erase'; readonly box: Box; readonly colour: Colour }
  | { readonly kind: 'copy'; readonly from: Box; readonly x: number; readonly y: number }
  | { readonly kind: 'blur'; readonly box: Box; readonly sigma: number }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Where the text begins, and its baseline. */
      readonly x: number;
      readonly baseline: number;
      /** Pixels of the em. */
      readonly size: number;
      readonly face: Face;
      readonly colour: Colour;
      /** Standard deviation of a blur of the text alone, pixels; 0: none. */
      readonly blur: number;
    };

/** How a file is kept after the last step; `messenger` shrinks to 1,600 pixels and saves at 72. */
export const SAVES = ['png', 'jpeg-95', 'jpeg-85', 'jpeg-75', 'messenger'] as const;
export type Save = (typeof SAVES)[number];

/** A program that people edit pictures with. */
export interface EditingProgram {
  readonly id: string;
  /** Kept from training: what is measured with it was never seen. */
  readonly heldOut: boolean;
  /**
   * Makes the changes in order; none: the picture as it is, decoded and encoded alike.
   *
   * @param picture a PNG or JPEG
   * @returns a PNG
   * @throws Error where the program is not installed
   */
  apply(picture: Uint8Array, changes: readonly Change[]): Promise<Uint8Array>;
  /** Ends what was started for it. */
  close?(): Promise<void>;
}

export const css = (colour: Colour): string => `rgb(${colour.join(',')})`;
