import { peopleList } from '../find/people/people-list.ts';
import type { Finder } from '../document-type.ts';

/** Who manages or administers a company, in the forms of French and OHADA law. */
const MANAGES =
  "(?:co-?)?g[ée]rante?s?|pr[ée]sidente?s?|administrat(?:eur|rice)s?|dirigeants?|direct(?:eur|rice)s? g[ée]n[ée]ra(?:l|le|ux)(?: d[ée]l[ée]gu[ée]e?s?)?|membres? du (?:conseil d['’]administration|directoire)|pr[ée]sidente?[- ]direct(?:eur|rice) g[ée]n[ée]rale?";

/** Directors under their office, or beside it: "Gérant", "Gérant : Kago Example". */
export const FRENCH_DIRECTORS: Finder = peopleList({
  headed: new RegExp(String.raw`^(?:${MANAGES})(?: et (?:${MANAGES}))?\s*(?=:|$)`, 'iu'),
  until:
    /^(?:commissaires? aux comptes|associ[ée]s?|actionnaires?|renseignements|origine|activit[ée]|[ée]tablissement)/iu,
  each: new RegExp(String.raw`^(?:${MANAGES})\s*(?:\d+\s*)?(?::\s*|$)`, 'iu'),
  of: 'person',
  columns: ['appointmentDate', 'nationality'],
});
