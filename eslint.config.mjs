import tseslint from 'typescript-eslint'

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
}
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' }
const noSink = {
  selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
  message: 'Pages run under Trusted Types: build elements, set textContent.',
}
const noSuperlative = {
  selector: 'VariableDeclarator > Identifier[name=/^(MOST|LONGEST|LARGEST|FEWEST|SHORTEST)_/]',
  message: 'Limits are named MAX_* and MIN_*.',
}
/** Comments begin with their subject: a stranger reads them once. */
const PLAIN_COMMENTS = [
  'error',
  {
    terms: ['who', 'whoever', 'whose', 'whom', 'nobody', 'somebody', 'anybody', 'everybody'].concat([
      'what',
      'whatever',
      'whether',
      'how',
      'why',
    ]),
    location: 'start',
    decoration: ['*'],
  },
]

/** Texts, templates and patterns too: they can be broken like everything else. */
const LINE_LENGTH = ['error', { code: 120 }]

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'demo/', 'test/browser/pages/', '**/*.generated.ts'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': [
        'error',
        { max: 120, skipBlankLines: true, skipComments: true, IIFEs: true },
      ],
      'no-restricted-syntax': ['error', noDefaultExport, noEnum, noSink, noSuperlative],
      'max-len': LINE_LENGTH,
      'no-restricted-globals': 'off',
    },
  },
  {
    files: ['{core,adapters,ui-react,composition}/**/*.{ts,tsx}'],
    rules: { 'no-warning-comments': PLAIN_COMMENTS },
  },
  {
    files: ['core/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'setTimeout',
          'setInterval',
          'requestAnimationFrame',
          'performance',
          'fetch',
          'localStorage',
          'console',
        ].map((name) => ({ name, message: 'core knows no platform: take it through a port.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time through the Clock port.' },
        { object: 'Math', property: 'random', message: 'Take chance through the Random port.' },
      ],
    },
  },
  {
    files: ['composition/**/*.ts'],
    ignores: ['composition/cli/terminal.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'picocolors', message: 'It colours pipes where CI is set: take colours from the terminal.' },
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': ['error', noDefaultExport, noEnum, noSuperlative],
    },
  },
  { files: ['adapters/graphql/protocol/**/generated/**'], rules: { 'max-len': 'off' } },
  {
    files: ['**/*.{mjs,cjs}'],
    rules: { '@typescript-eslint/no-unused-vars': 'error', 'max-len': LINE_LENGTH },
  },
)
