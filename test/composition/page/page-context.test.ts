/** @jest-environment jsdom */
import { expect, it } from '@jest/globals'
import { NEVER, Subject } from 'rxjs'
import { createPageContext } from '../../../composition/page/page-context.js'
import { SCRIPT_ADAPTERS } from '../../../composition/page/script-adapters.js'

it('a page takes its clock, its frames and its events from the table of the page script', () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
  const events = new Subject<Event>()
  let showFrame: (nowMs: number) => void = () => undefined
  const adapters = {
    clock: { ...SCRIPT_ADAPTERS.clock, wallTime: () => 42 },
    frames: { subscribe: (onFrame: typeof showFrame) => ((showFrame = onFrame), () => undefined) },
    eventsOf: () => events,
    visibilityOf: () => NEVER,
  }
  const context = createPageContext(window, adapters)
  const heard: string[] = []
  context.resize.on((event) => heard.push(event?.type ?? 'none'))
  events.next(new Event('resize'))
  expect([context.clock.wallTime(), heard]).toEqual([42, []])
  showFrame(1)
  expect(heard).toEqual(['resize'])
})
