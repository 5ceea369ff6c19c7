import type { Language } from './language.ts';

/** In sentences: words after the name of an employer or a post. */
const END = String.raw`(?=,| (?:is|was|en|sedert|sinds|vanaf|as|by|in|met|werk|verdien)\b|[.;\n(])`;
const TITLE = String.raw`(?:(?:mnr|mev|mej|me|dr)\b\.? )?`;
const PAY = 'salaris|loon|inkomste|besoldiging|vergoeding|verdienste|pakket';

/** Papers of South Africa and Namibia. */
export const AFRIKAANS: Language = {
  papers: {
    payslipTitles: `
      {Betaal,Salaris,Loon}{strokie,staat,advies,strook} | {Betaal,Salaris,Loon} {strokie,advies} | Besoldigingstrokie
    `,
    earningsHeads: 'verdienste | verdienstes | inkomste | toelaes',
    deductionHeads: 'aftrekkings | aftrekking',
    grossPay: `
      Bruto {Salaris,Loon,Betaling} | Bruto~0.8 | Bruto {Verdienste,Inkomste,Besoldiging,Vergoeding,Maandelikse Salaris} | Brutosalaris | Brutoloon | Brutoverdienste
      Totale {Verdienste,Inkomste,Besoldiging} | Totaal Verdienste
    `,
    netPay: `
      Netto {Salaris,Loon,Betaling} | Netto~0.9 | Netto {Verdienste,Inkomste,Besoldiging,Vergoeding,Bedrag,Maandelikse Salaris} | Nettosalaris | Nettoloon | Nettobetaling
      Netto betaalbaar | Neem-huis-toe | Neem huis toe betaling
    `,
    basicPay: 'Basiese {Salaris,Loon,Betaling}',
    totalDeductions: '{Totale,Totaal} Aftrekkings | Aftrekkings Totaal',
    incomeTax: 'Inkomstebelasting | LBS~0.6 | Werknemersbelasting | Belasting~0.8',
    pension: 'Pensioen | Pensioenfonds | Pensioenbydrae | Voorsorgfonds | Aftreefonds',
    payLinesHeldBack:
      'LBS | Belasting | WVF | Pensioen | Voorsorg | Lening | Voorskot | Vakbond | Mediese fonds | Begrafnis',
    totals: 'Totaal | Totale',
    payDay: 'Betaaldatum | Datum betaal | Datum van betaling | Betaaldag | Betalingsdatum',
    payPeriod: 'Betaalperiode | Loonperiode | Tydperk~0.8 | Maand~0.8 | Vir die maand | Maand geëindig',
    employee:
      'Werknemer | Naam van Werknemer | Naam van die werknemer | Werknemer se naam | Werknemersnaam | Volle name | Naam en van',
    employeeNumber: `
      Werknemer No | Werknemernommer | Werknemersnommer | Werknemer nr | Personeelnommer | Personeelnr | Diensnommer | Salarisnommer
    `,
    employer: 'Werkgewer | Naam van werkgewer | Naam van die werkgewer | Maatskappy | Maatskappy se naam',
    post: 'Betrekking | Posbenaming | Postitel | Posisie | Beroep | Rang~0.8 | Ampstitel',
    statementTitles:
      'Bankstaat | Rekeningstaat | Bankrekeningstaat | Staat van rekening | Tjekrekeningstaat | Spaarrekeningstaat',
    accountHolder: 'Rekeninghouer | Naam van rekeninghouer | Rekening naam | Kliënt~0.8 | Kliëntnaam',
    accountNumber: 'Rekeningnommer | Rekeningnr | Rek nr | Tjekrekening | Spaarrekening',
    bank: 'Naam van bank',
    branchCode: 'Takkode',
    period: 'Staatperiode | Tydperk | Staat vir die tydperk | Periode~0.9 | Vir die tydperk',
    currency: 'Geldeenheid | Betaalmiddel',
    openingBalance: 'Openingsaldo | Openingsbalans | Beginsaldo | Aanvangsaldo',
    broughtForward: 'Saldo oorgedra | Oorgedra | Saldo oorgebring | Balans oorgedra',
    earlierBalance: 'Vorige saldo | Vorige balans',
    closingBalance: 'Sluitingsaldo | Sluitingsbalans | Eindsaldo | Slotsaldo',
    laterBalance: 'Huidige saldo | Nuwe saldo',
    day: 'Datum | Transaksiedatum',
    description: 'Beskrywing | Besonderhede | Transaksie | Transaksiebeskrywing',
    moneyOut: 'Debiet | Debiete | Onttrekkings | Betalings | Geld uit',
    moneyIn: 'Krediet | Krediete | Deposito | Deposito’s | Geld in',
    amount: 'Bedrag',
    balance: 'Saldo | Balans | Lopende saldo',
    councilBillTitles: `
      Munisipale Rekening | Munisipale Diensterekening | Belastingrekening | Rekening vir munisipale dienste | Eiendomsbelasting
    `,
    utilityBillTitles: 'Elektrisiteitsrekening | Waterrekening | Kragrekening',
    amountDue: `
      Totaal verskuldig | Bedrag verskuldig | Totale bedrag verskuldig | Bedrag betaalbaar | Verskuldigde bedrag | Totaal betaalbaar
    `,
    payBy:
      'Betaal voor | Betaal voor of op | Betaalbaar voor | Betaal teen | Vervaldatum | Verval op | Laaste betaaldatum',
    billDay: 'Datum van rekening | Rekeningdatum | Staatdatum | Faktuurdatum | Datum van uitreiking',
    customerNumber: 'Verbruikersnommer | Kliëntnommer | Kliëntenommer',
    employmentTitles: `
      Diensbrief | Aanstellingsbewys | Aanstellingsbrief | Dienssertifikaat | Bewys van {diens,indiensneming,werk,aanstelling}
      Bevestiging van {diens,indiensneming,werk,aanstelling} | Sertifikaat van diens | Indiensnemingsbrief
    `,
    employmentPhrases:
      'in diens is | in diens van | in ons diens | werksaam is | is werksaam | in diens geneem | is aangestel as | aangestel is as',
    started: `
      Datum van {indiensneming,aanstelling,indienstreding,diensaanvaarding} | Aanstellingsdatum | Indiensnemingsdatum | Begindatum
    `,
  },
  prose: {
    titlesOfPeople: 'mnr|mev|mej',
    salutations: 'aan wie dit mag aangaan|aan wie dit aangaan|geagte|beste',
    closings:
      'die uwe|met vriendelike groete|vriendelike groete|groete|hoogagtend|u dienswillig|opreg die uwe',
    jobTitles:
      'bestuurder|bestuurderes|personeelbestuurder|mensehulpbronbestuurder|besturende direkteur|direkteur|sekretaris|sekretaresse|rekenmeester|beampte|eienaar|bestuurshoof|voorsitter|tesourier|skoolhoof|boekhouer',
    companies:
      'maatskappy|munisipaliteit|skool|hoërskool|laerskool|boerdery|vervoer|beleggings|eiendomme|konstruksie|dienste|slaghuis|apteek|departement|universiteit|koöperasie|bouers',
    republic: 'republiek van',
    paperNouns:
      'sertifikaat|verklaring|kontrak|huurkontrak|huurooreenkoms|ooreenkoms|kennisgewing|volmag|lisensie|kwotasie|faktuur|notule',
    until: 'tot en met|tot',
    thisPeriod: 'hierdie|huidige',
    otherPeriods: 'kumulatie(?:f|we)|vorige|verlede|jaar|tot datum',
  },
  says: {
    employee: [
      String.raw`\b(?:bevestig|sertifiseer|verklaar|getuig)(?:,? hiermee)?,? dat ${TITLE}<>(?=,|\s?\(| (?:sedert|sinds|vanaf|is|was|in|by|met|werk|tans)\b)`,
      String.raw`\b(?:indiensneming|aanstelling|diens) van ${TITLE}<>(?=,|\s?\(|\n| (?:sedert|sinds|vanaf|is|was|by|met)\b)`,
    ],
    employer: [
      String.raw`\bby <>(?= (?:in (?:ons )?diens|werksaam|aangestel|as)\b|[.,;(])`,
      String.raw`\b(?:in diens van|werksaam by|werk (?:by|vir)|aangestel (?:deur|by)|werknemer van|namens) <>${END}`,
    ],
    position: [
      String.raw`\b(?:in (?:ons )?diens|werksaam|aangestel|indiensgeneem|werk|dien)\b(?:[^.;\n]|\.(?=\d)){0,110}? as (?:['’]n |die |ons )?<>${END}`,
      String.raw`\b(?:pos|posisie|betrekking|amp|hoedanigheid) van <>${END}`,
    ],
    employedSince: [
      String.raw`\b(?:in (?:ons )?diens|werksaam|aangestel|indiensgeneem|werk|by ons)\b(?:[^.;\n\d]){0,110}? (?:sedert|sinds|vanaf|met ingang van|met ingang|op) <>`,
      String.raw`\b(?:sedert|sinds|vanaf) <>(?=[^.;\n]{0,120}\b(?:diens|werksaam|aangestel)\b)`,
    ],
    grossPay: [
      String.raw`\bbruto[ -]?(?:maandelikse |maand|jaarlikse |per maand )?(?:${PAY})\b[^.;\d]{0,40}? <>`,
    ],
    netPay: [
      String.raw`\b(?:netto[ -]?(?:maandelikse |maand|jaarlikse )?(?:${PAY})|neem-huis-toe)\b[^.;\d]{0,40}? <>`,
    ],
  },
  months: [
    'januarie',
    'februarie',
    'maart mrt',
    '',
    'mei',
    'junie',
    'julie',
    'augustus',
    '',
    'okt oktober',
    '',
    'desember des',
  ],
};
