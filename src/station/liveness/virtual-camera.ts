/**
 * Device names of software that feeds files or altered pictures as a camera. A hint, not a proof: names can be changed.
 * Extend the list with what a site sees; the policy is `liveness.refuseVirtualCameras`.
 */
const NAMES =
  /virtual|\bobs\b|manycam|snap ?camera|xsplit|v4l2 ?loopback|dummy video|fake_device|droidcam|ivcam|epoccam|iriun|camo\b|\bndi\b|mmhmm|chromacam|avatarify|deepfacelive|splitcam|webcamoid|akvcam|e2esoft|youcam|sparkocam|altercam|faceswap/i;

/** Does a camera's label name a known virtual camera? */
export const isVirtualCamera = (label: string): boolean => NAMES.test(label);
