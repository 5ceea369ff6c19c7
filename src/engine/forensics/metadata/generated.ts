/** Source types that name a generative program whoever says them. */
const CERTAIN = 'trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|trainedAlgorithmicData';

/**
 * Kinds of source that a generative program had a part in, as Content Credentials and XMP name them (IPTC digital source types;
 * C2PA 2.1, 18.15).
 */
export const GENERATED = new RegExp(String.raw`\b(?:${CERTAIN}|compositeSynthetic)\b`);

/**
 * As above, but of a source type that nobody signed. One part of a `compositeSynthetic` was "synthetic" in the IPTC's first wording, drawings and
 * renderings too, and is made by a generative program in its present one: which was meant, an unsigned word does not tell.
 */
export const SAYS_GENERATED = new RegExp(String.raw`\b(?:${CERTAIN})\b`);
