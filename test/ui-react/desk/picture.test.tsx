/** @jest-environment jsdom */
import { expect, it } from '@jest/globals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Picture } from '../../../ui-react/desk/kit/picture.js'

it('shows the icon in place of a picture that does not load, until there is another one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (url: string | null) =>
    act(async () => root.render(<Picture url={url} icon={() => <svg />} />))
  const shown = (): string => place.querySelector('img')?.getAttribute('src') ?? place.innerHTML

  await show('/images/lamp.jpg')
  expect(shown()).toBe('/images/lamp.jpg')
  await act(async () => place.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(shown()).toBe('<span class="line-image" aria-hidden="true"><svg></svg></span>')
  await show('/images/mug.jpg')
  expect(shown()).toBe('/images/mug.jpg')
  await show(null)
  expect(shown()).toMatch(/<svg>/)
  await act(async () => root.unmount())
})
