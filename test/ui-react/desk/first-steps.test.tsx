import { expect, it } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { OwnerApi } from '../../../core/ports/owner/api/owner-api.port.js'
import { SurroundingsProvider } from '../../../ui-react/desk/data/api.js'
import { FirstSteps } from '../../../ui-react/desk/home/first-steps.js'

const NEW = {
  name: 'Abend',
  url: 'https://shop.example.org',
  currency: 'EUR',
  language: 'en',
  isTestShop: true,
  mailsAreSent: false,
  hasBusiness: false,
}

/** The titles of the steps that are ticked. */
function doneOf(facts: Partial<typeof NEW>): readonly string[] {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SurroundingsProvider value={{ api: {} as OwnerApi, newKey: () => 'key' }}>
          <FirstSteps shop={{ ...NEW, ...facts }} />
        </SurroundingsProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const steps = markup.split('<li').filter((step) => step.includes('data-tone="good"'))
  return steps.map((step) => /<strong>([^<]+)/.exec(step)?.[1] ?? '')
}

it.each([
  ['nothing', {}, []],
  ['the business', { hasBusiness: true }, ['Enter your business']],
  ['a mail server', { mailsAreSent: true }, ['Set up mail']],
  ['a payment provider', { isTestShop: false }, ['Take real payments']],
])('ticks the steps that are done: %s', (_, facts, done) => {
  expect(doneOf(facts)).toEqual(done)
})
