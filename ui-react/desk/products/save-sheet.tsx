import type { ReactNode } from 'react'
import type { DeskProduct, ReadDraft } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { FormSheet } from '../kit/form-sheet.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { ChangeList } from '../kit/change-list.js'
import { variantName } from './product-texts.js'

interface SaveSheetProps {
  readonly product: DeskProduct
  readonly read: ReadDraft
  readonly onClose: () => void
  readonly onSaved: (product: DeskProduct) => void
  /** Another person saved first, and their changes must be shown. */
  readonly onRefused: () => void
}

/** Shows the changes that saving makes, and saves them. */
export function SaveSheet({ product, read, onClose, onSaved, onRefused }: SaveSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { id, version, name, variants } = product
  const key = useChangeKey(JSON.stringify([version, read.edit]))
  const { changes } = read
  const save = (): void =>
    void submit
      .send(
        () => api.editProduct({ key, id, version, ...read.edit }),
        (saved) => {
          onSaved(saved)
          reportDone('Saved', `${saved.name}: shoppers see it now.`)
          onClose()
        },
      )
      .then((isSaved) => isSaved || onRefused())
  return (
    <FormSheet
      title={`Save ${countText(changes.length, 'change')}?`}
      onClose={onClose}
      submit={submit}
      action="Save"
      isReady={changes.length > 0}
      onSubmit={save}
    >
      {changes.length === 0 ? (
        <p className="soft">There are no differences from the shop any more.</p>
      ) : (
        <ChangeList
          changes={changes.map(({ variant, field, before, after, followsFile }) => ({
            subject: variant === null || variants.length === 1 ? name : variantName(variant),
            field,
            before,
            after,
            note: followsFile ? 'follows the file again' : null,
          }))}
        />
      )}
    </FormSheet>
  )
}
