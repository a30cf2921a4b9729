/**
 * The direction of imports, as drawn in ARCHITECTURE.md. Capture groups ($1) make a rule hold for every
 * folder of its kind, also for the one added tomorrow.
 */
const source = '^(web|battle-server|packages/[^/]+)/src';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|socket\\.io-client/debug)' },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(web|battle-server|packages/(?!contract)|tests|scripts)' },
    },
    {
      name: 'rules-know-only-the-contract',
      severity: 'error',
      from: { path: '^packages/quiz-rules/' },
      to: { path: '^(web|battle-server|packages/(?!contract|quiz-rules)|tests|scripts)' },
    },
    {
      name: 'bank-knows-contract-and-rules',
      severity: 'error',
      from: { path: '^packages/question-bank/' },
      to: { path: '^(web|battle-server|packages/quiz-api|tests|scripts)' },
    },
    {
      name: 'servers-never-import-each-other',
      severity: 'error',
      from: { path: '^(web|battle-server|packages/quiz-api)/' },
      to: { path: '^(web|battle-server|packages/quiz-api)/', pathNot: '^$1/' },
    },
    {
      name: 'only-quiz-api-seeds-from-the-bank',
      severity: 'error',
      from: { path: '^(web|battle-server)/' },
      to: { path: '^packages/question-bank/' },
    },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { path: source, pathNot: '\\.(test|suite)\\.tsx?$' },
      to: { path: '(^tests/|\\.test\\.tsx?$)' },
    },
    {
      name: 'battle-core-is-pure',
      severity: 'error',
      from: { path: '^battle-server/src/core/', pathNot: '\\.test\\.ts$' },
      to: { path: '.', pathNot: '^(battle-server/src/core/|packages/(contract|quiz-rules)/)' },
    },
    {
      name: 'battle-application-knows-core-and-ports',
      severity: 'error',
      from: { path: '^battle-server/src/application/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^battle-server/src/',
        pathNot: '^battle-server/src/(core|ports|application)/',
      },
    },
    {
      name: 'battle-ports-know-core',
      severity: 'error',
      from: { path: '^battle-server/src/ports/' },
      to: { path: '^battle-server/src/(application|adapters)/' },
    },
    {
      name: 'adapters-ignore-siblings',
      severity: 'error',
      from: { path: '^battle-server/src/adapters/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^battle-server/src/adapters/([^/]+)/', pathNot: '^battle-server/src/adapters/$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(quiz-play|modes|features|app)/' },
    },
    {
      name: 'play-engine-knows-shared',
      severity: 'error',
      from: { path: '^web/src/quiz-play/' },
      to: { path: '^web/src/(modes|features|app)/' },
    },
    {
      name: 'only-app-imports-app',
      severity: 'error',
      from: { path: '^web/src/(shared|quiz-play|modes|features)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'domains-use-each-other-through-services',
      severity: 'error',
      from: { path: '^packages/quiz-api/src/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/quiz-api/src/domains/([^/]+)/(actions|repository)\\.ts$',
        pathNot: '^packages/quiz-api/src/domains/$1/',
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
