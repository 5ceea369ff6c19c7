import type { Migration } from '../migration.ts';

/** Register numbers are also looked up without their slash: "CO 2001 1234" for CO2001/1234. */
export const registerSlashes: Migration = {
  name: '0032-register-slashes',
  up: (database) =>
    void database.exec(
      "CREATE INDEX registry_companies_by_digits ON registry_companies (replace(number, '/', ''))",
    ),
};
