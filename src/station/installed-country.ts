import type { StationConfig } from '../contract/config.ts';
import { StationError } from '../contract/errors/station-error.ts';
import { inEnglish } from '../contract/messages/in-language.ts';
import { message } from '../contract/messages/message.ts';
import { packs } from '../engine/packs/index.ts';

/** @throws StationError INVALID_REQUEST where the configured country is not installed: papers would be read as another's (ADR 498) */
export function requireInstalledCountry({ documents: { country } }: Pick<StationConfig, 'documents'>): void {
  const installed = packs.map(({ code }) => code);
  if (installed.includes(country)) return;
  const says = message('settingRefusals.noSuchCountry', { country, installed });
  throw new StationError('INVALID_REQUEST', says, {
    errors: [
      {
        field: 'documents.country',
        message: inEnglish(message('inputFaults.types', { values: installed })),
        rejectedValue: country,
      },
    ],
  });
}
