/** A piece of evidence for or against a type. */
export interface Evidence {
  readonly weight: number;
  readonly said: string;
}

export const evidence = (weight: number, said: string): Evidence => ({
  weight,
  said: weight < 0 ? `against it: ${said}` : said,
});
