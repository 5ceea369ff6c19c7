/** English with placeholders, and Setswana with the same ones. */
export type SentencePair = readonly [english: string, setswana: string];
