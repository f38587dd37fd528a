import type { ReactNode } from 'react'
import type { SuggestedVariant } from '../../../core/desk/index.js'
import { plural } from '../../../core/shared/index.js'
import { Check } from '../kit/check.js'
import { typedMinor } from '../kit/texts.js'

/** The fields of a variant that is to be made. */
export interface VariantTexts {
  readonly isMade: boolean
  readonly code: string
  readonly price: string
  readonly pieces: string
}

interface SuggestedVariantsProps {
  readonly variants: readonly SuggestedVariant[]
  readonly currency: string
  readonly textsOf: (variant: SuggestedVariant) => VariantTexts
  readonly onChange: (id: string, texts: VariantTexts) => void
}

/** The variants that new values make, each with its fields, or left out. */
export function SuggestedVariants({
  variants,
  currency,
  textsOf,
  onChange,
}: SuggestedVariantsProps): ReactNode {
  if (variants.length === 0) return null
  const made = variants.filter((variant) => textsOf(variant).isMade).length
  return (
    <fieldset className="suggested">
      <legend className="label">{plural(made, 'new variant')}</legend>
      <div className="suggested-row suggested-head" aria-hidden="true">
        <span>Variant</span>
        <span>SKU</span>
        <span>Price in {currency}</span>
        <span>Stock</span>
      </div>
      {variants.map((variant) => {
        const { id, values } = variant
        const name = values.join(' / ')
        const texts = textsOf(variant)
        const input = (field: 'code' | 'price' | 'pieces', label: string, isWrong: boolean): ReactNode => (
          <label className="suggested-field">
            <span aria-hidden="true">{label}</span>
            <input
              className="input"
              aria-label={`${label} of ${name}`}
              aria-invalid={isWrong || undefined}
              autoComplete="off"
              disabled={!texts.isMade}
              {...(field === 'code' ? {} : { inputMode: field === 'price' ? 'decimal' : 'numeric' })}
              {...(field === 'pieces' && { placeholder: 'Unlimited' })}
              value={texts[field]}
              onChange={(event) => onChange(id, { ...texts, [field]: event.target.value })}
            />
          </label>
        )
        return (
          <div key={id} className="suggested-row">
            <Check
              label={name}
              isChecked={texts.isMade}
              onChange={(isMade) => onChange(id, { ...texts, isMade })}
            />
            {input('code', 'SKU', false)}
            {input('price', 'Price', typedMinor(texts.price, currency) === null)}
            {input('pieces', 'Stock', !/^\d*$/.test(texts.pieces.trim()))}
          </div>
        )
      })}
    </fieldset>
  )
}
