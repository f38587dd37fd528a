/** The Playwright of `environment.mjs`, for `import { chromium } from 'playwright-core'` in tests. */
export const { chromium } = globalThis.vitrinePlaywright
