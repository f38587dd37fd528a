import { createAskCode } from '../../adapters/browser/accounts/own-account/ask-code.js'
import { createOwnParts } from '../../adapters/browser/accounts/own-account/own-parts.js'
import type { AccountPage } from '../../adapters/browser/accounts/index.js'
import type { PageContext, PageModule } from '../../adapters/browser/kit/page-module.js'
import type { AccountClient } from '../../adapters/graphql/client/index.js'
import { createSelfServiceOperations } from '../../adapters/graphql/client/accounts/self-service-operations.js'
import { createOwnAccount } from '../../core/account-flows/own-account/own-account.service.js'
import { createSecondFactor } from '../../core/account-flows/own-account/second-factor.service.js'
import { withSecondFactor } from '../../core/account-flows/own-account/with-second-factor.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { Credentials, CredentialsWithCode } from '../../core/account-flows/index.js'
import type { NewIdentity } from '../../core/ports/accounts/account-gateway.port.js'
import type { Answer } from '../../core/ports/gateway-failure.port.js'
import type { AccountSelfService } from '../../core/ports/accounts/account-self-service.port.js'

interface CommerceChunk {
  readonly cardFields: (context: PageContext, providers: readonly PaymentProvider[]) => PaymentForm
}

type Connection = Pick<AccountClient, 'send'>

const accountOf = ({ clock }: PageContext, { send }: Connection): AccountSelfService =>
  createSelfServiceOperations(send, clock)

/**
 * Loads the card fields from the chunk of the cart: only pages with that form request it, and accounts do not include
 * it. Neither the checkout nor the drawing code is needed for them.
 */
async function loadCardFields(
  context: PageContext,
  providers: readonly PaymentProvider[],
): Promise<PaymentForm | null> {
  try {
    const chunk = (await import(new URL('commerce.js', import.meta.url).href)) as CommerceChunk
    return chunk.cardFields(context, providers)
  } catch (problem) {
    console.error('[vitrine] the card fields of this page could not be loaded', problem)
    return null
  }
}

/** Starts the account management elements of a page. `onCardChanged`: a subscription has another card. */
export function startOwnAccount(
  page: AccountPage,
  connection: Connection,
  onCardChanged: () => void,
): PageModule {
  const { context, onUserChanged } = page
  const account = accountOf(context, connection)
  const askCode = createAskCode(context.document)
  const own = createOwnAccount({ account, askCode, onUserChanged })
  const factor = createSecondFactor({ account, own })
  return createOwnParts({
    ...page,
    account,
    own,
    factor,
    askCode,
    loadCardFields: (providers) => loadCardFields(context, providers),
    onCardChanged,
  })
}

/** Logs in with a password and an existing code. */
export const enterWithCode = (
  context: PageContext,
  connection: Connection,
  { code = '', ...credentials }: CredentialsWithCode,
): Answer<NewIdentity> => accountOf(context, connection).logInWithCode({ ...credentials, code })

/** Logs in a visitor whose password was right (`first` asks for the code) and who has a second factor. */
export const askForCode = (
  context: PageContext,
  connection: Connection,
  credentials: Credentials,
  first: Awaited<Answer<NewIdentity>>,
): Answer<NewIdentity> =>
  withSecondFactor(
    async (code) => (code === null ? first : enterWithCode(context, connection, { ...credentials, code })),
    createAskCode(context.document),
  )
