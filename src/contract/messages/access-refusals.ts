import type { Room } from '../message-text.ts';

/** Who may ask, and how often (src/api/requests/authenticate.ts, src/api/operations/oauth.ts, src/api/operator, src/station/access). */
export const accessRefusals = {
  noToken: {
    en: 'Send an access token or an API key in the header "Authorization: Bearer".',
    tn: 'Romela token ya phitlhelelo kgotsa senotlolo sa API mo tlhogong ya "Authorization: Bearer".',
  },
  badToken: {
    en: 'The access token or API key is not valid.',
    tn: 'Token ya phitlhelelo kgotsa senotlolo sa API ga se dire.',
  },
  secretAsToken: {
    en: 'This is a client secret. Exchange it for an access token at /oauth2/token, or send the API key.',
    tn: 'Se ke sephiri sa lenaneo. Se ananye ka token ya phitlhelelo kwa /oauth2/token, kgotsa o romele senotlolo sa API.',
  },
  oldToken: {
    en: 'The access token has expired. Request a new one.',
    tn: 'Token ya phitlhelelo e fetetswe ke nako. Kopa e ntšha.',
  },
  revokedToken: {
    en: 'The access token or API key has been revoked.',
    tn: 'Token ya phitlhelelo kgotsa senotlolo sa API se gogetswe morago.',
  },
  otherScope: {
    en: 'These credentials do not cover the scope "{{scope}}".',
    tn: 'Dinotlolo tse ga di akaretse "{{scope}}".',
  },
  noGrantType: { en: 'grant_type is missing.', tn: 'grant_type ga e yo.' },
  otherGrantType: {
    en: 'grant_type must be client_credentials.',
    tn: 'grant_type e tshwanetse go nna client_credentials.',
  },
  noTokenSent: { en: 'token is missing.', tn: 'token ga e yo.' },
  formOrBasic: {
    en: 'The client authenticates in the form or by HTTP Basic, not both.',
    tn: 'Lenaneo le ipontsha ka foromo kgotsa ka HTTP Basic, e seng ka tsoo pedi.',
  },
  noClientCredentials: {
    en: 'client_id and client_secret are missing.',
    tn: 'client_id le client_secret ga di yo.',
  },
  keyAsSecret: {
    en: 'This is an API key. It needs no token: send it as Authorization: Bearer.',
    tn: 'Se ke senotlolo sa API. Ga se tlhoke token: se romele jaaka Authorization: Bearer.',
  },
  wrongClientCredentials: {
    en: 'The client credentials are wrong or were revoked.',
    tn: 'Dinotlolo tsa lenaneo di phoso kgotsa di gogetswe morago.',
  },
  scopesOfClient: {
    en: 'The scopes of this client are: {{scopes}}.',
    tn: 'Ditetla tsa lenaneo le ke: {{scopes}}.',
  },
  perMinute_one: {
    en: 'More than {{count}} request in a minute.',
    tn: 'Kopo e e fetang {{count}} ka motsotso.',
  },
  perMinute_other: {
    en: 'More than {{count}} requests in a minute.',
    tn: 'Dikopo tse di fetang {{count}} ka motsotso.',
  },
  perDay_one: {
    en: 'More than {{count}} request in a day.',
    tn: 'Kopo e e fetang {{count}} ka letsatsi.',
  },
  perDay_other: {
    en: 'More than {{count}} requests in a day.',
    tn: 'Dikopo tse di fetang {{count}} ka letsatsi.',
  },
  atOnce_one: {
    en: 'More than {{count}} request at the same time.',
    tn: 'Kopo e e fetang {{count}} ka nako e le nngwe.',
  },
  atOnce_other: {
    en: 'More than {{count}} requests at the same time.',
    tn: 'Dikopo tse di fetang {{count}} ka nako e le nngwe.',
  },
  tokenAttempts: {
    en: 'Too many failed token requests for this client.',
    tn: 'Dikopo tsa token tse di paletsweng tsa lenaneo le di dintsi thata.',
  },
  signInFirst: { en: 'Sign in first.', tn: 'Tsena pele.' },
  ownPasswordFirst: {
    en: 'Choose a password of your own first.',
    tn: 'Itlhophele lefoko la sephiri pele.',
  },
  notFromScreen: {
    en: 'The request did not come from the screen.',
    tn: 'Kopo ga e a tswa mo sekirining.',
  },
  setUpCode: {
    en: 'Open the address that the station printed when it started, or give the code of the file set-up-code in its data folder.',
    tn: 'Bula aterese e seteišene se e gatisitseng fa se simolola, kgotsa o neele khoutu ya faele ya set-up-code e e mo foldareng ya sone ya tshedimosetso.',
  },
} as const satisfies Room;
