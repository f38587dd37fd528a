import { useState } from 'react'
import type { ReactNode } from 'react'
import { amountFieldText, amountProblem, fileOptions } from '../../../core/desk/index.js'
import type { DeskProduct, DeskProductFile } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { decimalMark, typedMinor } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useKeepFile } from './use-product-file.js'

interface NewVariantSheetProps {
  readonly product: DeskProduct
  readonly file: DeskProductFile
  readonly onClose: () => void
}

interface OptionFieldsProps {
  readonly options: ReturnType<typeof fileOptions>
  readonly typed: readonly string[]
  readonly onType: (typed: readonly string[]) => void
}

const OptionFields = ({ options, typed, onType }: OptionFieldsProps): ReactNode =>
  options.map(({ name, values }, at) => (
    <TextField
      key={name}
      label={name}
      autoComplete="off"
      value={typed[at] ?? ''}
      hint={`${values.join(', ')}, or a new one.`}
      onChange={(event) => onType(typed.map((value, index) => (index === at ? event.target.value : value)))}
    />
  ))

/** Adds a variant to a product in the catalogue file; a value that an option does not have yet is a new one. */
export function NewVariantSheet({ product, file, onClose }: NewVariantSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { id } = product
  const keep = useKeepFile(id)
  const options = fileOptions(file)
  const last = product.variants.at(-1)
  const currency = last?.price.currency ?? ''
  const [typed, setTyped] = useState<readonly string[]>(options.map(() => ''))
  const [code, setCode] = useState('')
  const [price, setPrice] = useState(last === undefined ? '' : amountFieldText(last.price, decimalMark()))
  const [pieces, setPieces] = useState('')
  const values = typed.map((value) => value.trim())
  const priceMinor = typedMinor(price, currency)
  const isStock = /^\d*$/.test(pieces.trim())
  const stock = pieces.trim() === '' ? null : Number(pieces)
  const { version } = file
  const key = useChangeKey(JSON.stringify([version, values, code, priceMinor, stock]))
  const add = (): void =>
    void submit
      .send(
        () => api.addVariant({ key, id, version, values, code, priceMinor: priceMinor ?? 0, stock }),
        (saved) => {
          keep(saved)
          reportDone('Added to catalogue.csv', 'The shop takes it within a second.')
          onClose()
        },
      )
      .then((isSaved) => isSaved || keep(null))
  return (
    <FormSheet
      title="New variant"
      onClose={onClose}
      submit={submit}
      action="Add"
      isReady={values.every((value) => value !== '') && priceMinor !== null && isStock}
      onSubmit={add}
    >
      <OptionFields options={options} typed={typed} onType={setTyped} />
      <TextField
        label="SKU"
        autoComplete="off"
        value={code}
        hint="Empty: none."
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={`Price in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        problem={price.trim() === '' || priceMinor !== null ? undefined : amountProblem(decimalMark())}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextField
        label="Stock"
        inputMode="numeric"
        autoComplete="off"
        value={pieces}
        hint="Empty: unlimited."
        problem={isStock ? undefined : 'Write a whole number such as 12, or nothing.'}
        onChange={(event) => setPieces(event.target.value)}
      />
    </FormSheet>
  )
}
