import type { FieldValue, VerifiedDocument } from '../../../src/contract/verification.ts';
import { REVIEW_BELOW } from '../../../src/contract/needs-eyes.ts';
import { sameAnswer } from '../documents/score.ts';
import { THRESHOLD } from '../documents/report.ts';
import type { Label, LabelledDocument } from '../../../src/contract/picture-labels.ts';

/** What the station answered to one label, as far as it is judged. */
export interface Answered {
  /** Code of the refusal, or null. */
  readonly refusal: string | null;
  /** The sentence that a client is told with it. */
  readonly reason: string | null;
  readonly documents: readonly Pick<
    VerifiedDocument,
    'documentType' | 'confidence' | 'classification' | 'fields'
  >[];
  readonly zone: { readonly lines: readonly string[]; readonly valid: boolean } | null;
  /** The worst verdict of the files; null where they were not examined. */
  readonly verdict: string | null;
}

export type Outcome = 'right' | 'held' | 'unread' | 'wrong';

export interface JudgedField {
  readonly name: string;
  readonly outcome: Outcome;
  readonly expected: unknown;
  readonly actual: FieldValue;
  /** Of the value given, 0–1; 0 where none was. */
  readonly confidence: number;
}

export interface Judged {
  readonly name: string;
  /** Every labelled document found, of the right type, all its values right, and nothing else. */
  readonly exact: boolean;
  readonly typeRight: boolean;
  readonly oneEach: boolean;
  readonly fields: readonly JudgedField[];
  /** What was wrong at or above the station's threshold, and of it what the counter shows as sure. */
  readonly confidentlyWrong: readonly string[];
  readonly dangerous: readonly string[];
  readonly refusal: string | null;
  readonly reason: string | null;
  readonly refusalRight: boolean;
  /** Null where the label names no zone. */
  readonly zoneExact: boolean | null;
  readonly zoneWronglyValid: boolean;
  readonly forensicsRight: boolean | null;
}

/** Verdicts that say that something was changed. Without a signature nothing proves that nothing was (ADR 200). */
const FLAGGED: readonly (string | null)[] = ['SUSPICIOUS', 'TAMPERED'];

/** Types that make no claim: a picture that should be refused may be answered so. */
const NO_CLAIM = 'OTHER';

/** Compares one answer with its label. */
export function judge(label: Label, answer: Answered): Judged {
  const name = label.files.join(' + ');
  // Who is refused gets no documents.
  const found = answer.refusal === null ? [...answer.documents] : [];
  const pairs = label.documents.map((wanted) => {
    const at = Math.max(
      0,
      found.findIndex((d) => isType(wanted, d.documentType)),
    );
    return { wanted, got: found.splice(at, 1)[0] };
  });
  const fields = pairs.flatMap(({ wanted, got }) =>
    Object.entries(wanted.fields).map(([field, expected]) => judgeField(field, expected, got)),
  );
  const typesWrong = [
    ...pairs.flatMap(({ wanted, got }) => (got && !isType(wanted, got.documentType) ? [got] : [])),
    ...(label.refused ? found : []),
  ].filter(({ documentType }) => documentType !== NO_CLAIM);
  const wrongAt = (least: number): string[] => [
    ...typesWrong
      .filter(({ classification }) => classification.confidence >= least)
      .map(({ documentType }) => `type ${documentType}`),
    ...fields.filter((f) => f.outcome === 'wrong' && f.confidence >= least).map((f) => f.name),
  ];
  const typeRight = pairs.every(({ wanted, got }) => got !== undefined && isType(wanted, got.documentType));
  const zone = label.zone ?? null;
  const zoneExact = zone && zone.join('\n') === answer.zone?.lines.join('\n');
  const refusalRight = label.refused
    ? answer.refusal !== null || found.every(({ documentType }) => documentType === NO_CLAIM)
    : answer.refusal === null;
  const oneEach = found.length === 0;
  return {
    name,
    exact:
      refusalRight &&
      (label.refused ||
        (typeRight && oneEach && fields.every((f) => f.outcome === 'right' || f.outcome === 'held'))),
    typeRight,
    oneEach,
    fields,
    confidentlyWrong: wrongAt(THRESHOLD),
    dangerous: wrongAt(REVIEW_BELOW),
    refusal: answer.refusal,
    reason: answer.reason,
    refusalRight,
    zoneExact,
    zoneWronglyValid: zone !== null && answer.zone?.valid === true && !zoneExact,
    forensicsRight:
      label.forensics === undefined || answer.verdict === null
        ? null
        : (label.forensics === 'altered') === FLAGGED.includes(answer.verdict),
  };
}

const isType = ({ type }: LabelledDocument, found: string): boolean =>
  typeof type === 'string' ? type === found : type.includes(found);

function judgeField(
  name: string,
  expected: unknown,
  got: Answered['documents'][number] | undefined,
): JudgedField {
  const field = got?.fields.find((f) => f.name === name);
  const actual = field?.value ?? null;
  const confidence = actual === null ? 0 : field!.confidence;
  const base = { name, expected, actual, confidence };
  if (expected === null) return { ...base, outcome: confidence >= THRESHOLD ? 'wrong' : 'right' };
  if (actual === null) return { ...base, outcome: 'unread' };
  const right = isRight(expected, actual);
  return { ...base, outcome: !right ? 'wrong' : confidence >= THRESHOLD ? 'right' : 'held' };
}

/** A list of answers is a list of right spellings, unless the value itself is a list. */
function isRight(expected: unknown, actual: FieldValue): boolean {
  if (sameAnswer(expected as FieldValue, actual)) return true;
  return Array.isArray(expected) && expected.some((one) => sameAnswer(one as FieldValue, actual));
}
