/** What honest people and programs do to a picture file that changes its colours, pixels or codec, not what it shows. */
export interface Conversion {
  /** Kebab case, begins with the program that does it. */
  readonly id: string;
  readonly kind:
    'palette' | 'grey' | 'depth' | 'codec' | 'recompressed' | 'resampled' | 'scan app' | 'in a PDF';
  /** @param bytes a JPEG or PNG; the answer is a file of any kind the station takes */
  convert(bytes: Uint8Array): Promise<Uint8Array>;
}
