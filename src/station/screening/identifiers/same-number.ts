import { inOrder, message, type Message } from '../../../contract/messages/message.ts';
import type { ScreeningRequest } from '../../../contract/screening.ts';
import type { Identifier, ListedEntry } from '../entry.ts';
import { numberKeys } from './number-keys.ts';

export interface SameNumber extends Identifier {
  /** The matching key. */
  readonly key: string;
}

/** The listed number that matches the request, the longest match first; null if none. */
export function sameNumber({ documentNumber }: ScreeningRequest, entry: ListedEntry): SameNumber | null {
  if (!documentNumber || entry.documents.length === 0) return null;
  const wanted = new Set(numberKeys(documentNumber));
  let best: SameNumber | null = null;
  for (const document of entry.documents)
    for (const key of numberKeys(document.number))
      if (wanted.has(key) && key.length > (best?.key.length ?? 0)) best = { ...document, key };
  return best;
}

/** @param isSameName the name matches closely as well */
export const sameNumberSaid = ({ kind, number }: SameNumber, isSameName: boolean): Message =>
  inOrder(
    message('matchedFacts.number', {
      kind: message(`numberKinds.${kind}`),
      number: number.replace(/\s+/g, ' ').trim(),
    }),
    ...(isSameName ? [] : [message('matchedFacts.otherName')]),
  );
