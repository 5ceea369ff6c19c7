import { z } from 'zod';
import type { Caller } from './caller.ts';
import { schemaFault } from './messages/schema-faults.ts';
import { Message } from './messages/message.ts';
import { sound } from './rule-between.ts';

const PARTIAL_DATE = 'Must be a date as YYYY-MM-DD, YYYY-MM or YYYY.';

/** 2026-02-30 is no day, and 2026-13 no month. */
const inCalendar = (date: string): boolean => {
  const whole = `${date}-01-01`.slice(0, 10);
  const time = Date.parse(`${whole}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(whole);
};

const PartialDate = z
  .string()
  .regex(/^(?!0000)\d{4}(-\d{2}(-\d{2})?)?$/, PARTIAL_DATE)
  .refine(inCalendar, PARTIAL_DATE)
  .meta({ description: 'YYYY-MM-DD, YYYY-MM or YYYY' });

/** Maximum characters of the numbers of one customer. */
export const MOST_OF_NUMBERS = 300;

/** Body of `POST /v1/screening/screen/enhanced`. */
export const ScreeningRequest = z
  .object({
    /** Persons and companies are searched when absent. */
    type: z.enum(['person', 'company']).optional(),
    /** May be left out where a document number is given. */
    name: z.string().trim().max(300).default(''),
    /** Other names the subject is known by. */
    aliases: z.array(z.string().trim().min(2).max(300)).max(20).default([]),
    dateOfBirth: PartialDate.optional(),
    /** ISO 3166-1 alpha-2 or alpha-3, or the country's English name; a slash between two. */
    nationality: z.string().max(60).optional(),
    country: z.string().max(60).optional(),
    gender: z.enum(['M', 'F']).optional(),
    /** Number of an identity document, company, tax payer, ship, aircraft or account, in any punctuation; semicolons between several. */
    documentNumber: z.string().max(MOST_OF_NUMBERS).optional(),
    options: z
      .object({
        /** List identifiers; all imported lists when absent. */
        lists: z.array(z.string()).min(1).optional(),
        /** 0–1; the station's default when absent. */
        threshold: z.number().min(0.5).max(1).optional(),
        /** Also search politically exposed persons. */
        pep: z.boolean().default(true),
        maximumHits: z.number().int().min(1).max(200).default(25),
      })
      .prefault({}),
  })
  .refine(({ name, documentNumber }) => name.length >= 2 || (name === '' && !!documentNumber?.trim()), {
    path: ['name'],
    message: schemaFault('inputFaults.nameOrNumber'),
    when: sound('name', 'documentNumber'),
  })
  .meta({ id: 'ScreeningRequest' });
export type ScreeningRequest = z.infer<typeof ScreeningRequest>;

/** What makes a request none, each fault once: "dateOfBirth: Must be a date …; name: …". */
export const whatIsWrong = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path, message }) => `${path.join('.')}: ${message}`))].join('; ');

export const ListUsed = z
  .object({
    list: z.string(),
    title: z.string(),
    /** Date the publisher gives the list, YYYY-MM-DD. */
    date: z.string(),
    importedAt: z.string(),
    ageDays: z.number().int(),
    entries: z.number().int(),
    /** SHA-256 of the imported file, lower-case hex. */
    sha256: z.string(),
  })
  .meta({ id: 'ScreeningListUsed' });
export type ListUsed = z.infer<typeof ListUsed>;

/** `weak`: the publisher says that many others are called so, too. */
const ListedAlias = z.object({ name: z.string(), weak: z.boolean() });
/** `kind` as in `passport`, `identity`, `tax`, `company`, `imo`; `document` where the list does not say. */
const ListedNumber = z.object({ kind: z.string(), number: z.string() });

/** One word of the name asked for and of the listed one, as they are compared: upper case, without accents. */
export const MatchedWord = z
  .object({
    /** Null for a listed word that was not asked for. */
    asked: z.string().nullable(),
    /** Null for a word asked for that the listed name lacks. */
    listed: z.string().nullable(),
    relation: z.enum([
      'same',
      'respelt',
      'misread',
      'one-edit',
      'sounds-alike',
      'similar',
      'initial',
      'cut-off',
      'blanks',
      'other-name',
      'different',
      'not-asked',
      'not-listed',
    ]),
    /** 0–1; 0 for a word that one of both lacks. */
    similarity: z.number().min(0).max(1),
    /** 0–1: how much of the comparison of both names this word is. All words have 1 together. */
    share: z.number().min(0).max(1),
  })
  .meta({ id: 'ScreeningMatchedWord' });
export type MatchedWord = z.infer<typeof MatchedWord>;

/** A fact beside the name that both sides give. */
export const MatchedFact = z
  .object({
    fact: z.enum(['dateOfBirth', 'country', 'gender', 'documentNumber']),
    /** What it adds to the score, or takes off. */
    weight: z.number(),
    asked: z.string(),
    listed: z.array(z.string()),
  })
  .meta({ id: 'ScreeningMatchedFact' });
export type MatchedFact = z.infer<typeof MatchedFact>;

export const ScreeningHit = z
  .object({
    hitId: z.string(),
    list: z.string(),
    entryId: z.string(),
    /** The listed name that matched best. */
    name: z.string(),
    primaryName: z.string(),
    kind: z.enum(['sanction', 'pep', 'internal']),
    /** 0–1; 1 only for an exact match. */
    score: z.number().min(0).max(1),
    /** Each part of the score with a plain sentence: name tokens, birth date, country, gender, document. */
    explanation: z.array(
      z.object({
        part: z.string(),
        weight: z.number(),
        sentence: z.string(),
        said: Message.optional(),
      }),
    ),
    /** The words that made the score of the name, the weightiest first; absent in screenings of earlier versions. */
    words: z.array(MatchedWord).optional(),
    /** The facts beside it; absent in screenings of earlier versions. */
    facts: z.array(MatchedFact).optional(),
    dateOfBirth: z.array(z.string()),
    countries: z.array(z.string()),
    programmes: z.array(z.string()),
    /** Every other listed name. This and the next two are absent in a screening that an earlier version made. */
    aliases: z.array(ListedAlias).optional(),
    gender: z.enum(['M', 'F']).nullable().optional(),
    /** Listed numbers of papers, companies, ships and accounts. */
    identifiers: z.array(ListedNumber).optional(),
    remarks: z.string().nullable(),
    /** A clerk's decision about this entry for this subject, where one stands. */
    disposition: z
      .object({
        outcome: z.enum(['true-match', 'false-positive']),
        reason: z.string(),
        author: z.string(),
        at: z.string(),
      })
      .nullable(),
    /** What was decided in another case for the same name, perhaps another person's; the hit stays open. */
    earlierDecision: z
      .object({
        outcome: z.enum(['true-match', 'false-positive']),
        author: z.string(),
        at: z.string(),
        caseId: z.string(),
      })
      .nullable()
      .default(null),
  })
  .meta({ id: 'ScreeningHit' });
export type ScreeningHit = z.infer<typeof ScreeningHit>;

export const ScreeningResult = z
  .object({
    requestId: z.string(),
    screeningId: z.string(),
    timestamp: z.string(),
    /** CLEAR: no hit at or above the threshold. REVIEW: hits to decide. MATCH: an exact or confirmed hit. */
    outcome: z.enum(['CLEAR', 'REVIEW', 'MATCH']),
    riskLevel: z.enum(['LOW', 'MEDIUM', 'HIGH']),
    threshold: z.number(),
    totalHits: z.number().int(),
    hits: z.array(ScreeningHit),
    listsUsed: z.array(ListUsed),
    /** Was a list with politically exposed persons searched? Null for a screening that an earlier version made. */
    pepSearched: z.boolean().nullable().default(null),
    /** Entries of the other kind (an organisation for a person) that have this very name; they are no hits. */
    otherKind: z.number().int().default(0),
    message: z.string(),
    said: Message.optional(),
  })
  .meta({ id: 'ScreeningResult' });
export type ScreeningResult = z.infer<typeof ScreeningResult>;

/** Longest list of hits that are dismissed together: as many as a screening answers. */
const MOST_DISMISSED = 200;
/** Body of `POST /operator/screening/hits/dismissed`: hits of one screening that are all somebody else, for one reason. */
export const DismissedHits = z.object({
  screeningId: z.string(),
  hits: z
    .array(z.object({ list: z.string(), entryId: z.string() }))
    .min(1)
    .max(MOST_DISMISSED),
  reason: z.string().trim().min(3).max(1_000),
});
export type DismissedHits = z.infer<typeof DismissedHits>;

/** What became of each: dismissed, waiting for a second person, or refused with a sentence that says why. */
export const DismissedAnswer = z.object({
  hits: z.array(
    z.object({
      list: z.string(),
      entryId: z.string(),
      decided: z.enum(['stands', 'waits', 'refused']),
      message: z.string().nullable(),
      said: Message.optional(),
    }),
  ),
});
export type DismissedAnswer = z.infer<typeof DismissedAnswer>;

/** A hit that a new version of a list brought for somebody screened before. */
export const ScreeningAlert = z.object({
  alertId: z.number().int(),
  /** The latest screening of the subject, and its case. */
  screeningId: z.string(),
  caseId: z.string().nullable(),
  request: ScreeningRequest,
  list: z.string(),
  /** Of the version that brought the hit. */
  listDate: z.string(),
  listSha256: z.string(),
  entryId: z.string(),
  /** The entry's primary name. */
  name: z.string(),
  score: z.number(),
  at: z.string(),
});
export type ScreeningAlert = z.infer<typeof ScreeningAlert>;

/** `GET /operator/alerts`: the newest of those that nobody has handled, and how many there are. */
export const ScreeningAlerts = z.object({ alerts: z.array(ScreeningAlert), total: z.number().int() });
export type ScreeningAlerts = z.infer<typeof ScreeningAlerts>;

/** The screening service as the API uses it. Errors: SCREENING_LISTS_STALE, INVALID_REQUEST (unknown list). */
export interface ScreeningApi {
  screen(request: ScreeningRequest, caller: Caller): Promise<ScreeningResult>;
  /** Every imported list with its age, for health and `GET /v1/screening/lists`. */
  lists(): ListUsed[];
}
