import type { FaceCheckState } from '../../contract/face-check.ts';
import { runFaceCheck, type FaceCheckEnd } from './run-check.ts';
import type { FaceCheckSentences } from './sentences.ts';
import './view.css';

export interface FaceCheckViewOptions {
  readonly sessionId: string;
  readonly token: string;
  readonly sentences: FaceCheckSentences;
  readonly deviceId?: string;
  /** Is the coloured light part of this check? The notice is shown before it. */
  readonly flashes: boolean;
  onEnd(end: FaceCheckEnd): void;
}

/**
 * Builds the face check inside an element: consent, camera picture in an oval, one instruction at a time, result.
 * Without a framework, so that the counter's screen and the hosted page are the same. Returns what removes it.
 *
 * @example useEffect(() => mountFaceCheck(ref.current!, { sessionId, token, sentences, flashes: true, onEnd }), []);
 */
export function mountFaceCheck(root: HTMLElement, options: FaceCheckViewOptions): () => void {
  const { sentences } = options;
  const abort = new AbortController();
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = '') => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const frame = make('section', 'face-check');
  frame.dataset['phase'] = 'start';
  const light = make('div', 'face-check-light');
  light.setAttribute('aria-hidden', 'true');
  const heading = make('h1', 'face-check-heading', sentences.start);
  const stage = make('div', 'face-check-stage');
  const video = make('video', 'face-check-video');
  video.muted = true;
  video.playsInline = true;
  video.setAttribute('aria-hidden', 'true');
  const oval = make('div', 'face-check-oval');
  stage.append(video, oval);
  const instruction = make('p', 'face-check-instruction', sentences.consent);
  instruction.setAttribute('role', 'status');
  instruction.setAttribute('aria-live', 'assertive');
  const note = make('p', 'face-check-note', options.flashes ? sentences.flashNotice : '');
  note.setAttribute('role', 'status');
  const bar = make('progress', 'face-check-progress');
  const begin = make('button', 'face-check-begin', sentences.begin);
  const cancel = make('button', 'face-check-cancel', sentences.cancel);
  begin.type = cancel.type = 'button';
  const buttons = make('div', 'face-check-buttons');
  buttons.append(begin, cancel);
  frame.append(light, heading, stage, instruction, note, bar, buttons);
  root.append(frame);

  const show = (state: FaceCheckState) => {
    frame.dataset['phase'] = state.phase;
    bar.max = state.total;
    bar.value = state.done;
    bar.setAttribute('aria-label', sentences.progress(state.done, state.total));
    // Write only changes: a screen reader reads every write aloud.
    const main =
      state.phase === 'challenge'
        ? sentences.challenges[state.challenge!]
        : state.phase === 'light'
          ? sentences.light
          : sentences.positioning;
    if (instruction.textContent !== main) instruction.textContent = main;
    const hint = state.hint ? sentences.hints[state.hint] : '';
    if (note.textContent !== hint) note.textContent = hint;
  };
  const end = (result: FaceCheckEnd) => {
    frame.dataset['phase'] = 'finished';
    frame.dataset['outcome'] =
      result.kind === 'decided' ? (result.passed ? 'passed' : 'failed') : result.kind;
    instruction.textContent = sentenceOf(result, sentences);
    note.textContent = '';
    begin.hidden = cancel.hidden = true;
    options.onEnd(result);
  };
  begin.addEventListener('click', () => {
    begin.hidden = true;
    instruction.textContent = sentences.positioning;
    note.textContent = '';
    void runFaceCheck({
      sessionId: options.sessionId,
      token: options.token,
      video,
      ...(options.deviceId ? { deviceId: options.deviceId } : {}),
      signal: abort.signal,
      onState: show,
      onCameraLost: () => {
        instruction.textContent = sentences.cameraLost;
        note.textContent = '';
      },
      onStationLost: () => (note.textContent = sentences.stationLost),
      paint: (colour) => {
        light.style.backgroundColor = colour ?? '';
        light.hidden = colour === null;
      },
    }).then(end);
  });
  // Whoever does not agree has a way out before anything begins.
  cancel.addEventListener('click', () => (begin.hidden ? abort.abort() : end({ kind: 'cancelled' })));
  light.hidden = true;
  begin.focus();
  return () => {
    abort.abort();
    frame.remove();
  };
}

/** What is said when a check has ended. */
export function sentenceOf(result: FaceCheckEnd, sentences: FaceCheckSentences): string {
  switch (result.kind) {
    case 'decided':
      return result.passed ? sentences.passed : sentences.failed;
    case 'camera':
      return sentences.camera[result.problem];
    case 'refused':
      return sentences.refused[result.code] ?? sentences.refused.other;
    case 'cancelled':
      return sentences.cancelled;
  }
}
