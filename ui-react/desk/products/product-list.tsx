import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskProductRow } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button, buttonLooks } from '../kit/button.js'
import { IconProducts } from '../kit/icons.js'
import { Picture } from '../kit/picture.js'
import { part } from '../kit/part.js'
import { EmptyList } from '../lists/empty-list.js'
import { FilterTabs, useSearchText } from '../lists/filter-tabs.js'
import { Column, idOf, ListView } from '../lists/list-view.js'
import type { RowProps } from '../lists/list-view.js'
import { SearchField } from '../lists/search-field.js'
import { usePages } from '../lists/use-pages.js'
import { Page } from '../shell/page.js'
import { priceFromText, priceRangeText, stockOf } from './product-texts.js'
import { PRODUCTS } from './use-products.js'

const ImportSheet = part(async () => (await import('./import-sheet.js')).ImportSheet, 'sheet')

const VIEWS = [
  { id: '', name: 'All', empty: 'Products come from the catalogue.csv of your site.' },
  { id: 'sold-out', name: 'Sold out', empty: 'Everything is in stock.' },
  { id: 'hidden', name: 'Hidden', empty: 'Every product is for sale.' },
] as const

interface ProductRowProps {
  readonly product: DeskProductRow
  readonly props: RowProps
}

function ProductRow({ product, props }: ProductRowProps): ReactNode {
  const { id, name, imageUrl, categories, isVisible, variants } = product
  const { text, tone } = stockOf(variants)
  return (
    <div {...props} className="row product-row">
      <span role="cell" className="row-name product-name">
        <Picture url={imageUrl} icon={IconProducts} />
        <Link to={`/products/${id}`} className="row-link cut" data-main>
          {name}
        </Link>
        {!isVisible && <span className="badge">Hidden</span>}
      </span>
      <span role="cell" className="row-code soft cut">
        {categories.join(', ')}
      </span>
      <span role="cell" className="row-payment">
        {tone === 'calm' ? (
          <span className="num">{text}</span>
        ) : (
          <span className="badge" data-tone={tone}>
            {text}
          </span>
        )}
      </span>
      <span role="cell" className="at-end row-total num">
        <span className="on-wide">{priceRangeText(variants)}</span>
        <span className="on-phone">{priceFromText(variants)}</span>
      </span>
    </div>
  )
}

/** The products of the catalogue with price and stock. */
export function Products(): ReactNode {
  const api = useApi()
  const mayChange = useMayChange()
  const [isImporting, setImporting] = useState(false)
  const [params] = useSearchParams()
  const [search, setSearch] = useSearchText()
  const view = VIEWS.find(({ id }) => id === (params.get('show') ?? '')) ?? VIEWS[0]
  const products = usePages<DeskProductRow>([...PRODUCTS, search, view.id], (after) =>
    api.products({
      search: search || null,
      outOfStock: view.id === 'sold-out' || null,
      hidden: view.id === 'hidden' || null,
      after,
    }),
  )
  return (
    <Page
      title="Products"
      actions={
        <>
          <a {...buttonLooks()} href={api.catalogueUrl} download="catalogue.csv" aria-label="Export products">
            Export
          </a>
          {mayChange && (
            <Button aria-label="Import products" onClick={() => setImporting(true)}>
              Import
            </Button>
          )}
        </>
      }
    >
      {isImporting && <ImportSheet onClose={() => setImporting(false)} />}
      <div className="list-tools">
        <FilterTabs label="Views of products" views={VIEWS} />
        <SearchField label="Search products" value={search} onChange={setSearch} />
      </div>
      <ListView<DeskProductRow>
        label="Products"
        columns="product-row"
        pages={products}
        head={
          <>
            <Column name="Product" />
            <Column name="Categories" />
            <Column name="Stock" />
            <Column name="Price" isAtEnd />
          </>
        }
        keyOf={idOf}
        row={(product, props) => <ProductRow product={product} props={props} />}
        empty={
          <EmptyList
            icon={IconProducts}
            title="No products here"
            entry="product"
            search={search}
            onSearch={setSearch}
          >
            {view.empty}
          </EmptyList>
        }
      />
    </Page>
  )
}
