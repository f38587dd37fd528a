/** Which room may know which (docs/architecture.md). Run by rooms.test.ts. */
const anyOf = (...paths) => `(${paths.join('|')})`
const platformOfPages = `^${anyOf(
  'adapters/(dom-[^/]+|page-api|browser|graphql-client|analytics)/',
  'adapters/(sandbox|stripe|paypal)-payments/(page|shared)/',
  'ui-react/',
  'composition/page/',
)}`
const serverOnly = anyOf(
  '^adapters/(accounts|openid-connect|s3-files|store|sql|graphql-server|http|http-static|rate-limit)/',
  '^adapters/(safe-files|site-files|site-pages|site-export|mail|forms)/',
  '^adapters/(captcha|(sandbox|stripe|paypal)-payments)/(?!page/|shared/)',
  '^composition/(server|cli|headless|setup)/',
  'node_modules/(pg|@electric-sql|kysely|graphql-yoga|graphql|nodemailer|parse5|css-select|acorn)/',
  'node_modules/(parse5-htmlparser2-tree-adapter|commander|csv-parse|csv-stringify)/',
  'node_modules/(stripe|openid-client|@aws-sdk)/',
)

module.exports = {
  forbidden: [
    {
      name: 'core-is-pure',
      comment: 'The domain knows no technology: no package, no platform, no other room.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: '^core/' },
    },
    {
      name: 'adapters-see-core-only',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(ui-react|composition|test)/' },
    },
    {
      name: 'adapters-are-siblings',
      comment:
        'Two technologies meet in composition only; the exceptions: the shared protocol, the SQL port, the HTTP kit.',
      severity: 'error',
      from: {
        path: '^adapters/([^/]+)/',
        pathNot: '^adapters/(dom-shop|dom-accounts|page-api|site-export)/',
      },
      to: {
        path: '^adapters/',
        pathNot: '^adapters/($1|graphql-protocol|sql|http|dom-kit|safe-files|site-files|builder-markup)/',
      },
    },
    {
      name: 'shop-blocks-and-accounts-bind-templates',
      severity: 'error',
      from: { path: '^adapters/dom-(shop|accounts)/' },
      to: { path: '^adapters/', pathNot: '^adapters/(dom-$1|dom-template|dom-kit|builder-markup)/' },
    },
    {
      name: 'exports-are-read-as-pages',
      severity: 'error',
      from: { path: '^adapters/site-export/' },
      to: { path: '^adapters/', pathNot: '^adapters/(site-export|site-pages|safe-files)/' },
    },
    {
      name: 'page-api-wraps-interactions',
      comment: 'The names page code knows stand for the interactions of the page.',
      severity: 'error',
      from: { path: '^adapters/page-api/' },
      to: { path: '^adapters/', pathNot: '^adapters/(page-api|dom-interactions|dom-kit)/' },
    },
    {
      name: 'the-kit-is-for-pages',
      comment: 'What every page adapter stands on; it knows none of them.',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '^adapters/(dom-[^/]+|page-api)/' },
      to: { path: '^adapters/dom-kit/' },
    },
    {
      name: 'protocol-and-sql-have-few-readers',
      severity: 'error',
      from: { path: '^adapters/', pathNot: '^adapters/(graphql-[^/]+|store|sql|forms|rate-limit|accounts)/' },
      to: { path: '^adapters/(graphql-protocol|sql)/' },
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
      name: 'rxjs-only-in-the-checkout',
      comment: 'Pages without a checkout do not pay for it.',
      severity: 'error',
      from: { path: '^(core|ui-react|composition|adapters/(?!dom-shop/checkout/))' },
      to: { path: 'node_modules/rxjs/' },
    },
    {
      name: 'public-surface-only',
      comment: 'Another room of core is entered by its index; a port file is a surface of its own.',
      severity: 'error',
      from: { path: '^core/([^/]+)/' },
      to: {
        path: '^core/',
        pathNot: ['^core/$1/', '^core/[^/]+/index\\.ts$', '^core/ports/[^/]+\\.port\\.ts$'],
      },
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
          '^adapters/(graphql-[^/]+|(sandbox|stripe|paypal)-payments)/',
          '^composition/page/(commerce|checkout)\\.ts$',
        ),
        reachable: true,
      },
    },
    {
      name: 'files-are-counted-before-much-is-loaded',
      comment: 'Loading the rest takes the files that may be missing.',
      severity: 'error',
      from: { path: '^composition/cli/few-files\\.ts$' },
      to: { pathNot: '^adapters/http/most-files\\.ts$|^(node:)?fs$', reachable: true },
    },
    {
      name: 'server-never-reaches-a-page',
      severity: 'error',
      from: { path: '^composition/page/' },
      to: { path: serverOnly, reachable: true },
    },
    {
      name: 'pages-know-no-server',
      severity: 'error',
      from: { path: platformOfPages },
      to: { path: serverOnly, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment: 'Nor between types: what two files tell each other belongs into a third.',
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
