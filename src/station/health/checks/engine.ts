import { message } from '../../../contract/messages/message.ts';
import { isConfinable } from '../../../engine/confinement.ts';
import { processorWarning } from '../../../engine/processor.ts';
import type { HealthCheck, HealthFault } from '../health-check.ts';

/** A single process that ended is replaced within a second and not worth an alarm. */
const FAILED_STARTS = 2;
/** Single calls fail now and then; three different ones in a row are a fault of the station. */
const FAILURES_IN_A_ROW = 3;
/** After this many failures in a row the station's main work is down. */
const FAILURES_TO_BE_DOWN = 10;

const processor = processorWarning();

export const engine: HealthCheck = ({ engine: pool, watch }) => {
  const { ready, failedInARow = 0, ...bounds } = pool.status();
  const failures = watch.failuresInARow();
  return [
    ...(processor === null
      ? []
      : [
          {
            code: 'PROCESSOR_UNSUITABLE',
            severity: 'degraded',
            says: processor,
            toDo: message('health.runOnNewerProcessor'),
          } as const,
        ]),
    ...unconfined(bounds),
    ...(ready === 0 && failedInARow >= FAILED_STARTS
      ? [
          {
            code: 'ENGINE_DOWN',
            severity: 'down',
            says: message('health.engineDown'),
            toDo: message('health.restartOrInstall'),
          } as const,
        ]
      : []),
    ...(failures >= FAILURES_IN_A_ROW
      ? [
          {
            code: 'INTERNAL_FAILURES',
            severity: failures >= FAILURES_TO_BE_DOWN ? 'down' : 'degraded',
            says: message('health.internalFailures', { number: failures }),
            toDo: message('health.restartAndReadLog'),
          } as const,
        ]
      : []),
  ];
};

/** @param canBe whether this kind of station supports confinement; for tests of the other kinds */
export function unconfined(
  {
    confined,
    filesConfined,
  }: { readonly confined?: boolean | null; readonly filesConfined?: boolean | null },
  canBe = isConfinable(),
): HealthFault[] {
  if (confined === false)
    return [
      canBe
        ? {
            code: 'ENGINE_NOT_CONFINED',
            severity: 'notice',
            says: message('health.engineNotConfined'),
            toDo: message('health.allowSeccomp'),
          }
        : {
            code: 'ENGINE_NOT_CONFINED',
            severity: 'advice',
            says: message('health.engineNotConfinable'),
            toDo: message('health.runHeadlessOnLinux'),
          },
    ];
  if (filesConfined !== false) return [];
  return [
    {
      code: 'ENGINE_FILES_NOT_CONFINED',
      severity: 'advice',
      says: message('health.engineFilesNotConfined'),
      toDo: message('health.useLandlock'),
    },
  ];
}
