import { useCallback, useEffect, useState } from 'react';

export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'off'; readonly denied: boolean };

export interface CameraChoice {
  readonly id: string;
  readonly label: string;
}

const CHOSEN_CAMERA = 'netefatsa-camera';

/** The camera that was chosen on this machine: the next customer is photographed by it, too. */
export function useChosenCamera(): [string | null, (device: string) => void] {
  const [device, setDevice] = useState(() => localStorage.getItem(CHOSEN_CAMERA));
  return [
    device,
    (next) => {
      localStorage.setItem(CHOSEN_CAMERA, next);
      setDevice(next);
    },
  ];
}

/** Opens a camera (that one, where it is there) and keeps track of it: pulling its plug shows as `off`, plugging one in opens it again. */
export function useCamera(deviceId: string | null): {
  state: CameraState;
  cameras: readonly CameraChoice[];
  /** Nothing announces that another program released the camera. */
  again: () => void;
} {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [cameras, setCameras] = useState<readonly CameraChoice[]>([]);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((now) => now + 1), []);

  useEffect(() => {
    const devices = navigator.mediaDevices;
    devices?.addEventListener('devicechange', again);
    return () => devices?.removeEventListener('devicechange', again);
  }, [again]);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let current = true;
    const open = async () => {
      if (!navigator.mediaDevices) return setState({ kind: 'off', denied: false });
      const wanted: MediaTrackConstraints = {
        width: { ideal: 3840 },
        height: { ideal: 2160 },
        ...(deviceId === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { ideal: deviceId } }),
      };
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      } catch (thrown) {
        if (current)
          setState({
            kind: 'off',
            denied: thrown instanceof DOMException && thrown.name === 'NotAllowedError',
          });
        return;
      }
      if (!current) return stop(stream);
      for (const track of stream.getVideoTracks())
        track.addEventListener('ended', () => setState({ kind: 'off', denied: false }));
      setState({ kind: 'on', stream });
      const all = await navigator.mediaDevices.enumerateDevices();
      setCameras(all.filter((d) => d.kind === 'videoinput').map((d) => ({ id: d.deviceId, label: d.label })));
    };
    void open();
    return () => {
      current = false;
      if (stream) stop(stream);
    };
  }, [deviceId, attempt]);
  return { state, cameras, again };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
