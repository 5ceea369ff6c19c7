import { message } from '../../../contract/messages/message.ts';
import { isConfinable } from '../../../engine/confinement.ts';
import { processorWarning } from '../../../engine/processor.ts';
import type { HealthCheck, HealthFault } from '../health-check.ts';

/** One process that ended is replaced within a second and no reason to call anybody. */
const FAILED_STARTS = 2;
/** Chance and single documents fail now and then; three different calls in a row are a fault of the station. */
export const FAILURES_IN_A_ROW = 3;
/** Nothing was read for so many calls: the station's main work fails. */
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

/** @param canBe whether this kind of station can be confined; for tests of the other kinds */
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
