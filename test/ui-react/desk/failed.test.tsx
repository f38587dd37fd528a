import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Failed } from '../../../ui-react/desk/kit/states.js'

it.each([
  ['offline', 'No connection', true],
  ['forbidden', 'Not part of your role', false],
  ['signed-out', 'This did not load', true],
] as const)('offers a retry after a failure %s only if it can help', (tag, title, hasRetry) => {
  const shown = renderToStaticMarkup(<Failed failure={{ tag }} onRetry={() => undefined} />)
  expect([shown.includes(title), shown.includes('Try again')]).toEqual([true, hasRetry])
})
