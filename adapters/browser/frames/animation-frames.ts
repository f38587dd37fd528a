import { Observable } from 'rxjs'
import type { Subscriber } from 'rxjs'
import type { FrameSource } from '../../../core/ports/page/frame-source.port.js'

/** Each change makes a new list, so that a frame reaches its subscribers without a copy. */
let subscribers: readonly Subscriber<number>[] = []
let request = 0

const next = (nowMs: number): void => {
  request = 0
  for (const subscriber of subscribers) subscriber.next(nowMs)
  // A listener that was added meanwhile has requested one already.
  if (subscribers.length > 0) request ||= requestAnimationFrame(next)
}

/**
 * The time stamps (ms) of the frames that the display shows. All subscribers share one request a frame; without
 * a subscriber nothing is requested. The globals are looked up at each call, as by `browserClock`.
 */
const animationFrames = new Observable<number>((subscriber) => {
  subscribers = [...subscribers, subscriber]
  request ||= requestAnimationFrame(next)
  return () => {
    subscribers = subscribers.filter((each) => each !== subscriber)
    if (subscribers.length > 0) return
    cancelAnimationFrame(request)
    request = 0
  }
})

/**
 * The frames of the display as the port of the core. A listener that throws is reported, and stays
 * subscribed.
 */
export const browserFrames: FrameSource = {
  subscribe: (onFrame) => {
    const subscription = animationFrames.subscribe(onFrame)
    return () => subscription.unsubscribe()
  },
}
