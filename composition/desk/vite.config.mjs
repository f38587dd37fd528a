/** Builds the desk into dist/desk: a page of its own that no visitor loads. */
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { bundledLicences } from '../setup/bundled-licences.mjs'

const root = import.meta.dirname

export default defineConfig({
  root,
  base: '/vitrine/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [bundledLicences()],
  esbuild: { jsx: 'automatic', legalComments: 'none' },
  build: {
    outDir: join(root, '../../dist/desk'),
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // A data address would be another source for the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      // Packages carry directives for React servers, which the desk does not use.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
    },
  },
})
