import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskProductFile } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useKeepFile } from './use-product-file.js'

interface PlaceSheetProps {
  readonly id: string
  readonly file: DeskProductFile
  readonly onClose: () => void
}

/** Moves a product to another position in the shop. */
export function PlaceSheet({ id, file, onClose }: PlaceSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepFile(id)
  const [typed, setTyped] = useState(`${file.place}`)
  const place = Number(typed)
  const isPlace = /^\d+$/.test(typed.trim()) && place >= 1 && place <= file.products
  const key = useChangeKey(JSON.stringify([file.place, place]))
  const move = (): void =>
    void submit.send(
      () => api.moveProduct({ key, id, place }),
      (moved) => {
        keep(moved)
        reportDone('Moved', `Place ${moved.place} of ${moved.products}. The shop takes it within a second.`)
        onClose()
      },
    )
  return (
    <FormSheet
      title="Place in the list"
      onClose={onClose}
      submit={submit}
      action="Move"
      isReady={isPlace && place !== file.place}
      onSubmit={move}
    >
      <TextField
        label="Place"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        hint={`From 1 to ${file.products}. Lists of the shop follow this order where they have none of their own.`}
        problem={isPlace ? undefined : `Write a whole number from 1 to ${file.products}.`}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormSheet>
  )
}
