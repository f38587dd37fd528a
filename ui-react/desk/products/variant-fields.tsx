import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { fieldId, shownText } from '../../../core/desk/index.js'
import type { DeskMoney, DeskVariant, VariantDraft } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { IconProducts } from '../kit/icons.js'
import { Picture } from '../kit/picture.js'
import { decimalMark, moneyText } from '../kit/texts.js'
import { variantName } from './product-texts.js'

interface CellProps extends ComponentProps<'input'> {
  readonly label: string
  /** Shown above the field on a phone. */
  readonly caption: string
  readonly problem: string | undefined
  readonly isChanged: boolean
  readonly children?: ReactNode
}

/** A field in a table: its label is for screen readers, its problem is shown below. */
function Cell({ label, caption, problem, isChanged, children, ...input }: CellProps): ReactNode {
  const id = useId()
  return (
    <div className="variant-cell" role="cell">
      <span className="variant-caption" aria-hidden>
        {caption}
      </span>
      <input
        className="input num"
        aria-label={label}
        autoComplete="off"
        data-changed={isChanged || undefined}
        {...input}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {problem !== undefined && (
        <p className="field-problem" id={id} role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}

interface InFileProps {
  readonly field: string
  readonly value: DeskMoney | null
  readonly onFollow: (() => void) | null
}

/** The catalogue file's value beside an edited one, and the button that restores it. */
function InFile({ field, value, onFollow }: InFileProps): ReactNode {
  return (
    <p className="in-file">
      <span className="soft">File: {value === null ? 'none' : moneyText(value)}</span>
      {onFollow !== null && (
        <Button kind="quiet" aria-label={`Use the file’s ${field}`} onClick={onFollow}>
          Use it
        </Button>
      )}
    </p>
  )
}

/**
 * Facts that the law requires beside a price: the price of a measure, and the lowest one before a reduction.
 */
function Beside({ variant, field }: { readonly variant: DeskVariant; readonly field: string }): ReactNode {
  const { unitPrice, lowestPrior } = variant
  if (field === 'price' && unitPrice !== null)
    return (
      <p className="in-file soft">
        {moneyText(unitPrice.price)} for {unitPrice.per}
      </p>
    )
  return (
    field === 'compareAt' &&
    lowestPrior !== null && (
      <p className="in-file soft">Lowest of the 30 days before: {moneyText(lowestPrior)}</p>
    )
  )
}

interface VariantFieldsProps {
  readonly variant: DeskVariant
  readonly draft: VariantDraft
  readonly problems: ReadonlyMap<string, string>
  readonly isReadOnly: boolean
  readonly onChange: (draft: VariantDraft) => void
}

const FIELDS = [
  { field: 'price', name: 'Price', short: 'Price', mode: 'decimal', empty: '' },
  { field: 'compareAt', name: 'Compare-at price', short: 'Compare at', mode: 'decimal', empty: 'None' },
  { field: 'stock', name: 'Stock', short: 'Stock', mode: 'numeric', empty: 'Unlimited' },
] as const

/** The price, the compare-at price and the stock of one variant. */
export function VariantFields(props: VariantFieldsProps): ReactNode {
  const { variant, draft, problems, isReadOnly, onChange } = props
  const name = variantName(variant)
  const fileOf = {
    price: ['PRICE', variant.priceInFile],
    compareAt: ['COMPARE_AT', variant.compareAtInFile],
  } as const
  return (
    <div className="variant-row" role="row">
      <div className="variant-name" role="cell">
        <Picture url={variant.imageUrl} icon={IconProducts} />
        <div>
          <p className="line-name">{name}</p>
          {variant.code !== null && variant.code !== name && <p className="mono faint cut">{variant.code}</p>}
        </div>
      </div>
      {FIELDS.map(({ field, name: caption, short, mode, empty }) => {
        const [edited, inFile] = field === 'stock' ? [null, null] : fileOf[field]
        return (
          <Cell
            key={field}
            label={`${caption} of ${name}`}
            caption={short}
            inputMode={mode}
            placeholder={empty}
            readOnly={isReadOnly}
            value={shownText(variant, field, draft, decimalMark())}
            problem={problems.get(fieldId(variant.id, field))}
            isChanged={draft[field] !== undefined}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
          >
            <Beside variant={variant} field={field} />
            {edited !== null && variant.edited.includes(edited) && draft[field] !== null && (
              <InFile
                field={`${caption.toLowerCase()} for ${name}`}
                value={inFile}
                onFollow={isReadOnly ? null : () => onChange({ ...draft, [field]: null })}
              />
            )}
          </Cell>
        )
      })}
    </div>
  )
}
