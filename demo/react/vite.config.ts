import { defineConfig } from 'vite'

/** The address of `vitrine serve demo` during development. */
const SHOP = 'http://localhost:4321'

export default defineConfig({
  // Cookies carry the visitor, so the shop has to be on the application's own origin.
  server: { proxy: { '/.wf_graphql': SHOP, '/.vitrine': SHOP, '/images': SHOP } },
  build: {
    target: 'es2022',
    rollupOptions: {
      input: { index: 'index.html', confirmation: 'order-confirmation.html' },
      // 'use client' is for servers that draw React; a bundle for browsers needs no mark.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})
