import type { Message } from '../../contract/messages/message.ts';
import type { TermKey } from '../../contract/messages/terms.ts';
import { z } from 'zod';

/** A bank with what is known of its branch codes and account numbers. */
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

/** Income tax of a year: `baseTax` and `ratePercent` of what is above `over`; a month is one twelfth. */
const TaxTable = z.object({
  validFrom: z.iso.date(),
  source: z.string(),
  bands: z.array(z.object({ over: z.number(), baseTax: z.number(), ratePercent: z.number() })),
});
export type TaxTable = z.infer<typeof TaxTable>;

/** The JSON files of a pack's folder, as they are written. */
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
    /** Funds, schemes and unions for whom pay is held back, as payslips call them, in small letters. */
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
  /** Pattern of the code and of what readers make of it: `BW\\w{1,2}`. */
  readonly misreadCode: string;
  /** Printed before an amount instead of the code: `P`, `N$`. The first one is used in sentences. */
  readonly symbols: readonly string[];
  /** Its name in running text, lower case. */
  readonly words: readonly string[];
  /** Names of the hundredth part, lower case. */
  readonly minor: readonly string[];
}

/** The number under which a state knows its people. */
export interface NationalId {
  /** What the number is called, in small letters, where papers do not say "ID". */
  readonly words: readonly string[];
  /** Labels of it that hold such a word, in the notation of `either`. */
  readonly labels: readonly string[];
  /** Figures of it. */
  readonly length: number;
  /** Pattern of a right number, figures alone and without groups that capture. */
  readonly digits: string;
  /** Said of as many figures that do not fit the pattern. */
  readonly unusual: Message;
  /** Are its first six figures the holder's date of birth, YYMMDD? */
  readonly beginsWithBirth: boolean;
  /** What several of them are called in sentences. */
  readonly called: TermKey;
  /** The field that holds it on papers that are no identity card, where it is not `idNumber`. */
  readonly field?: string;
  /** Id of the check that compares it between the papers of one person. */
  readonly sameOnPapers: string;
  /** The figure that tells the holder's sex, where one does. */
  readonly sexFigure?: SexFigure;
}

/** A figure of the national number that stands for the holder's sex. */
export interface SexFigure {
  /** Id of the check that holds it against the printed sex. */
  readonly check: string;
  /** Counted from 0. */
  readonly at: number;
  readonly male: string;
  readonly female: string;
  /** The figure in a sentence: "fifth digit of the identity number". */
  readonly called: TermKey;
}

/** How the passports of a state are numbered. */
export interface PassportNumber {
  readonly usual: RegExp;
  /** The same in words, as a check says it. */
  readonly inWords: TermKey;
  /** Said of figures alone. */
  readonly withoutLetters: Message;
}

/** A phrase and what it weighs in the choice of a document type. */
export interface Evidence {
  readonly phrase: string;
  readonly weight: number;
}

/** An identity card that shared code can read by this alone; one that needs rules of its own is a document type. */
export interface IdentityCard {
  /** Upper snake case, as the API answers it. */
  readonly documentType: string;
  /** For people, in English. */
  readonly title: string;
  /** Phrases that head it, each with its weight as evidence; about 3 together settle the question. */
  readonly heads: readonly (readonly [phrase: string, weight: number])[];
}

/** A rate of value added tax. */
export interface VatRate {
  /** A share of the charges, 0–1. */
  readonly rate: number;
  /** First and last day, ISO dates; without a last day it is in force. */
  readonly from: string;
  readonly until?: string;
}

/** All that is particular to one country. Shared code asks the pack and names no country, currency or office. */
export interface CountryPack extends PackFiles {
  /** ISO 3166-1 alpha-2, as in the configuration: `BW`. */
  readonly code: string;
  /** ISO 3166-1 alpha-3, as in machine-readable zones: `BWA`. */
  readonly zoneCode: string;
  readonly name: string;
  /** What its papers call its people, in capitals as `nationality` answers, and the words for them and for the country. */
  readonly nationality: { readonly value: string; readonly words: readonly string[] };
  /** Of its clocks, all year: `+02:00`. */
  readonly utcOffset: string;
  /** International telephone prefix: `+267`. */
  readonly telephonePrefix: string;
  /** Words that close a letter there, in small letters, besides those of its languages. */
  readonly letterClosings: readonly string[];
  readonly currency: Currency;
  /** Rates of value added tax as they were in force; spells may overlap where sources differ. */
  readonly vatRates: readonly VatRate[];
  readonly nationalId: NationalId;
  /** Where it is known. */
  readonly passportNumber?: PassportNumber;
  /** Is the personal number in its passports the national number? */
  readonly numbersPassportsByPerson: boolean;
  /** Phrases of its offices and enterprises, each with its weight as evidence for or against a type of document. */
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
  readonly cards: readonly IdentityCard[];
  /** Name of the pack's folder, where `documents/index.ts` in it exports `documents`: types that need code of their own. */
  readonly documentsOf?: string;
}
