/** Playwright as `environment.mjs` hands it over, for `import { chromium } from 'playwright-core'` in tests. */
export const { chromium } = globalThis.vitrinePlaywright
