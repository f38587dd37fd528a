import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskShop } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'
import { buttonLooks } from '../kit/button.js'
import { IconDone } from '../kit/icons.js'

interface Step {
  readonly title: string
  readonly aside: string
  readonly isDone: boolean
  readonly action: string
  /** A path of the desk, or an address. */
  readonly to: string
}

const stepsOf = (
  { hasBusiness, mailsAreSent, isTestShop, url }: DeskShop,
  hasProducts: boolean,
): readonly Step[] => [
  {
    title: 'Add your products',
    aside: 'They come from catalogue.csv of your site, or from a table that you import.',
    isDone: hasProducts,
    action: 'Products',
    to: '/products',
  },
  {
    title: 'Enter your business',
    aside: 'Name, address and tax number stand in mails and invoices.',
    isDone: hasBusiness,
    action: 'Settings',
    to: '/settings/site',
  },
  {
    title: 'Set up mail',
    aside: 'Shoppers get a confirmation of each order. Set a mail server; Health says if it answers.',
    isDone: mailsAreSent,
    action: 'Health',
    to: '/health',
  },
  {
    title: 'Take real payments',
    aside: 'Until a payment provider is set, cards are only tested and no money moves.',
    isDone: !isTestShop,
    action: 'Health',
    to: '/health',
  },
  {
    title: 'Place a test order',
    aside: 'See what your shoppers see. The order then shows up here.',
    isDone: false,
    action: 'Visit your shop',
    to: url,
  },
]

function Action({ step: { action, to, isDone, title } }: { readonly step: Step }): ReactNode {
  const looks = buttonLooks(isDone ? { kind: 'quiet' } : {})
  return to.startsWith('/') ? (
    <Link {...looks} to={to} aria-label={`${action}: ${title}`}>
      {action}
    </Link>
  ) : (
    <a {...looks} href={to} target="_blank" rel="noreferrer">
      {action}
    </a>
  )
}

/** The steps from an empty shop to its first order, each with its button. */
export function FirstSteps({ shop }: { readonly shop: DeskShop }): ReactNode {
  const api = useApi()
  const { data: hasProducts = false } = useQuery({
    queryKey: ['has products'],
    queryFn: async () =>
      (await valueOf(api.products({ search: null, outOfStock: null, after: null }))).items.length > 0,
  })
  return (
    <section className="card" aria-labelledby="steps">
      <h2 id="steps">To your first order</h2>
      <ol className="needs">
        {stepsOf(shop, hasProducts).map((step, at) => (
          <li key={step.title} className="need step" data-tone={step.isDone ? 'good' : 'calm'}>
            <span className="need-icon">
              {step.isDone ? <IconDone size={18} aria-label="Done" /> : <span className="num">{at + 1}</span>}
            </span>
            <span>
              <strong>{step.title}</strong>
              <span className="soft">{step.aside}</span>
            </span>
            <Action step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}
