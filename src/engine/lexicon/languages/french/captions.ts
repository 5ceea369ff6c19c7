/** Captions that several document types have in French. */

/** Number, as printed before what it counts: "N° de compte". */
export const NO = '{N°,Numéro,Num}';

/** Who holds an account. */
export const HOLDER = `
  Titulaire | Titulaire du compte | Titulaires | Titulaire(s) du compte | Intitulé du compte | Intitulé de compte | Intitulé~0.8
  Nom du titulaire | Nom du client | Nom et prénom du titulaire | Au nom de~0.8 | Compte au nom de | Bénéficiaire~0.6
`;
export const ACCOUNT = `
  ${NO} de compte | ${NO} du compte | ${NO} compte | Compte {N°,numéro} | Compte~0.8 | Compte bancaire {N°,numéro}
  Compte {chèques,chèque,courant,de dépôt,épargne,d'épargne} {N°,numéro} | Compte {chèques,courant,épargne,de dépôt}~0.8
`;
export const BANK = 'Nom de la banque | Établissement bancaire';
export const BANK_CODES = `
  Code banque | Code guichet | Clé RIB | Clé | Clef RIB | Domiciliation | Agence | Code agence | Code SWIFT | BIC | Code BIC | Devise
`;

/** What a certificate states in its own sentence: "attestons que M. Kago Example est titulaire …". */
export const ATTESTS =
  '(?:attest|certifi|confirm|déclar|declar)(?:e|ons|ent)(?: par la présente)?,? que (?:(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\\.? )?';
/** A party and what an agreement calls it: "Kago Exemple, demeurant 4 rue du Lac, ci-après « le bailleur »". */
export const SO_CALLED =
  ',(?:(?!,? et \\p{Lu})[^;]){0,140}?ci-après(?: (?:désigné|dénommé|appelé)e?s?)?[ ,:«"“]*(?:le |la )?';
/** "Fait à Douala, le 25 octobre 2026" */
export const DONE_AT =
  "\\b(?:fait|délivrée?|établie?|delivree?|etablie?) (?:à|a) [\\p{L}' ’-]{2,30}?,? le <>";

export const ISSUED = `
  Date de délivrance | Délivré le | Délivrée le | Date d'émission | Date d'établissement | Établi le | Établie le | Date d'édition | Édité le
  Fait le | Date d'impression | Imprimé le
`;
export const EXPIRES = `
  Date d'expiration | Date de fin de validité | Valable jusqu'au | Valide jusqu'au | Date limite de validité | Fin de validité | Expire le
`;

/** A company: its name, seat and number in the register of commerce (RCS, RCCM). */
export const COMPANY = `
  Dénomination sociale | Dénomination ou raison sociale | Dénomination | Raison sociale | Raison sociale ou dénomination
  Nom de l'entreprise | Nom de la société | Nom commercial~0.6 | Société~0.8
`;
export const SEAT = `
  Siège social | Adresse du siège | Adresse du siège social | Siège | Adresse de l'établissement principal~0.8 | Adresse~0.8
`;
export const REGISTERED = `
  Immatriculation au RCS, numéro | Immatriculation au RCS | ${NO} d'immatriculation | ${NO} RCS | RCS | SIREN | ${NO} SIREN | ${NO} RCCM | RCCM
  ${NO} du registre de commerce | ${NO} registre de commerce | Registre de commerce~0.8 | ${NO} RC
`;

/** Since when somebody is employed. */
export const SINCE = `
  Date d'embauche | Date d'entrée | Date d'entrée en service | Date d'engagement | Date de recrutement | Date d'ancienneté~0.8 | Embauché le | Embauchée le | Entré le
`;

export const TAXPAYER = `
  Contribuable | Nom du contribuable | Raison sociale | Nom ou raison sociale | Nom et prénom ou raison sociale | Dénomination sociale | Nom / Raison sociale | Désignation du contribuable
`;
export const TAX_NUMBER = `
  NIU | ${NO} NIU | Numéro d'identifiant unique | Numéro Identifiant Unique | Identifiant unique | ${NO} contribuable | ${NO} de contribuable | Numéro du contribuable
  Compte contribuable | ${NO} de compte contribuable | NCC | NIF | ${NO} NIF | ${NO} d'identification fiscale | ${NO} d'identité fiscale | Numéro fiscal | Identifiant fiscal | IFU | NINEA | ${NO} impôt
`;
export const CERTIFICATE_NO = `
  ${NO} d'attestation | ${NO} de l'attestation | Attestation {N°,numéro} | ${NO} de certificat | ${NO} du certificat | Référence de l'attestation | Numéro d'ordre~0.8
`;
