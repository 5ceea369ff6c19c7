/** Quality of JPEG at which print keeps its edges (set by hand, ADR 401). */
const QUALITY = 0.95;
/** The sound of the shutter: gains, and seconds until it is silent and stops. */
const SOUND = { from: 0.08, to: 0.0001, silent: 0.18, stop: 0.2 } as const;
/** The video's present frame as a JPEG file in the camera's full resolution. */
export async function takePicture(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], name, { type: 'image/jpeg' });
}

/** A short soft tone; made here, so that no sound file is needed. Silent where sound is not allowed. */
export function softClick(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(SOUND.from, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(SOUND.to, audio.currentTime + SOUND.silent);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + SOUND.stop);
    tone.onended = () => void audio.close();
  } catch {
    // A machine without sound still takes pictures.
  }
}
