import type { ReactNode } from 'react'
import type { FunnelStep } from '../../../core/desk/index.js'
import { numberText, shareText } from '../kit/texts.js'

/** The steps from visits or carts to orders, each with its share of the first. */
export function Funnel({ steps }: { readonly steps: readonly FunnelStep[] }): ReactNode {
  if (steps[0]?.count === 0) return null
  return (
    <section className="card" aria-labelledby="funnel">
      <h2 id="funnel">{steps[0]?.name === 'Visits' ? 'From visit to order' : 'From cart to order'}</h2>
      <ol className="best">
        {steps.map(({ name, count, share }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="num soft">
              {numberText(count)} · {shareText(share)}
            </span>
            <span className="best-bar" style={{ width: `${share * 100}%` }} aria-hidden />
          </li>
        ))}
      </ol>
    </section>
  )
}
