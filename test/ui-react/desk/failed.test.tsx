import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { Failed } from '../../../ui-react/desk/kit/states.js'

const shown = (tag: 'offline' | 'forbidden' | 'signed-out'): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Failed failure={{ tag }} onRetry={() => undefined} />
    </MemoryRouter>,
  )

it.each([
  ['offline', 'No connection', 'Try again', 'Go to Home'],
  ['forbidden', 'Not part of your role', 'Go to Home', 'Try again'],
  ['signed-out', 'This did not load', 'Try again', 'Go to Home'],
] as const)('shows after a failure %s a way on that can help', (tag, title, action, none) => {
  expect(shown(tag)).toContain(title)
  expect(shown(tag)).toContain(action)
  expect(shown(tag)).not.toContain(none)
})
