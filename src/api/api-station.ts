import type { LivenessApi } from '../contract/liveness.ts';
import type { RegistryApi } from '../contract/registry.ts';
import type { OnboardingApi } from '../contract/workflow.ts';
import type { Station } from '../station/station.ts';

/** The station with the services whose presence the API checks at each call. */
export interface ApiStation extends Station {
  readonly liveness?: LivenessApi;
  readonly registry?: RegistryApi;
  readonly onboarding?: OnboardingApi;
}
