const LOOPBACKS = String.raw`virtual|\bobs\b|manycam|snap ?camera|xsplit|v4l2 ?loopback|dummy video|fake_device`;
const TELEPHONES = String.raw`droidcam|ivcam|epoccam|iriun|camo\b|\bndi\b`;
const EFFECTS =
  'mmhmm|chromacam|avatarify|deepfacelive|splitcam|webcamoid|akvcam|e2esoft|youcam|sparkocam|altercam|faceswap';
/**
 * Device names of software that feeds files or altered pictures as a camera. A hint, not a proof: names can be changed.
 * Extend the list with what a site sees; the policy is `liveness.refuseVirtualCameras`.
 */
const NAMES = new RegExp([LOOPBACKS, TELEPHONES, EFFECTS].join('|'), 'i');

/** Does a camera's label name a known virtual camera? */
export const isVirtualCamera = (label: string): boolean => NAMES.test(label);
