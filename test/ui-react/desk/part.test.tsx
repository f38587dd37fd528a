/** @jest-environment jsdom */
import { expect, it } from '@jest/globals'
import { Suspense } from 'react'

// React delays content behind a fallback by a timer of 300 ms, which never ends here.
const { setTimeout: realTimeout } = globalThis
const HELD_BACK_MS = 50
globalThis.setTimeout = ((run: () => void, ms = 0) =>
  ms > HELD_BACK_MS ? 0 : realTimeout(run, ms)) as typeof setTimeout

const { createRoot } = await import('react-dom/client')
const { page, part } = await import('../../../ui-react/desk/kit/part.js')

const ROUNDS = 100
const Sheet = ({ name }: { readonly name: string }) => <p>Sheet of {name}</p>
const later = <T,>(value: T): Promise<T> => new Promise((done) => realTimeout(() => done(value), 10))

/** Draws content; answers each text that was shown, until it is `last` or the time is over. */
async function shownUntil(last: string, draw: () => React.ReactNode): Promise<readonly string[]> {
  const place = document.createElement('div')
  const root = createRoot(place, { onCaughtError: () => undefined })
  root.render(<Suspense fallback="fallback">{draw()}</Suspense>)
  const shown: string[] = []
  for (let round = 0; round < ROUNDS && shown.at(-1) !== last; round += 1) {
    await later(null)
    const text = place.textContent ?? ''
    if (text !== '' && shown.at(-1) !== text) shown.push(text)
  }
  root.unmount()
  return shown
}

it('draws a sheet as soon as its code has loaded, and a placeholder until then', async () => {
  const Loaded = part(() => later(Sheet), 'sheet')
  const draw = () => <Loaded name="Ada" waiting="waiting" />
  expect(await shownUntil('Sheet of Ada', draw)).toEqual(['waiting', 'Sheet of Ada'])
  expect(await shownUntil('Sheet of Ada', draw)).toEqual(['Sheet of Ada'])
})

it('draws a page whose code is loaded before at once', async () => {
  const Home = page(() => later(() => <h1>Home</h1>))
  await Home.preload()
  expect(await shownUntil('Home', () => <Home />)).toEqual(['Home'])
})

it('loads the code of a part again after a failure', async () => {
  let tries = 0
  const Loaded = part(async () => {
    tries += 1
    if (tries === 1) throw new Error('no network')
    return later(Sheet)
  }, 'sheet')
  let failed = 0
  const draw = () => <Loaded name="Ada" onFailed={() => (failed += 1)} />
  await shownUntil('nothing', draw)
  expect([tries, failed]).toEqual([1, 1])
  expect(await shownUntil('Sheet of Ada', draw)).toEqual(['Sheet of Ada'])
})
