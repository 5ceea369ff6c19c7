import { z } from 'zod';
import configuration from '../../resources/document-types.json' with { type: 'json' };

/** The "document types configuration", labelled version 2.0 by the interface. */
export const DocumentTypes = z
  .object({
    version: z.literal('2.0'),
    documentTypes: z.array(
      z.object({
        type: z.string(),
        label: z.string(),
        group: z.string(),
        /** Extraction support level. */
        extraction: z.enum(['full', 'classification', 'minimal']),
        fields: z.array(
          z.object({ name: z.string(), description: z.string(), kind: z.string(), required: z.boolean() }),
        ),
      }),
    ),
  })
  .meta({ id: 'DocumentTypes' });
export type DocumentTypes = z.infer<typeof DocumentTypes>;

let parsed: DocumentTypes | null = null;

export function documentTypes(): DocumentTypes {
  parsed ??= DocumentTypes.parse(configuration);
  return parsed;
}
