import type { ChipReport, ChipTrustFile } from '../contract/chip.ts';
import type { Category, ProcessingMode } from '../contract/categories.ts';
import type { ReadingSettings } from '../contract/config.ts';
import type { ForensicMode, ForensicProfile, ForensicReport } from '../contract/forensics.ts';
import type { FoundDocument } from '../contract/operator.ts';
import type { ReadPage } from '../contract/pages.ts';
import type { Check, VerifiedDocument } from '../contract/verification.ts';
import type { ExamineChipRequest } from './chip/examine.ts';
import type { DocumentKey } from './chip/document-key.ts';
import type { ChipEvidence } from './chip/read-chip.ts';
import type { FoundReader } from './chip/readers/readers.ts';
import type { SourceFile } from './raster/page.ts';
import type { FaceCalls } from './faces/calls.ts';

/** Progress of a long call, shown to the clerk as "Reading page 2 of 3". */
export interface Progress {
  readonly stage: 'receiving' | 'preparing' | 'reading' | 'understanding' | 'judging' | 'done';
  readonly page?: number;
  readonly pages?: number;
  /** Documents found so far. */
  readonly found?: FoundDocument[];
}

/** Progress of reading a chip: "Reading portrait, 40 %". */
export interface ChipProgress {
  readonly stage: 'chip';
  readonly part: 'access' | 'signature' | 'keys' | 'zone' | 'portrait' | 'details';
  /** Of this part. */
  readonly percent: number;
}

export interface ReadCardRequest {
  /** Name of the reader; null: the one with a card on it. */
  readonly reader: string | null;
  readonly key: DocumentKey;
}

export interface VerifyRequest {
  readonly files: readonly SourceFile[];
  /** `null`: classify and route (`auto`). */
  readonly category: Category | null;
  readonly mode: ProcessingMode;
  readonly ocr: ReadingSettings;
  /** UTC date of the request, `YYYY-MM-DD`: the engine has no clock. */
  readonly today: string;
  /** Proof of address older than this fails its age check. */
  readonly maxAddressAgeMonths: number;
  /** ISO 3166-1 alpha-2; the country assumed for documents that name none. */
  readonly country?: string;
  readonly forensics: ForensicMode | 'off';
  /** DER certificates trusted as signers of documents. */
  readonly trustedCertificates?: readonly Uint8Array[];
  /** Somebody is watching: report findings page by page. */
  readonly watched?: boolean;
}

export interface VerifyResponse {
  /** The category routed to. */
  readonly category: Category;
  readonly documents: VerifiedDocument[];
  readonly pages: ReadPage[];
  readonly checks: Check[];
  readonly forensics: ForensicReport[];
  /** JPEG of each page (upright, rectified), same index as `pages`; for the operator's viewer. */
  readonly pageImages: Uint8Array[];
  /** Perceptual hash of each page (`intake/perceptual-hash.ts`), same index; null for an empty page. */
  readonly pagePrints: (Uint8Array | null)[];
  readonly versions: Record<string, string>;
}

export interface InspectRequest {
  readonly file: SourceFile;
  readonly mode: ForensicMode;
  readonly profile: ForensicProfile;
  readonly country?: string;
  readonly ocr: ReadingSettings;
  readonly today: string;
  /** DER certificates trusted as signers. */
  readonly trustedCertificates: readonly Uint8Array[];
}

/** A trust file (master list, certificate, …) as plain data. */
export interface TrustFileContent extends Omit<
  ChipTrustFile,
  'name' | 'importedAt' | 'authorities' | 'revoked'
> {
  readonly authorities: readonly TrustedAuthority[];
  readonly revocationLists: readonly KeptRevocationList[];
}

export interface TrustedAuthority {
  readonly der: Uint8Array;
  /** ISO 3166 code, upper case; null if the subject name has none. */
  readonly state: string | null;
}

export interface KeptRevocationList {
  readonly der: Uint8Array;
  /** Issuer and key: a newer list with both replaces an older one. */
  readonly issuer: string;
  readonly keyId: string;
  /** ISO 8601 */
  readonly issuedAt: string;
  readonly entries: number;
}

/** Typed calls that an engine process answers. Each is pure computation on bytes. */
export type EngineCalls = {
  ping(request: { echo: string }): { echo: string; pid: number };
  /** Loads the models for reading a page, in a process that replaces another. */
  warmUp(request: Record<string, never>): Record<string, never>;
  verify(request: VerifyRequest): VerifyResponse;
  inspect(request: InspectRequest): ForensicReport;
  /** What a chip's files contain and prove. */
  examineChip(request: ExamineChipRequest): ChipReport;
  /** Card readers attached to this machine. */
  listReaders(request: Record<string, never>): FoundReader[];
  /** Reads the chip of the document on a reader, with the authentication results. */
  readCard(request: ReadCardRequest): ChipEvidence;
  /** Re-encodes a logo for reports. */
  drawLogo(request: { bytes: Uint8Array }): { png: Uint8Array };
  /** Authorities and revocations of a master list, a directory or a certificate. */
  readTrustFile(request: { bytes: Uint8Array }): TrustFileContent;
} & FaceCalls;

export type CallName = keyof EngineCalls;
export type CallRequest<N extends CallName> = Parameters<EngineCalls[N]>[0];
export type CallResponse<N extends CallName> = ReturnType<EngineCalls[N]>;

/** What a handler is given besides its request. */
export interface CallContext {
  progress(step: Progress | ChipProgress): void;
  /** Aborts when the caller's deadline has passed or the caller cancelled. */
  readonly signal: AbortSignal;
}

export type CallHandlers = {
  [N in CallName]: (request: CallRequest<N>, context: CallContext) => Promise<CallResponse<N>>;
};
