/**
 * One message to the interactions' store, made by page code with an action creator
 * (reference/page-api#interactions-module).
 */
export interface Ix2Action {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Creator names and the names of their arguments. */
const CREATORS: Readonly<Record<string, readonly string[]>> = {
  rawDataImported: ['rawData'],
  sessionInitialized: ['hasBoundaryNodes', 'reducedMotion'],
  sessionStarted: [],
  sessionStopped: [],
  previewRequested: ['defer', 'eventIds'],
  playbackRequested: ['options'],
  stopRequested: ['actionListId'],
  clearRequested: ['onComplete'],
  eventListenerAdded: ['target', 'listenerParams'],
  testFrameRendered: ['step'],
  eventStateChanged: ['stateKey', 'newState'],
  animationFrameChanged: ['now', 'parameters'],
  parameterChanged: ['key', 'value'],
  instanceAdded: ['options'],
  instanceStarted: ['instanceId', 'time'],
  instanceRemoved: ['instanceId'],
  elementStateChanged: ['elementId', 'actionTypeId', 'current', 'actionItem'],
  actionListPlaybackChanged: ['actionListId', 'isPlaying'],
  viewportWidthChanged: ['width', 'mediaQueries'],
  mediaQueriesDefined: [],
}

/** `eventStateChanged` -> `IX2_EVENT_STATE_CHANGED`. */
export const actionType = (creator: string): string => `IX2_${creator.replace(/[A-Z]/g, '_$&').toUpperCase()}`

/** `Webflow.require('ix2').actions`. */
export const ix2Actions: Readonly<Record<string, (...values: readonly unknown[]) => Ix2Action>> =
  Object.fromEntries(
    Object.entries(CREATORS).map(([creator, fields]) => [
      creator,
      (...values: readonly unknown[]) => ({
        type: actionType(creator),
        payload: Object.fromEntries(fields.map((field, at) => [field, values[at]])),
      }),
    ]),
  )
