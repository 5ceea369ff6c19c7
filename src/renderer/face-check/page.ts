import { englishSentences } from './sentences.ts';
import './page.css';
import { mountFaceCheck } from './view.ts';

/** The hosted page: `/liveness/{sessionId}#{token}`. The token is taken out of the address bar at once. */
const sessionId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

mountFaceCheck(document.getElementById('root')!, {
  sessionId,
  token,
  sentences: englishSentences,
  flashes: true,
  onEnd: () => undefined,
});
