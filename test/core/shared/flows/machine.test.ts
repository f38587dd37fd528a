import { describe, expect, it } from '@jest/globals'
import { runMachine } from '../../../../core/shared/index.js'
import type { Transition } from '../../../../core/shared/index.js'

type Event = { readonly tag: 'add'; readonly count: number } | { readonly tag: 'fail' }

/** Counts; reports additions as an effect, and requests one more at two. */
const counting: Transition<number, Event, string> = (count, event) => {
  if (event.tag === 'fail') throw new Error('impossible')
  const next = count + event.count
  return [next, next === 2 ? ['said 2', 'more'] : [`said ${next}`]]
}

function start() {
  const log: string[] = []
  const machine = runMachine(0, counting, (effect, send) => {
    log.push(effect)
    if (effect === 'more') send({ tag: 'add', count: 10 })
    if (effect === 'more') log.push('asked for more')
  })
  machine.subscribe(() => log.push(`state ${machine.getSnapshot()}`))
  return { machine, log }
}

describe('a machine that runs', () => {
  it('shows the next state before it performs the effects', () => {
    const { machine, log } = start()
    machine.send({ tag: 'add', count: 1 })
    expect(log).toEqual(['state 1', 'said 1'])
  })

  it('queues events of an effect until the present event is handled', () => {
    const { machine, log } = start()
    machine.send({ tag: 'add', count: 2 })
    expect(log).toEqual(['state 2', 'said 2', 'more', 'asked for more', 'state 12', 'said 12'])
  })

  it('queues events of a listener too', () => {
    const { machine, log } = start()
    const stop = machine.subscribe(() => {
      stop()
      machine.send({ tag: 'add', count: 5 })
      log.push('sent')
    })
    machine.send({ tag: 'add', count: 1 })
    expect(log).toEqual(['state 1', 'sent', 'said 1', 'state 6', 'said 6'])
  })

  it('notifies no listener of an event that leaves the state unchanged, and still performs its effects', () => {
    const { machine, log } = start()
    machine.send({ tag: 'add', count: 0 })
    expect(log).toEqual(['said 0'])
  })

  it('accepts further events after one that threw', () => {
    const { machine } = start()
    expect(() => machine.send({ tag: 'fail' })).toThrow('impossible')
    machine.send({ tag: 'add', count: 1 })
    expect(machine.getSnapshot()).toBe(1)
  })
})
