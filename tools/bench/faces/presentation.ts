import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeFaceImage } from '../../../src/engine/faces/decode.ts';
import { analyzeFrame } from '../../../src/engine/faces/frame.ts';
import { judgePassive } from '../../../src/station/liveness/cues/passive.ts';
import { percent } from './verification.ts';

const FRAMES = 20;
const IMAGE = /\.(jpe?g|png)$/i;
const VIDEO = /\.(mp4|mov|avi|mkv|webm|mjpeg)$/i;

/**
 * Passive detection on a folder with `live/` and `attack/<kind>/`, each holding videos or folders of frames, in the
 * terms of ISO/IEC 30107-3: APCER per kind (attacks taken for live), BPCER (live people refused).
 */
export async function presentationRows(folder: string): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [
    ['presentations', 'n', 'error', 'rate', 'in doubt', 'without ten frames of a face'],
  ];
  const live = await judgeAll(path.join(folder, 'live'));
  rows.push([
    'live',
    live.n,
    'BPCER',
    percent(live.refused / Math.max(1, live.n)),
    live.doubt,
    live.unusable,
  ]);
  const attacks = path.join(folder, 'attack');
  for (const kind of existsSync(attacks) ? readdirSync(attacks) : []) {
    const result = await judgeAll(path.join(attacks, kind));
    rows.push([
      `attack: ${kind}`,
      result.n,
      'APCER',
      percent(result.accepted / Math.max(1, result.n)),
      result.doubt,
      result.unusable,
    ]);
  }
  return rows;
}

async function judgeAll(folder: string) {
  const result = { n: 0, accepted: 0, refused: 0, doubt: 0, unusable: 0 };
  if (!existsSync(folder)) return result;
  for (const name of readdirSync(folder)) {
    const frames = framesOf(path.join(folder, name));
    if (frames.length === 0) continue;
    const faces = [];
    for (const frame of frames) {
      const { face } = await analyzeFrame(await decodeFaceImage(frame), false);
      if (face) faces.push(face);
    }
    const cue = judgePassive(faces, false);
    result.n++;
    if (cue.reason === 'TOO_FEW_FRAMES') result.unusable++;
    else if (cue.outcome === 'passed') result.accepted++;
    else if (cue.outcome === 'failed') result.refused++;
    else result.doubt++;
  }
  return result;
}

/** Frames spread over a video (ffmpeg must be installed) or the pictures of a folder. */
function framesOf(item: string): Buffer[] {
  if (statSync(item).isDirectory()) {
    const files = readdirSync(item)
      .filter((file) => IMAGE.test(file))
      .sort();
    const step = Math.max(1, Math.floor(files.length / FRAMES));
    return files
      .filter((_, i) => i % step === 0)
      .slice(0, FRAMES)
      .map((file) => readFileSync(path.join(item, file)));
  }
  if (!VIDEO.test(item)) return [];
  const out = mkdtempSync(path.join(tmpdir(), 'frames-'));
  try {
    spawnSync('ffmpeg', [
      '-loglevel',
      'error',
      '-i',
      item,
      '-vf',
      'fps=5',
      '-frames:v',
      String(FRAMES),
      path.join(out, '%03d.jpg'),
    ]);
    return readdirSync(out)
      .sort()
      .map((file) => readFileSync(path.join(out, file)));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
