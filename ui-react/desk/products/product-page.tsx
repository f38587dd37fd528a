import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { fileOptions, NO_DRAFT, readDraft } from '../../../core/desk/index.js'
import type { DeskProduct, DeskProductFile, ProductDraft } from '../../../core/desk/index.js'
import { useAskBeforeLeaving } from '../data/use-ask-before-leaving.js'
import { useMayChange } from '../data/use-session.js'
import { BackLink } from '../kit/back-link.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { TextField } from '../kit/field.js'
import { lastViewOf } from '../kit/last-view.js'
import { IconProducts } from '../kit/icons.js'
import { SaveBar } from '../kit/save-bar.js'
import { Skeleton } from '../kit/states.js'
import { decimalMark } from '../kit/texts.js'
import { Missing } from '../shell/missing.js'
import { Page } from '../shell/page.js'
import { useOpened } from '../shell/use-recent.js'
import { useOwnAddress } from '../shell/use-own-address.js'
import { WithoutContent } from '../shell/without-content.js'
import { useKeys } from '../shell/use-keys.js'
import { DeliverySheet } from './delivery-sheet.js'
import { NewVariantSheet } from './new-variant-sheet.js'
import { OptionsSheet } from './options-sheet.js'
import { ProductFacts } from './product-facts.js'
import { ProductFile } from './product-file.js'
import { SaveSheet } from './save-sheet.js'
import { useProductFile } from './use-product-file.js'
import { productKey, useKeepProduct, useProduct, useProductDraft } from './use-products.js'
import { VariantFields } from './variant-fields.js'

interface FieldsProps {
  readonly product: DeskProduct
  readonly draft: ProductDraft
  readonly problems: ReadonlyMap<string, string>
  readonly isReadOnly: boolean
  readonly onChange: (draft: ProductDraft) => void
}

interface VariantsProps extends FieldsProps {
  readonly file: DeskProductFile | null | undefined
}

function Details({ product, draft, problems, isReadOnly, onChange }: FieldsProps): ReactNode {
  const { name, nameInFile, isVisible } = product
  return (
    <section className="card product-details" aria-labelledby="details">
      <h2 id="details">Details</h2>
      <TextField
        label="Name"
        autoComplete="off"
        readOnly={isReadOnly}
        value={draft.name === null ? (nameInFile ?? name) : (draft.name ?? name)}
        problem={problems.get('name')}
        hint={
          nameInFile !== null &&
          draft.name !== null && (
            <span className="in-file">
              In the file: {nameInFile}
              {!isReadOnly && (
                <Button kind="quiet" onClick={() => onChange({ ...draft, name: null })}>
                  Use it
                </Button>
              )}
            </span>
          )
        }
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      {!isReadOnly && (
        <Check
          label="For sale: shoppers see it"
          isChecked={draft.isVisible ?? isVisible}
          onChange={(next) => onChange({ ...draft, isVisible: next })}
        />
      )}
    </section>
  )
}

function Variants({ product, file, draft, problems, isReadOnly, onChange }: VariantsProps): ReactNode {
  const [opened, setOpened] = useState<'variant' | 'options' | 'delivery' | null>(null)
  // Until the file is read, its buttons have their places and cannot be pressed.
  const mayChange = !isReadOnly && file !== null
  const mayDeliver = !isReadOnly && product.variants.some(({ left }) => left !== null)
  const hasOptions = file == null ? product.variants.length > 1 : fileOptions(file).length > 0
  return (
    <section className="card" aria-labelledby="variants">
      <div className="card-head">
        <h2 id="variants">{product.variants.length > 1 ? 'Variants' : 'Price and stock'}</h2>
        {(mayChange || mayDeliver) && (
          <span className="card-actions">
            {mayDeliver && (
              <Button kind="quiet" onClick={() => setOpened('delivery')}>
                Add a delivery
              </Button>
            )}
            {mayChange && (
              <Button kind="quiet" disabled={file == null} onClick={() => setOpened('options')}>
                {hasOptions ? 'Options' : 'Add options'}
              </Button>
            )}
            {mayChange && hasOptions && (
              <Button kind="quiet" disabled={file == null} onClick={() => setOpened('variant')}>
                New variant
              </Button>
            )}
          </span>
        )}
      </div>
      {opened === 'delivery' && <DeliverySheet product={product} onClose={() => setOpened(null)} />}
      {opened === 'variant' && file != null && (
        <NewVariantSheet product={product} file={file} onClose={() => setOpened(null)} />
      )}
      {opened === 'options' && file != null && (
        <OptionsSheet product={product} file={file} onClose={() => setOpened(null)} />
      )}
      <div className="variants" role="table" aria-labelledby="variants">
        <div className="variant-row variant-head" role="row">
          <span role="columnheader">Variant</span>
          <span role="columnheader">Price in {product.variants[0]?.price.currency}</span>
          <span role="columnheader">Compare-at price</span>
          <span role="columnheader">Stock</span>
        </div>
        {product.variants.map((variant) => (
          <VariantFields
            key={variant.id}
            variant={variant}
            draft={draft.variants[variant.id] ?? {}}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(next) => onChange({ ...draft, variants: { ...draft.variants, [variant.id]: next } })}
          />
        ))}
      </div>
    </section>
  )
}

