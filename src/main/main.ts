import path from 'node:path';
import { app, dialog } from 'electron';
import { declareAppScheme } from './app-scheme.ts';
import { dataFolderOf } from './data-folder.ts';
import { keepLinks, LINK_SCHEME } from './deep-link.ts';

// Schemes and the sandbox must be declared before Electron is ready, so this file imports almost nothing; the rest
// of the program is loaded afterwards. A launcher that loads this file late has declared them itself (test/e2e).
if (!app.isReady()) {
  declareAppScheme();
  app.enableSandbox();
}
app.setAsDefaultProtocolClient(LINK_SCHEME);
const links = keepLinks();
app.on('open-url', (event, link) => {
  event.preventDefault();
  links.arrived([link]);
});
app.on('second-instance', (_event, args) => links.arrived(args));
const dataFolder = dataFolderOf(process.argv);
// Browser caches and the window's state live beside the data, so that two data folders are two stations.
app.setPath('userData', path.join(dataFolder, 'desktop'));

if (!app.requestSingleInstanceLock()) app.quit();
// Not awaited: Electron becomes ready only after this file has run to its end.
else
  import('./desktop.ts')
    .then(({ startDesktop }) => startDesktop(dataFolder, links))
    .catch((thrown: unknown) => {
      // A process without a window would block the next start.
      dialog.showErrorBox(
        'Netefatsa could not start',
        thrown instanceof Error ? thrown.message : String(thrown),
      );
      app.exit(1);
    });
