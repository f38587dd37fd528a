import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DeskProduct, DeskVariant } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { IconProducts } from '../kit/icons.js'
import { Empty } from '../kit/states.js'
import { Amount } from '../kit/texts.js'
import { Page } from '../shell/page.js'
import { FilterTabs, useSearchText } from './filter-tabs.js'
import { Column, ListView } from './list-view.js'
import type { RowProps } from './list-view.js'
import { SearchField } from './search-field.js'
import { StockSheet } from './stock-sheet.js'
import { usePages } from './use-pages.js'

const VIEWS = [
  { id: '', name: 'All' },
  { id: 'sold-out', name: 'Sold out' },
] as const

const PRODUCTS = ['products'] as const

/** A variant in the list, with the product that it belongs to. */
interface StockRow {
  readonly product: DeskProduct
  readonly variant: DeskVariant
}

function Left({ left }: { readonly left: number | null }): ReactNode {
  if (left === null) return <span className="faint">Without end</span>
  return left > 0 ? (
    <span className="num">{left} left</span>
  ) : (
    <span className="badge" data-tone="bad">
      Sold out
    </span>
  )
}

interface ProductRowProps {
  readonly row: StockRow
  readonly props: RowProps
  readonly onCount: (() => void) | null
}

function ProductRow({ row: { product, variant }, props, onCount }: ProductRowProps): ReactNode {
  return (
    <div {...props} className="row product-row">
      <span role="cell" className="row-name cut">
        {product.name}
        {variant.options.length > 0 && <span className="row-mail faint"> {variant.options.join(', ')}</span>}
      </span>
      <span role="cell" className="row-code mono soft cut">
        {variant.code}
      </span>
      <span role="cell" className="row-time num">
        <Amount of={variant.price} />
      </span>
      <span role="cell" className="row-payment">
        <Left left={variant.left} />
      </span>
      <span role="cell" className="at-end row-total">
        {onCount !== null && (
          <Button
            kind="quiet"
            data-main
            aria-label={`Change stock of ${product.name} ${variant.options.join(', ')}`}
            onClick={onCount}
          >
            Change stock
          </Button>
        )}
      </span>
    </div>
  )
}

/** The products for sale, variant by variant, with what is left of each. */
export function Products(): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const mayChange = useMayChange()
  const [params] = useSearchParams()
  const [search, setSearch] = useSearchText()
  const [counted, setCounted] = useState<StockRow | null>(null)
  const outOfStock = params.get('show') === 'sold-out' ? true : null
  const products = usePages<DeskProduct>([...PRODUCTS, search, outOfStock], (after) =>
    api.products({ search: search || null, outOfStock, after }),
  )
  const items = products.items?.flatMap((product) =>
    product.variants
      .filter(({ left }) => outOfStock === null || left === 0)
      .map((variant) => ({ product, variant })),
  )
  return (
    <Page title="Products">
      <div className="list-tools">
        <FilterTabs label="Views of products" views={VIEWS} />
        <SearchField label="Search products" value={search} onChange={setSearch} />
      </div>
      <ListView<StockRow>
        label="Products"
        columns="product-row"
        pages={{ ...products, items: items ?? null }}
        head={
          <>
            <Column name="Product" />
            <Column name="Code" />
            <Column name="Price" />
            <Column name="Stock" />
            <Column name="Change" isAtEnd />
          </>
        }
        row={(row, props) => (
          <ProductRow
            key={row.variant.id}
            row={row}
            props={props}
            onCount={mayChange ? () => setCounted(row) : null}
          />
        )}
        empty={
          <Empty
            icon={IconProducts}
            title={search === '' ? 'No products here' : `No product fits “${search}”`}
            actions={search !== '' && <Button onClick={() => setSearch('')}>Clear the search</Button>}
          >
            {outOfStock === null
              ? 'Products come from the catalogue of your site.'
              : 'Everything is in stock.'}
          </Empty>
        }
      />
      {counted !== null && (
        <StockSheet
          name={[counted.product.name, ...counted.variant.options].join(', ')}
          variant={counted.variant}
          onClose={() => setCounted(null)}
          onDone={() => void client.invalidateQueries({ queryKey: PRODUCTS })}
        />
      )}
    </Page>
  )
}
