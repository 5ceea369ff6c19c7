import type { RegistryApi } from '../contract/registry.ts';
import type { ScreeningApi } from '../contract/screening.ts';
import type { OnboardingApi } from '../contract/workflow.ts';
import type { Station } from '../station/station.ts';

/** The station with the services whose presence the API checks at each call. */
export type ApiStation = Station & {
  readonly screening?: ScreeningApi;
  readonly registry?: RegistryApi;
  readonly onboarding?: OnboardingApi;
};
