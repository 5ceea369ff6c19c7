/**
 * The arrows of the architecture (ARCHITECTURE.md):
 *   contract <- engine <- station <- api <- main, cli        contract <- renderer
 * Inside the engine: math <- raster <- {pdf, ocr} <- intake; {lexicon, packs} <- values <- {layout, labels <- ledger} <- documents <- forensics
 * @type {import('dependency-cruiser').IConfiguration}
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
});

/** A room of the engine: which rooms below it may know. Files at the top of `src/engine` are for all. */
const room = (name, below) => ({
  name: `engine-${name}`,
  severity: 'error',
  from: { path: `^src/engine/${name}/`, pathNot: '[.](test|fixture)[.]ts$|/testing/' },
  to: { path: '^src/engine/[^/]+/', pathNot: `^src/engine/(${[name, ...below].join('|')})/` },
});

/** Folders of the renderer of which the second imports the first, and never the other way. */
const below = (folder, above) => ({
  name: `renderer-${folder}-below-${above}`,
  severity: 'error',
  from: { path: `^src/renderer/${folder}/` },
  to: { path: `^src/renderer/${above}/` },
});

module.exports = {
  forbidden: [
    only('contract-imports-nothing-of-ours', 'contract', []),
    only('engine-imports-contract', 'engine', ['contract']),
    only('station-imports-engine-and-contract', 'station', ['contract', 'engine']),
    only('api-imports-station-and-below', 'api', ['contract', 'engine', 'station']),
    only('cli-imports-api-and-below', 'cli', ['contract', 'engine', 'station', 'api']),
    only('main-imports-api-and-below', 'main', ['contract', 'engine', 'station', 'api']),
    only('preload-imports-contract', 'preload', ['contract']),
    only('renderer-imports-contract', 'renderer', ['contract']),
    {
      name: 'electron-only-in-the-shell',
      comment: 'The whole station starts in plain Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main|preload)/' },
      to: { path: '^(electron|node_modules/electron(-updater)?/)' },
    },
    {
      name: 'only-the-station-opens-the-database',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/station/' },
      to: { path: 'node_modules/better-sqlite3', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-is-pure-computing',
      comment: 'No database, no network in the engine.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(node:)?(net|tls|http|https|dgram|dns)$|node_modules/(express|ioredis|bullmq)' },
    },
    room('math', []),
    room('lexicon', []),
    room('kernels', []),
    room('raster', ['math', 'kernels']),
    room('signing', []),
    room('pdf', ['math', 'raster']),
    room('jpeg', ['kernels']),
    {
      name: 'engine-packs',
      comment: 'Facts stand below everything.',
      severity: 'error',
      from: {
        path: '^src/engine/packs/',
        pathNot: '^src/engine/packs/[^/]+/documents/|[.]test[.]ts$',
      },
      to: { path: '^src/engine/[^/]+/', pathNot: '^src/engine/packs/(?![^/]+/documents/)' },
    },
    {
      name: 'engine-documents-of-a-country',
      comment:
        'Document types of a pack know what those of all countries know; only `country-types.ts` opens them.',
      severity: 'error',
      from: { path: '^src/engine/packs/([^/]+)/documents/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^src/engine/[^/]+/',
        pathNot: '^src/engine/(packs/$1|documents|lexicon|values|layout|labels|ledger)/',
      },
    },
    room('values', ['lexicon', 'packs']),
    room('layout', ['math', 'lexicon', 'packs', 'values']),
    room('labels', ['lexicon', 'packs', 'values']),
    room('ledger', ['lexicon', 'labels', 'packs', 'values']),
    room('ocr', ['math', 'packs', 'raster']),
    room('intake', ['math', 'raster', 'pdf', 'ocr']),
    room('documents', ['lexicon', 'packs', 'values', 'layout', 'labels', 'ledger', 'ocr']),
    room('forensics', [
      'math',
      'kernels',
      'raster',
      'signing',
      'pdf',
      'jpeg',
      'lexicon',
      'packs',
      'values',
      'layout',
      'ledger',
      'ocr',
      'intake',
      'documents',
    ]),
    room('faces', ['math', 'kernels', 'raster']),
    room('chip', ['signing', 'ocr', 'packs', 'values']),
    {
      name: 'only-the-list-names-a-country',
      comment: 'Shared code asks the pack of a paper, or the list of packs.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/engine/packs/(index[.]ts$|[^/]+/)|[.]test[.]ts$',
      },
      to: { path: '^src/engine/packs/[^/]+/' },
    },
    below('workspace', 'onboarding'),
    below('screening', 'workspace'),
    below('shell', 'approvals'),
    below('screening', 'administration'),
    below('screening', 'onboarding'),
    below('registry', 'onboarding'),
    {
      name: 'requests-below-uploads',
      severity: 'error',
      from: { path: '^src/api/requests/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/api/uploads/' },
    },
    {
      name: 'cases-know-no-work-on-them',
      comment:
        'Readings, faces, conclusions and decisions work on cases; what cases ask of them stands with the cases.',
      severity: 'error',
      from: { path: '^src/station/cases/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: '^src/station/(verification|faces|assessment|casework|onboarding|liveness)/' },
    },
    {
      name: 'assessment-below-casework',
      comment:
        'What is concluded from a case is derived from what it holds; casework settles and decides by it.',
      severity: 'error',
      from: { path: '^src/station/assessment/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: '^src/station/(verification|faces|casework|onboarding|liveness)/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(test|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
    },
  },
};
