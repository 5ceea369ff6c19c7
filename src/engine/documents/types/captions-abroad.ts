import { labelList } from '../../values/text/label-list.ts';

/**
 * Labels on identity cards of other states that have no English equivalent beside them: languages of Latin America,
 * Europe (PRADO, the Council's register of authentic documents) and Indonesia. Words that also occur in English text
 * belong to the general lists.
 */

/** Surname. Cards with two surnames have one label for each, which `twoSurnames` joins. */
export const SURNAME_ABROAD = labelList(`
  Apellidos | Apellido | Apellido(s) | Apelido(s) | Apellido / Sobrenome | Sobrenome | Cognome | Cognomen | Familienname | Nachname | Nazwisko | Prezime | Priimek | Příjmení | Priezvisko
  Nume | Nume/Nom/Last name | Naam~0.8 | Achternaam | Efternamn | Etternavn | Efternavn | Sukunimi | Soyadı | Soyadi | Perekonnanimi | Uzvārds | Pavardė | Vezetéknév | Mbiemri
`);

export const FORENAMES_ABROAD = labelList(`
  Nombres | Prenombres | Nome(s) | Vornamen | Vorname | Vorname(n) | Imię | Imiona | Jméno | Jmeno | Meno
  Prenume | Prenume/Prenom/First name | Voornamen | Voornaam | Förnamn | Fornavn | Fornavne | Etunimet | Etunimi | Adı | Eesnimed | Vārds | Vardas | Utónév | Emri
  Prénom(s) | Prenom(s)
`);

/**
 * Labels of a name without the surname, if that is labelled as well: on Mexican cards `Nombre` labels the full name.
 */
export const NAME_ABROAD = labelList(
  'Nombre | Nombre(s) | Nombre / Nome | Nome | Nome / Name | Ime | Ime/Name | Nama | Name of Elector',
);

export const BIRTH_ABROAD = labelList(`
  Fecha de nacimiento | Fecha nacimiento | Nacimiento | Fecha de Nac | Data de nascimento | Nascimento | Data di nascita | Luogo e data di nascita | Nato il | Nata il | Nato/a il
  Geburtsdatum | Geburtstag | Geburtstag und -ort | Geburtsort und -datum | Geboren am | Né le | Née le | Date de naiss | Geboortedatum | Geboren op | Datum rođenja | Datum rojstva | Data urodzenia
  Datum narození | Dátum narodenia | Data nașterii | Doğum Tarihi | Födelsedatum | Fødselsdato | Syntymäaika | Sünniaeg | Születési idő | Tanggal Lahir | Tempat/Tgl Lahir
`);

export const BIRTHPLACE_ABROAD = labelList(`
  Lugar de nacimiento | Lugar nacimiento | Luogo di nascita | Geburtsort | Geboorteplaats | Mjesto rođenja | Miejsce urodzenia | Místo narození | Doğum Yeri
  Lugar de nacimiento / Local de nascimento
`);

export const SEX_ABROAD = labelList(`
  Sexo | Sesso | Geschlecht | Geslacht | Spol | Płeć | Pohlaví | Pohlavie | Cinsiyeti | Cinsiyet | Kön | Kjønn | Køn | Sukupuoli | Jenis Kelamin
`);

export const NATIONALITY_ABROAD = labelList(`
  Nacionalidad | Nacionalidade | Nacionalidad / Nacionalidade | Cittadinanza | Nazionalità | Staatsangehörigkeit | Nationaliteit | Državljanstvo | Obywatelstwo | Státní občanství | Cetățenie | Uyruğu | Medborgarskap | Kewarganegaraan
`);

export const ISSUED_ABROAD = labelList(`
  Fecha de emisión | Fecha emisión | Fecha de expedición | Fecha expedición | Fecha y lugar de expedición | Emisión | Expedición | Expedición / Expedição | Emitido el
  Data di emissione | Data di rilascio | Emissione | Rilasciata il | Ausstellungsdatum | Ausgestellt am | Datum der Ausstellung | Ausstellung | Délivrée le | Datum van afgifte | Afgegeven op | Datum izdavanja | Data wydania | Datum vydání | Emis la data
`);

export const EXPIRES_ABROAD = labelList(`
  Fecha de vencimiento | Fecha vencimiento | Vencimiento | Vencimiento / Vencimento | Fecha de caducidad | Caducidad | Fecha de expiración | Fecha de validez | Validez | Válido hasta | Válida hasta | Vigencia | Vence
  Validade | Válido até | Data di scadenza | Scadenza | Gültig bis | Gültig von - bis | Valable jusqu'au | Carte valable jusqu'au | Geldig tot | Vrijedi do | Velja do
  Termin ważności | Data ważności | Platnost do | Platí do | Valabilitate | Son Geçerlilik | Giltig t.o.m | Gyldig til | Berlaku Hingga
`);

export const NUMBER_ABROAD = labelList(`
  Número de Documento | Numero Documento | Nro Documento | N° Documento | Número de identidad | Nº de Identidad | N° de Identidad / N° de Identidade | Documento | Documento Nº | DNI | DNI Nº | NUIP | C.C | Cédula Nº
  Número~0.8 | N° de documento | Documento n. | Numero carta | Ausweisnummer | Ausweis-Nr | Nummer~0.8 | Carte nationale d'identité N° | Carte d'identité N° | Documentnummer
  Broj osobne iskaznice | Numer dowodu | Číslo dokladu | Seri No | NIK | EPIC No | EPIC | NUM SOPORTE | IDESP
`);
