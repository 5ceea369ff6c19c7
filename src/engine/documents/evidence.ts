/** One thing that speaks for a type or against it. */
export interface Evidence {
  readonly weight: number;
  readonly said: string;
}

export const evidence = (weight: number, said: string): Evidence => ({
  weight,
  said: weight < 0 ? `against it: ${said}` : said,
});
