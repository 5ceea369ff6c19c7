import type { Page } from 'playwright';
import type { Words } from '../../src/renderer/language/english.ts';
import { sample } from './running-station.ts';

/** Ids of what the dialogs are about. */
export interface DialogStage {
  /** A read case with points that are open, and one whose acceptance waits for a second person. */
  readonly open: string;
  readonly waiting: string;
  /** A case with several hits of a screening. */
  readonly hits: string;
  readonly clerk: string;
}

export interface DialogPlace {
  /** File under src/renderer that draws it. */
  readonly of: string;
  readonly place: (stage: DialogStage) => string;
  readonly open: (page: Page, words: Words, stage: DialogStage) => Promise<void>;
}

const press = async (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const pressed =
  (...names: ((words: Words, stage: DialogStage) => string)[]): DialogPlace['open'] =>
  async (page, words, stage) => {
    for (const name of names) await press(page, name(words, stage));
  };
const administration = (section: string) => () => `/administration/${section}`;
const openApplication: DialogPlace['open'] = (page, words) => press(page, words.common.open);
const inApplication =
  (name: (words: Words) => string): DialogPlace['open'] =>
  async (page, words) => {
    await openApplication(page, words, {} as DialogStage);
    await press(page, name(words));
  };
const inMenu =
  (name: (words: Words) => string): DialogPlace['open'] =>
  async (page, words) => {
    await press(page, words.decision.more);
    await page.getByRole('menuitem', { name: name(words) }).click();
  };
const inTab =
  (tab: (words: Words) => string, name: (words: Words) => string): DialogPlace['open'] =>
  async (page, words) => {
    await page.getByRole('tab', { name: tab(words) }).click();
    await press(page, name(words));
  };
const screenAgain: DialogPlace['place'] = ({ hits }) => `/screening?case=${hits}&name=Keabetswe%20Mogapi`;
const submit = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').click();
  await page.locator('main li small').first().waitFor();
};
const addFile: DialogPlace['open'] = async (page, words) => {
  await page.getByLabel(words.home.choose).setInputFiles(sample('omang-front.jpg'));
  await page.locator('figure img').first().waitFor();
};

/** Every dialog of the screens, and how a person comes to it. */
export const EVERY_DIALOG: readonly DialogPlace[] = [
  {
    of: 'administration/add-operator',
    place: administration('operators'),
    open: pressed((w) => w.operators.add),
  },
  {
    of: 'administration/change-role',
    place: administration('operators'),
    open: pressed((w, { clerk }) => `${w.operators.role}: ${clerk}`),
  },
  {
    of: 'administration/reset-password',
    place: administration('operators'),
    open: pressed((w, { clerk }) => `${w.operators.newPassword}: ${clerk}`),
  },
  {
    of: 'administration/operators-section',
    place: administration('operators'),
    open: pressed((w, { clerk }) => `${w.operators.switchOff}: ${clerk}`),
  },
  {
    of: 'administration/add-application',
    place: administration('applications'),
    open: pressed((w) => w.applications.add),
  },
  {
    of: 'administration/application-detail',
    place: administration('applications'),
    open: inApplication((w) => w.applications.revoke),
  },
  {
    of: 'administration/add-webhook',
    place: administration('applications'),
    open: inApplication((w) => w.applications.addWebhook),
  },
  {
    of: 'administration/endpoints',
    place: administration('applications'),
    open: async (page, words) => {
      await openApplication(page, words, {} as DialogStage);
      await page.getByRole('button', { name: new RegExp(`^${words.common.remove}: http`) }).click();
    },
  },
  {
    of: 'administration/secrets',
    place: administration('applications'),
    open: async (page, words) => {
      await inApplication((w) => w.applications.newKey)(page, words, {} as DialogStage);
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByRole('dialog', { name: words.applications.credentials }).waitFor();
    },
  },
  {
    of: 'administration/consent-section',
    place: administration('consent'),
    open: pressed((w) => w.consent.publish),
  },
  {
    of: 'administration/backup-passphrase',
    place: administration('backup'),
    open: pressed((w) => w.backup.withPassphrase),
  },
  {
    of: 'administration/save-settings',
    place: administration('settings'),
    open: async (page, words) => {
      const field = page.locator('main input[inputmode]').first();
      await field.fill('7');
      await field.blur();
      await press(page, words.common.save);
    },
  },
  {
    of: 'workspace/decision-bar',
    place: ({ open }) => `/cases/${open}`,
    open: pressed((w) => w.decision.reject),
  },
  {
    of: 'workspace/override-dialog',
    place: ({ open }) => `/cases/${open}`,
    open: inMenu((w) => w.decision.override),
  },
  {
    of: 'workspace/point-actions',
    place: ({ open }) => `/cases/${open}`,
    open: async (page, words) => {
      const settle = page.getByRole('button', { name: words.work.settle, exact: true });
      for (let most = 12; most > 0 && (await settle.count()) === 0; most--)
        await press(page, words.work.after);
      await settle.first().click();
    },
  },
  {
    of: 'workspace/consent-dialog',
    place: ({ open }) => `/cases/${open}`,
    open: inTab(
      (w) => w.workspace.history,
      (w) => w.keeping.record,
    ),
  },
  {
    of: 'workspace/keeping',
    place: ({ open }) => `/cases/${open}`,
    open: inTab(
      (w) => w.workspace.history,
      (w) => w.keeping.hold,
    ),
  },
  {
    of: 'workspace/approval-buttons',
    place: ({ waiting }) => `/cases/${waiting}`,
    open: pressed((w) => w.decision.approve),
  },
  {
    of: 'workspace/approval-buttons',
    place: ({ waiting }) => `/cases/${waiting}`,
    open: pressed((w) => w.decision.sendBack),
  },
  {
    of: 'screening/hit',
    place: screenAgain,
    open: async (page, words) => {
      await submit(page);
      await press(page, words.screening.isThis);
    },
  },
  {
    of: 'screening/dismiss-many',
    place: screenAgain,
    open: async (page, words) => {
      await submit(page);
      await page.getByRole('group', { name: words.screening.several }).getByRole('checkbox').check();
      await page.getByRole('group', { name: words.screening.several }).getByRole('button').click();
    },
  },
  {
    of: 'screening/alerts-screen',
    place: () => '/screening/alerts',
    open: pressed((w) => w.alerts.handled),
  },
  {
    of: 'screening/customer-file-actions',
    place: () => '/screening/customers',
    open: pressed((w) => w.customerFiles.erase),
  },
  {
    of: 'audit/proof-dialog',
    place: () => '/audit',
    open: (page, words) => press(page, new RegExp(`^${words.audit.prove} \\d`)),
  },
  {
    of: 'shell/own-password',
    place: () => '/cases',
    open: async (page, words) => {
      await page.locator('header button[aria-haspopup=menu]').click();
      await page.getByRole('menuitem', { name: words.password.change }).click();
    },
  },
  { of: 'shell/shortcut-help', place: () => '/cases', open: (page) => page.keyboard.press('?') },
  {
    of: 'capture/enlarged',
    place: () => '/verify',
    open: async (page, words, stage) => {
      await addFile(page, words, stage);
      await page.locator('figure button').first().click();
    },
  },
  {
    of: 'capture/put-away',
    place: () => '/',
    // The file that was enlarged is waiting still.
    open: pressed((w) => w.home.putAway),
  },
];
