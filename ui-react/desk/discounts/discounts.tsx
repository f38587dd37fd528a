import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskDiscount } from '../../../core/desk/index.js'
import { useApi, useSurroundings } from '../data/api.js'
import { useMayChange, useSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { FormSheet } from '../kit/form-sheet.js'
import { IconDiscounts, IconPlus } from '../kit/icons.js'
import { Moment } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { EmptyList } from '../lists/empty-list.js'
import { useSearchText } from '../lists/filter-tabs.js'
import { Column, ListView } from '../lists/list-view.js'
import type { RowProps } from '../lists/list-view.js'
import { SearchField } from '../lists/search-field.js'
import { usePages } from '../lists/use-pages.js'
import { Page } from '../shell/page.js'
import { useKeys } from '../shell/use-keys.js'
import { DISCOUNTS, DiscountSheet } from './discount-sheet.js'
import { needsText, usesText, discountValueText } from './discount-texts.js'

const STATES: Readonly<Record<DeskDiscount['state'], readonly [name: string, tone: string, shape: string]>> =
  {
    ACTIVE: ['Active', 'good', 'full'],
    ENDED: ['Ended', 'calm', 'ring'],
    USED_UP: ['Used up', 'calm', 'half'],
  }

type OpenSheet =
  | { readonly tag: 'new' }
  | { readonly tag: 'edit'; readonly discount: DeskDiscount }
  | { readonly tag: 'end'; readonly discount: DeskDiscount }

interface RowOfDiscount {
  readonly discount: DeskDiscount
  readonly props: RowProps
  readonly onOpen: ((sheet: OpenSheet) => void) | null
}

function DiscountRow({ discount, props, onOpen }: RowOfDiscount): ReactNode {
  const { code, expiresAt, state } = discount
  const [name, tone, shape] = STATES[state]
  return (
    <div {...props} className="row discount-row">
      <span role="cell" className="row-name cut">
        {onOpen === null ? (
          <span className="mono">{code}</span>
        ) : (
          <button
            type="button"
            className="row-link mono"
            data-main
            aria-label={`Edit the discount ${code}`}
            onClick={() => onOpen({ tag: 'edit', discount })}
          >
            {code}
          </button>
        )}
        <span className="row-mail faint"> {needsText(discount)}</span>
      </span>
      <span role="cell" className="row-code num">
        {discountValueText(discount)}
      </span>
      <span role="cell" className="row-uses soft num">
        {usesText(discount)}
        <span className="on-phone">
          {discount.usageLimit === null && discount.usedCount === 1 ? ' use' : ' uses'}
        </span>
      </span>
      <span role="cell" className="row-time soft cut">
        {expiresAt === null ? (
          <span className="faint on-wide">Never</span>
        ) : (
          <>
            <span className="on-phone">Until </span>
            <Moment at={expiresAt} />
          </>
        )}
      </span>
      <span role="cell" className="row-payment">
        <span className="badge" data-tone={tone} data-shape={shape}>
          {name}
        </span>
      </span>
      <span role="cell" className="at-end row-total">
        {onOpen !== null && state === 'ACTIVE' && (
          <Button kind="quiet" aria-label={`End ${code}`} onClick={() => onOpen({ tag: 'end', discount })}>
            End
          </Button>
        )}
      </span>
    </div>
  )
}

function EndSheet({
  discount,
  onClose,
}: {
  readonly discount: DeskDiscount
  readonly onClose: () => void
}): ReactNode {
  const { api, newKey } = useSurroundings()
  const client = useQueryClient()
  const submit = useSubmit()
  const [key] = useState(newKey)
  const { code, version } = discount
  const end = (): void =>
    void submit
      .send(
        () => api.endDiscount({ key, code, version }),
        () => {
          reportDone('Discount ended', code)
          onClose()
        },
      )
      .then(() => client.invalidateQueries({ queryKey: DISCOUNTS }))
  return (
    <FormSheet
      title={`End ${code}?`}
      onClose={onClose}
      submit={submit}
      action="End it now"
      kind="danger"
      onSubmit={end}
    >
      <p className="soft">
        New orders cannot use it. Earlier orders keep it. To start it again, edit it and remove the end.
      </p>
    </FormSheet>
  )
}

/** The discount codes of the shop. */
export function Discounts(): ReactNode {
  const api = useApi()
  const mayChange = useMayChange()
  const { data: session } = useSession()
  const [search, setSearch] = useSearchText()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const pages = usePages<DeskDiscount>([...DISCOUNTS, search], (after) =>
    api.discounts({ search: search || null, after }),
  )
  const currency = session?.shop.currency ?? ''
  const open = mayChange ? setSheet : null
  const close = (): void => setSheet(null)
  useKeys({ c: () => open?.({ tag: 'new' }) })
  // The present discount: another person may have changed it while the dialog is open.
  const latest = (discount: DeskDiscount): DeskDiscount =>
    pages.items?.find(({ code }) => code === discount.code) ?? discount
  return (
    <Page
      title="Discounts"
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setSheet({ tag: 'new' })}>
            <IconPlus size={16} aria-hidden />
            New discount
          </Button>
        )
      }
    >
      <div className="list-tools">
        <SearchField label="Search discounts" value={search} onChange={setSearch} />
      </div>
      <ListView<DeskDiscount>
        label="Discounts"
        columns="discount-row"
        pages={pages}
        head={
          <>
            <Column name="Code" />
            <Column name="Takes off" />
            <Column name="Used" />
            <Column name="Ends" />
            <Column name="State" />
            <Column name="Change" isAtEnd />
          </>
        }
        keyOf={({ code }) => code}
        row={(discount, props) => <DiscountRow discount={discount} props={props} onOpen={open} />}
        empty={
          <EmptyList
            icon={IconDiscounts}
            title="No discounts yet"
            entry="discount"
            search={search}
            onSearch={setSearch}
            hint=""
            actions={mayChange && <Button onClick={() => setSheet({ tag: 'new' })}>New discount</Button>}
          >
            Shoppers type a code in their cart and pay less.
          </EmptyList>
        }
      />
      {sheet?.tag === 'new' && <DiscountSheet discount={null} currency={currency} onClose={close} />}
      {sheet?.tag === 'edit' && (
        <DiscountSheet discount={latest(sheet.discount)} currency={currency} onClose={close} />
      )}
      {sheet?.tag === 'end' && <EndSheet discount={latest(sheet.discount)} onClose={close} />}
    </Page>
  )
}
