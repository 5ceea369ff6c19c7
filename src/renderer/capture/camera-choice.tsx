import { useTranslation } from 'react-i18next';
import { Choices } from '../elements/choices.tsx';
import type { useCamera } from './camera.ts';

interface CameraChoiceProps {
  readonly cameras: ReturnType<typeof useCamera>['cameras'];
  readonly device: string | null;
  readonly choose: (device: string) => void;
}

/** Choice among several cameras; nothing for a single one. */
export function CameraChoice({ cameras, device, choose }: CameraChoiceProps) {
  const { t } = useTranslation();
  const [first] = cameras;
  if (!first || cameras.length < 2) return null;
  return (
    <Choices
      label={t('capture.cameraChoose')}
      value={cameras.find(({ id }) => id === device)?.id ?? first.id}
      onChange={choose}
      choices={cameras.map(({ id, label }, i) => ({
        value: id,
        label: label || `${t('capture.cameraChoose')} ${i + 1}`,
      }))}
    />
  );
}
