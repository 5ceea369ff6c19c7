import { z } from 'zod';

/** `1.2.3`: three numbers, compared as numbers. */
const Version = z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/);

/** A relative path inside the installation, with `/`: no `..`, no drive, no empty or dot-only part. */
const InsidePath = z
  .string()
  .min(1)
  .max(1_000)
  .refine(
    (path) =>
      !/[\\:\0]/.test(path) && path.split('/').every((part) => part !== '' && !/^\.{1,2}$/.test(part)),
    'The path leaves the folder.',
  );

/** What the signature of an update bundle covers: the version, for which machines, and the hash of every file. */
export const UpdateManifest = z.strictObject({
  format: z.literal(1),
  product: z.literal('netefatsa'),
  version: Version,
  /** `linux-x64`, `win32-x64`, `darwin-arm64`: Node's names. */
  platform: z.string().regex(/^[a-z0-9]+-[a-z0-9]+$/),
  createdAt: z.iso.datetime(),
  /** In the order in which their bytes follow. */
  files: z
    .array(
      z.strictObject({
        path: InsidePath,
        size: z.number().int().nonnegative(),
        /** Lower-case hex. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        executable: z.boolean(),
      }),
    )
    .min(1)
    .max(100_000)
    .refine(
      (files) => new Set(files.map((file) => file.path.toLowerCase())).size === files.length,
      'A path comes twice.',
    ),
});
export type UpdateManifest = z.infer<typeof UpdateManifest>;

/** Negative when `a` is older than `b`, 0 when they are the same. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) if (left[i] !== right[i]) return left[i]! - right[i]!;
  return 0;
}
