import type { StripeTrain } from './index.js'

/**
 * The options for Stripe's script that a page states on its root element: the release
 * (`data-vitrine-stripe-release`) and the version of Stripe's interface (`data-vitrine-stripe-version`).
 */
export function stripeOptions({ documentElement: root }: Document): {
  readonly train: StripeTrain
  readonly apiVersion: string | null
} {
  return {
    train: root.getAttribute('data-vitrine-stripe-release') === 'endive' ? 'endive' : 'dahlia',
    apiVersion: root.getAttribute('data-vitrine-stripe-version'),
  }
}
