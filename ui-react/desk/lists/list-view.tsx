import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useKeptView } from '../kit/last-view.js'
import { Failed, Skeleton } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { usePhone } from './use-media.js'
import type { Pages } from './use-pages.js'
import { useRows } from './use-rows.js'

const ROW_HEIGHT = 52
const PHONE_ROW_HEIGHT = 76
const WAITING_ROWS = 10

/** Connects a drawn row with its list. */
export interface RowProps {
  readonly role: 'row'
  readonly 'aria-rowindex': number
  readonly 'data-row': number
  readonly tabIndex: -1
  readonly style: CSSProperties
  /** Measures a row that is as high as its text. */
  readonly ref?: (element: HTMLElement | null) => void
}

interface ListViewProps<Item> {
  readonly label: string
  readonly pages: Pages<Item>
  /** The CSS class for the columns. */
  readonly columns: string
  readonly head: ReactNode
  readonly keyOf: (item: Item) => string
  /** True: a row is as high as its text. @default false */
  readonly grows?: boolean
  readonly row: (item: Item, props: RowProps, index: number) => ReactNode
  readonly empty: ReactNode
}

/** The key of items that have an id. */
export const idOf = ({ id }: { readonly id: string }): string => id

interface DrawnProps<Item> extends Pick<ListViewProps<Item>, 'row'> {
  readonly item: Item
  readonly index: number
  readonly height: number
  readonly start: number
  readonly measure: RowProps['ref']
}

/** A row; scrolling draws it once, and other changes of the list draw it anew. */
const Drawn = memo(function Drawn({ row, item, index, height, start, measure }: DrawnProps<unknown>) {
  const place = { 'aria-rowindex': index + 2, 'data-row': index, tabIndex: -1 } as const
  const translate = `0 ${start}px`
  const size =
    measure === undefined ? { style: { height, translate } } : { style: { translate }, ref: measure }
  return row(item, { role: 'row', ...place, ...size }, index)
}) as <Item>(props: DrawnProps<Item>) => ReactNode

interface WaitingProps {
  readonly columns: string
  readonly height: number
  readonly isPhone: boolean
}

function Waiting({ columns, height, isPhone }: WaitingProps): ReactNode {
  const rows = Array.from({ length: WAITING_ROWS }, (_, row) => row)
  if (isPhone)
    return (
      <div aria-busy="true">
        {rows.map((row) => (
          <div key={row} className="waiting-row" style={{ height }}>
            <Skeleton width={`${45 + ((row * 17) % 35)}%`} />
            <Skeleton width={56} />
            <Skeleton width="40%" />
            <Skeleton width={64} />
          </div>
        ))}
      </div>
    )
  return (
    <div aria-busy="true">
      {rows.map((row) => (
        <div key={row} className={`row ${columns}`} style={{ height }}>
          <Skeleton width={`${50 + ((row * 17) % 35)}%`} />
          <Skeleton width="60%" />
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  )
}

/** The length of a list, which a screen reader tells after each search. */
function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'nothing found'
  return hasMore ? `${countText(count, 'row')} and more` : countText(count, 'row')
}

/** A long list: waiting, failed, empty or its rows, of which only visible ones are drawn. */
export function ListView<Item>({
  label,
  pages,
  columns,
  head,
  keyOf,
  grows = false,
  row,
  empty,
}: ListViewProps<Item>): ReactNode {
  const { items, failure, retry, isOld, hasMore, loadMore } = pages
  useKeptView()
  const isPhone = usePhone()
  const height = isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT
  const rows = useRows({ count: items?.length ?? 0, height, hasMore, loadMore })
  const { scroller, shown, totalHeight } = rows
  const measure = grows ? rows.measure : undefined
  return (
    <div className="scroll" ref={scroller} tabIndex={-1}>
      <p className="unseen" role="status">
        {items !== null && !isOld && `${label}: ${foundText(items.length, hasMore)}`}
      </p>
      {failure !== null && <Failed failure={failure} onRetry={retry} />}
      {items === null && failure === null && <Waiting {...{ columns, height, isPhone }} />}
      {items?.length === 0 && empty}
      {items !== null && items.length > 0 && (
        <div
          role="table"
          aria-label={label}
          aria-rowcount={hasMore ? -1 : items.length + 1}
          aria-busy={isOld}
        >
          <div className={`row row-head ${columns}`} role="row">
            {head}
          </div>
          <div role="rowgroup" className="rows" data-old={isOld || undefined} style={{ height: totalHeight }}>
            {shown.map(({ index, start }) => {
              const item = items[index]
              if (item === undefined) return null
              return <Drawn key={keyOf(item)} {...{ row, item, index, height, start, measure }} />
            })}
          </div>
        </div>
      )}
    </div>
  )
}

/** The head of a column. */
export const Column = ({
  name,
  isAtEnd = false,
}: {
  readonly name: string
  readonly isAtEnd?: boolean
}): ReactNode => (
  <span role="columnheader" className={isAtEnd ? 'at-end' : undefined}>
    {name}
  </span>
)