/** The form of a product: the differences are shown before they are saved. */
function Form({ product }: { readonly product: DeskProduct }): ReactNode {
  const navigate = useNavigate()
  const client = useQueryClient()
  const keep = useKeepProduct()
  const mayChange = useMayChange()
  const { data: file } = useProductFile(product.id)
  const [draft, setDraft] = useProductDraft(product.id)
  const [isSaving, setSaving] = useState(false)
  const read = readDraft(product, draft, decimalMark())
  const count = read.changes.length
  const hasEdits = count > 0 || read.problems.size > 0
  useAskBeforeLeaving(hasEdits)
  useKeys({
    Escape: () => void navigate(lastViewOf('/products')),
    'mod+s': () => setSaving(count > 0 && read.problems.size === 0),
  })
  const fields = { product, draft, problems: read.problems, isReadOnly: !mayChange, onChange: setDraft }
  return (
    <>
      <div className="scroll">
        <div className="detail">
          <div className="detail-main">
            <Details {...fields} />
            <Variants {...fields} file={file} />
            {file && <ProductFile id={product.id} file={file} />}
          </div>
          <ProductFacts product={product} file={file} />
        </div>
      </div>
      {hasEdits && (
        <SaveBar
          count={count}
          problems={read.problems.size}
          onDiscard={() => setDraft(NO_DRAFT)}
          onReview={() => setSaving(true)}
        />
      )}
      {isSaving && (
        <SaveSheet
          product={product}
          read={read}
          onClose={() => setSaving(false)}
          onSaved={(saved) => {
            setDraft(NO_DRAFT)
            keep(saved)
          }}
          onRefused={() => void client.invalidateQueries({ queryKey: productKey(product.id) })}
        />
      )}
    </>
  )
}

function Waiting(): ReactNode {
  return (
    <div className="detail" aria-busy="true">
      <section className="card side-part">
        <Skeleton width="40%" />
        <Skeleton width="70%" />
      </section>
      <div className="card side-part">
        <Skeleton width="60%" />
      </div>
    </div>
  )
}

/** One product: its name, whether it is for sale, and its variants with price and stock. */
export function ProductPage(): ReactNode {
  const { id = '' } = useParams()
  const read = useProduct(id)
  const { data: product } = read
  useOwnAddress({ list: '/products', asked: id, found: product, keyOf: productKey })
  useOpened(product ? { kind: 'product', path: `/products/${product.id}`, name: product.name } : null)
  return (
    <Page
      title={product?.name ?? 'Product'}
      before={<BackLink to="/products" label="All products" />}
      beside={
        product && (
          <span className="order-beside">
            {product.isVisible ? (
              <span className="badge" data-tone="good" data-shape="full">
                For sale
              </span>
            ) : (
              <span className="badge">Hidden</span>
            )}
          </span>
        )
      }
    >
      {product ? (
        <Form key={product.id} product={product} />
      ) : (
        <div className="scroll">
          <WithoutContent
            read={read}
            waiting={<Waiting />}
            missing={
              <Missing icon={IconProducts} kind="Product" to="/products" link="All products">
                The address may be mistyped, or the product is no longer in the catalogue.
              </Missing>
            }
          />
        </div>
      )}
    </Page>
  )
}
