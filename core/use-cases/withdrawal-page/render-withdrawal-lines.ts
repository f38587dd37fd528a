import type { LinePieces } from '../../orders/index.js'
import { escapeHtml } from '../../shared/index.js'
import type { WithdrawableLine } from './declare-withdrawal.js'
import type { WithdrawalTexts } from './texts/withdrawal-texts.js'

/** A line with the number of pieces that the shopper withdraws. */
export interface ChosenLine extends WithdrawableLine {
  readonly chosen: number
}

/** The order of a shopper who is identified by the link of its confirmation or by their account. */
export interface OwnWithdrawal {
  readonly orderId: string
  readonly token: string
  /** The number of the order's withdrawals when its lines were shown. */
  readonly seen: number
  readonly lines: readonly ChosenLine[]
  /** The mistake in the choice; null: none. */
  readonly problem: 'nothing' | 'changed' | null
}

/** The form field of a line, named by its position in the order. */
const fieldName = (index: number): string => `line-${index + 1}`

/** The choice in a sent form; null: one of its numbers is invalid. */
export function chosenLines(
  lines: readonly WithdrawableLine[],
  read: (field: string) => string | null,
): readonly ChosenLine[] | null {
  const chosen = lines.map((line, index) => {
    const text = (read(fieldName(index)) ?? '').trim() || '0'
    return { ...line, chosen: /^\d{1,9}$/.test(text) ? Number(text) : NaN }
  })
  return chosen.some((line) => Number.isNaN(line.chosen)) ? null : chosen
}

/** The mistake in a choice; null: none. */
export function problemOfChoice(lines: readonly ChosenLine[]): OwnWithdrawal['problem'] {
  if (lines.some(({ chosen, left }) => chosen > left)) return 'changed'
  return lines.every(({ chosen }) => chosen === 0) ? 'nothing' : null
}

/** The chosen pieces. */
export const piecesOfChoice = (lines: readonly ChosenLine[]): readonly LinePieces[] =>
  lines.flatMap(({ lineId, chosen }) => (chosen > 0 ? [{ lineId, count: chosen }] : []))

/** The chosen pieces as a text. */
export const chosenText = ({ lines }: OwnWithdrawal): string =>
  lines
    .filter(({ chosen }) => chosen > 0)
    .map(({ name, chosen }) => `${chosen} × ${name}`)
    .join('\n')

/** A field that is sent and not shown. */
export const hiddenField = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** The fields that identify the order, with the choice if it is not made on this page. */
export const ownFields = ({ orderId, token, seen, lines }: OwnWithdrawal, withChoice = false): string =>
  [
    hiddenField('orderId', orderId),
    hiddenField('token', token),
    hiddenField('seen', `${seen}`),
    ...(withChoice ? lines.map(({ chosen }, index) => hiddenField(fieldName(index), `${chosen}`)) : []),
  ].join('')

/** The fields for choosing the pieces of each line. */
export const lineFields = ({ lines, problem }: OwnWithdrawal, texts: WithdrawalTexts): string =>
  `<fieldset${problem === null ? '' : ' aria-describedby="problem"'}><legend>${escapeHtml(texts.pieces)}</legend>` +
  lines
    .map(({ name, left, chosen }, index) => {
      if (left === 0) return ''
      const field = fieldName(index)
      return (
        `<label for="${field}">${escapeHtml(`${name} (${left})`)}</label>` +
        `<input id="${field}" name="${field}" type="number" inputmode="numeric" min="0" max="${left}" ` +
        `value="${chosen}" required>`
      )
    })
    .join('') +
  '</fieldset>'
