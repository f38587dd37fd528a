import { COMMERCE_RETRY } from '../../adapters/graphql/client/index.js'

/** How often a page asks its server again: of the shop and of accounts alike, as its root element says. */
export const pageRetry = ({ documentElement }: Document): typeof COMMERCE_RETRY => ({
  ...COMMERCE_RETRY,
  only502: documentElement.getAttribute('data-vitrine-retry') === '502',
})
