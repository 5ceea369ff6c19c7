import { message, type Message } from '../../contract/messages/message.ts';
import type { ListedName } from './entry.ts';
import type { NameMatch } from './names/match-names.ts';

/** Which words of the listed name matched which of the query. */
export function nameSaid(match: NameMatch, { strength }: ListedName): Message {
  const { pairs, missing, extra } = match;
  const same = pairs.filter(({ relation }) => relation === 'same').map(({ listed }) => listed);
  const parts: readonly Message[] = [
    ...(same.length > 0 ? [message('nameMatches.same', { words: same })] : []),
    ...pairs.flatMap(({ relation, query, listed }) =>
      relation === 'same' || relation === 'different'
        ? []
        : [message(`nameMatches.${relation}`, { asked: query, listed })],
    ),
    ...(missing.length > 0 ? [message('nameMatches.notGiven', { words: missing })] : []),
    ...(extra.length > 0 ? [message('nameMatches.notListed', { words: extra })] : []),
  ];
  const why =
    parts.length === 0
      ? message('nameMatches.noWord')
      : parts.reduceRight((rest, first) => message('nameMatches.both', { first, rest }));
  if (strength === 'weak') return message('nameMatches.weakAlias', { why });
  return message(strength === 'strong' ? 'nameMatches.alias' : 'nameMatches.listedName', { why });
}
