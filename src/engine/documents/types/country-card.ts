import type { DocumentView } from '../../layout/view.ts';
import type { CountryPack, IdentityCard } from '../../packs/country-pack.ts';
import { cardNumber } from '../../values/card-numbers.ts';
import { nationalIdNumber } from '../../values/national-id.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { fold } from '../../values/text/fold.ts';
import { numberFitsBirth } from '../checks/identity.ts';
import { anywhere } from '../find/anywhere.ts';
import { fromZone } from '../find/zones/zone.ts';
import type { DocumentType, Look } from '../document-type.ts';
import { cardHolder, identityChecks, identityPaper } from './identity-paper.ts';
import { REPEATED_IN_ZONE } from './shared.ts';
import { NO_IDENTITY_CARD } from './no-identity-card.ts';
import { NATIONAL_ID } from './wordings.ts';

/**
 * Score of the card's machine-readable zone, and penalty if nothing of its state is printed (chosen on drawn specimens,
 * ADR 401).
 */
const EVIDENCE = { zone: 4.5, nothingOfState: -4.5 } as const;
/** Confidence of an unlabelled number, 0–1: on a line of its own, or anywhere. */
const CONFIDENCE = { line: 0.8, anywhere: 0.62 } as const;

/** Minimum letters of a word that names a country: "NAM" may be part of anything. */
const FEWEST_LETTERS = 4;

/** Penalty if nothing of the country is on the card, or another country is more likely. */
function ofElsewhere({ nationality, name, zoneCode, code }: CountryPack) {
  const own = [name, ...nationality.words].map(fold).filter((word) => word.length >= FEWEST_LETTERS);
  return (view: DocumentView): Look | null => {
    const isNamed =
      view.zones.some(({ zone }) => zone.fields['issuingState'] === zoneCode) ||
      view.pages.some(({ segments }) =>
        segments.some(({ text }) => own.some((word) => fold(text).includes(word))),
      );
    return isNamed && view.country.code === code
      ? null
      : { weight: EVIDENCE.nothingOfState, said: `nothing of ${name} is on it` };
  };
}

/** Type of an identity card declared as data in a country's pack; it has no rules beyond those of every card. */
export const countryCard = (
  pack: CountryPack,
  { documentType, title, heads }: IdentityCard,
): DocumentType => ({
  ...identityPaper,
  documentType,
  title,
  ofCategory: true,
  phraseCues: [...heads.map(([phrase, weight]) => ({ phrase, weight })), ...NO_IDENTITY_CARD],
  looks: [ofElsewhere(pack)],
  zone: {
    formats: ['TD1', 'TD2'],
    // Code P is for passports: cropped passport zones have rows as long as a card's.
    code: new RegExp(`^[^PV].${pack.zoneCode}`),
    weight: EVIDENCE.zone,
    only: true,
  },
  fields: [
    {
      name: 'idNumber',
      kind: nationalIdNumber,
      labels: labelList(`${NATIONAL_ID} | Personal Number | Card No | Number`),
      finders: [
        fromZone(
          (zone) => zone.fields['optional1'] ?? null,
          'composite',
          () => CONFIDENCE.line,
        ),
        anywhere(CONFIDENCE.anywhere),
      ],
      weight: 1,
    },
    {
      name: 'documentNumber',
      kind: cardNumber,
      finders: [fromZone((zone) => zone.fields['documentNumber'] ?? null, 'documentNumber')],
      weight: 0,
    },
    ...cardHolder,
  ],
  otherLabels: words('Thumbprint | Height | Colour of eyes | Address | Place of Issue | Authority'),
  keys: ['idNumber'],
  holder: ['surname', 'dateOfBirth'],
  checks: [
    ...identityChecks([{ field: 'idNumber', zone: 'optional1', compare: 'text' }, ...REPEATED_IN_ZONE]),
    ...(pack.nationalId.beginsWithBirth ? [numberFitsBirth('idNumber', 'dateOfBirth')] : []),
  ],
});
