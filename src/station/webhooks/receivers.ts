import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { refusedField } from '../../contract/errors/refused-field.ts';
import type { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';

/** A checked address of a receiver, to which the connection is pinned. */
export interface PinnedReceiver {
  readonly url: URL;
  readonly address: string;
  readonly family: 4 | 6;
}

export type ResolveName = (host: string) => Promise<readonly { address: string; family: number }[]>;

const resolveName: ResolveName = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Allow-list for webhooks: host names or CIDR ranges, checked after name resolution and pinned, so that a name pointing
 * to an internal address (even by rebinding) gains nothing.
 */
export function createReceivers(allowed: readonly string[], resolve: ResolveName = resolveName) {
  const ranges = new BlockList();
  const names = new Set<string>();
  const asked = new Map<string, ReturnType<ResolveName>>();
  /**
   * One query at a time per name: without a network each blocks one of Node's four pool threads, which uploads need as
   * well, for many seconds.
   */
  const ask = (host: string): ReturnType<ResolveName> => {
    const answer =
      asked.get(host) ??
      resolve(host)
        .catch(() => [])
        .finally(() => asked.delete(host));
    asked.set(host, answer);
    return answer;
  };
  for (const entry of allowed) {
    const [address, bits] = entry.split('/') as [string, string | undefined];
    const version = isIP(address);
    if (!version) names.add(entry.toLowerCase());
    else
      ranges.addSubnet(
        address,
        bits === undefined ? (version === 4 ? 32 : 128) : Number(bits),
        version === 4 ? 'ipv4' : 'ipv6',
      );
  }

  return {
    /**
     * @param field what its sender calls the address
     * @throws StationError INVALID_REQUEST naming the field and the reason.
     */
    async check(address: string, field = 'webhookUrl'): Promise<PinnedReceiver> {
      const refused = (says: Message, reason: Uppercase<string>): StationError =>
        refusedField('INVALID_REQUEST', field, says, null, { reason });
      const url = parse(address, refused);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await ask(host);
      if (found.length === 0) throw refused(message('serviceRefusals.unknownReceiver'), 'RECEIVER_UNKNOWN');
      const pinned = names.has(host.toLowerCase())
        ? found[0]
        : found.find((one) => ranges.check(one.address, one.family === 6 ? 'ipv6' : 'ipv4'));
      if (!pinned) throw refused(message('serviceRefusals.receiverNotAllowed'), 'RECEIVER_NOT_ALLOWED');
      return { url, address: pinned.address, family: pinned.family === 6 ? 6 : 4 };
    },
  };
}

function parse(address: string, refused: (says: Message, reason: Uppercase<string>) => StationError): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw refused(message('serviceRefusals.notAUrl'), 'RECEIVER_INVALID');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused(message('serviceRefusals.needsHttp'), 'RECEIVER_INVALID');
  if (url.port === '0') throw refused(message('serviceRefusals.portZero'), 'RECEIVER_INVALID');
  if (url.username || url.password) throw refused(message('serviceRefusals.userInUrl'), 'RECEIVER_INVALID');
  return url;
}
