import { protocol, type Session } from 'electron';
import type { CookieJar } from './cookie-jar.ts';
import { forwardRequest } from './forward-request.ts';
import type { PipeServer } from './pipe-server.ts';

/** Must run before the app is ready. */
export function declareAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/** Answers every `app://netefatsa/…` of the window by asking the app over the pipe. */
export function serveAppScheme(session: Session, pipe: PipeServer, jar: CookieJar): void {
  session.protocol.handle('app', async (request) =>
    new URL(request.url).host === 'netefatsa'
      ? forwardRequest(request, pipe, jar)
      : new Response(null, { status: 404 }),
  );
}
