/**
 * Kinds of source that a generative program had a part in, as Content Credentials and XMP name them (IPTC digital source types;
 * C2PA 2.1, 18.15).
 */
export const GENERATED =
  /\b(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|compositeSynthetic|trainedAlgorithmicData)\b/;

/**
 * As above, but of a source type that nobody signed: the IPTC calls a composite `compositeSynthetic` where one of its parts was not captured, as
 * drawings and renderings are not either, so that it accuses nobody.
 */
export const SAYS_GENERATED =
  /\b(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|trainedAlgorithmicData)\b/;
