import { useState } from 'react'
import type { ReactNode } from 'react'
import { newOption, optionDrafts, readOptions } from '../../../core/desk/index.js'
import type {
  DeskProduct,
  DeskProductFile,
  DeskVariantInUse,
  OptionDraft,
  SuggestedVariant,
} from '../../../core/desk/index.js'
import { plural } from '../../../core/shared/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { Button } from '../kit/button.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Notice } from '../kit/states.js'
import { decimalMark, typedMinor } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { OptionFields } from './option-fields.js'
import { SuggestedVariants } from './suggested-variants.js'
import type { VariantTexts } from './suggested-variants.js'
import { useKeepFile } from './use-product-file.js'

interface OptionsSheetProps {
  readonly product: DeskProduct
  readonly file: DeskProductFile
  readonly onClose: () => void
}

const isPieces = (text: string): boolean => /^\d*$/.test(text.trim())

function UsedVariants({ variants }: { readonly variants: readonly DeskVariantInUse[] }): ReactNode {
  return (
    <Notice tone="warn">
      Shoppers can no longer buy these variants. Earlier orders stay unchanged.
      <ul className="used-variants">
        {variants.map(({ name, left, orders }) => (
          <li key={name}>
            {name}:{' '}
            {[
              ...(left !== null && left > 0 ? [`${plural(left, 'piece')} in stock`] : []),
              ...(orders > 0 ? [`in ${plural(orders, 'order')}`] : []),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The options and the new variants in the form, and what the server needs to save them. */
function useOptionsDraft(product: DeskProduct, file: DeskProductFile) {
  const currency = product.variants[0]?.price.currency ?? ''
  const [drafts, setDrafts] = useState<readonly OptionDraft[]>(() => {
    const present = optionDrafts(file)
    return present.length > 0 ? present : [newOption('first')]
  })
  const [typed, setTyped] = useState<ReadonlyMap<string, VariantTexts>>(new Map())
  const read = readOptions(product, file, drafts, decimalMark())
  const textsOf = (variant: SuggestedVariant): VariantTexts =>
    typed.get(variant.id) ?? { ...variant, isMade: true }
  const made = read.suggested
    .map((variant) => ({ variant, texts: textsOf(variant) }))
    .filter(({ texts }) => texts.isMade)
  return {
    currency,
    drafts,
    setDrafts,
    read,
    textsOf,
    setTexts: (variant: string, texts: VariantTexts): void => setTyped(new Map([...typed, [variant, texts]])),
    added: made.map(({ variant: { values }, texts: { code, price, pieces } }) => ({
      values,
      code,
      priceMinor: typedMinor(price, currency) ?? 0,
      stock: pieces.trim() === '' ? null : Number(pieces),
    })),
    isReady:
      read.hasChanged &&
      read.problem === null &&
      made.every(({ texts }) => typedMinor(texts.price, currency) !== null && isPieces(texts.pieces)),
  }
}

/** Edits the options of a product in the catalogue file, and the variants that new values make. */
export function OptionsSheet({ product, file, onClose }: OptionsSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { id } = product
  const keep = useKeepFile(id)
  const { currency, drafts, setDrafts, read, textsOf, setTexts, added, isReady } = useOptionsDraft(
    product,
    file,
  )
  const [inUse, setInUse] = useState<readonly DeskVariantInUse[]>([])
  const { version } = file
  const { options } = read
  const removesUsed = inUse.length > 0
  const key = useChangeKey(JSON.stringify([version, options, added, removesUsed]))
  const change = (next: readonly OptionDraft[]): void => {
    setDrafts(next)
    setInUse([])
  }
  const save = (): void =>
    void submit
      .send(
        () => api.changeOptions({ key, id, version, options, added, removesUsed }),
        (done) => {
          if ('inUse' in done) return setInUse(done.inUse)
          keep(done.file)
          reportDone('Saved in catalogue.csv', 'The shop takes it within a second.')
          onClose()
        },
      )
      .then((isSaved) => isSaved || keep(null))
  return (
    <FormSheet
      title="Options"
      onClose={onClose}
      submit={submit}
      action={removesUsed ? `Remove ${plural(inUse.length, 'variant')} and save` : 'Save'}
      kind={removesUsed ? 'danger' : 'primary'}
      isReady={isReady}
      onSubmit={save}
    >
      {removesUsed && <UsedVariants variants={inUse} />}
      {drafts.map((draft, at) => (
        <OptionFields
          key={draft.id}
          draft={draft}
          place={at + 1}
          onChange={(next) => change(drafts.map((one) => (one.id === draft.id ? next : one)))}
          onRemove={() => change(drafts.filter((one) => one.id !== draft.id))}
        />
      ))}
      <Button onClick={() => change([...drafts, newOption(`new ${Date.now()}`)])}>Add an option</Button>
      {read.hasChanged && read.problem !== null && <p className="faint">{read.problem}</p>}
      {read.problem === null && (
        <SuggestedVariants
          variants={read.suggested}
          currency={currency}
          textsOf={textsOf}
          onChange={setTexts}
        />
      )}
      {read.problem === null && read.removed.length > 0 && (
        <p className="faint">
          {plural(read.removed.length, 'variant')} will go: {read.removed.join(', ')}.
        </p>
      )}
    </FormSheet>
  )
}
