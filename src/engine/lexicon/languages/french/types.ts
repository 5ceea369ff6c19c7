import type { TypeWords } from '../language.ts';
import {
  ACCOUNT,
  ATTESTS,
  BANK,
  BANK_CODES,
  CERTIFICATE_NO,
  COMPANY,
  DONE_AT,
  EXPIRES,
  HOLDER,
  ISSUED,
  NO,
  REGISTERED,
  SEAT,
  SINCE,
  SO_CALLED,
  TAXPAYER,
  TAX_NUMBER,
} from './captions.ts';

/**
 * Captions and phrases of papers in French, as banks, registries, tax offices, employers and suppliers of France,
 * North and West Africa, Cameroon and the Congos print them.
 */
export const TYPES: readonly TypeWords[] = [
  {
    on: ['BANK_STATEMENT'],
    phraseCues: {
      1: 'Solde précédent | Nouveau solde | Solde créditeur | Solde débiteur | Ancien solde | Total des mouvements | Total des opérations',
      0.4: 'Débit | Crédit | Libellé | Date de valeur | Virement | Prélèvement',
    },
    labels: {
      periodStart: 'Du~0.8 | Date de début | Début de période',
      periodEnd: 'Au~0.8 | Date de fin | Fin de période',
      statementDate: `Date du relevé | Relevé du~0.6 | ${ISSUED}`,
      accountType: 'Type de compte | Nature du compte',
      address: 'Adresse | Adresse du titulaire',
    },
    otherLabels: `${BANK_CODES} | Libellé | Débit | Crédit | Date de valeur | Valeur | Nature des opérations | Total des mouvements | Total des opérations | Découvert autorisé`,
  },
  {
    on: ['REFERENCE_LETTER'],
    phraseCues: {
      3.2: "Attestation de domiciliation bancaire | Attestation de compte bancaire | Attestation de compte | Attestation bancaire | Attestation de titularité de compte | Relevé d'identité bancaire | Certificat de domiciliation bancaire | Lettre de recommandation",
      1.4: 'titulaire dans nos livres | est titulaire du compte | titulaire du compte | ouvert dans nos livres',
    },
    labels: {
      employeeName: HOLDER,
      accountNumber: ACCOUNT,
      bankName: BANK,
      issueDate: ISSUED,
    },
    sentences: {
      employeeName: [
        `${ATTESTS}<>(?=,? (?:est|a|détient|dispose|possède|entretient|demeurant|domicilié))`,
        '\\bcompte[^.;\\n]{0,60}? (?:au nom de|ouvert par) (?:(?:m|mr|mme|mlle|monsieur|madame)\\.? )?<>(?=[,.;\\n])',
      ],
      accountNumber: [
        '\\bcompte(?: \\p{L}+){0,3}? (?:n°|n\\.?|no\\.?|numéro|numero)[: ]{0,3}<>(?=[,.;\\n]| (?:ouvert|dans|depuis|auprès|en)\\b)',
      ],
      bankName: [
        '\\bnous,? soussignés?,? <>(?=,)',
        '\\b(?:la|notre) banque,? <>(?=,? (?:atteste|certifie|confirme)\\b)',
      ],
      issueDate: [DONE_AT],
    },
    otherLabels: BANK_CODES,
  },
  {
    on: ['COMPANY_EXTRACT'],
    phraseCues: {
      3.4: "Extrait Kbis | Extrait K bis | Extrait du registre du commerce et des sociétés | Extrait du registre de commerce | Extrait du registre du commerce et du crédit mobilier | Extrait du registre du commerce | Extrait RCCM | Extrait d'immatriculation principale au registre du commerce et des sociétés",
      1: 'Registre du commerce | Greffe du Tribunal de Commerce | Identification de la personne morale | Gestion, direction, administration | Immatriculation au RCS',
    },
    labels: {
      companyName: COMPANY,
      registrationNumber: REGISTERED,
      incorporationDate:
        "Date d'immatriculation | Date de constitution | Date de création | Immatriculée le | Date d'inscription",
      registeredAddress: SEAT,
      companyType: 'Forme juridique | Forme sociale',
      authorizedCapital: 'Capital social | Capital | Montant du capital',
      businessActivities:
        'Activité | Activité principale | Activités principales | Objet social | Activité exercée',
      extractDate: `À jour au | Mis à jour le | Extrait du~0.8 | ${ISSUED}`,
    },
    sentences: {
      extractDate: [
        '\\b(?:à|a) jour (?:au|à la date du) <>',
        '\\bextrait (?:délivré|établi|édité) le <>',
        DONE_AT,
      ],
    },
    otherLabels: `
      Date et lieu de naissance | Nationalité | Domicile personnel | Durée de la personne morale | Commissaire aux comptes | Commissaire aux comptes titulaire
      Date de clôture de l'exercice social | Nom, prénoms | Nom et prénoms | Sigle | Origine du fonds | Mode d'exploitation | Numéro de gestion
    `,
  },
  {
    on: ['TAX_CLEARANCE'],
    phraseCues: {
      3.4: 'Attestation de conformité fiscale | Attestation de non redevance | Attestation de non-redevance | Attestation de régularité fiscale | Quitus fiscal | Attestation de situation fiscale | Attestation fiscale de régularité',
      0.8: 'à jour de ses obligations fiscales | Direction Générale des Impôts | en situation régulière | obligations déclaratives',
    },
    labels: {
      taxpayerName: TAXPAYER,
      tinNumber: TAX_NUMBER,
      certificateNumber: CERTIFICATE_NO,
      issueDate: ISSUED,
      expiryDate: EXPIRES,
      address: 'Adresse | Adresse du contribuable | Siège social',
    },
    sentences: {
      taxpayerName: [
        `${ATTESTS}(?:la société |l['’]entreprise |le contribuable )?<>(?=,| (?:est|a|immatriculée?|identifiée?)\\b)`,
      ],
      issueDate: [DONE_AT],
    },
    otherLabels:
      'Centre de rattachement | Centre des impôts | Régime | Régime fiscal | Activité | Activité principale | Téléphone | Boîte postale',
  },
  {
    on: ['TIN_CERTIFICATE'],
    phraseCues: {
      3.2: "Attestation d'immatriculation | Attestation d'immatriculation fiscale | Carte de contribuable | Attestation d'identification fiscale | Certificat d'immatriculation fiscale | Déclaration fiscale d'existence",
    },
    labels: { taxpayerName: TAXPAYER, tinNumber: TAX_NUMBER, issueDate: ISSUED },
  },
  {
    on: ['UTILITY_BILL'],
    phraseCues: {
      1: 'Ancien index | Nouvel index | Index précédent | Index actuel | Énergie | Consommation | Abonnement',
    },
    labels: {
      fullName:
        "Nom du client | Abonné | Nom de l'abonné | Titulaire du contrat | Nom et prénom | Nom et prénoms | Titulaire",
      address:
        'Adresse | Adresse du client | Adresse de consommation | Lieu de consommation | Adresse du point de livraison | Adresse de livraison | Adresse de facturation~0.8 | Adresse de branchement',
      accountNumber: `
        ${NO} contrat | ${NO} de contrat | ${NO} client | ${NO} de client | ${NO} abonné | ${NO} d'abonné | ${NO} d'abonnement | Référence client
        Identifiant client | Référence contrat | Police~0.8 | ${NO} de police | ${NO} police | Référence abonné | Référence abonnement | Référence du contrat | Identifiant abonné | ${NO} d'identification abonné | ${NO} de compte
      `,
      billNumber: `${NO} facture | ${NO} de facture | Facture {N°,numéro} | Référence facture`,
      meterNumber: `${NO} compteur | ${NO} de compteur | Compteur~0.8`,
      billingPeriod: 'Période | Période de facturation | Période de consommation',
      tariff: 'Tarif | Option tarifaire',
    },
    otherLabels:
      'Ancien index | Nouvel index | Index précédent | Index actuel | Conso | Consommation | Montant HT | Montant TVA | TVA | Total HT | Impayés | Agence | Puissance souscrite',
  },
  {
    on: ['PAYSLIP'],
    phraseCues: {
      0.8: 'Net imposable | Salaire de base | Cotisations sociales | Part salariale | Part patronale | Convention collective',
    },
    labels: {
      department: 'Service~0.8 | Département | Direction~0.6',
    },
    otherLabels: `${SINCE} | Coefficient | Échelon | Catégorie | Convention collective | Net imposable | Cumul brut | Cumul imposable | ${NO} CNPS | ${NO} de sécurité sociale | ${NO} CNSS`,
  },
  {
    on: ['EMPLOYMENT_LETTER'],
    labels: { issueDate: ISSUED },
    sentences: { issueDate: [DONE_AT] },
  },
  {
    on: ['LEASE_AGREEMENT'],
    phraseCues: {
      3: "Contrat de bail | Contrat de location | Bail d'habitation | Bail à usage d'habitation | Bail à loyer | Contrat de bail à usage d'habitation",
      1: 'Le bailleur | Le preneur | Le locataire | loyer mensuel',
    },
    labels: {
      fullName:
        'Locataire | Le locataire | Preneur | Le preneur | Nom du {locataire,preneur} | Nom et prénom du locataire',
      issuerName: 'Bailleur | Le bailleur | Propriétaire | Nom du {bailleur,propriétaire}',
      address: 'Adresse du {logement,bien,bien loué,local} | Logement loué | Désignation des locaux~0.8',
      monthlyRent:
        'Loyer | Loyer mensuel | Montant du loyer | Loyer {hors charges,mensuel hors charges} | Loyer principal',
      startDate: `Date {d'effet,de prise d'effet,d'entrée,d'entrée dans les lieux} | Début du bail | Prise d'effet`,
      endDate: `Fin du bail | Date {de fin,d'échéance} | Échéance du bail | Date de fin du bail`,
      issueDate: ISSUED,
    },
    sentences: {
      fullName: [`<>${SO_CALLED}(?:locataire|preneur)\\b`],
      issuerName: [`<>${SO_CALLED}(?:bailleur|propriétaire)\\b`],
      address: [
        `\\b(?:sise?|situées?|situés?)(?: (?:à|au|au numéro))? <>(?=[.;\\n]|, (?:d['’]une|comprenant|composée?|ci-après))`,
      ],
      monthlyRent: [
        `\\bloyer(?: (?:mensuel|principal|hors charges|de base)){0,2}(?:(?!\\b(?:charges|provision|dépôt|révis|augment))[^.;\\d]){0,50}? (?:à|de|est de|:) (?:la somme de )?<>`,
      ],
      startDate: [
        `\\b(?:à compter|à partir|effet(?: au| le| à compter)?|commen\\p{L}+|durée[^.;\\d]{0,40},?) (?:du |le )?<>`,
      ],
      endDate: [
        `\\b(?:durée|compter|partir|effet|commen\\p{L}+)\\b[^.;]{0,60}? (?:jusqu['’]au|au) <>`,
        `\\b(?:prend(?:ra)? fin|expire(?:ra)?|se termine(?:ra)?|échéant) le <>`,
      ],
      issueDate: [DONE_AT],
    },
  },
  {
    on: ['AFFIDAVIT'],
    phraseCues: { 3: "Déclaration sur l'honneur | Attestation sur l'honneur | Déclaration sous serment" },
  },
  {
    on: ['CERTIFICATE_OF_INCORPORATION'],
    phraseCues: { 2.8: "Certificat d'immatriculation | Certificat de constitution" },
    labels: {
      companyName: COMPANY,
      registrationNumber: REGISTERED,
      incorporationDate: "Date d'immatriculation | Date de constitution",
      registeredAddress: SEAT,
    },
  },
  {
    on: ['GENERAL_BUSINESS_DOCUMENT'],
    phraseCues: {
      2.6: 'Bon de commande | Bon de livraison | Facture proforma | Facture pro forma | Devis | Facture commerciale | Reçu de paiement | Bon de réception',
      1.2: 'Facture',
    },
  },
];
