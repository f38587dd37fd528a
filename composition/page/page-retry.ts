import { COMMERCE_RETRY } from '../../adapters/graphql/client/index.js'

/** The retry settings of a page for shop and accounts, from the attributes of its root element. */
export const pageRetry = ({ documentElement }: Document): typeof COMMERCE_RETRY => ({
  ...COMMERCE_RETRY,
  only502: documentElement.getAttribute('data-vitrine-retry') === '502',
})
