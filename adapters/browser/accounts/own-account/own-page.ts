import { redirectTarget } from '../../../../core/account-flows/index.js'
import type { AskCode, OwnAccount, SecondFactorService } from '../../../../core/account-flows/index.js'
import type { AccountSelfService } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { PaymentProvider } from '../../../../core/orders/index.js'
import type { PaymentForm } from '../../../../core/ports/payments/payment-form.port.js'
import type { AccountPage } from '../account-page.js'

/** The dependencies of the parts of a member's own account on a page. */
export interface OwnPage extends AccountPage {
  readonly account: AccountSelfService
  readonly own: OwnAccount
  readonly factor: SecondFactorService
  readonly askCode: AskCode
  /** Loads the card fields of the first of these providers whose code arrives; null: none did. */
  readonly loadCardFields: (providers: readonly PaymentProvider[]) => Promise<PaymentForm | null>
  /** Called when a subscription is charged to another card. */
  readonly onCardChanged: () => void
}

/** The text of an input; empty if the form has no such input. */
export const inputText = (form: ParentNode, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[data-wf-user-form-input-type="${name}"]`)?.value ?? ''

/** The target of a log-in: `back`, else that of the page's log-in form (reference/accounts#redirects). */
export const logInTarget = ({ context, navigator }: OwnPage, back: string | null): string =>
  redirectTarget(
    navigator.current(),
    back ??
      context.document
        .querySelector('[data-wf-user-form-type=login]')
        ?.getAttribute('data-wf-user-form-redirect') ??
      null,
  )
