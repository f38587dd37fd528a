import { money } from '../../../core/money/index.js'
import { transition } from '../../../core/use-cases/shop/payment-attempt.machine.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptPurpose,
  AttemptState,
  ProviderAnswer,
  StoredAttempt,
} from '../../../core/use-cases/shop/payments/attempt-state.js'
import { applyChange } from './apply-change.js'

const amount = money(100, 'EUR')
const reference = 'payment'
const action = { provider: 'model', data: 'go' }
const CHARGED = {
  tag: 'charged',
  reference,
  amount,
  refunded: amount,
  isDisputed: false,
  card: null,
} as const

/** Each answer a provider can give to a question. */
const ANSWERS: Readonly<
  Record<Extract<AttemptEffect, { tag: 'ask' }>['question'], readonly ProviderAnswer[]>
> = {
  prepare: [
    { tag: 'prepared', reference },
    { tag: 'declined', message: '' },
    { tag: 'unknown', message: '' },
  ],
  charge: [
    CHARGED,
    { tag: 'declined', message: '' },
    { tag: 'pending', reference },
    { tag: 'unknown', message: '' },
    { tag: 'action-required', reference, action },
  ],
  authorise: [
    { tag: 'authorised', reference, amount, card: null },
    { tag: 'declined', message: '' },
    { tag: 'pending', reference },
    { tag: 'unknown', message: '' },
    { tag: 'action-required', reference, action },
  ],
  keep: [
    { tag: 'kept', keptMethod: 'kept', card: null },
    { tag: 'declined', message: '' },
    { tag: 'unknown', message: '' },
    { tag: 'action-required', action },
  ],
  lookup: [
    CHARGED,
    { tag: 'authorised', reference, amount, card: null },
    { tag: 'declined', message: '' },
    { tag: 'pending', reference },
    { tag: 'unknown', message: '' },
    { tag: 'action-required', reference, action },
    { tag: 'none' },
  ],
  cancel: [CHARGED, { tag: 'cancelled' }, { tag: 'pending', reference }, { tag: 'unknown', message: '' }],
  capture: [CHARGED, { tag: 'lapsed', message: '' }, { tag: 'unknown', message: '' }],
}

const PURPOSES: readonly AttemptPurpose[] = ['order', 'subscribe', 'trial', 'kept-trial', 'renewal']
const BOTH = [false, true] as const
const PROVIDERS = BOTH.flatMap((prepares) =>
  BOTH.flatMap((authorises) => BOTH.map((keeps) => ({ prepares, authorises, keeps }))),
)

const STARTS: readonly StoredAttempt[] = PURPOSES.flatMap((purpose) =>
  BOTH.flatMap((isHeldFirst) =>
    [amount, money(0, 'EUR')].map((due): StoredAttempt => {
      return {
        tag: 'reserved',
        reference: null,
        terms: { amount: due, purpose, isHeldFirst, provider: 'model' },
      }
    }),
  ),
)

/** Every event for an attempt at rest. */
const EVENTS: readonly AttemptEvent[] = [
  ...BOTH.flatMap((isAbandoned) =>
    BOTH.flatMap((hasExpired) =>
      [null, ...PROVIDERS].map((provider) => ({ tag: 'settle', provider, isAbandoned, hasExpired }) as const),
    ),
  ),
  ...[null, ...PROVIDERS].flatMap((provider) =>
    (['noticed', 'capture-due', 'release-due'] as const).map((tag) => ({ tag, provider })),
  ),
  { tag: 'confirmed', confirmation: 'passed' },
  { tag: 'capture-wanted' },
]

const nodeOf = (state: AttemptState): string => (state.tag === 'placed' ? state.money : state.tag)

/** A transition of the machine: from a state, by an event, to a state. */
interface Arrow {
  readonly from: string
  readonly by: string
  readonly to: string
}

/** The transitions from every reachable state, with every event and every answer. */
function walkAttempt(): readonly Arrow[] {
  const arrows = new Map<string, Arrow>()
  const seen = new Set<string>()
  const open: AttemptState[] = [...STARTS]

  const step = (state: AttemptState, event: AttemptEvent, by: string): void => {
    const [next, effects] = transition(state, event)
    const [from, to] = [nodeOf(state), nodeOf(next)]
    const isMove = from !== to
    if (isMove) arrows.set(`${from} ${by} ${to}`, { from, by, to })
    const key = JSON.stringify([next, effects, by])
    if (seen.has(key)) return
    seen.add(key)
    // An unknown outcome keeps the stored state, which is in the list already.
    if (next.tag !== 'charging' && next.tag !== 'unknown') open.push(next)
    for (const effect of effects)
      for (const [answer, word] of answersTo(next, effect, by)) step(next, answer, word)
  }

  for (let state = open.shift(); state !== undefined; state = open.shift())
    for (const event of EVENTS) step(state, event, event.tag)
  return [...arrows.values()]
}

/** The events that can answer an effect, each with its label in the diagram. */
function answersTo(
  state: AttemptState,
  effect: AttemptEffect,
  by: string,
): readonly (readonly [AttemptEvent, string])[] {
  switch (effect.tag) {
    case 'ask':
      return ANSWERS[effect.question].map((answer) => [{ tag: 'answered', answer }, answer.tag])
    case 'pause':
      return BOTH.map((hasExpired) => [{ tag: 'paused', hasExpired }, by])
    case 'judge':
      return BOTH.map((mayHold) => [{ tag: 'judged', mayHold }, mayHold ? by : 'not-held'])
    case 'save':
    case 'read': {
      if (state.tag !== 'charging') return []
      const stored = effect.tag === 'save' ? applyChange(state.from, effect.change) : state.from
      return BOTH.map((hasExpired) => [{ tag: 'stored', state: stored, hasExpired }, by])
    }
    case 'save-ended':
    case 'report':
      return []
  }
}

const MONIES = ['taken', 'held', 'capturing', 'lapsed', 'testing', 'trial']

/** The diagram of the machine, as the documents show it. */
export function drawAttempt(): string {
  const words = new Map<string, string[]>()
  for (const { from, by, to } of walkAttempt()) {
    const line = `${from} --> ${to}`
    words.set(line, [...(words.get(line) ?? []), by])
  }
  const lines = [...words].map(([line, by]) => `  ${line}: ${[...new Set(by)].sort().join(', ')}`).sort()
  return [
    'stateDiagram-v2',
    '  [*] --> reserved',
    '  state placed {',
    ...MONIES.map((money) => `    ${money}`),
    '  }',
    ...lines,
  ].join('\n')
}
