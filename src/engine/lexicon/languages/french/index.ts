import type { Language } from '../language.ts';
import { TYPES } from './types.ts';

/** Who manages or administers a company, in the forms of French and OHADA law. */
const MANAGERS =
  "(?:co-?)?g[ée]rante?s?|pr[ée]sidente?s?|administrat(?:eur|rice)s?|dirigeants?|direct(?:eur|rice)s? g[ée]n[ée]ra(?:l|le|ux)(?: d[ée]l[ée]gu[ée]e?s?)?|membres? du (?:conseil d['’]administration|directoire)|pr[ée]sidente?[- ]direct(?:eur|rice) g[ée]n[ée]rale?";

/** Papers of France, North and West Africa, Cameroon and the Congos. */
export const FRENCH: Language = {
  papers: {
    grossPay: 'Salaire brut | Total brut',
    netPay: 'Salaire net | Net à payer',
    totalDeductions: 'Total des retenues',
    deductionHeads: 'retenues',
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
    companies: 'banque|soci[ée]te?|sarl|suarl|eurl',
    legalForms: 'SARL|SUARL|EURL|SASU|SAS|SNC|SA',
    banks: 'banque|cr[ée]dit|caisse|soci[ée]t[ée] g[ée]n[ée]rale',
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
  says: {},
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
