import type { InteractionsHost } from '../interactions/interactions-host.js'
import type { PageContext } from '../kit/page-module.js'
import { toRecord } from '../../../core/shared/index.js'
import type { UntrustedRecord } from '../../../core/shared/index.js'

/** Events by type and id, as page code finds them. */
function eventTypeMap(events: UntrustedRecord): Record<string, Record<string, unknown>> {
  const map: Record<string, Record<string, unknown>> = {}
  for (const [id, event] of Object.entries(events))
    (map[String(toRecord(event)['eventTypeId'])] ??= {})[id] = event
  return map
}

/**
 * Names for running actions and elements, unchanged while they run: `i1`, `i2` ... for actions and `e1`, `e2`
 * ... for elements.
 */
export function createNames(prefix: string): (thing: object) => string {
  const names = new WeakMap<object, string>()
  let count = 0
  return (thing) => {
    const name = names.get(thing) ?? `${prefix}${++count}`
    names.set(thing, name)
    return name
  }
}

type Names = ReturnType<typeof createNames>

const NO_REQUESTS = { preview: {}, playback: {}, stop: {}, clear: {} }

/** The running animations, by name, and the elements they play on. */
function readInstances(host: InteractionsHost, nameOf: Names, nameOfElement: Names) {
  const ixInstances: Record<string, object> = {}
  const ixElements: Record<string, object> = {}
  const player = host.session()?.player
  for (const play of [...(player?.tweens ?? []), ...(player?.continuousAnimations ?? [])]) {
    const { run, item, element, group } = play
    const isTrack = 'position' in play
    const id = nameOf(play)
    const ref = element ?? group
    const elementId = nameOfElement(ref)
    const position = isTrack ? play.position : Math.max(play.progress, 0)
    ixElements[elementId] = {
      id: elementId,
      ref,
      refId: item.target.id,
      refType: 'HTML_ELEMENT',
      refState: {},
    }
    ixInstances[id] = {
      id,
      elementId,
      active: isTrack || play.progress >= 0,
      complete: !isTrack && play.progress === 1,
      isContinuous: isTrack,
      position,
      current: Object.fromEntries(
        [...(group.channelSlots[item.family] ?? [])].map(([name, slot]) => [name, group.values[slot]]),
      ),
      eventId: run.event.id,
      eventStateKey: run.key,
      eventTarget: run.element,
      actionListId: run.event.list.id,
      actionTypeId: item.actionTypeId,
      groupIndex: run.groupIndex,
    }
  }
  return { ixInstances, ixElements }
}

/**
 * The state that page code reads, made on request (reference/page-api#interactions-module). `nameOf` and
 * `nameOfElement` return the names of actions and elements.
 */
export function readIx2State(
  { document, window, prefersReducedMotion }: PageContext,
  host: InteractionsHost,
  nameOf: Names,
  nameOfElement: Names,
) {
  const raw = toRecord(host.data())
  const events = toRecord(raw['events'])
  const given = toRecord(raw['site'])['mediaQueries']
  const mediaQueries: readonly unknown[] = Array.isArray(given) ? given : []
  const session = host.session()
  const report = host.report()
  return {
    ixData: {
      events,
      actionLists: toRecord(raw['actionLists']),
      eventTypeMap: eventTypeMap(events),
      mediaQueries,
      mediaQueryKeys: mediaQueries.map((query) => toRecord(query)['key']),
    },
    ixRequest: NO_REQUESTS,
    ixSession: {
      active: session !== null,
      tick: session?.player.lastFrameMs ?? 0,
      eventListeners: [...(session?.domEvents() ?? [])].map((type) => ({ type })),
      eventState: Object.fromEntries(session?.states ?? []),
      playbackState: Object.fromEntries((report?.running ?? []).map(({ list }) => [list, true])),
      viewportWidth: window.innerWidth,
      mediaQueryKey: report?.breakpoint ?? null,
      hasBoundaryNodes: document.querySelector('.w-dyn-item') !== null,
      hasDefinedMediaQueries: mediaQueries.length > 0,
      reducedMotion: prefersReducedMotion(),
    },
    ...readInstances(host, nameOf, nameOfElement),
    ixParameters: Object.fromEntries(
      [...(session?.parameters ?? [])].flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])),
    ),
  }
}
