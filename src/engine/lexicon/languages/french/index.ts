import type { Language } from '../language.ts';
import { ACCOUNT, ATTESTS, BANK, HOLDER, ISSUED, NO, SINCE } from './captions.ts';
import { TYPES } from './types.ts';

/** Who manages or administers a company, in the forms of French and OHADA law. */
const MANAGERS =
  "(?:co-?)?g[ée]rante?s?|pr[ée]sidente?s?|administrat(?:eur|rice)s?|dirigeants?|direct(?:eur|rice)s? g[ée]n[ée]ra(?:l|le|ux)(?: d[ée]l[ée]gu[ée]e?s?)?|membres? du (?:conseil d['’]administration|directoire)|pr[ée]sidente?[- ]direct(?:eur|rice) g[ée]n[ée]rale?";

/** Papers of France, North and West Africa, Cameroon and the Congos. */
export const FRENCH: Language = {
  papers: {
    payslipTitles:
      'Bulletin de paie | Bulletin de salaire | Bulletin de paye | Fiche de paie | Bulletin de solde',
    payDay: 'Date de paiement | Date de paie | Payé le | Date de virement | Paiement le',
    payPeriod: 'Période de paie | Période de paye | Période | Mois de paie | Paie du mois de | Mois~0.7',
    employee: `
  Nom du salarié | Nom de l'employé | Salarié | Salariée | Employé | Employée | Nom et prénom | Nom et prénoms | Nom & prénom | Nom & prénoms | Nom, prénom
`,
    employeeNumber: `Matricule | ${NO} matricule | Matricule employé | Matricule salarié | Matricule interne | ${NO} de salarié`,
    employer: `
  Employeur | Nom de l'employeur | Entreprise | Société | Raison sociale | Raison sociale de l'employeur | Dénomination sociale
`,
    post: 'Emploi | Emploi occupé | Fonction | Poste | Poste occupé | Qualification~0.8 | Intitulé du poste',
    statementTitles:
      'Relevé de compte | Relevé bancaire | Relevé de compte bancaire | Relevé de compte courant | Relevé de votre compte | Extrait de compte',
    accountHolder: HOLDER,
    accountNumber: ACCOUNT,
    bank: BANK,
    period:
      'Période | Période du | Relevé du | Opérations du | Mouvements du | Pour la période du | Période du relevé',
    currency: 'Devise | Devise du compte | Monnaie',
    utilityBillTitles:
      "Facture d'électricité | Facture d'eau | Facture de consommation d'électricité | Facture de consommation d'eau | Facture de consommation | Facture électricité | Facture d'énergie | Facture de téléphone | Facture internet",
    payBy:
      "Date limite | Date limite de paiement | Date d'échéance | Échéance | À payer avant le | À payer avant | À régler avant le | Payable avant le | Date de prélèvement~0.7",
    billDay: `Date facture | Date de facture | Date de la facture | Date de facturation | Facture du | ${ISSUED}`,
    employmentTitles:
      "Attestation de travail | Attestation d'emploi | Certificat de travail | Attestation de service | Attestation employeur | Attestation de présence au poste",
    employmentPhrases:
      'en qualité de | sous contrat à durée indéterminée | est employé | est employée | fait partie de notre personnel',
    started: SINCE,
    earningsHeads: 'gains | gain',
    grossPay: `
      Salaire brut | Total brut | Rémunération brute | Brut du mois | Total des gains | Total gains | Salaire brut {total,mensuel,du mois}
    `,
    netPay: `
      Salaire net | Salaire net à payer | Net à payer | Net à percevoir | Net perçu | Net payé | Net versé | Net viré
      {Net à payer,Net payé,Net à percevoir} {en euros,en FCFA,en F CFA,en dirhams,au salarié}
    `,
    otherPayFigures: `
      Net imposable | Net fiscal | Net social | Montant net social | Net à payer avant impôt | Net avant impôt
      {Net à payer,Net payé,Net} avant impôt sur le revenu | Salaire net imposable | Cumul net imposable
      Total {des cotisations,cotisations} | Total des cotisations {salariales,et contributions}
    `,
    otherPayHeads: `
      Base | Nombre | Taux | Quantité | Part {employeur,patronale} | {Charges,Cotisations} patronales
    `,
    totals: 'Totaux | Total général',
    incomeTax: `
      Impôt sur le revenu | Impôt sur le revenu prélevé à la source | Prélèvement à la source | IRPP | IUTS | IRG~0.8 | ITS~0.8
      Impôt sur les {salaires,traitements et salaires}
    `,
    payLinesHeldBack:
      'Impôt | IRPP | IUTS | ITS | CNPS | CNSS | IPRES | CSG | CRDS | Retraite | Prévoyance | Mutuelle | Cotisation | Avance | Acompte | Prêt | Saisie',
    amountDue: `
      Net à payer | Montant à payer | Total à payer | Montant total à payer | Total TTC~0.8 | Montant TTC~0.8 | Montant de la facture | Montant dû | Total facture
      Solde à payer | À payer~0.8 | Somme à payer | Reste à payer~0.8 | {Net à payer,Montant à payer,Total à payer,Montant total à payer,Solde à payer} {FCFA,en FCFA,F CFA,TTC}
      Total TTC à payer | Montant TTC à payer | Montant à régler | Total à régler
    `,
    totalDeductions: 'Total des retenues | Total retenues',
    deductionHeads: 'retenues',
    amount: 'Montant | Montants | Somme',
    openingBalance: `
      Solde d'ouverture | Solde initial | Solde de départ | Solde {au,en} début de {période,mois} | Solde à l'ouverture
    `,
    broughtForward: 'Report de la page précédente | Solde reporté | Report à nouveau | Report du solde',
    earlierBalance: 'Ancien solde | Solde précédent | Solde antérieur | Solde du dernier relevé',
    closingBalance: 'Solde de clôture | Solde à la clôture | Solde {en,de} fin de {période,mois}',
    laterBalance: 'Solde final | Nouveau solde | Nouveau solde {créditeur,débiteur} | Solde actuel',
  },
  prose: {
    surnameCaptions: "nom(?: de famille| d[’']usage)?",
    forenameCaptions: 'pr[ée]noms?',
    fullNameCaptions: 'noms?(?:,| et| &|\\(s\\) et)? pr[ée]nom(?:s|\\(s\\))?',
    jobTitles:
      'directeur|directrice|g[ée]rante?|responsable|pr[ée]sidente?|comptable|administrateur|administratrice|secr[ée]taire|greffi(?:er|[èe]re)',
    managers: `(?:${MANAGERS})(?: et (?:${MANAGERS}))?`,
    besideManagers:
      'commissaires? aux comptes|associ[ée]s?|actionnaires?|renseignements|origine|activit[ée]|[ée]tablissement',
    companies:
      'banque|soci[ée]te?|sarl|suarl|eurl|compagnie|[ée]lectricit[ée]|[ée]nergies?|eaux|r[ée]gie|mairie|minist[èe]re|universit[ée]|lyc[ée]e|h[ôo]pital|clinique|[ée]tablissements|ets',
    legalForms: 'SARL|SUARL|EURL|SASU|SAS|SNC|SA',
    banks: 'banque|cr[ée]dit|caisse|soci[ée]t[ée] g[ée]n[ée]rale',
    republic: "r[ée]publique(?: d[ée]mocratique)? (?:de la|de|du|des|d[’'])",
    paperNouns:
      'relev[ée]s?|attestations?|d[ée]claration|contrat|facture|bulletin|fiche|re[çc]u|devis|extrait|certificat|bon de (?:commande|livraison)|proc[èe]s[- ]verbal|quitus|avis d.(?:imposition|[ée]ch[ée]ance)|procuration|patente',
    account: 'compte',
    balanceOn: 'solde (?:cr[ée]diteur )?(?:au|le|[àa] la date du)',
    debtOn: 'solde d[ée]biteur (?:au|le|[àa] la date du)',
    thisPeriod: 'ce mois|ce bulletin|mois en cours|en cours|courant|actuel',
    otherPeriods: 'cumul|precedente?|annuel|annee|exercice|a ce jour',
    ways: 'rue|boulevard|impasse|all[ée]e|chemin|quai',
    waysAfterNumber:
      'rue|boulevard|impasse|all[ée]e|chemin|quai|av(?:enue|\\.)|bd|place|route|cours|square|passage',
    dayFirst: [
      'r[ée]publique|facture|relev[ée] de compte|titulaire|attestation (?:de|fiscale|bancaire)|d[ée]livrance|greffe|immatriculation|bulletin de (?:paie|salaire|paye)',
      'contribuable|quitus|d[ée]livr[ée]e? le|valable jusqu.au|raison sociale|si[èe]ge social|date limite|solde (?:cr[ée]diteur|d[ée]biteur|pr[ée]c[ée]dent)',
    ].join('|'),
  },
  says: {
    employee: [`${ATTESTS}<>(?=,| (?:est|a|travaille|occupe|fait|titulaire)\\b)`],
    employer: [
      String.raw`\bsociété <>(?=, (?:attest|certifi|confirm|déclar|representee|représentée|dont))`,
      String.raw`\b(?:au sein|employée? (?:au sein )?|salariée? )(?:de la société|de l['’]entreprise|de|par) <>(?=[,.;\n]| (?:depuis|en qualité|du|comme)\b)`,
    ],
    position: [
      // Not the post of who signs: "Je soussigné …, agissant en qualité de …".
      String.raw`(?<!\b(?:agissant|soussignée?s?)(?!\p{L})(?:(?!\bque\b)[^.;\n]){0,80})\b(?:en qualité|en tant|au poste|les fonctions) (?:de |d['’]|que )<>(?=[,.;\n]| (?:depuis|du|au|à|sous|et|dans|chez|de (?:la société|l['’]entreprise))\b)`,
    ],
    employedSince: [
      String.raw`\b(?:depuis le|à compter du|embauchée? le|engagée? le|recrutée? le|depuis la date du) <>`,
    ],
  },
  months: [
    'janv janvier',
    'fev fevr fevrier',
    'mars',
    'avr avril',
    'mai',
    'juin',
    'juil juillet',
    'aout aou',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  types: TYPES,
};
