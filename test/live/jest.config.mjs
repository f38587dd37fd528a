import { common } from '../../jest.config.mjs'

/** Tests that call the services of payment providers with a test key: `npm run test:live`, never `npm test`. */
export default {
  ...common,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/live/**/*.test.ts'],
}
