import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskDay } from '../../../core/desk/index.js'
import type { BestSeller } from '../../../core/ports/owner/home-figures.port.js'
import { Button } from '../kit/button.js'
import { countText, dayText, moneyText, numberText } from '../kit/texts.js'

const WIDTH = 720
const HEIGHT = 150
const GAP = 0.28

/** Noon in UTC: the same day in every time zone of a browser. */
const noon = (day: string): string => `${day}T12:00:00`

function Bars({ days, chosen, onChoose }: BarsProps): ReactNode {
  const step = WIDTH / days.length
  const top = Math.max(1, ...days.map(({ total }) => total.amountMinor))
  return (
    <svg
      className="sales-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      onPointerLeave={() => onChoose(null)}
    >
      {[0.25, 0.5, 0.75, 1].map((part) => (
        <line key={part} x1="0" x2={WIDTH} y1={HEIGHT * part - 0.5} y2={HEIGHT * part - 0.5} />
      ))}
      {days.map(({ day, total }, index) => {
        const height = Math.max(total.amountMinor > 0 ? 3 : 0, (total.amountMinor / top) * (HEIGHT - 12))
        return (
          <g key={day} data-chosen={index === chosen || undefined} onPointerEnter={() => onChoose(index)}>
            <rect className="sales-hit" x={index * step} width={step} y={0} height={HEIGHT} />
            <rect
              className="sales-bar"
              x={(index + GAP / 2) * step}
              width={step * (1 - GAP)}
              y={HEIGHT - height}
              height={height}
            />
          </g>
        )
      })}
    </svg>
  )
}

interface BarsProps {
  readonly days: readonly DeskDay[]
  readonly chosen: number | null
  readonly onChoose: (index: number | null) => void
}

function DayTable({ days }: { readonly days: readonly DeskDay[] }): ReactNode {
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Sales</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, orders, total }) => (
          <tr key={day}>
            <th scope="row">{dayText(noon(day))}</th>
            <td className="num">{numberText(orders)}</td>
            <td className="num">{moneyText(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BestSellers({ products }: { readonly products: readonly BestSeller[] }): ReactNode {
  const top = Math.max(1, ...products.map(({ pieces }) => pieces))
  return (
    <section className="card" aria-labelledby="best">
      <h2 id="best">Best sellers</h2>
      <ol className="best">
        {products.map(({ productId, name, pieces }) => (
          <li key={productId}>
            <Link to={`/products?search=${encodeURIComponent(name)}`} className="cut">
              {name}
            </Link>
            <span className="num soft">{countText(pieces, 'piece')}</span>
            <span className="best-bar" style={{ width: `${(pieces / top) * 100}%` }} aria-hidden />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface SalesProps {
  readonly days: readonly DeskDay[]
  readonly bestSellers: readonly BestSeller[]
}

/** Sales by day as bars, and the same as a table. */
export function Sales({ days, bestSellers }: SalesProps): ReactNode {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isTable, setTable] = useState(false)
  const [first] = days
  if (first === undefined) return null
  const one = chosen === null ? undefined : days[chosen]
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const amountMinor = days.reduce((sum, { total }) => sum + total.amountMinor, 0)
  return (
    <>
      <section className="card" aria-labelledby="sales">
        <div className="card-head">
          <h2 id="sales">Sales</h2>
          <Button kind="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? 'Show the chart' : 'Show as a table'}
          </Button>
        </div>
        <p className="sales-figure">
          <strong className="num">{moneyText(one?.total ?? { ...first.total, amountMinor })}</strong>
          <span className="soft">
            {countText(one?.orders ?? orders, 'order')}
            {one === undefined
              ? `, last ${days.length} days`
              : `, ${dayText(noon(one.day), new Date(), true)}`}
          </span>
        </p>
        {isTable ? (
          <DayTable days={days} />
        ) : (
          <>
            <Bars days={days} chosen={chosen} onChoose={setChosen} />
            <p className="sales-axis faint" aria-hidden>
              <span>{dayText(noon(first.day))}</span>
              <span>{dayText(noon(days.at(-1)?.day ?? first.day))}</span>
            </p>
          </>
        )}
      </section>
      {bestSellers.length > 0 && <BestSellers products={bestSellers} />}
    </>
  )
}
