import type { Message } from '../../contract/messages/message.ts';
import type { TermKey } from '../../contract/messages/terms.ts';
import { z } from 'zod';

/** A bank with its branch codes and account number formats. */
const Bank = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  swift: z.string().nullish(),
  sortPrefix: z.string().nullish(),
  sortPrefixConfidence: z.string().nullish(),
  accountPattern: z.string().nullish(),
  accountConfidence: z.string().nullish(),
});
export type Bank = z.infer<typeof Bank>;

const Utility = z.object({ name: z.string(), otherNames: z.array(z.string()), kind: z.string() });
export type Utility = z.infer<typeof Utility>;

/** Annual income tax: `baseTax`, plus `ratePercent` of the part above `over`; a month is one twelfth. */
const TaxTable = z.object({
  validFrom: z.iso.date(),
  source: z.string(),
  bands: z.array(z.object({ over: z.number(), baseTax: z.number(), ratePercent: z.number() })),
});
export type TaxTable = z.infer<typeof TaxTable>;

/** Schema of the JSON files in a pack's folder. */
const PackFiles = z.object({
  banks: z.object({ sortCodePattern: z.string(), banks: z.array(Bank) }),
  places: z.object({
    divisions: z.array(z.string()),
    settlements: z.array(z.object({ name: z.string() })),
    /** Name → other spellings. */
    variants: z.record(z.string(), z.array(z.string())),
    /** Parts of towns. */
    areas: z.array(z.string()),
  }),
  incomeTax: z.object({ resident: z.array(TaxTable), nonResident: z.array(TaxTable) }),
  institutions: z.object({
    utilities: z.array(Utility),
    councils: z.array(z.string()),
    publicEmployers: z.array(z.string()),
    privateEmployers: z.array(z.string()),
    /** Funds, schemes and unions that receive deductions from pay, as named on payslips, in lower case. */
    heldBackFor: z.array(z.string()),
  }),
  names: z.object({ given: z.array(z.string()), surnames: z.array(z.string()) }),
});
export type PackFiles = z.infer<typeof PackFiles>;

/** Checks the JSON files of a pack. @throws ZodError naming the file's property */
export const readPackFiles = (files: unknown): PackFiles => PackFiles.parse(files);

/** The money of a country. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Pattern of the code and its OCR misreadings: `BW\\w{1,2}`. */
  readonly misreadCode: string;
  /** Printed before an amount in place of the code: `P`, `N$`. The first is used in sentences. */
  readonly symbols: readonly string[];
  /** Its name in running text, lower case. */
  readonly words: readonly string[];
  /** Names of the minor unit (hundredth), lower case. */
  readonly minor: readonly string[];
}

/** A state's national identity number. */
export interface NationalId {
  /** Names of the number other than "ID", in lower case. */
  readonly words: readonly string[];
  /** Labels with such a name, in the notation of `labelList`. */
  readonly labels: readonly string[];
  /** Number of digits. */
  readonly length: number;
  /** Pattern of a valid number: digits only, without capturing groups. */
  readonly digits: string;
  /** Message for a number of this length that does not fit the pattern. */
  readonly unusual: Message;
  /** Are its first six digits the date of birth, YYMMDD? */
  readonly beginsWithBirth: boolean;
  /** Plural for sentences. */
  readonly called: TermKey;
  /** The field for it on papers other than identity cards, if not `idNumber`. */
  readonly field?: string;
  /** Id of the check that compares it across a person's papers. */
  readonly sameOnPapers: string;
  /** The digit that encodes the holder's sex, if any. */
  readonly sexFigure?: SexFigure;
}

/** A digit of the national number that encodes the holder's sex. */
export interface SexFigure {
  /** Id of the check that compares it with the printed sex. */
  readonly check: string;
  /** Counted from 0. */
  readonly at: number;
  readonly male: string;
  readonly female: string;
  /** Name of the digit in a sentence: "fifth digit of the identity number". */
  readonly called: TermKey;
}

/** Format of a state's passport numbers. */
export interface PassportNumber {
  readonly usual: RegExp;
  /** The format in words, for checks. */
  readonly inWords: TermKey;
  /** Message for a number without letters. */
  readonly withoutLetters: Message;
}

/** A cue phrase with its weight in classification. */
export interface Evidence {
  readonly phrase: string;
  readonly weight: number;
}

/** An identity card that shared code can read from this alone; one that needs its own rules is a document type. */
export interface IdentityCard {
  /** Upper snake case, as in the API. */
  readonly documentType: string;
  /** Display title, English. */
  readonly title: string;
  /** Title phrases with weights; a sum of about 3 decides the classification. */
  readonly heads: readonly (readonly [phrase: string, weight: number])[];
}

/** A VAT rate. */
export interface VatRate {
  /** As a share, 0–1. */
  readonly rate: number;
  /** First and last day in force, ISO dates; no last day if current. */
  readonly from: string;
  readonly until?: string;
}

/** Everything specific to one country. Shared code asks the pack and names no country, currency or office. */
export interface CountryPack extends PackFiles {
  /** ISO 3166-1 alpha-2, as in the configuration: `BW`. */
  readonly code: string;
  /** ISO 3166-1 alpha-3, as in machine-readable zones: `BWA`. */
  readonly zoneCode: string;
  readonly name: string;
  /** Nationality as `nationality` is answered, in capitals, and the words for it and for the country. */
  readonly nationality: { readonly value: string; readonly words: readonly string[] };
  /** All year, without daylight saving: `+02:00`. */
  readonly utcOffset: string;
  /** International telephone prefix: `+267`. */
  readonly telephonePrefix: string;
  /** Letter closings used there beyond those of its languages, in lower case. */
  readonly letterClosings: readonly string[];
  readonly currency: Currency;
  /** VAT rates by time; periods may overlap where sources differ. */
  readonly vatRates: readonly VatRate[];
  readonly nationalId: NationalId;
  /** Absent if unknown. */
  readonly passportNumber?: PassportNumber;
  /** Is the personal number in its passports the national number? */
  readonly numbersPassportsByPerson: boolean;
  /** Names of its offices and companies as cues, with weights for or against document types. */
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
  readonly cards: readonly IdentityCard[];
  /** Folder of the pack whose `documents/index.ts` exports `documents`: types that need their own code. */
  readonly documentsOf?: string;
}
