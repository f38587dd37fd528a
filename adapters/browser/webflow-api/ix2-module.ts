import { createInteractionsHost } from '../interactions/interactions-host.js'
import type { InteractionsHost, InteractionsListener } from '../interactions/interactions-host.js'
import type { PageContext } from '../kit/page-module.js'
import type { LoadOnDemand } from './on-demand-chunks.js'
import { ix2Actions } from './ix2-actions.js'
import type { Ix2Action } from './ix2-actions.js'
import { toRecord } from '../../../core/shared/index.js'
import { createNames, readIx2State } from './ix2-state.js'

type Listener = () => void

interface DesignerChunk {
  readonly answerRequest: (host: InteractionsHost, action: Ix2Action) => void
}

/**
 * The requests of the builder's own windows; they have no effect on a published page
 * (reference/page-api#sessions).
 */
const REQUEST = /^IX2_(PREVIEW|PLAYBACK|STOP|CLEAR)_REQUESTED$/

/**
 * `Webflow.require('ix2')`: starting and stopping, and a store in the form that third-party code knows.
 * Dispatched actions are carried out if they have a meaning here: remembered event states, parameters, new
 * data, stopping, and in the builder's own windows its requests, which a chunk handles. Animations notify the
 * body when they begin and end (reference/page-api#interactions-module, reference/page-api#events).
 */
export function createIx2Module(
  context: PageContext,
  plugins: Parameters<typeof createInteractionsHost>[1],
  load: LoadOnDemand,
) {
  const { document, window } = context
  const listeners = new Set<Listener>()
  const nameOf = createNames('i')
  const nameOfElement = createNames('e')
  const getState = () => readIx2State(context, host, nameOf, nameOfElement)

  const changed = (): void => {
    for (const listener of [...listeners])
      try {
        listener()
      } catch (error) {
        reportError(error)
      }
  }
  const onLifecycle: InteractionsListener['onLifecycle'] = (play, isOver) => {
    const instanceId = nameOf(play)
    const detail = isOver
      ? {
          instanceId,
          get state() {
            return getState()
          },
        }
      : instanceId
    document.body.dispatchEvent(
      new CustomEvent(`ix2-animation-${isOver ? 'stopping' : 'started'}`, { bubbles: true, detail }),
    )
  }
  const host = createInteractionsHost(context, plugins, { changed, onLifecycle })

  const dispatch = (action: Ix2Action): Ix2Action => {
    const { type, payload } = toRecord(action)
    const given = toRecord(payload)
    switch (type) {
      case 'IX2_RAW_DATA_IMPORTED':
        host.init(given['rawData'])
        break
      case 'IX2_SESSION_STOPPED':
        host.destroy()
        break
      case 'IX2_EVENT_STATE_CHANGED':
        host.change(({ states }) => states.set(String(given['stateKey']), toRecord(given['newState'])))
        break
      case 'IX2_PARAMETER_CHANGED':
        host.change((session) => session.publish(String(given['key']), Number(given['value'])))
        break
      default:
        if (Reflect.has(window, '__wf_design') && REQUEST.test(String(type)))
          void load('designer').then(
            (chunk) => (chunk as DesignerChunk).answerRequest(host, action),
            reportError,
          )
    }
    changed()
    return action
  }
  return {
    host,
    module: {
      init: host.init,
      destroy: host.destroy,
      ready: host.refresh,
      setEnv: () => undefined,
      store: {
        getState,
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
    },
  }
}
