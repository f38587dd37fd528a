/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals'
import { createElement, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Menu } from '../../../ui-react/desk/kit/base-ui.js'
import { MainPart } from '../../../ui-react/desk/kit/main-part.js'
import { MenuPopup } from '../../../ui-react/desk/kit/menu-popup.js'

const place = document.body.appendChild(document.createElement('div'))
let root = createRoot(place)
afterEach(() => root.unmount())

/** A page with an open menu; `id` distinguishes the main landmarks. */
function Page({ id }: { readonly id: string }) {
  const main = useRef<HTMLElement>(null)
  return (
    <MainPart value={main}>
      <main key={id} ref={main} id={id} />
      <Menu.Root key={`menu of ${id}`} defaultOpen>
        <MenuPopup>
          <Menu.Item>Print</Menu.Item>
        </MenuPopup>
      </Menu.Root>
    </MainPart>
  )
}

const landmarkOfMenu = async (): Promise<string | undefined> => {
  for (let round = 0; round < 50 && document.querySelector('[role="menuitem"]') === null; round += 1)
    await new Promise((done) => setTimeout(done, 10))
  return document.querySelector('[role="menuitem"]')?.closest('main')?.id
}

it('is in the main landmark that is drawn together with it, and in the one that replaces it', async () => {
  root = createRoot(place)
  root.render(createElement(Page, { id: 'first' }))
  expect(await landmarkOfMenu()).toBe('first')
  root.render(createElement(Page, { id: 'second' }))
  await new Promise((done) => setTimeout(done, 50))
  expect(await landmarkOfMenu()).toBe('second')
})
