import type { InteractionsHost } from '../../adapters/dom/interactions/interactions-host.js'
import { ix2Actions } from './ix2-actions.js'
import type { Ix2Action } from './ix2-actions.js'

type Listener = () => void

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Ids of events by their type, as page code finds them. */
function eventTypeMap(events: Record<string, unknown>): Record<string, Record<string, unknown>> {
  const map: Record<string, Record<string, unknown>> = {}
  for (const [id, event] of Object.entries(events)) {
    const type = String(record(event)['eventTypeId'])
    map[type] = { ...map[type], [id]: event }
  }
  return map
}

/** The state page code reads, made from ours when it asks (contract/animation 5.3). */
function readState(host: InteractionsHost, window: Window): object {
  const raw = record(host.data())
  const events = record(raw['events'])
  const mediaQueries = record(raw['site'])['mediaQueries'] ?? []
  const session = host.session()
  const report = host.report()
  return {
    ixData: {
      events,
      actionLists: record(raw['actionLists']),
      eventTypeMap: eventTypeMap(events),
      mediaQueries,
      mediaQueryKeys: (Array.isArray(mediaQueries) ? mediaQueries : []).map((query) => record(query)['key']),
    },
    ixRequest: { preview: {}, playback: {}, stop: {}, clear: {} },
    ixSession: {
      active: session !== null,
      tick: session?.player.lastFrameMs ?? 0,
      eventListeners: [],
      eventState: Object.fromEntries(session?.states ?? []),
      playbackState: Object.fromEntries((report?.running ?? []).map(({ list }) => [list, true])),
      viewportWidth: window.innerWidth,
      mediaQueryKey: report?.breakpoint ?? null,
      hasBoundaryNodes: false,
      hasDefinedMediaQueries: Array.isArray(mediaQueries) && mediaQueries.length > 0,
      reducedMotion: false,
    },
    ixElements: {},
    ixInstances: Object.fromEntries(
      (session?.player.tweens ?? []).map(({ run, item, progress }, at) => [
        `i${at + 1}`,
        {
          eventId: run.event.id,
          actionListId: run.event.list.id,
          groupIndex: run.groupIndex,
          actionTypeId: item.actionTypeId,
          position: progress,
        },
      ]),
    ),
    ixParameters: Object.fromEntries(
      [...(session?.parameters ?? [])].flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])),
    ),
  }
}

/**
 * `Webflow.require('ix2')`: starting and stopping, and a store that looks like the one third-party code knows. What it dispatches
 * is taken over where it means something to us: remembered event states, parameters, new data, stopping.
 */
export function createIx2Module(host: InteractionsHost, window: Window) {
  const listeners = new Set<Listener>()
  const tell = (): void => {
    for (const listener of [...listeners]) listener()
  }
  const init = (data?: unknown): void => {
    host.init(data)
    tell()
  }
  const destroy = (): void => {
    host.destroy()
    tell()
  }
  const dispatch = (action: Ix2Action): Ix2Action => {
    const payload = record(action.payload)
    const session = host.session()
    switch (action.type) {
      case 'IX2_RAW_DATA_IMPORTED':
        host.init(payload['rawData'])
        break
      case 'IX2_SESSION_STOPPED':
        host.destroy()
        break
      case 'IX2_EVENT_STATE_CHANGED':
        session?.states.set(String(payload['stateKey']), record(payload['newState']))
        break
      case 'IX2_PARAMETER_CHANGED':
        host.setParameter(String(payload['key']), Number(payload['value']))
        break
    }
    tell()
    return action
  }
  return {
    init,
    destroy,
    ready: host.refresh,
    setEnv: () => undefined,
    store: {
      getState: () => readState(host, window),
      dispatch,
      subscribe: (listener: Listener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
      replaceReducer: () => undefined,
    },
    actions: ix2Actions,
  }
}
