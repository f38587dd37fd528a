import type { Session } from '../../../core/animation/index.js'
import type { FakeElement } from '../../fakes/stage.fake.js'

/** Starts an event's list on every element that triggers it with a click. */
export function startEvent(session: Session<FakeElement>, eventId: string, nowMs: number): void {
  for (const trigger of session.triggersOf('MOUSE_CLICK'))
    if (trigger.event.id === eventId) session.start(trigger, nowMs)
}

/** Stops a list on all elements. */
export function stopList({ player }: Session<FakeElement>, listId: string): void {
  for (const { run } of player.tweens) if (run.event.list.id === listId) player.stop(run)
}
