import { expect, it } from '@jest/globals'
import { countText, dayText, wordsOf } from '../../../ui-react/desk/kit/texts.js'
import { failureText } from '../../../ui-react/desk/kit/states.js'
import { viewOf } from '../../../ui-react/desk/orders/order-views.js'

const NOW = new Date(2027, 2, 1, 0, 30)

it.each([
  [new Date(2027, 2, 1, 0, 1), 'Today'],
  [new Date(2027, 1, 28, 23, 59), 'Yesterday'],
  [new Date(2027, 1, 27, 23, 59), 'Feb 27'],
  [new Date(2026, 1, 27), 'Feb 27, 2026'],
])('says the day of %s as a person does', (time, text) => {
  expect(dayText(time.toISOString(), NOW)).toBe(text)
})

it('counts in words, and reads names in camel case', () => {
  expect([countText(1, 'order'), countText(1200, 'order'), countText(2, 'try', 'tries')]).toEqual([
    '1 order',
    '1,200 orders',
    '2 tries',
  ])
  expect(wordsOf('orderDispatchedInPart')).toBe('Order dispatched in part')
})

it('says of a conflict that the other change is shown, else what the server says', () => {
  const message = 'Only €5.00 can still be given back.'
  const problem = (code: 'CHANGED_MEANWHILE' | 'BAD_INPUT') =>
    failureText({ tag: 'problem', problem: { code, message } })
  expect(problem('CHANGED_MEANWHILE')).toMatch(/^Another person has just changed this\./)
  expect(problem('BAD_INPUT')).toBe(message)
})

it('shows all orders for a view that there is not', () => {
  expect([viewOf('to-send').filter, viewOf('of-old').filter, viewOf(null).id]).toEqual([
    { toSend: true },
    {},
    '',
  ])
})
