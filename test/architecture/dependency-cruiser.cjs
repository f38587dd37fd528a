/** Rules of imports between folders (docs/architecture.md), run by boundaries.test.ts. A path tells the side. */
const anyOf = (...paths) => `(${paths.join('|')})`

const PAGE_ADAPTERS = '^adapters/(browser|graphql/client|payments/[^/]+/page)/'
const NODE_ADAPTERS = '^adapters/(server|site|payments/[^/]+/server)/'
const SHARED_ADAPTERS = '^adapters/(graphql/protocol|payments/[^/]+/shared)/'

const NODE_PACKAGES = `node_modules/${anyOf(
  'pg',
  '@electric-sql',
  'kysely',
  'graphql-yoga',
  'graphql',
  'nodemailer',
  'parse5',
  'parse5-htmlparser2-tree-adapter',
  'css-select',
  'acorn',
  'commander',
  'csv-parse',
  'csv-stringify',
  'stripe',
  'openid-client',
  '@aws-sdk',
)}/`
const SERVER_ONLY = anyOf(NODE_ADAPTERS, '^composition/(server|cli|headless|setup)/', NODE_PACKAGES)

module.exports = {
  forbidden: [
    {
      name: 'core-is-pure',
      comment: 'The domain imports no package, no platform and no other folder.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: '^core/' },
    },
    {
      name: 'core-folders-have-an-index',
      comment: 'Another folder of core is imported by its index; a port file is a surface of its own.',
      severity: 'error',
      from: { path: '^core/([^/]+)/' },
      to: {
        path: '^core/',
        pathNot: ['^core/$1/', '^core/[^/]+/index\\.ts$', '^core/ports/.+\\.port\\.ts$'],
      },
    },
    {
      name: 'domain-knows-no-use-case',
      comment: 'Use cases stand on the domain, never the other way round.',
      severity: 'error',
      from: { path: '^core/', pathNot: '^core/use-cases/' },
      to: { path: '^core/use-cases/' },
    },
    {
      name: 'adapters-see-core-only',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(ui-react|composition|test)/' },
    },
    {
      name: 'shared-adapters-run-on-both-sides',
      severity: 'error',
      from: { path: SHARED_ADAPTERS },
      to: { path: anyOf(PAGE_ADAPTERS, NODE_ADAPTERS) },
    },
    {
      name: 'pages-know-no-server',
      severity: 'error',
      from: {
        path: anyOf(
          PAGE_ADAPTERS,
          SHARED_ADAPTERS,
          '^ui-react/',
          '^composition/(page|payment-forms|react|desk)/',
        ),
        pathNot: '^composition/desk/vite',
      },
      to: { path: SERVER_ONLY, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-never-reaches-a-page',
      severity: 'error',
      from: { path: '^composition/page/' },
      to: { path: SERVER_ONLY, reachable: true },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: NODE_ADAPTERS },
      to: { path: PAGE_ADAPTERS },
    },
    {
      name: 'page-features-stand-on-the-kit',
      comment: 'Features of a page share the kit, the frames and the template; none imports another.',
      severity: 'error',
      from: { path: '^adapters/browser/([^/]+)/', pathNot: '^adapters/browser/webflow-api/' },
      to: { path: '^adapters/', pathNot: '^adapters/browser/($1|kit|frames|template)/' },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^adapters/browser/(kit|frames|platform)/' },
      to: { path: '^adapters/', pathNot: '^adapters/browser/(kit|frames|platform)/' },
    },
    {
      name: 'webflow-api-wraps-interactions',
      comment: 'The names that page code knows stand for the interactions of the page.',
      severity: 'error',
      from: { path: '^adapters/browser/webflow-api/' },
      to: { path: '^adapters/', pathNot: '^adapters/browser/(webflow-api|interactions|kit|frames)/' },
    },
    {
      name: 'payment-providers-are-apart',
      comment: 'A provider is one folder; it shares the HTTP kit of the server and nothing else.',
      severity: 'error',
      from: { path: '^adapters/payments/([^/]+)/' },
      to: { path: '^adapters/', pathNot: '^adapters/(payments/$1|server/http|server/platform)/' },
    },
    {
      name: 'sql-stays-behind-its-users',
      comment: 'The engine is used by what stores; HTTP, GraphQL and the site ask ports.',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '^adapters/server/(sql|forms|rate-limit)/' },
      to: { path: '^adapters/server/sql/(engine|schema)/' },
    },
    {
      name: 'server-folders-are-layered',
      comment: 'Routes stand on everything; GraphQL on sessions; all of them on the HTTP kit.',
      severity: 'error',
      from: { path: '^adapters/server/(?!routes/)' },
      to: { path: '^adapters/server/routes/' },
    },
    {
      name: 'site-knows-no-shop',
      comment: 'Pages and exports are read and drawn without a database and without a route.',
      severity: 'error',
      from: { path: '^adapters/site/' },
      to: { path: '^adapters/', pathNot: '^adapters/(site|server/csv|server/platform)/' },
    },
    {
      name: 'site-pages-know-no-export',
      severity: 'error',
      from: { path: '^adapters/site/(pages|files)/' },
      to: { path: '^adapters/site/(export|build|screenshots)/' },
    },
    {
      name: 'ui-sees-core-only',
      severity: 'error',
      from: { path: '^ui-react/' },
      to: { path: '^(adapters|composition|test)/' },
    },
    {
      name: 'react-only-in-ui',
      severity: 'error',
      from: { path: '^(core|adapters|composition)/' },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'inversify-only-in-composition',
      severity: 'error',
      from: { path: '^(core|adapters|ui-react)/' },
      to: { path: 'node_modules/(inversify|reflect-metadata|@inversifyjs)/' },
    },
    {
      name: 'rxjs-only-in-page-adapters',
      severity: 'error',
      from: { path: '^(core|ui-react|adapters/(?!browser/))' },
      to: { path: 'node_modules/rxjs/' },
    },
    {
      name: 'page-script-stays-light',
      comment: 'A page without commerce loads no React, no inversify, no GraphQL, no payment code.',
      severity: 'error',
      from: { path: '^composition/page/main\\.ts$' },
      to: {
        path: anyOf(
          'node_modules/(react|react-dom|inversify|reflect-metadata|graphql|graphql-tag|@stripe|@paypal)/',
          '^ui-react/',
          '^adapters/(graphql|payments)/',
          '^composition/page/(commerce|checkout)\\.ts$',
        ),
        reachable: true,
      },
    },
    {
      name: 'files-are-counted-before-much-is-loaded',
      comment: 'Loading the rest takes the files that may be missing.',
      severity: 'error',
      from: { path: '^adapters/server/http/connections/check-open-files\\.ts$' },
      to: { pathNot: '^adapters/server/http/connections/max-open-files\\.ts$|^(node:)?fs$', reachable: true },
    },
    {
      name: 'no-circular',
      comment: 'Nor between types: what two files share belongs into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
