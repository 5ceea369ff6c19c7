import { isConfinable } from '../../../engine/confinement.ts';
import { processorWarning } from '../../../engine/processor.ts';
import type { HealthCheck } from '../health-check.ts';

/** One process that ended is replaced within a second and no reason to call anybody. */
const FAILED_STARTS = 2;
/** Chance and single documents fail now and then; three different calls in a row are a fault of the station. */
export const FAILURES_IN_A_ROW = 3;
/** Nothing was read for so many calls: the station's main work fails. */
const FAILURES_TO_BE_DOWN = 10;

const processor = processorWarning();

export const engine: HealthCheck = ({ engine: pool, watch }) => {
  const { ready, failedInARow = 0, confined } = pool.status();
  const failures = watch.failuresInARow();
  return [
    ...(processor === null
      ? []
      : [
          {
            code: 'PROCESSOR_UNSUITABLE',
            severity: 'degraded',
            message: processor,
            whatToDo: 'Run the station on a computer whose processor was made after 2011.',
          } as const,
        ]),
    ...(confined === false && isConfinable()
      ? [
          {
            code: 'ENGINE_NOT_CONFINED',
            severity: 'notice',
            message: 'The system does not keep the engines from networks and other programs.',
            whatToDo: 'Allow seccomp for the station; "engine.requireConfinement" reads nothing without it.',
          } as const,
        ]
      : []),
    ...(ready === 0 && failedInARow >= FAILED_STARTS
      ? [
          {
            code: 'ENGINE_DOWN',
            severity: 'down',
            message: 'No engine process can be started: documents cannot be read.',
            whatToDo: 'Restart the station; if it stays so, install the program again.',
          } as const,
        ]
      : []),
    ...(failures >= FAILURES_IN_A_ROW
      ? [
          {
            code: 'INTERNAL_FAILURES',
            severity: failures >= FAILURES_TO_BE_DOWN ? 'down' : 'degraded',
            message: `The last ${failures} calls of the engine failed inside the station.`,
            whatToDo: 'Restart the station. The log names each cause as "engine call failed".',
          } as const,
        ]
      : []),
  ];
};
