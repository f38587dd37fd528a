import { common } from '../../jest.config.mjs'

/** What asks the services of others, with a key of their test mode: `npm run test:live`, never `npm test`. */
export default {
  ...common,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/live/**/*.test.ts'],
}
