import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskProduct } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { HOME } from '../data/query-client.js'
import { SelectField, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { variantName } from './product-texts.js'
import { PRODUCTS } from './use-products.js'

interface DeliverySheetProps {
  readonly product: DeskProduct
  readonly onClose: () => void
}

/** Adds the pieces of a delivery to the stock of a variant, also while shoppers buy of it. */
export function DeliverySheet({ product, onClose }: DeliverySheetProps): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const counted = product.variants.filter(({ left }) => left !== null)
  const [variant, setVariant] = useState(counted[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const pieces = Number(typed)
  const isNumber = /^\d+$/.test(typed.trim()) && pieces > 0 && Number.isSafeInteger(pieces)
  const key = useChangeKey(JSON.stringify([variant, pieces]))
  const add = (): void =>
    void submit.send(
      () => api.deliverStock({ key, variant, pieces }),
      (left) => {
        // The page may have been opened by a slug or a code.
        void client.invalidateQueries({ queryKey: ['product'] })
        void client.invalidateQueries({ queryKey: PRODUCTS })
        void client.invalidateQueries({ queryKey: HOME })
        reportDone(`${countText(pieces, 'piece')} added`, left === null ? undefined : `${left} in stock now.`)
        onClose()
      },
    )
  return (
    <FormSheet
      title="Add a delivery"
      onClose={onClose}
      submit={submit}
      action="Add to the stock"
      isReady={isNumber}
      onSubmit={add}
    >
      {counted.length > 1 && (
        <SelectField label="Variant" value={variant} onChange={(event) => setVariant(event.target.value)}>
          {counted.map((one) => (
            <option key={one.id} value={one.id}>
              {variantName(one)}: {one.left} in stock
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Pieces"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        hint="They are added to what is in stock when you send this."
        problem={typed === '' || isNumber ? undefined : 'Write a whole number of pieces.'}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormSheet>
  )
}
