/** Source types that name a generative program even if unsigned. */
const CERTAIN = 'trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|trainedAlgorithmicData';

/**
 * Source types with a generative part, as Content Credentials and XMP name them (IPTC digital source types; C2PA 2.1,
 * 18.15).
 */
export const GENERATED = new RegExp(String.raw`\b(?:${CERTAIN}|compositeSynthetic)\b`);

/**
 * As above, for unsigned metadata. `compositeSynthetic` is excluded: IPTC's first definition included drawings and
 * renderings as "synthetic" parts, the present one means generative programs, and unsigned metadata does not tell
 * which.
 */
export const SAYS_GENERATED = new RegExp(String.raw`\b(?:${CERTAIN})\b`);
