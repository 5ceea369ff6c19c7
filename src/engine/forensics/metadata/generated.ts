/**
 * Kinds of source that a generative program had a part in, as Content Credentials and XMP name them (IPTC digital source types;
 * C2PA 2.1, 18.15).
 */
export const GENERATED =
  /\b(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|compositeSynthetic|trainedAlgorithmicData)\b/;
