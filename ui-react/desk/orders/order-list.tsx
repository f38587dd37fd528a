import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DeskOrderRow } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { ORDERS } from '../data/query-client.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { IconOrders, IconPrint, IconSend } from '../kit/icons.js'
import { countText } from '../kit/texts.js'
import { part } from '../kit/part.js'
import { EmptyList } from '../lists/empty-list.js'
import { FilterTabs, useSearchText } from '../lists/filter-tabs.js'
import { Column, idOf, ListView } from '../lists/list-view.js'
import { SearchField } from '../lists/search-field.js'
import { SelectAll, SelectionBar } from '../lists/selection-bar.js'
import { VisitSite } from '../lists/visit-site.js'
import { usePages } from '../lists/use-pages.js'
import { useSelection } from '../lists/use-selection.js'
import type { Selection } from '../lists/use-selection.js'
import { Page } from '../shell/page.js'
import { useKeys } from '../shell/use-keys.js'
import { OrderRow } from './order-row.js'
import { ORDER_VIEWS, viewOf } from './order-views.js'
import { usePrint } from './use-print.js'

const BulkFulfil = part(async () => (await import('./bulk-fulfil.js')).BulkFulfil, 'sheet')

const PAGE_SIZE = 50

interface HeadProps {
  readonly selection: Selection<DeskOrderRow>
}

const Head = ({ selection }: HeadProps): ReactNode => (
  <>
    <SelectAll selection={selection} label="Select all orders that are shown and not sent" />
    <Column name="Order" />
    <Column name="Customer" />
    <Column name="Placed" />
    <Column name="Payment" />
    <Column name="Goods" />
    <Column name="Total" isAtEnd />
  </>
)

function NoOrders({
  view,
  search,
  onSearch,
}: {
  readonly view: ReturnType<typeof viewOf>
  readonly search: string
  readonly onSearch: (search: string) => void
}): ReactNode {
  return (
    <EmptyList
      icon={IconOrders}
      title="No orders here"
      entry="order"
      search={search}
      onSearch={onSearch}
      hint="Search looks in numbers, names, mail addresses, codes and tracking numbers."
      actions={view.id === '' && <VisitSite>Visit your shop</VisitSite>}
    >
      {view.empty}
    </EmptyList>
  )
}

interface ChosenActionsProps {
  readonly onPrint: () => void
  readonly onSend: () => void
}

const ChosenActions = ({ onPrint, onSend }: ChosenActionsProps): ReactNode => (
  <>
    <Button onClick={onPrint}>
      <IconPrint size={16} aria-hidden />
      Print slips
    </Button>
    <Button kind="primary" onClick={onSend}>
      <IconSend size={16} aria-hidden />
      Mark as sent
    </Button>
  </>
)

/**
 * The list of orders: views and search are in the address, rows are reached by keys, several orders can be
 * sent at once.
 */
export function OrderList(): ReactNode {
  const api = useApi()
  const [params] = useSearchParams()
  const view = viewOf(params.get('show'))
  const [search, setSearch] = useSearchText()
  const mayChange = useMayChange()
  const filter = search === '' ? view.filter : { ...view.filter, search }
  const pages = usePages([...ORDERS, filter], (after) => api.orders({ filter, first: PAGE_SIZE, after }))
  const isSelectable = ({ needsSending }: DeskOrderRow): boolean => mayChange && needsSending
  const selection = useSelection({ items: pages.items ?? [], isSelectable })
  const [isSending, setSending] = useState(false)
  const printPapers = usePrint()
  const print = (): void =>
    printPapers(
      'packing-slip',
      selection.chosen.map(({ id }) => id),
    )
  useKeys({
    f: () => selection.chosen.length > 0 && setSending(true),
    p: () => selection.chosen.length > 0 && print(),
  })
  return (
    <Page title="Orders">
      <div className="list-tools">
        <FilterTabs label="Views of orders" views={ORDER_VIEWS} />
        <SearchField label="Search orders" value={search} onChange={setSearch} />
      </div>
      <ListView
        label="Orders"
        columns="order-row"
        pages={pages}
        head={<Head selection={selection} />}
        keyOf={idOf}
        row={(order, props) => (
          <OrderRow
            order={order}
            props={props}
            isToSend={view.id === 'to-send'}
            isSelected={selection.selected.has(order.id)}
            onSelect={isSelectable(order) ? () => selection.toggle(order.id) : null}
          />
        )}
        empty={<NoOrders view={view} search={search} onSearch={setSearch} />}
      />
      {selection.chosen.length > 0 && (
        <SelectionBar
          selection={selection}
          label="Selected orders"
          count={countText(selection.chosen.length, 'order')}
        >
          <ChosenActions onPrint={print} onSend={() => setSending(true)} />
        </SelectionBar>
      )}
      {isSending && (
        <BulkFulfil
          orders={selection.chosen}
          onClose={() => setSending(false)}
          onDone={() => {
            setSending(false)
            selection.clear()
          }}
        />
      )}
    </Page>
  )
}
