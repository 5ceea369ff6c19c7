/** Media type for a stored upload, by its first bytes (the engine decides by content as well). */
export function mediaTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024));
  if (start.length > 2 && start[0] === 0xff && start[1] === 0xd8) return 'image/jpeg';
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png';
  if (start.includes('%PDF-')) return 'application/pdf';
  return 'application/octet-stream';
}
