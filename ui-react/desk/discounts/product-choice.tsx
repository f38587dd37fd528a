import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi, valueOf } from '../data/api.js'
import { Check } from '../kit/check.js'
import { TextField } from '../kit/field.js'
import { Skeleton } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { PRODUCTS } from '../products/use-products.js'

interface ProductChoiceProps {
  /** Null: all products. */
  readonly chosen: readonly string[] | null
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly string[] | null) => void
}

/** Chooses the products to which a discount applies: all, or some of the catalogue. */
export function ProductChoice({ chosen, problem, onChange }: ProductChoiceProps): ReactNode {
  const api = useApi()
  const [search, setSearch] = useState('')
  const isForSome = chosen !== null
  const { data } = useQuery({
    queryKey: [...PRODUCTS, 'choice', search],
    queryFn: () => valueOf(api.products({ search: search || null, outOfStock: null, after: null })),
    enabled: isForSome,
    placeholderData: (before) => before,
  })
  return (
    <>
      <Check
        label="Only for some products"
        isChecked={isForSome}
        onChange={(isOn) => onChange(isOn ? [] : null)}
      />
      {isForSome && (
        <div className="product-choice">
          <TextField
            label="Search products"
            type="search"
            autoComplete="off"
            value={search}
            hint={`${countText(chosen.length, 'product')} chosen`}
            problem={problem}
            onChange={(event) => setSearch(event.target.value)}
          />
          {data === undefined && <Skeleton width="60%" />}
          <ul>
            {data?.items.map(({ id, name }) => (
              <li key={id}>
                <Check
                  label={name}
                  isChecked={chosen.includes(id)}
                  onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
