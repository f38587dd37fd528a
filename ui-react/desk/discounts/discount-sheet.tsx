import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { discountDraft, readDiscountDraft } from '../../../core/desk/index.js'
import type { DeskDiscount, DiscountDraft } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { ChangeList } from '../kit/change-list.js'
import { Field, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Notice } from '../kit/states.js'
import { decimalMark } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { discountChanges, localTime, momentOf } from './discount-texts.js'
import { ProductChoice } from './product-choice.js'

/** The key of all lists of discounts. */
export const DISCOUNTS = ['discounts'] as const

interface DiscountSheetProps {
  /** Null: a new one. */
  readonly discount: DeskDiscount | null
  readonly currency: string
  readonly onClose: () => void
}

interface WorthProps {
  readonly draft: DiscountDraft
  readonly currency: string
  readonly problem: string | undefined
  readonly onChange: (part: Partial<DiscountDraft>) => void
}

function Worth({ draft, currency, problem, onChange }: WorthProps): ReactNode {
  return (
    <div className="two">
      <Field label="Takes off">
        {(wired) => (
          <select
            {...wired}
            className="input"
            value={draft.kind}
            onChange={({ target }) => onChange({ kind: target.value === 'amount' ? 'amount' : 'percent' })}
          >
            <option value="percent">A percentage</option>
            <option value="amount">An amount</option>
          </select>
        )}
      </Field>
      <TextField
        label={draft.kind === 'percent' ? 'Percent' : `Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        value={draft.worth}
        problem={problem}
        onChange={({ target }) => onChange({ worth: target.value })}
      />
    </div>
  )
}

/** The draft of a discount: what was typed, its problems, and what a save would send. */
function useDiscountDraft(discount: DeskDiscount | null, currency: string) {
  // The typed changes over the present discount, so that another person's changes are kept.
  const [typed, setTyped] = useState<Partial<DiscountDraft>>({})
  const draft = { ...discountDraft(discount, decimalMark()), ...typed }
  // Problems are shown for fields that were left, and for all fields after sending.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { problems, fields } = readDiscountDraft(discount, draft, currency, decimalMark())
  return {
    draft,
    fields,
    change: (part: Partial<DiscountDraft>): void => setTyped({ ...typed, ...part }),
    leave: (field: string) => () => setLeft(new Set([...left, field])),
    problemOf: (field: keyof typeof problems) => (left.has(field) ? problems[field] : undefined),
    /** True if nothing is wrong; shows all problems otherwise. */
    check: (): boolean => {
      const wrong = Object.keys(problems)
      if (wrong.length > 0) setLeft(new Set(wrong))
      return wrong.length === 0
    },
  }
}

type OpenDraft = ReturnType<typeof useDiscountDraft>

/** Sends a checked draft, reports it, and reads the lists again. */
function useSave({ discount, onClose }: DiscountSheetProps, { draft, fields, check }: OpenDraft) {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const key = useChangeKey(JSON.stringify([draft, discount?.version]))
  const send = () =>
    discount === null
      ? api.createDiscount({ key, code: draft.code.trim(), ...fields })
      : api.editDiscount({ key, code: discount.code, version: discount.version, ...fields })
  const save = (): void => {
    if (!check()) return
    void submit
      .send(send, ({ code }) => {
        reportDone(
          discount === null ? 'Discount created' : 'Discount saved',
          `${code}: shoppers can use it now.`,
        )
        onClose()
      })
      .then(() => client.invalidateQueries({ queryKey: DISCOUNTS }))
  }
  return { submit, save }
}

interface LimitProps {
  readonly open: OpenDraft
  readonly field: 'usageLimit' | 'minimumSubtotal' | 'minimumCount'
  readonly label: string
  readonly hint: string
}

/** A number that limits the use of a code; empty: no limit. */
function Limit({ open, field, label, hint }: LimitProps): ReactNode {
  return (
    <TextField
      label={label}
      inputMode={field === 'minimumSubtotal' ? 'decimal' : 'numeric'}
      autoComplete="off"
      placeholder="None"
      value={open.draft[field]}
      hint={hint}
      problem={open.problemOf(field)}
      onBlur={open.leave(field)}
      onChange={({ target }) => open.change({ [field]: target.value })}
    />
  )
}

function Code({ open: { draft, problemOf, leave, change } }: { readonly open: OpenDraft }): ReactNode {
  return (
    <TextField
      label="Code"
      hint="Shoppers type it; small letters count as capitals."
      autoComplete="off"
      autoCapitalize="characters"
      value={draft.code}
      problem={problemOf('code')}
      onBlur={leave('code')}
      onChange={({ target }) => change({ code: target.value })}
    />
  )
}

/** The conditions under which a code can be used. */
function Conditions({ open, currency }: { readonly open: OpenDraft; readonly currency: string }): ReactNode {
  const { draft, change, problemOf } = open
  return (
    <>
      <TextField
        label="Ends"
        type="datetime-local"
        hint="In your time zone; empty: never."
        value={localTime(draft.expiresAt)}
        onChange={({ target }) => change({ expiresAt: momentOf(target.value) })}
      />
      <Limit
        open={open}
        field="minimumSubtotal"
        label={`Minimum subtotal in ${currency}`}
        hint="Orders below it cannot use the code."
      />
      <div className="two">
        <Limit open={open} field="usageLimit" label="Orders at most" hint="How many may use it in all." />
        <Limit
          open={open}
          field="minimumCount"
          label="Minimum pieces"
          hint="Orders with fewer cannot use it."
        />
      </div>
      <ProductChoice
        chosen={draft.productIds}
        problem={problemOf('productIds')}
        onChange={(productIds) => change({ productIds })}
      />
    </>
  )
}

/** Makes or edits a discount code; the changes are shown before they are saved. */
export function DiscountSheet(props: DiscountSheetProps): ReactNode {
  const { discount, currency, onClose } = props
  const open = useDiscountDraft(discount, currency)
  const { draft, change, leave, problemOf } = open
  const { submit, save } = useSave(props, open)
  const changes = discount === null ? [] : discountChanges(discount, open.fields, currency)
  return (
    <FormSheet
      title={discount === null ? 'New discount' : `Discount ${discount.code}`}
      onClose={onClose}
      submit={submit}
      action={discount === null ? 'Create' : 'Save'}
      isReady={discount === null || changes.length > 0}
      onSubmit={save}
    >
      {discount?.source === 'SETTINGS' && (
        <Notice tone="calm">
          This code stands in <span className="mono">vitrine.json</span>. Once you save, the shop’s own
          version counts.
        </Notice>
      )}
      {discount === null && <Code open={open} />}
      <TextField
        label="Name"
        hint="Shown in the order; empty: the code."
        autoComplete="off"
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div onBlur={leave('worth')}>
        <Worth draft={draft} currency={currency} problem={problemOf('worth')} onChange={change} />
      </div>
      <Conditions open={open} currency={currency} />
      {changes.length > 0 && <ChangeList changes={changes} />}
    </FormSheet>
  )
}
