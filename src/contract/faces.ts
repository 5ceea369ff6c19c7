import { z } from 'zod';
import { schemaFault } from './messages/schema-faults.ts';
import { Assessment } from './assessment.ts';
import { GivenId } from './given-id.ts';
import { Message } from './messages/message.ts';
import { Warnings } from './results.ts';
import { sound } from './rule-between.ts';

/** A base64 image, with or without a data-URI prefix of an image media type. */
const Base64Image = z.string().min(1).meta({
  description:
    'Base64 of a JPEG or PNG image; a data-URI prefix such as data:image/jpeg;base64, is accepted.',
});

export const CompareFacesRequest = z
  .object({
    /** The photo on the ID document. */
    sourceImage: Base64Image,
    /** The selfie. */
    targetImage: Base64Image,
  })
  .meta({ id: 'CompareFacesRequest' });
export type CompareFacesRequest = z.infer<typeof CompareFacesRequest>;

export const FaceComparisonResult = z
  .object({
    similarity: z.number().min(0).max(100),
    isMatch: z.boolean(),
    confidence: z.number().min(0).max(100),
    threshold: z.number().min(0).max(100),
    /** Sentences for whoever decides; absent when there is nothing to say. */
    warnings: z.array(z.string()).optional().meta({
      description:
        'What whoever decides should know, for example that the selfie shows other people as well.',
    }),
    warningsSaid: z.array(Message).optional(),
  })
  .meta({ id: 'FaceComparison' });
export type FaceComparisonResult = z.infer<typeof FaceComparisonResult>;

/** Was a picture compared with itself, or with its copy? A match then says nothing of who is there. */
export const isOfOnePicture = ({ warningsSaid = [] }: Pick<FaceComparisonResult, 'warningsSaid'>): boolean =>
  warningsSaid.some(({ key }) => key === 'comparedFaces.samePicture' || key === 'comparedFaces.copy');

/** Body of `POST /v1/identity/face-match`: an ID photo against a selfie or against the face of a liveness session. */
export const FaceMatchRequest = z
  .object({
    idImage: Base64Image,
    selfieImage: Base64Image.optional(),
    livenessSessionId: GivenId.optional(),
  })
  .refine((r) => (r.selfieImage === undefined) !== (r.livenessSessionId === undefined), {
    message: schemaFault('inputFaults.selfieOrSession'),
    path: ['selfieImage'],
    when: sound('selfieImage', 'livenessSessionId'),
  })
  .meta({ id: 'FaceMatchRequest' });
export type FaceMatchRequest = z.infer<typeof FaceMatchRequest>;

export const CombinedResult = z
  .object({
    kycAnalysis: z.object({
      totalDocuments: z.number().int(),
      extractedData: z.record(z.string(), z.unknown()),
      warnings: Warnings,
    }),
    livenessVerification: z.object({ isLive: z.boolean(), confidence: z.number() }),
    faceMatchResult: z.object({ isMatch: z.boolean(), similarity: z.number() }),
    overallSuccess: z.boolean().meta({
      description:
        'True when the person is live, the faces match, and nothing in the assessment is open but the comparison with the original.',
    }),
    message: z.string(),
    said: Message.optional(),
    /** The case that the station keeps of it: `GET /v1/cases/{caseId}/assessment`. */
    caseId: z.string().optional(),
    assessment: Assessment.optional(),
  })
  .meta({ id: 'CombinedResult' });
export type CombinedResult = z.infer<typeof CombinedResult>;
