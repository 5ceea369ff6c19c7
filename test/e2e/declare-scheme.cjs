// The test runtime's launcher loads the program only once Electron is ready, too late to declare a scheme; Electron's
// own start reads the entry before that (src/main/main.ts). So this is loaded first, through NODE_OPTIONS, and declares
// it as soon as the launcher asks for Electron. Same privileges as src/main/app-scheme.ts.
const Module = require('node:module');
const load = Module._load;
let declared = process.type !== 'browser';
Module._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (request === 'electron' && !declared) {
    declared = true;
    loaded.protocol.registerSchemesAsPrivileged([
      {
        scheme: 'app',
        privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
      },
    ]);
  }
  return loaded;
};
