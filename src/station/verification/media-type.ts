import { mediaTypeByContent } from '../../contract/media-type.ts';

/** Media type for a stored upload, by its first bytes (the engine decides by content as well). */
export const mediaTypeOf = (bytes: Uint8Array): string =>
  mediaTypeByContent(bytes) ?? 'application/octet-stream';
