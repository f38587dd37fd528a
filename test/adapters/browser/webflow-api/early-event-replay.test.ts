/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { captureEarlyEvents } from '../../../../adapters/browser/webflow-api/early-event-replay.js'
import type { EarlyEvents } from '../../../../adapters/browser/webflow-api/early-event-replay.js'
import type { PageContext, PageMode } from '../../../../adapters/browser/kit/page-module.js'

const EVENTS: EarlyEvents = { click: '.open', submit: 'form' }

let stop: (() => void)[] = []
beforeEach(() => {
  document.body.innerHTML =
    '<a class="open"><b>open</b></a><a class="other">x</a><form><button>add</button></form>'
})
afterEach(() => {
  for (const end of stop) end()
  stop = []
})

const at = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement

interface Options {
  readonly mode?: PageMode
  readonly isWanted?: (type: keyof EarlyEvents) => boolean
}

function capture({ mode = 'published', isWanted = () => true }: Options = {}) {
  const early = captureEarlyEvents(
    { document, window, mode: () => mode } as unknown as PageContext,
    EVENTS,
    isWanted,
  )
  stop.push(early.discard)
  return early
}

/** Records the events that reach the page's own listeners, in order. */
function hear(): string[] {
  const heard: string[] = []
  const listen = (type: string, listener: (event: Event) => void): void => {
    document.addEventListener(type, listener)
    stop.push(() => document.removeEventListener(type, listener))
  }
  listen('click', ({ target }) => heard.push(`click ${(target as Element).className || 'inner'}`))
  listen('submit', (event) => {
    event.preventDefault()
    heard.push('submit')
  })
  return heard
}

describe('events that come before the chunk that answers them', () => {
  it('are stopped, and are dispatched again once', () => {
    const heard = hear()
    const { replay } = capture()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    at('.open b').dispatchEvent(click)
    at('.open').click()
    expect([heard, click.defaultPrevented]).toEqual([[], true])
    replay()
    expect(heard).toEqual(['click open'])
    replay()
    at('.open').click()
    expect(heard).toEqual(['click open', 'click open'])
  })

  it('are dispatched again in order; a form is submitted as by its visitor', () => {
    const heard = hear()
    const { replay } = capture()
    const submit = jest.fn()
    at('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    Object.assign(at('form'), { requestSubmit: submit })
    at('.open').click()
    replay()
    expect(submit).toHaveBeenCalledTimes(1)
    expect(heard).toEqual(['click open'])
  })

  it('are not stopped if no chunk asks for them', () => {
    const heard = hear()
    capture()
    at('.other').click()
    expect(heard).toEqual(['click other'])
  })

  it('go to the browser if they are not wanted, and while the page is designed', () => {
    const heard = hear()
    const { discard } = capture({ isWanted: (type) => type === 'submit' })
    at('.open').click()
    discard()
    capture({ mode: 'design' })
    at('.open').click()
    expect(heard).toEqual(['click open', 'click open'])
  })

  it('are dropped when the chunk cannot be loaded', () => {
    const heard = hear()
    const { replay, discard } = capture()
    at('.open').click()
    discard()
    replay()
    at('.other').click()
    expect(heard).toEqual(['click other'])
  })
})
