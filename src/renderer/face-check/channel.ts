import { ERRORS, type ErrorCode } from '../../contract/errors/catalogue.ts';
import {
  FaceCheckChannel,
  FaceCheckState,
  type FaceCamera,
  type FaceCheckBegin,
} from '../../contract/face-check.ts';
import type { CapturedFrame } from './frame-source.ts';

const UNREACHABLE = 'UNREACHABLE';

/** What the station answered when it refused. */
export class ChannelError extends Error {
  /** Catalogue code, e.g. `LIVENESS_SESSION_EXPIRED`; `UNREACHABLE` when there was no answer. */
  readonly code: string;
  /** May the next frame be taken again? A restarting engine or a network that stumbles is over in seconds. */
  readonly passing: boolean;

  constructor(code: string) {
    super(`Face check refused: ${code}`);
    this.name = 'ChannelError';
    this.code = code;
    this.passing = code === UNREACHABLE || (code in ERRORS && ERRORS[code as ErrorCode].retryable);
  }
}

export interface FrameChannel {
  readonly withoutFlashes: boolean;
  /** @param lightElapsed milliseconds since the first colour was shown, in the light phase. */
  send(frame: CapturedFrame, lightElapsed: number | null): Promise<FaceCheckState>;
  /** The camera was lost and is back, or another one is in its place. */
  changeCamera(camera: FaceCamera): Promise<FaceCheckState>;
  abandon(): Promise<FaceCheckState>;
}

/** Exchanges the session's single-use token for a channel. @throws ChannelError */
export async function openChannel(sessionId: string, begin: FaceCheckBegin): Promise<FrameChannel> {
  const base = `/liveness/${encodeURIComponent(sessionId)}`;
  const opened = FaceCheckChannel.parse(
    await post(`${base}/begin`, JSON.stringify(begin), { 'Content-Type': 'application/json' }),
  );
  const secret = { 'X-Liveness-Channel': opened.channel };
  return {
    withoutFlashes: opened.withoutFlashes,
    send: async ({ jpeg, capturedAt }, lightElapsed) => {
      const timing = new URLSearchParams({ capturedAt: capturedAt.toFixed(1) });
      if (lightElapsed !== null) timing.set('lightElapsed', lightElapsed.toFixed(1));
      const headers = { ...secret, 'Content-Type': 'image/jpeg' };
      return FaceCheckState.parse(await post(`${base}/frames?${timing.toString()}`, jpeg, headers));
    },
    changeCamera: async (camera) => {
      const headers = { ...secret, 'Content-Type': 'application/json' };
      return FaceCheckState.parse(await post(`${base}/camera`, JSON.stringify(camera), headers));
    },
    abandon: async () => FaceCheckState.parse(await post(`${base}/abandon`, '', secret)),
  };
}

async function post(url: string, body: BodyInit, headers: Record<string, string>): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { method: 'POST', body, headers, cache: 'no-store' });
  } catch {
    throw new ChannelError(UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const code = (answer as { code?: unknown } | null)?.code;
  throw new ChannelError(typeof code === 'string' ? code : UNREACHABLE);
}
